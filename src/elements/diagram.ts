/** `othello-board/diagram.js`: positions as SVG pictures without a page, for builds and servers. */
export {
  DIAGRAM_THEMES,
  diagramSVG,
  themeColors,
  type DiagramColors,
  type DiagramOptions,
  type DiagramTheme,
} from './diagram/diagram.js';
