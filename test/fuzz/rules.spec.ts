import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../src/core/formats/any-game.js';
import { parseBoardString } from '../../src/core/formats/notation/board-string.js';
import { FormatError } from '../../src/core/formats/common/format-error.js';
import { parseGgf } from '../../src/core/formats/ggf.js';
import { parseHamlite } from '../../src/core/formats/hamlite.js';
import { parseObf } from '../../src/core/formats/obf.js';
import { parseOthelloQuest } from '../../src/core/formats/othello-quest.js';
import { parseSgf } from '../../src/core/formats/sgf.js';
import { parseTranscript } from '../../src/core/formats/notation/transcript.js';
import { parseWthorGames, parseWthorNames } from '../../src/core/formats/wthor.js';
import { restoreClock } from '../../src/core/rules/clock.js';
import { OthelloError, SquareError } from '../../src/core/rules/errors.js';
import { MatchError, parseMatch } from '../../src/core/rules/match.js';
import { parseSquare, SQUARES } from '../../src/core/rules/square.js';
import { REPEATED_PARTS } from '../hostile/texts.js';

const RUNS = 10_000;

/** Any text: pure noise, and pieces of the formats in a wrong order, which reach deeper. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...SQUARES, 'F5', 'D6', '(5,4)', 'pa', '--', 'pass', 'i9') },
        fc.constantFrom(
          ...['(', ')', ';', '(;', ';)', '[', ']', '\\', 'GM[Othello]', 'GM[2]', 'B[', 'W[', 'C[', 'PL[W]'],
          ...['AB[', 'TY[8]', 'BO[8 ', 'RE[', '+12', '-64', ':', '%', '/', ' ', '\n', '1.', '51-13'],
          ...[
            'forgat=',
            '1(e5)',
            'SZ[8]',
            '{"args":[',
            '{"position":{"moves":[',
            '{"m":"f5"}',
            ']}',
            '}',
            ',',
          ],
        ),
        fc.string({ unit: fc.constantFrom('X', 'O', '-', '*', '.', ' '), minLength: 60, maxLength: 66 }),
        fc.string({ maxLength: 3 }),
      ),
      { maxLength: 40 },
    )
    .map((pieces) => pieces.join('')),
);

/** The error of a parser, if any. */
function thrownBy(parse: () => unknown): unknown {
  try {
    parse();
  } catch (error) {
    return error ?? 'nothing';
  }
  return undefined;
}

const PARSERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['a transcript', parseTranscript],
  ['a board string', parseBoardString],
  ['OBF', parseObf],
  ['GGF', parseGgf],
  ['SGF', parseSgf],
  ['Othello Quest', parseOthelloQuest],
  ['Hamlite', parseHamlite],
  ['a game in whatever form', parseAnyGame],
];

describe('a parser given any text returns or throws its own error, with a place inside the text', () => {
  test.each(PARSERS)('%s', (_, parse) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const error = thrownBy(() => parse(text));
        if (error === undefined) return;
        expect(error).toBeInstanceOf(FormatError);
        const { offset } = error as FormatError;
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: RUNS },
    );
  });

  test('a square', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const error = thrownBy(() => parseSquare(text));
        if (error !== undefined) expect(error).toBeInstanceOf(SquareError);
      }),
      { numRuns: RUNS },
    );
  });

  test('a score sheet', () => {
    const anyMatch = fc.oneof(
      anyText,
      fc.json(),
      fc
        .record({
          rule: fc.record({
            kind: fc.constantFrom('margin', 'points', 'best-of-three'),
            games: fc.integer(),
          }),
          names: fc.tuple(fc.string(), fc.string()),
          firstStarter: fc.nat(2),
          games: fc.array(fc.record({ black: fc.integer(), white: fc.integer() })),
        })
        .map((match) => JSON.stringify(match)),
    );
    fc.assert(
      fc.property(anyMatch, (text) => {
        const error = thrownBy(() => parseMatch(text));
        if (error !== undefined) expect(error).toBeInstanceOf(MatchError);
      }),
      { numRuns: RUNS },
    );
  });
});

/** Bytes with a nearly correct header, and noise. */
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.tuple(fc.nat(3), fc.uint8Array({ minLength: 0, maxLength: 68 * 3 })).map(([count, content]) => {
    const bytes = new Uint8Array(16 + content.length);
    bytes[4] = bytes[8] = count;
    bytes.set(content, 16);
    return bytes;
  }),
);

test('WTHOR given any bytes returns or throws its own error, with a place inside the file', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      for (const parse of [
        () => parseWthorGames(bytes),
        () => parseWthorNames(bytes, 'players'),
        () => parseWthorNames(bytes, 'tournaments'),
      ]) {
        const error = thrownBy(parse);
        if (error === undefined) continue;
        expect(error).toBeInstanceOf(FormatError);
        expect((error as FormatError).offset).toBeLessThanOrEqual(bytes.length);
      }
    }),
    { numRuns: RUNS },
  );
});

test('a stored clock is any data, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(restoreClock(data)).toBeUndefined();
    }),
    { numRuns: RUNS },
  );
});

test('all errors of rules and formats have one base', () => {
  expect(thrownBy(() => parseTranscript('?'))).toBeInstanceOf(OthelloError);
  expect(thrownBy(() => parseSquare('?'))).toBeInstanceOf(OthelloError);
  expect(thrownBy(() => parseMatch('?'))).toBeInstanceOf(OthelloError);
});

test('long texts are read in time that grows with their length only', () => {
  for (const piece of REPEATED_PARTS) {
    const text = piece.repeat(100_000);
    for (const [, parse] of PARSERS) {
      const error = thrownBy(() => parse(text));
      if (error !== undefined) expect(error).toBeInstanceOf(FormatError);
    }
  }
});
