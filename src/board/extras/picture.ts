import { SQUARES } from '../../rules/square.js';
import type { Inside } from '../inside.js';
import type { Arrow } from '../marks.js';
import type { CellState } from '../view/cells.js';

/** How a picture is to look. */
export interface PictureOptions {
  /** Letters and numbers beside the board; as the board has them unless said. */
  coordinates?: boolean;
  /** Legal squares; not shown unless said, as a printed diagram has none. */
  legal?: boolean;
}

/** What file is to be made of a picture. */
export interface FileOptions extends PictureOptions {
  /** `image/png` (the default), `image/jpeg`, `image/webp` or `image/svg+xml`. */
  type?: string;
  /** The width in pixels, 16 to 8192; 800 unless said. */
  size?: number;
}

/** A simple shape; the unit is a square of the board. */
export type Shape =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly fill: string;
    }
  | {
      readonly kind: 'disc';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly fill: string;
      readonly stroke: string;
      readonly line: number;
    }
  | {
      readonly kind: 'line';
      readonly points: readonly (readonly [number, number])[];
      readonly stroke: string;
      readonly line: number;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly fill: string;
      readonly text: string;
    };

/** A board as shapes, to be written as SVG or painted. */
export interface Picture {
  /** Its width and height, in squares of the board. */
  readonly width: number;
  readonly title: string;
  /** From the back to the front. */
  readonly shapes: readonly Shape[];
}

/** The board as it is shown now. */
export function pictureOf(inside: Inside, options: PictureOptions): Picture {
  const { board } = inside;
  const { coordinates = board.coordinates !== 'none' } = options;
  const rim = coordinates ? 0.6 : 0.15;
  const colors = colorsOf(inside);
  const turned = board.orientation === 'white';
  const place = (index: number): [number, number] => {
    const seen = turned ? 63 - index : index;
    return [rim + (seen & 7) + 0.5, rim + (seen >> 3) + 0.5];
  };
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width: 8 + rim + (coordinates ? 0.15 : rim), fill: colors.frame },
    { kind: 'box', x: rim, y: rim, width: 8, fill: colors.board },
    ...gridLines(rim, colors.line),
    ...(coordinates ? names(rim, colors.coordinate, turned, board.coordinateStyle === 'numbers') : []),
    ...inside
      .states()
      .flatMap((state, index) => onSquare(state, place(index), colors, options.legal ?? false)),
    ...board.arrows.flatMap((arrow) => arrowLines(arrow, place, colors.arrow)),
  ];
  const width = 8 + rim + (coordinates ? 0.15 : rim);
  return { width, title: `${inside.speech().strings.board}: ${board.position}`, shapes };
}

interface Colors {
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
}

/** The colours as the browser shows them: a theme's, or the page's own. */
function colorsOf(inside: Inside): Colors {
  const { board, grid, rows, cells } = inside.shell();
  const host = getComputedStyle(inside.board);
  const own = (name: string, other: string): string => {
    const value = host.getPropertyValue(name).trim();
    return CSS.supports('color', value) ? value : other;
  };
  return {
    board: getComputedStyle(cells[0]!).backgroundColor,
    frame: getComputedStyle(board).backgroundColor,
    line: getComputedStyle(grid).backgroundColor,
    coordinate: getComputedStyle(rows[0]!, '::before').color,
    mark: own('--_mark', '#fff6d8'),
    last: own('--_last', '#ffb454'),
    legal: own('--_legal', '#e6f4ea'),
    arrow: own('--othello-arrow-color', '#ffd766'),
    black: own('--othello-black-disc', '#14181a'),
    white: own('--othello-white-disc', '#f6f2e9'),
  };
}

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

function onSquare(state: CellState, [x, y]: [number, number], colors: Colors, legal: boolean): Shape[] {
  const shapes: Shape[] = [];
  const { disc } = state;
  if (disc) {
    shapes.push({ kind: 'disc', x, y, radius: 0.41, fill: colors[disc], stroke: '#0006', line: 0.02 });
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

function arrowLines(
  { from, to }: Arrow,
  place: (index: number) => [number, number],
  stroke: string,
): Shape[] {
  const [x, y] = place(SQUARES.indexOf(from));
  const [toX, toY] = place(SQUARES.indexOf(to));
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
