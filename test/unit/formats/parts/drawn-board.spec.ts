import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../../src/core/formats/any-game.js';
import { readGames } from '../../../../src/core/formats/any-games.js';
import type { FormatError } from '../../../../src/core/formats/common/format-error.js';
import { Position } from '../../../../src/core/rules/position.js';
import { randomPosition } from '../../random-position.js';

/** Signs for a black disc, a white one and an empty square, as people write them. */
const ALPHABETS = [
  ['X', 'O', '.'],
  ['*', 'O', '-'],
  ['x', 'o', '_'],
  ['B', 'W', '.'],
  ['●', '○', '·'],
  ['⬤', '◯', '・'],
  ['⚫', '⚪', '🟩'],
  ['⚫', '⚪', '⬛'],
  ['⬛', '⬜', '🟩'],
  ['■', '□', '+'],
  ['#', '@', '.'],
  ['@', 'O', '.'],
  ['X', '0', '.'],
  ['X', 'O', '+'],
  ['Ｘ', 'Ｏ', '．'],
  ['1', '2', '0'],
  ['0', '1', '.'],
  ['黒', '白', '・'],
] as const;

/** Lines between which a drawing has its rows: above the first, between two, and below the last. */
const BORDERS = {
  ascii: ['+---+---+---+---+---+---+---+---+', '+---+---+---+---+---+---+---+---+'],
  rules: ['=================================', ''],
  box: ['┌───┬───┬───┬───┬───┬───┬───┬───┐', '├───┼───┼───┼───┼───┼───┼───┼───┤'],
  double: ['╔═══╦═══╦═══╦═══╦═══╦═══╦═══╦═══╗', '╠═══╬═══╬═══╬═══╬═══╬═══╬═══╬═══╣'],
  none: ['', ''],
} as const;

interface Style {
  readonly alphabet: number;
  readonly table: '|' | '│' | '║' | undefined;
  readonly border: keyof typeof BORDERS;
  readonly between: string;
  readonly isBlank: boolean;
  readonly labels: 'none' | 'left' | 'both' | 'point';
  readonly letters: 'none' | 'above' | 'both';
  readonly isUpward: boolean;
  readonly isMirrored: boolean;
}

const style: fc.Arbitrary<Style> = fc.record({
  alphabet: fc.nat(ALPHABETS.length - 1),
  table: fc.constantFrom('|', '│', '║', undefined),
  border: fc.constantFrom('ascii', 'rules', 'box', 'double', 'none'),
  between: fc.constantFrom(' ', '', '  ', ', '),
  isBlank: fc.boolean(),
  labels: fc.constantFrom('none', 'left', 'both', 'point'),
  letters: fc.constantFrom('none', 'above', 'both'),
  isUpward: fc.boolean(),
  isMirrored: fc.boolean(),
});

/** Draws a board. Coordinates stand where the rows or columns are not in the usual order. */
function drawn(board: string, options: Style): string {
  const [black, white, empty] = ALPHABETS[options.alphabet]!;
  const isTable = options.table !== undefined;
  const labels = options.isUpward && options.labels === 'none' ? 'left' : options.labels;
  const letters = options.isMirrored && options.letters === 'none' ? 'above' : options.letters;
  // Only a table, or letters in columns of one sign each, show where a blank is.
  const isAligned = letters !== 'none' && options.between !== '' && options.between !== ', ';
  const narrow = [black, white].every((sign) => /^[!-~]$/.test(sign));
  const isBlank = options.isBlank && (isTable || (isAligned && narrow && labels !== 'none'));
  const signs = { X: black, O: white, '-': isBlank ? ' ' : empty };
  const rows = board.match(/.{8}/g)!.map((row) => {
    const cells = Array.from(row, (disc) => signs[disc as 'X' | 'O' | '-']);
    return options.isMirrored ? cells.reverse() : cells;
  });
  const numbers = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const names = options.isMirrored ? 'hgfedcba' : 'abcdefgh';
  if (options.isUpward) {
    rows.reverse();
    numbers.reverse();
  }
  const left = (text: string, at: number): string =>
    ({
      none: text,
      left: `${numbers[at]} ${text}`,
      both: `${numbers[at]} ${text} ${numbers[at]}`,
      point: `${numbers[at]}. ${text}`,
    })[labels];
  const margin = { none: '', left: '  ', both: '  ', point: '   ' }[labels];
  if (!isTable) {
    const head = `${margin}${Array.from(names).join(options.between.replace(',', ''))}`;
    const lines = rows.map((cells, at) => left(cells.join(options.between), at));
    return [...(letters === 'none' ? [] : [head]), ...lines, ...(letters === 'both' ? [head] : [])].join(
      '\n',
    );
  }
  const bar = options.table;
  const [outer, inner] = BORDERS[options.border].map((line) => (line === '' ? '' : `\n${margin}${line}`));
  const head = `${margin}  ${Array.from(names).join('   ')}`;
  const lines = rows.map((cells, at) => left(`${bar} ${cells.join(` ${bar} `)} ${bar}`, at));
  const body = `${outer!.trimStart() === '' ? '' : `${outer!.slice(1)}\n`}${lines.join(`${inner}\n`)}${outer}`;
  return [...(letters === 'none' ? [] : [head]), body, ...(letters === 'both' ? [head] : [])].join('\n');
}

/** Ways to say who is to move, above or below a board. */
const SIDES: readonly ((board: string, turn: 'black' | 'white') => string)[] = [
  (board, turn) => `${board}\n${turn === 'black' ? 'X' : 'O'}`,
  (board, turn) => `${board}\n${turn} to move`,
  (board, turn) => `${turn === 'black' ? 'Black' : 'White'} to move:\n\n${board}`,
  (board, turn) => `A position of mine\nSide: ${turn}\n${board}`,
  (board, turn) => `${board}\n${turn === 'black' ? '黒' : '白'}番`,
  (board, turn) => `問題　${turn === 'black' ? '黒' : '白'}番\n${board}`,
];

const position = fc
  .tuple(
    fc.integer({ min: 4, max: 56 }),
    fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
  )
  .map(([empties, stream]) => randomPosition(() => stream.next().value as number, empties));

/** Some legal moves from a position, without passes. */
function movesFrom(start: Position, count: number): { moves: string[]; end: Position } {
  const moves: string[] = [];
  let end = start;
  while (moves.length < count && end.phase !== 'over') {
    if (end.phase === 'pass') end = end.pass();
    const move = end.legalMoves[moves.length % end.legalMoves.length]!;
    moves.push(move);
    end = end.play(move);
  }
  return { moves, end };
}

describe('a drawn board', () => {
  test('is read as it is, whoever draws it and says whose turn it is, with the moves below', () => {
    fc.assert(
      fc.property(position, style, fc.constantFrom(...SIDES), fc.nat(3), (start, how, stated, count) => {
        const { moves } = movesFrom(start, count);
        const text = `${stated(drawn(start.board, how), start.turn)}\n\n${moves.join(' ')}\n`;
        const { game } = parseAnyGame(text);
        expect(game.root.position.toString(), text).toBe(start.toString());
        expect(game.line, text).toEqual(moves);
        const [entry, ...others] = readGames(text);
        expect(others, text).toEqual([]);
        expect(entry?.record?.game.line, text).toEqual(moves);
      }),
      { numRuns: 300 },
    );
  });

  test('has the side to move that its first move belongs to, where nothing says it', () => {
    fc.assert(
      fc.property(position, style, (start, how) => {
        const other = start.withTurn(start.turn === 'black' ? 'white' : 'black');
        const move = start.legalMoves.find((square) => !other.legalMoves.includes(square));
        fc.pre(move !== undefined);
        const { game } = parseAnyGame(`${drawn(start.board, how)}\n\n1. ${move}`);
        expect(game.root.position.toString()).toBe(start.toString());
      }),
      { numRuns: 60 },
    );
  });

  const START = Position.start.board;
  const rows = START.match(/.{8}/g)!;
  const spaced = rows.map((row) => Array.from(row).join(' '));

  /** The error of a text. */
  function refusal(text: string): FormatError | undefined {
    try {
      parseAnyGame(text);
      return undefined;
    } catch (error) {
      return error as FormatError;
    }
  }

  test.each<readonly [string, readonly string[], string, string]>([
    [
      'a row that is too short',
      spaced.with(3, '- - - O X - -'),
      'row 4 has 7 squares, not 8',
      'board-length',
    ],
    [
      'a row that is too long',
      spaced.with(4, '- - - X O - - - -'),
      'row 5 has 9 squares, not 8',
      'board-length',
    ],
    ['a row too few', spaced.slice(1), 'the board has 7 rows, not 8', 'board-length'],
    ['a row too many', [...spaced, spaced[0]!], 'the board has 9 rows, not 8', 'board-length'],
    [
      'two signs for the discs of one side',
      spaced.with(2, '- - - * - - - -'),
      '* and X both look like black discs: use one sign for each side',
      'board-signs',
    ],
    [
      'two signs for white discs',
      spaced.with(2, '- - ○ - - - - -'),
      '○ and O both look like white discs: use one sign for each side',
      'board-signs',
    ],
    [
      'a sign that is no disc',
      rows.with(2, '--?-----').map((row) => `|${Array.from(row).join('|')}|`),
      "'?' on c3 is not X, O or -",
      'board-disc',
    ],
    [
      'numbers of rows in no order',
      spaced.map((row, y) => `${'12345687'[y]} ${row}`),
      'row 8 stands where row 7 belongs',
      'unexpected',
    ],
    [
      'the number of a row missing',
      spaced.map((row, y) => (y === 4 ? `  ${row}` : `${y + 1} ${row}`)),
      'row without a number stands where row 5 belongs',
      'unexpected',
    ],
    ...[6, 10].flatMap((size) =>
      ['', ' '].map(
        (between) =>
          [
            `a board of ${size} by ${size}, with '${between}' between`,
            Array.from({ length: size }, (_, y) => (y === 2 ? ['-', 'X', 'O'] : ['-', '-', '-']))
              .map((row) => [...row, ...Array.from({ length: size - 3 }, () => '-')])
              .map((row) => row.join(between)),
            `the board is ${size}x${size}, not 8x8`,
            'board-size',
          ] as const,
      ),
    ),
  ])('is refused with words, and as one text: %s', (_, lines, problem, code) => {
    const text = lines.join('\n');
    expect(refusal(text)).toMatchObject({ problem, code });
    const below = `A caption\n\n${text}`;
    expect(refusal(below)?.offset).toBe(refusal(text)!.offset + below.indexOf(text));
    expect([...readGames(text)].map(({ error }) => error?.problem)).toEqual([problem]);
  });

  test('is refused when blanks are empty squares and nothing shows the columns', () => {
    const lines = rows.map((row, y) => `${y + 1} ${Array.from(row.replaceAll('-', ' ')).join(' ')}`);
    expect(refusal(lines.join('\n'))).toMatchObject({ name: 'FormatError' });
  });
});
