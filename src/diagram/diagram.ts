import { marksOf, arrowsOf, type LooseArrow, type LooseMark, type Mark } from '../formats/marks.js';
import type { Color } from '../rules/color.js';
import type { GameNode } from '../rules/game.js';
import { SQUARES } from '../rules/square.js';
import { colorsOfTheme, drawDiagram, type DiagramCell, type DiagramColors } from './draw.js';
import type { Picture } from './shapes.js';
import { textOfPicture } from './svg.js';
import { THEME_NAMES, type ThemeName } from './theme-names.js';

export type { DiagramColors } from './draw.js';

/** The themes of diagrams, as the board has them. */
export type DiagramTheme = ThemeName;
export const DIAGRAM_THEMES: readonly DiagramTheme[] = THEME_NAMES;

/** How a diagram is to look. */
export interface DiagramOptions {
  /** The author's marks, as the board has them: `d3=A e6=circle`, or a list. */
  readonly marks?: string | readonly LooseMark[];
  /** The author's arrows: `c4-f4`, or a list. */
  readonly arrows?: string | readonly LooseArrow[];
  /** Whether the moves' numbers stand on their discs. */
  readonly moveNumbers?: boolean;
  /** Whether letters and numbers stand beside the board; they do unless said. */
  readonly coordinates?: boolean;
  /** Whether legal squares are shown; not unless said. */
  readonly legal?: boolean;
  /** The side at the bottom; Black unless said. */
  readonly orientation?: Color;
  readonly theme?: DiagramTheme;
  /** What the picture is, for who does not see it; its position unless said. */
  readonly title?: string;
  /** The width in pixels, 16 to 8192; 800 unless said. */
  readonly size?: number;
}

/**
 * The colours of a theme, as CSS writes them, for what stands beside its boards, or for all boards of a page by custom properties.
 *
 * @throws {RangeError} when there is no such theme
 */
export function themeColors(theme: DiagramTheme): DiagramColors {
  if (!DIAGRAM_THEMES.includes(theme))
    throw new RangeError(`theme '${theme}': ${DIAGRAM_THEMES.join(', ')} expected`);
  return colorsOfTheme(theme);
}

/**
 * A place of a game as an SVG picture, drawn as `board.toSVG()` draws it, without a page: for builds and servers.
 *
 * @param place Where in the game: a node of its tree, such as `game.node`.
 * @throws {Error} when a mark or an arrow is none
 * @throws {RangeError} when the theme or the size is not one that is known
 */
export function diagramSVG(place: GameNode, options: DiagramOptions = {}): string {
  const { size = 800 } = options;
  if (!(size >= 16 && size <= 8192)) throw new RangeError(`size ${size}: 16 to 8192 pixels expected`);
  return textOfPicture(diagramOf(place, options), size);
}

function diagramOf(place: GameNode, options: DiagramOptions): Picture {
  const { marks = [], arrows = [], theme = 'classic', orientation, coordinates = true } = options;
  if (!DIAGRAM_THEMES.includes(theme))
    throw new RangeError(`theme '${theme}': ${DIAGRAM_THEMES.join(', ')} expected`);
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

function cellsOf(place: GameNode, marks: readonly Mark[], hasNumbers: boolean): DiagramCell[] {
  const position = place.position.phase === 'pass' ? place.position.pass() : place.position;
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
