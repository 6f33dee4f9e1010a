/** A plugin of Vite with the module `virtual:looks`: each look of a board as custom properties and as a small picture. */
import type { Plugin } from 'vite';
import { DIAGRAM_THEMES, diagramSVG, themeColors, type DiagramTheme } from '../../src/elements/diagram.js';
import { Game } from '../../src/core/rules.js';
import type { Look } from './look.js';

const NAME = 'virtual:looks';

/** The colours of boards besides the theme's own, as the option `color` of a game has them. */
const COLORS = [
  ['blue', '#3a6ea5'],
  ['red', '#a95b4f'],
  ['violet', '#7d62a8'],
  ['grey', '#6b7280'],
] as const satisfies readonly (readonly [Look['color'], string])[];

/** The look of boards on a page: a theme, or the default one in another colour. */
export interface BoardLook {
  readonly theme: DiagramTheme;
  readonly color: Look['color'];
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

/** All looks, in the order in which they are offered. */
export function allLooks(): readonly BoardLook[] {
  return [...DIAGRAM_THEMES.map(themeLook), ...COLORS.map(([name, color]) => colorLook(name, color))];
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

function colorLook(name: Look['color'], color: string): BoardLook {
  const properties = {
    '--othello-board-color': color,
    '--othello-line-color': `color-mix(in oklab, ${color} 45%, #000)`,
    '--othello-frame-color': `color-mix(in oklab, ${color} 28%, #101413)`,
    '--othello-coordinate-color': `color-mix(in oklab, ${color} 25%, #fff)`,
  };
  const { board, line, frame } = themeColors('classic');
  const picture = pictureOf('classic')
    .replaceAll(board, properties['--othello-board-color'])
    .replaceAll(line, properties['--othello-line-color'])
    .replaceAll(frame, properties['--othello-frame-color']);
  return { theme: 'classic', color: name, picture: dataUrl(picture), properties };
}

function pictureOf(theme: DiagramTheme): string {
  const game = new Game();
  for (const move of ['f5', 'd6', 'c3', 'd3', 'c4'] as const) game.play(move);
  return diagramSVG(game.node, { theme, coordinates: false, size: 64, title: theme });
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
