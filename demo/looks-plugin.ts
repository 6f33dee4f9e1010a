import type { Plugin } from 'vite';
import { DIAGRAM_THEMES, diagramSVG, themeColors, type DiagramTheme } from '../src/diagram.js';
import { Game } from '../src/rules.js';

const NAME = 'virtual:looks';

/** The look of a theme on a page. */
export interface ThemeLook {
  readonly theme: DiagramTheme;
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
    load: (id) =>
      id === `\0${NAME}` ? `export default ${JSON.stringify(DIAGRAM_THEMES.map(lookOf))}` : undefined,
  };
}

function lookOf(theme: DiagramTheme): ThemeLook {
  const game = new Game();
  for (const move of ['f5', 'd6', 'c3', 'd3', 'c4'] as const) game.play(move);
  const svg = diagramSVG(game.node, { theme, coordinates: false, size: 64, title: theme });
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
    picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    properties: theme === 'classic' ? {} : properties,
  };
}
