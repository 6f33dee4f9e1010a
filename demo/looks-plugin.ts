import type { Plugin } from 'vite';
import { DIAGRAM_THEMES, diagramSVG, themeColors, type DiagramTheme } from '../src/diagram.js';
import { COLORS, colorProperties, type ColorName } from '../src/companions/game/board-colors.js';
import { Game } from '../src/rules.js';

const NAME = 'virtual:looks';

/** The look of boards on a page: a theme, or the default one in another colour. */
export interface BoardLook {
  readonly theme: DiagramTheme;
  readonly color: 'theme' | ColorName;
  /** A data URL of a picture of a board with a few discs. */
  readonly picture: string;
  /** The custom properties for all boards of a page. */
  readonly properties: Readonly<Record<string, string>>;
}

/** Evaluates the themes when the site is built, so that a page that offers them needs no part of the board. */
export function looks(): Plugin {
  return {
    name: 'othello-looks',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(allLooks())}` : undefined),
  };
}

function allLooks(): readonly BoardLook[] {
  const own = themeColors('classic').board;
  const colors = (Object.keys(COLORS) as ColorName[]).filter((color) => COLORS[color] !== own);
  return [...DIAGRAM_THEMES.map(themeLook), ...colors.map(colorLook)];
}

function themeLook(theme: DiagramTheme): BoardLook {
  const { board, line, frame, coordinate, legal, last, mark } = themeColors(theme);
  const properties = {
    '--othello-board-color': board,
    '--othello-line-color': line,
    '--othello-frame-color': frame,
    '--othello-coordinate-color': coordinate,
    '--othello-legal-color': legal,
    '--othello-last-color': last,
    '--othello-mark-color': mark,
  };
  return {
    theme,
    color: 'theme',
    picture: dataUrl(pictureOf(theme)),
    properties: theme === 'classic' ? {} : properties,
  };
}

function colorLook(color: ColorName): BoardLook {
  const properties = colorProperties(color);
  const { board, line, frame } = themeColors('classic');
  const picture = pictureOf('classic')
    .replaceAll(board, properties['--othello-board-color'])
    .replaceAll(line, properties['--othello-line-color'])
    .replaceAll(frame, properties['--othello-frame-color']);
  return { theme: 'classic', color, picture: dataUrl(picture), properties };
}

function pictureOf(theme: DiagramTheme): string {
  const game = new Game();
  for (const move of ['f5', 'd6', 'c3', 'd3', 'c4'] as const) game.play(move);
  return diagramSVG(game.node, { theme, coordinates: false, size: 64, title: theme });
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
