import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGgf, printGgf } from '../../../src/core/formats/ggf.js';
import { known } from '../../../src/core/formats/common/fact-text.js';
import { anyGame, at, played } from '../rules/support.js';
import { Game } from '../../../src/core/rules/game/game.js';

const NBOARD =
  '(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]TI[15:00]TY[8]' +
  'BO[8 ---------------------------O*------*O--------------------------- *]' +
  'B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)';

describe('reading GGF', () => {
  test('loses a value or a result that cannot be read, and nothing else', () => {
    const [record] = parseGgf(
      NBOARD.replace('B[F5]W[F6]', 'B[F5/NaN/1.5]W[F6/+2.00]').replace('RE[?]', 'RE[2,000]'),
    );
    expect(record!.game.line).toHaveLength(8);
    expect(record!.result).toBe(undefined);
    expect([...record!.notes!.values()]).toEqual([{ time: 1500 }, { evaluation: 2 }]);
  });

  test('gives players, place, date, other tags and the moves', () => {
    const [record] = parseGgf(NBOARD);
    expect(record).toMatchObject({
      black: './mEdax',
      white: 'chris',
      site: 'NBoard',
      date: '2014-02-21 20:52:27 GMT',
    });
    expect(record!.result).toBeUndefined();
    expect(record).toMatchObject({ timeControl: '15:00', tags: new Map() });
    expect(record!.game.line.join('')).toBe('f5f6d3c5e6f7e7f4');
  });

  test('keeps evaluations and times of moves', () => {
    const [record] = parseGgf('(;GM[Othello]B[F5/1.50/2.25]W[D6//1.2]B[C3/-3])');
    expect([...record!.notes!.values()]).toEqual([
      { evaluation: 1.5, time: 2250 },
      { time: 1200 },
      { evaluation: -3 },
    ]);
  });

  test.each([
    ['+64.000', { margin: 64, winner: 'black' }],
    ['-2:t', { margin: -2, winner: 'white', by: 'time' }],
    ['+8.0:r', { margin: 8, winner: 'black', by: 'resignation' }],
    ['0.00:s', { margin: 0, winner: undefined, by: 'agreement' }],
  ])('reads the result %s from the view of Black', (text, result) => {
    expect(parseGgf(`(;GM[Othello]RE[${text}];)`)[0]!.result).toEqual(result);
  });

  test('takes another start, a written pass and several games', () => {
    const board = `*O${'-'.repeat(62)}`;
    const [first, second] = parseGgf(
      `2 (;GM[Othello]BO[8 ${board} O]W[PA]B[C1];) (;GM[Othello]TY[8r20]B[E6];)`,
    );
    expect(first!.game.root.position.equals(at({ black: 'a1', white: 'b1' }, 'white'))).toBe(true);
    expect(first!.game.line).toEqual(['c1']);
    expect(second!.game.line).toEqual(['e6']);
  });

  test.each([
    ['', 'there is no game in (; ) (GGF, character 1)'],
    ['(;B[F5];)', 'the tag GM[Othello] is missing (GGF, character 9)'],
    ['(;GM[Amazons];)', "the game is 'Amazons', not Othello (GGF, character 6)"],
    ['(;GM[Othello]TY[10];)', "board type '10' is not of size 8 (GGF, character 17)"],
    ['(;GM[Othello]TY[88];)', "board type '88' is not of size 8 (GGF, character 17)"],
    ['(;GM[Othello]BO[8 --* *];)', 'a board has 64 squares, not 3 (GGF, character 24)'],
    ['(;GM[Othello]BO[6 x];)', 'the board of size 6 is not 8 and 64 squares (GGF, character 17)'],
    ['(;GM[Othello]BO[x];)', 'the board is not 8 and 64 squares (GGF, character 17)'],
    ['(;GM[Othello]B[F5]W[F5];)', 'illegal move f5 at ply 2: occupied (GGF, character 21)'],
    ['(;GM[Othello]W[F5];)', 'move f5 of white at ply 1: black is to move (GGF, character 16)'],
    ['(;GM[Othello]B[PA];)', 'illegal move pass at ply 1: a legal move exists (GGF, character 16)'],
    ['(;GM[Othello]B[F5', 'a value does not end: ] is missing (GGF, character 16)'],
    ['(;GM[Othello]B;)', 'a tag has no value in [ ] (GGF, character 15)'],
    ['(;GM[Othello]?;)', "'?' is not a tag (GGF, character 14)"],
    ['(;GM[Othello]', 'the game does not end: ) is missing (GGF, character 14)'],
    ['(;GM[Othello];))', 'a ) without its ( (GGF, character 16)'],
  ])('refuses %j', (text, message) => {
    expect(() => parseGgf(text)).toThrow(expect.objectContaining({ name: 'FormatError', message }));
  });
});

describe('GGF as programs write it', () => {
  const game = (tags: string): string => `(;GM[Othello]${tags};)`;

  test.each(['0', '8a', 's8r18', '8r20', 's8k'])(
    'boards of the type %s are usual ones, and keep it',
    (type) => {
      const [record] = parseGgf(game(`TY[${type}]B[F5]`));
      expect(record!.game.line).toEqual(['f5']);
      expect(printGgf(record!)).toContain(`TY[${type}]`);
      expect(parseGgf(printGgf(record!))[0]!.tags).toEqual(record!.tags);
    },
  );

  test.each(['b[F5]w[D6]b[C3]', 'B[F5]W[D6][C3]', ';[F5][D6][C3]', 'B[f5][d6][c3]'])(
    'moves as in %s',
    (moves) => {
      expect(parseGgf(game(moves))[0]!.game.line).toEqual(['f5', 'd6', 'c3']);
    },
  );

  test('evaluations and times have any number of decimals', () => {
    const [record] = parseGgf(game('B[F5/-0.0078125/12.123456789]W[D6/3/.5]B[C3//1:02.25]'));
    expect([...record!.notes!.values()]).toEqual([
      { evaluation: -0.0078125, time: 12_123 },
      { evaluation: 3, time: 500 },
      { time: 62_250 },
    ]);
  });

  test.each(['-127', '+127.000', '-64.5', '?', ''])('RE[%s] is no result', (text) => {
    const [record] = parseGgf(game(`RE[${text}]B[F5]`));
    expect(record!.result).toBeUndefined();
    expect(record!.warnings).toBeUndefined();
  });

  test('a result that contradicts a finished board is a warning with its place; how a game ended is none', () => {
    const wipeOut = 'B[F5]W[F4]B[C3]W[C6]B[C5]W[D6]B[F3]W[C4]B[C7]';
    const text = game(`RE[+12]${wipeOut}`);
    const [warning, ...more] = parseGgf(text)[0]!.warnings!;
    expect(warning).toMatchObject({
      name: 'FormatError',
      code: 'contradiction',
      data: { text: '+12', expected: '+64' },
      offset: text.indexOf('+12'),
    });
    expect(more).toEqual([]);
    for (const stated of ['+64', '+12:r', '-2:t']) {
      expect(parseGgf(game(`RE[${stated}]${wipeOut}`))[0]!.warnings, stated).toBeUndefined();
    }
  });

  test('the note of a pass is the pass’s, and is written again', () => {
    const text = game('B[F5]W[F6]B[D3]W[G5]B[H5]W[H4]B[F7]W[H6//2]B[PA/-3.5/1.25]W[C5]');
    const [record] = parseGgf(text);
    expect([...record!.notes!.values()]).toEqual([{ time: 2000, pass: { evaluation: -3.5, time: 1250 } }]);
    expect(printGgf(record!)).toContain('W[H6//2]B[PA/-3.5/1.25]W[C5]');
  });
});

describe('printing GGF', () => {
  test('gives what was read', () => {
    expect(printGgf(parseGgf(NBOARD)[0]!)).toBe(NBOARD);
  });

  test('writes passes, the result and values that contain brackets', () => {
    const game = played('f5f6d3g5h5h4f7h6c5');
    const text = printGgf({ game, black: 'a]b\\c', result: { margin: -12, winner: 'white', by: 'time' } });
    expect(text).toContain('W[H6]B[PA]W[C5]');
    expect(text).toContain('RE[-12:t]');
    expect(parseGgf(text)[0]).toMatchObject({ black: 'a]b\\c', result: { margin: -12, by: 'time' } });
  });

  test('takes the result from the board when the record has none', () => {
    expect(printGgf({ game: played('f5f4c3c6c5d6f3c4c7') })).toContain('RE[+64]');
    const resigned = new Game();
    resigned.resign('white');
    expect(printGgf({ game: resigned })).toContain('RE[+60:r]');
  });

  test('a printed game reads back unchanged', () => {
    // Control characters are left out of names.
    const field = fc.string({ unit: 'binary' }).map((text) => text.replace(/(?![\t\n\r])\p{Cc}/gu, ''));
    fc.assert(
      fc.property(
        anyGame,
        field,
        field,
        fc.integer({ min: 0, max: 3_600_000 }),
        (game, black, place, time) => {
          const notes = new Map(game.nodes.map((node) => [node, { time, evaluation: time / 64 - 3 }]));
          const text = printGgf({ game, black, site: place, notes });
          const [again] = parseGgf(text);
          expect(again!.game.line).toEqual(game.line);
          expect(again!.game.position.equals(game.position)).toBe(true);
          expect([again!.black, again!.site]).toEqual([known(black), known(place)]);
          expect([...again!.notes!.values()]).toEqual([...notes.values()]);
          expect(printGgf(again!)).toBe(text);
        },
      ),
    );
  });
});

test.each([
  ['1-0', { winner: 'black' }, 'RE[+]'],
  ['0-1', { winner: 'white', by: 'resignation' }, 'RE[-:r]'],
] as const)('keeps the winner of a game without a score: %s', (_, result, written) => {
  const game = new Game();
  game.play('f5');
  const text = printGgf({ game, result });
  expect(text).toContain(written);
  expect(parseGgf(text)[0]!.result).toEqual(result);
});
