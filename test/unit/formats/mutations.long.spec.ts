import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { readGames } from '../../../src/core/formats/any-games.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import { parseFen, printFen } from '../../../src/core/formats/notation/fen.js';
import { FormatError } from '../../../src/core/formats/common/format-error.js';
import { parseGgf, printGgf, readGgf } from '../../../src/core/formats/ggf.js';
import { parseHamlite } from '../../../src/core/formats/hamlite.js';
import { parseObf, readObf } from '../../../src/core/formats/obf.js';
import {
  parseOthelloQuest,
  printOthelloQuest,
  readOthelloQuest,
} from '../../../src/core/formats/othello-quest.js';
import { parsePgn, printPgn, readPgn } from '../../../src/core/formats/pgn.js';
import { parseSgf, printSgf, readSgf } from '../../../src/core/formats/sgf.js';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { readTranscripts } from '../../../src/core/formats/notation/transcripts.js';
import { parseWthorGames, printWthorGames, readWthor } from '../../../src/core/formats/wthor.js';
import type { GameEntry } from '../../../src/core/formats/common/collection.js';
import { Position } from '../../../src/core/rules/position.js';
import { REPEATED_PARTS } from '../../hostile/texts.js';
import { played } from '../rules/support.js';
import { stringWork } from './string-work.js';

const MUTATIONS = 20_000;

const GAME = played('f5f6d3g5h5h4f7h6c5e6');
const RECORD = {
  game: GAME,
  black: 'Ann',
  white: 'Bob',
  date: '2024.01.02',
  result: { margin: 4, winner: 'black' },
} as const;
const BOARD = Position.start.play('f5');
const PGN = `${printPgn(RECORD).replace('d3', 'd3 {so} (2. e6!? $3 (2. c4))')}\n[Event "x"]\n\n1. f5 -- 0-1\n`;
const GGF =
  printGgf(RECORD).replace('B[D3]', 'B[D3/1.5/2.25]').replace('RE[', 'RE[') +
  '\n2 (;GM[Othello]TY[8]b[F5][D6];)';
const SGF = printSgf(RECORD).replace(';W[h6]', '(;W[c5]C[a\\]b])(;W[h6]').replace(/\)$/, '))');
const QUEST = printOthelloQuest([RECORD, RECORD]).replace(
  '{"t":0,"m":"h6"}',
  '{"t":5,"m":"h6","s":"LOSE:RESIGN"}',
);
const GOGUI = '(;FF[4]AP[GoGui:1.5]SZ[8]AB[d5][e4]AW[d4:d4][ed];B[fd];W[dc](;B[cf])(;B[cd]))';
const SOCKET = `5:::${QUEST}`;
const OBF = `% c\n${BOARD.toString()}; D6:+2; --:-127; F4:-8;\n${BOARD.toString()}; +18 % x\n`;
const TRANSCRIPT = '1. F5 f6 2. d3 – g5 (7,4) h4; f7 h6 -- c5 51 - 13';
const HAMLITE = 'f5d6c5 forgat=1(e5)';
const DIAGRAM = `  a b c d e f g h\n${BOARD.board
  .match(/.{8}/g)!
  .map((row, i) => `${i + 1} ${row.split('').join(' ')}\n`)
  .join('')}white to move\nd6`;
const SCREEN = DIAGRAM.replace('h\n', 'h    BLACK    A B\n').replace(
  'white to move\nd6',
  "a b c d e f g h   WHITE\nX black 4, O white 1\nWhite's turn",
);
const LINK = `https://example.com/?start_board=${BOARD.board}&start_color=white&kifu=d6c3&forgat=1(d5)`;
const HTML = `<p>1.&nbsp;f5 <b>d6</b><br>２．ｃ３ <!-- x --></p>`;

/** A parser, and texts that it can read. */
const PARSERS: readonly (readonly [string, (text: string) => unknown, readonly string[]])[] = [
  ['PGN', parsePgn, [PGN]],
  ['GGF', parseGgf, [GGF]],
  ['SGF', parseSgf, [SGF, GOGUI]],
  ['Othello Quest', parseOthelloQuest, [QUEST, SOCKET]],
  ['OBF', parseObf, [OBF]],
  ['Hamlite', parseHamlite, [HAMLITE]],
  ['a transcript', parseTranscript, ['1. f5 d6 2. c3 51-13', 'f5d6c3']],
  ['a board string', parseBoardString, [BOARD.toString()]],
  ['FEN', parseFen, [printFen(BOARD), '8/8/8/3OX3/3XXX2/8/8/8 O']],
  [
    'anything',
    parseAnyGame,
    [TRANSCRIPT, DIAGRAM, SCREEN, LINK, HTML, SOCKET, GOGUI, PGN, GGF, SGF, QUEST, OBF],
  ],
];

/** Readers of collections; they only throw when there is nothing to read. */
const READERS: readonly (readonly [
  string,
  (text: string) => Iterable<GameEntry<unknown>>,
  readonly string[],
])[] = [
  ['PGN', readPgn, [PGN + PGN]],
  ['GGF', readGgf, [GGF + GGF]],
  ['SGF', readSgf, [SGF + SGF, GOGUI + GOGUI]],
  ['Othello Quest', readOthelloQuest, [`${QUEST}\n${QUEST}`, `[${QUEST}]`, `${SOCKET}\n${SOCKET}`]],
  ['OBF', readObf, [OBF + OBF]],
  ['transcripts', readTranscripts, [`${TRANSCRIPT}\nf5d6\n${TRANSCRIPT}`]],
  ['any file', readGames, [PGN, PGN.replaceAll('\n', '\r'), GGF, SGF, QUEST, OBF, TRANSCRIPT, SCREEN]],
];

/** One change of a text: characters removed, inserted, doubled or cut off. */
const mutation = fc.record({
  kind: fc.constantFrom('remove', 'insert', 'replace', 'double', 'cut'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(12),
  text: fc.oneof(
    fc.constantFrom(
      ...Array.from('();[]{}"\\/:-.,\n\0\ufeff%$<&８'),
      ...['--', 'f5', 'A1', 'PA', '-127', '1e999', '9'.repeat(30), '"m":', 'null'],
      ...['(;GM[', '[Event "', 'forgat=', 'http://', '\ud83d'],
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  ),
});

const mutated = (samples: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...samples), fc.array(mutation, { minLength: 1, maxLength: 6 }))
    .map(([sample, changes]) => changes.reduce(changed, sample));

function changed(
  text: string,
  { kind, at, length, text: other }: { kind: string; at: number; length: number; text: string },
): string {
  const from = Math.floor(at * text.length);
  const [before, piece, after] = [
    text.slice(0, from),
    text.slice(from, from + length),
    text.slice(from + length),
  ];
  switch (kind) {
    case 'remove':
      return before + after;
    case 'insert':
      return before + other + piece + after;
    case 'double':
      return before + piece + piece + after;
    case 'cut':
      return before;
    default:
      return before + other + after;
  }
}

/** The error of a call, if any. */
function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error ?? 'nothing';
  }
  return undefined;
}

function expectPlace(error: unknown, length: number): void {
  if (error === undefined) return;
  expect(error).toBeInstanceOf(FormatError);
  const { offset, code, data } = error as FormatError;
  expect(offset).toBeGreaterThanOrEqual(0);
  expect(offset).toBeLessThanOrEqual(length);
  // A program with its own messages finds the values in the data.
  expect(code).toMatch(/^[a-z-]+$/);
  if (code === 'square') expect(data).toHaveProperty('text');
  if (code === 'illegal-move') expect(data).toHaveProperty('reason');
}

describe(`${MUTATIONS} mutations of a text that is right are read, or refused by a FormatError with its place`, () => {
  test.each(PARSERS)('%s', (_, parse, samples) => {
    for (const sample of samples) expect(thrownBy(() => parse(sample))).toBeUndefined();
    fc.assert(
      fc.property(mutated(samples), (text) => {
        expectPlace(
          thrownBy(() => parse(text)),
          text.length,
        );
      }),
      { numRuns: MUTATIONS },
    );
  });

  test.each(READERS)('one by one: %s', (_, read, samples) => {
    fc.assert(
      fc.property(mutated(samples), (text) => {
        const refused = thrownBy(() => {
          for (const { error, location } of read(text)) {
            if (error) expectPlace(error, text.length);
            expect(location.line).toBeGreaterThan(0);
          }
        });
        if (refused !== undefined) expect(refused).toMatchObject({ code: 'empty' });
      }),
      { numRuns: MUTATIONS },
    );
  });

  test('WTHOR', () => {
    const created = { year: 2026, month: 1, day: 2 };
    const file = printWthorGames(
      { created, year: 2025, depth: 24 },
      [1, 2].map((n) => ({
        tournament: n,
        black: n,
        white: n,
        blackScore: 34,
        theoreticalScore: 33,
        moves: GAME.line,
      })),
    );
    const byte = fc.tuple(fc.nat(file.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(byte, { minLength: 1, maxLength: 6 }), fc.nat(file.length), (bytes, cut) => {
        const changedFile = file.slice();
        for (const [at, value] of bytes) changedFile[at] = value;
        const input = cut % 4 === 0 ? changedFile.subarray(0, cut) : changedFile;
        expectPlace(
          thrownBy(() => parseWthorGames(input)),
          input.length,
        );
        expectPlace(
          thrownBy(() => {
            for (const { error } of readWthor(input)) expectPlace(error, input.length);
          }),
          input.length,
        );
      }),
      { numRuns: MUTATIONS },
    );
  });
});

/** Processor time in seconds, which excludes other programs. */
function secondsOf(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

describe('200,000 characters take half a second at most, whatever they are', () => {
  // The limit counts work, which is the same on every machine: built-in functions process far more than this in half a
  // second. Quadratic time would be at least ten times the seconds.
  const MOST_WORK = 100;
  const MOST_SECONDS = 5;
  const SIZE = 200_000;

  test.each([...PARSERS, ...READERS])('%s', (_, parse, samples) => {
    const inputs = [...REPEATED_PARTS, ...samples].map((piece) =>
      piece.repeat(Math.ceil(SIZE / piece.length)),
    );
    for (const input of [...inputs, ...samples.map((sample) => sample + ' '.repeat(SIZE) + 'x')]) {
      let work = 0;
      const read = (): void => {
        const result = parse(input);
        if (typeof result === 'object' && result !== null && Symbol.iterator in result) {
          Array.from(result as Iterable<unknown>);
        }
      };
      const seconds = secondsOf(() => {
        work = stringWork(() => thrownBy(read));
      });
      expect(work / input.length, input.slice(0, 30)).toBeLessThan(MOST_WORK);
      expect(seconds, input.slice(0, 30)).toBeLessThan(MOST_SECONDS);
    }
  });
});
