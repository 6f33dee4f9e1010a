/** Draws a board as simple shapes, of which SVG or a canvas makes a picture. Lengths are in squares of the board. */
import { SQUARES } from '../../core/rules/square.js';
import type { Arrow } from '../../core/formats/common/marks.js';
import { brushColor } from './brushes.js';
import { drawnArrows } from './drawn-arrows.js';
import type { Picture, Shape } from './shapes.js';
import { OTHER_THEMES } from './other-themes.js';
import { classic } from './themes.js';
import type { ThemeName } from './theme-names.js';

/** The content of a square that a diagram draws. */
export interface DiagramCell {
  readonly disc?: 'black' | 'white' | undefined;
  /** Whether the side to move may play here. */
  readonly legal?: boolean | undefined;
  readonly last?: boolean | undefined;
  /** The author's text of up to three characters, the engine's value, or the number of a move. */
  readonly text?: string | undefined;
  /** The author's shape: see `MarkShape`. */
  readonly mark?: string | undefined;
}

/** Everything that a diagram draws. */
export interface DiagramInput {
  /** The squares, a1 first. */
  readonly cells: readonly DiagramCell[];
  readonly arrows: readonly Arrow[];
  readonly colors: DiagramColors;
  readonly title: string;
  /** Whether to draw coordinates beside the board. */
  readonly coordinates: boolean;
  /** Whether coordinates are numbers from 0. */
  readonly numbered: boolean;
  /** Whether White is at the bottom. */
  readonly turned: boolean;
  /** Whether legal squares are shown. */
  readonly legal: boolean;
}

/** The colours of a diagram. */
export interface DiagramColors {
  readonly board: string;
  readonly frame: string;
  readonly line: string;
  readonly coordinate: string;
  readonly mark: string;
  readonly last: string;
  readonly legal: string;
  readonly arrow: string;
  readonly black: string;
  readonly white: string;
  readonly discLine: string;
}

/** The colours of a theme, without a page's own. */
export function colorsOfTheme(theme: ThemeName): DiagramColors {
  const isPaper = theme === 'paper';
  const other = theme === 'classic' ? undefined : OTHER_THEMES[theme];
  const { board, frame, line, coordinate, last, legal } = { ...classic, ...other };
  return {
    board,
    frame,
    line,
    coordinate,
    last,
    legal,
    mark: isPaper ? '#3d1c04' : '#fff6d8',
    arrow: '#ffd766',
    black: '#14181a',
    white: '#f6f2e9',
    discLine: isPaper ? '#24221e' : '#0006',
  };
}

/** A diagram as shapes. No DOM. */
export function drawDiagram(input: DiagramInput): Picture {
  const { cells, arrows, colors, title, coordinates, numbered, turned, legal } = input;
  // In squares, as on a board in a page: 5.4 and 1.8 hundredths of its width leave 92.8 for eight squares.
  const frame = 8 * (1.8 / 92.8);
  const rim = coordinates ? frame * 3 : frame;
  const width = 8 + rim + frame;
  const centerOf = (index: number): [number, number] => {
    const seen = turned ? 63 - index : index;
    return [rim + (seen & 7) + 0.5, rim + (seen >> 3) + 0.5];
  };
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width, fill: colors.frame },
    { kind: 'box', x: rim, y: rim, width: 8, fill: colors.board },
    ...gridLines(rim, colors.line),
    ...(coordinates ? names(rim, colors.coordinate, turned, numbered) : []),
    ...cells.flatMap((cell, index) => onSquare(cell, centerOf(index), colors, legal)),
    ...drawnArrows(arrows).flatMap((arrow) => arrowLines(arrow, centerOf, colors.arrow)),
  ];
  return { width, title, shapes };
}

/** The lines between the squares, and the four dots around the middle sixteen squares. */
function gridLines(rim: number, stroke: string): Shape[] {
  const lines: Shape[] = [];
  for (let i = 0; i <= 8; i++) {
    const at = rim + i;
    lines.push(
      {
        kind: 'line',
        points: [
          [rim, at],
          [rim + 8, at],
        ],
        stroke,
        line: 0.025,
      },
      {
        kind: 'line',
        points: [
          [at, rim],
          [at, rim + 8],
        ],
        stroke,
        line: 0.025,
      },
    );
  }
  for (const [x, y] of [
    [2, 2],
    [6, 2],
    [2, 6],
    [6, 6],
  ] as const) {
    lines.push({ kind: 'disc', x: rim + x, y: rim + y, radius: 0.08, fill: stroke, stroke: 'none', line: 0 });
  }
  return lines;
}

/** The names of columns and rows along the rim. @param numbers 0 to 7 for both, in place of letters and 1 to 8 */
function names(rim: number, fill: string, turned: boolean, numbers: boolean): Shape[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => {
    const at = rim + (turned ? 7 - i : i) + 0.5;
    const letter = numbers ? String(i) : 'abcdefgh'[i]!;
    const number = String(numbers ? i : i + 1);
    return [
      { kind: 'text', x: at, y: rim / 2, size: 0.3, fill, text: letter },
      { kind: 'text', x: rim / 2, y: at, size: 0.3, fill, text: number },
    ] satisfies Shape[];
  });
}

/** What lies on a square: the disc or the dot of a legal move, the sign of the last move, text, mark. */
function onSquare(
  state: DiagramCell,
  [x, y]: [number, number],
  colors: DiagramColors,
  legal: boolean,
): Shape[] {
  const shapes: Shape[] = [];
  const { disc } = state;
  if (disc) {
    shapes.push({
      kind: 'disc',
      x,
      y,
      radius: 0.41,
      fill: colors[disc],
      stroke: colors.discLine,
      line: 0.02,
    });
  } else if (legal && state.legal) {
    shapes.push({ kind: 'disc', x, y, radius: 0.12, fill: 'none', stroke: colors.legal, line: 0.045 });
  }
  const ink = disc === 'white' ? '#16211c' : disc === 'black' ? '#f7f4ec' : colors.mark;
  if (state.last)
    shapes.push({ kind: 'disc', x, y, radius: 0.1, fill: colors.last, stroke: '#1b1204', line: 0.02 });
  if (state.text) shapes.push({ kind: 'text', x, y, size: 0.44, fill: ink, text: state.text });
  const line = 0.06;
  switch (state.mark) {
    case 'circle':
      shapes.push({ kind: 'disc', x, y, radius: 0.26, fill: 'none', stroke: ink, line });
      break;
    case 'dot':
      shapes.push({ kind: 'disc', x, y, radius: 0.14, fill: ink, stroke: 'none', line: 0 });
      break;
    case 'cross':
      shapes.push(
        {
          kind: 'line',
          points: [
            [x - 0.2, y - 0.2],
            [x + 0.2, y + 0.2],
          ],
          stroke: ink,
          line,
        },
        {
          kind: 'line',
          points: [
            [x + 0.2, y - 0.2],
            [x - 0.2, y + 0.2],
          ],
          stroke: ink,
          line,
        },
      );
      break;
    case 'square': {
      const [a, b, c, d] = [x - 0.26, x + 0.26, y - 0.26, y + 0.26];
      shapes.push({
        kind: 'line',
        points: [
          [a, c],
          [b, c],
          [b, d],
          [a, d],
          [a, c],
        ],
        stroke: ink,
        line,
      });
    }
  }
  return shapes;
}

/** An arrow as two lines: the shaft, and the two barbs of its head. */
function arrowLines(
  { from, to, brush }: Arrow,
  centerOf: (index: number) => [number, number],
  color: string,
): Shape[] {
  const stroke = brushColor(brush, color);
  const [x, y] = centerOf(SQUARES.indexOf(from));
  const [toX, toY] = centerOf(SQUARES.indexOf(to));
  const angle = Math.atan2(toY - y, toX - x);
  const barb = (turn: number): [number, number] => [
    toX - 0.32 * Math.cos(angle + turn),
    toY - 0.32 * Math.sin(angle + turn),
  ];
  return [
    {
      kind: 'line',
      points: [
        [x, y],
        [toX, toY],
      ],
      stroke,
      line: 0.1,
    },
    { kind: 'line', points: [barb(0.5), [toX, toY], barb(-0.5)], stroke, line: 0.1 },
  ];
}
