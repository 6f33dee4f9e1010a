import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseObf, printObf, readObf, streamObf, type ObfEntry } from '../../../src/core/formats/obf.js';
import { anyPosition } from '../rules/support.js';

const FFO_1 = '--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--';

describe('reading an OBF file', () => {
  test('gives position, moves and scores', () => {
    const [entry] = parseObf(`${FFO_1} X; G8:+18; H1:+12; a1:-6; pass:0;`);
    expect(entry?.position.toString()).toBe(`${FFO_1} X`);
    expect(entry?.moves).toEqual([
      { move: 'g8', score: 18 },
      { move: 'h1', score: 12 },
      { move: 'a1', score: -6 },
      { move: 'pass', score: 0 },
    ]);
    expect(entry).not.toHaveProperty('score');
  });

  test('takes a score without a move, comments and empty lines', () => {
    const text = `% a comment line\r\n\r\n${FFO_1} O; +18 % best G8\n${FFO_1} X\n`;
    expect(parseObf(text)).toMatchObject([
      { line: 3, score: 18, moves: [], comment: 'best G8', position: { turn: 'white' } },
      { line: 4, moves: [], position: { turn: 'black' } },
    ]);
  });

  test.each([
    ['--X X;', 'a board has 64 squares, not 3', 5],
    [`${FFO_1} X; g9:+2`, 'g9 is not a square from a1 to h8', 68],
    [`${FFO_1} X; g8:+2; h1:x6`, "score 'x6' is not a number from -64 to +64", 75],
    [`${FFO_1} X; g8:`, "score '' is not a number from -64 to +64", 68],
    [`% one\n${FFO_1.replace('O', '?')} X`, "'?' on b2 is not X, O or -", 15],
  ])('refuses %j', (text, problem, offset) => {
    expect(() => parseObf(text)).toThrow(
      expect.objectContaining({
        format: 'OBF',
        message: `${problem} (OBF, character ${offset + 1})`,
        offset,
      }),
    );
  });
});

test('leaves out what a file says that it does not know', () => {
  const [entry] = parseObf(`${FFO_1} X; G8:+18; --:-127; H1:+66; -127;`);
  expect(entry!.moves).toEqual([{ move: 'g8', score: 18 }]);
  expect(entry).not.toHaveProperty('score');
});

test('is read line by line, a bad one with its place', async () => {
  const file = `% problems\n${FFO_1} X; +18;\n\n--X X;\n${FFO_1} O\n`;
  const entries = [...readObf(file)];
  expect(entries.map(({ location, record }) => [location.line, record?.position.turn])).toEqual([
    [2, 'black'],
    [4, undefined],
    [5, 'white'],
  ]);
  expect(entries[1]!.error!.message).toBe('a board has 64 squares, not 3 (OBF, game 2, line 4, character 6)');
  const streamed = [];
  for await (const { location } of streamObf([file.slice(0, 50), file.slice(50)]))
    streamed.push(location.line);
  expect(streamed).toEqual([2, 4, 5]);
});

test('prints scores with their signs, squares in capitals', () => {
  const [entry] = parseObf(`${FFO_1} X; g8:18; h1:-2; pa:0 % first`);
  expect(printObf([entry!])).toBe(`${FFO_1} X; G8:+18; H1:-2; PS:+0; % first\n`);
});

test('a printed game reads back unchanged', () => {
  const score = fc.integer({ min: -64, max: 64 });
  const entry: fc.Arbitrary<Omit<ObfEntry, 'line'>> = fc
    .tuple(anyPosition, fc.array(score, { maxLength: 8 }), fc.option(score, { nil: undefined }))
    .map(([position, scores, own]) => ({
      position,
      moves: position.legalMoves.slice(0, scores.length).map((move, i) => ({ move, score: scores[i]! })),
      ...(own !== undefined && { score: own }),
    }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
      const again = parseObf(printObf(entries));
      expect(again.map(({ position }) => position.toString())).toEqual(
        entries.map(({ position }) => position.toString()),
      );
      expect(again.map(({ moves, score: own }) => [moves, own])).toEqual(
        entries.map(({ moves, score: own }) => [moves, own]),
      );
    }),
  );
});
