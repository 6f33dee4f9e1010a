/**
 * `othello-board/diagram.js`: a place of a game as an SVG picture, without a page. Pages call it in a build or on a
 * server; plugins for Markdown and printed lessons use it.
 */
import {
  marksOf,
  arrowsOf,
  type LooseArrow,
  type LooseMark,
  type Mark,
} from '../../core/formats/common/marks.js';
import type { Color } from '../../core/rules/color.js';
import type { GameNode } from '../../core/rules/game/tree.js';
import { SQUARES } from '../../core/rules/square.js';
import { colorsOfTheme, drawDiagram, type DiagramCell, type DiagramColors } from './draw.js';
import type { Picture } from './shapes.js';
import { textOfPicture } from './svg.js';
import { THEME_NAMES, type ThemeName } from './theme-names.js';

export type { DiagramColors } from './draw.js';

/** The themes of diagrams, the same as the board's. */
export type DiagramTheme = ThemeName;
/** All themes of diagrams, the default first. */
export const DIAGRAM_THEMES: readonly DiagramTheme[] = THEME_NAMES;

/** Options of a diagram. */
export interface DiagramOptions {
  /** The author's marks, as on a board: `d3=A e6=circle`, or a list. */
  readonly marks?: string | readonly LooseMark[];
  /** The author's arrows: `c4-f4`, or a list. */
  readonly arrows?: string | readonly LooseArrow[];
  /** Whether to show move numbers on the discs. */
  readonly moveNumbers?: boolean;
  /** Whether to show coordinates beside the board; default true. */
  readonly coordinates?: boolean;
  /** Whether to show legal squares; default false. */
  readonly legal?: boolean;
  /** The side at the bottom; default Black. */
  readonly orientation?: Color;
  readonly theme?: DiagramTheme;
  /** The picture's text alternative; by default its position. */
  readonly title?: string;
  /** The width in pixels, 16 to 8192; default 800. */
  readonly size?: number;
}

/**
 * The colours of a theme as CSS values, for the page around its boards, or for custom properties of all boards.
 *
 * @throws {RangeError} when there is no such theme
 */
export function themeColors(theme: DiagramTheme): DiagramColors {
  if (!DIAGRAM_THEMES.includes(theme))
    throw new RangeError(`theme takes one of ${DIAGRAM_THEMES.join(', ')}, not '${theme}'`);
  return colorsOfTheme(theme);
}

/**
 * A place of a game as an SVG picture, the same as by `board.toSVG()`, without a page: for builds and servers.
 *
 * @param place A node of a game's tree, such as `game.node`.
 * @throws {Error} when a mark or an arrow is invalid
 * @throws {RangeError} when the theme or the size is not supported
 */
export function diagramSVG(place: GameNode, options: DiagramOptions = {}): string {
  const { size = 800 } = options;
  if (!(size >= 16 && size <= 8192)) throw new RangeError(`size takes 16 to 8192 pixels, not ${size}`);
  return textOfPicture(diagramOf(place, options), size);
}

/** The picture of a place. */
function diagramOf(place: GameNode, options: DiagramOptions): Picture {
  const { marks = [], arrows = [], theme = 'classic', orientation, coordinates = true } = options;
  if (!DIAGRAM_THEMES.includes(theme))
    throw new RangeError(`theme takes one of ${DIAGRAM_THEMES.join(', ')}, not '${theme}'`);
  return drawDiagram({
    cells: cellsOf(place, marksOf(marks), options.moveNumbers ?? false),
    arrows: arrowsOf(arrows),
    colors: colorsOfTheme(theme),
    title: options.title ?? `Othello board: ${place.position.toString()}`,
    coordinates,
    numbered: false,
    turned: orientation === 'white',
    legal: options.legal ?? false,
  });
}

/** The content of each square. */
function cellsOf(place: GameNode, marks: readonly Mark[], hasNumbers: boolean): DiagramCell[] {
  const position = place.position.settled();
  const legal = new Set(position.legalMoves);
  const numbers = new Map<string, string>();
  for (let at = place; hasNumbers && at.parent; at = at.parent) numbers.set(at.move!, String(at.ply));
  return SQUARES.map((square) => {
    const mark = marks.find((one) => one.square === square);
    const number = numbers.get(square);
    return {
      disc: position.at(square),
      legal: legal.has(square),
      last: place.move === square && number === undefined && !mark,
      text: mark?.text ?? number,
      mark: mark?.shape,
    };
  });
}
