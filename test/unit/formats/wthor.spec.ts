import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import {
  parseWthorGames,
  parseWthorNames,
  printWthorGames,
  printWthorNames,
  readWthor,
  streamWthor,
  wthorEntry,
  type WthorGame,
} from '../../../src/core/formats/wthor.js';
import { SQUARES } from '../../../src/core/rules/square.js';

/** A file with one game, written by hand from the format's specification. */
function file(change: (bytes: Uint8Array) => void = () => undefined): Uint8Array {
  const bytes = new Uint8Array(16 + 68);
  bytes.set([20, 24, 3, 31]); // 31 March 2024
  bytes.set([1, 0, 0, 0], 4); // one game
  bytes.set([0xd0, 0x07], 10); // of 2000
  bytes.set([8, 0, 24], 12); // 8x8, scores solved at 24 empties
  bytes.set([2, 1, 3, 0, 4, 0, 35, 33], 16);
  bytes.set([56, 64, 33], 24); // f5 d6 c3: ten times the row and the column
  change(bytes);
  return bytes;
}

describe('reading a file of games', () => {
  test('gives header and games', () => {
    expect(parseWthorGames(file())).toEqual({
      header: { created: { year: 2024, month: 3, day: 31 }, year: 2000, depth: 24, boardSize: 8 },
      games: [
        {
          tournament: 258,
          black: 3,
          white: 4,
          blackScore: 35,
          theoreticalScore: 33,
          moves: ['f5', 'd6', 'c3'],
        },
      ],
    });
  });

  test('takes the 92 of Edax behind the last move for none', () => {
    expect(parseWthorGames(file((bytes) => bytes.fill(92, 27))).games[0]!.moves).toEqual(['f5', 'd6', 'c3']);
  });

  test('reads from the middle of a larger buffer, too', () => {
    const larger = new Uint8Array(200);
    larger.set(file(), 50);
    expect(parseWthorGames(larger.subarray(50, 50 + 84)).games).toHaveLength(1);
  });

  test.each<[string, Uint8Array, string]>([
    ['no header', new Uint8Array(15), 'the file has 15 bytes, fewer than its header of 16 (WTHOR, byte 16)'],
    ['a cut file', file().subarray(0, 83), '83 bytes: 84 expected by the header (WTHOR, byte 84)'],
    ['another size', file((bytes) => (bytes[12] = 10)), 'the board is of size 10, not 8 (WTHOR, byte 13)'],
    [
      'a move off the board',
      file((bytes) => (bytes[25] = 99)),
      'move 99 is neither 0 nor 11 to 88 (row, column) (WTHOR, byte 26)',
    ],
    [
      'a move after the last',
      file((bytes) => (bytes[83] = 56)),
      'move 56 follows the end of the game, where only 0 may stand (WTHOR, byte 84)',
    ],
  ])('refuses %s', (_, bytes, message) => {
    expect(() => parseWthorGames(bytes)).toThrow(expect.objectContaining({ name: 'FormatError', message }));
  });
});

describe('reading the games of a file one by one', () => {
  /** The file above with its game three times; the second one has another third move. */
  function threeGames(): Uint8Array {
    const one = file();
    const bytes = new Uint8Array(16 + 3 * 68);
    bytes.set(one);
    bytes[4] = 3;
    for (const i of [1, 2]) bytes.set(one.subarray(16), 16 + i * 68);
    bytes[16 + 68 + 10] = 56;
    return bytes;
  }
  const names = { players: ['', '', '', 'Ann', 'Bob'], tournaments: Array<string>(259).fill('Open') };

  test('gives them with names, result and theoretical score; a bad one with its place', () => {
    const [first, second, third] = [...readWthor(threeGames(), names)];
    expect(first!.record).toMatchObject({
      black: 'Ann',
      white: 'Bob',
      event: 'Open',
      date: '2000',
      mainLine: ['f5', 'd6', 'c3'],
      result: { margin: 6, winner: 'black' },
      tags: new Map([
        ['TheoreticalScore', '33'],
        ['TheoreticalDepth', '24'],
      ]),
    });
    expect(first!.record!.game.ply).toBe(3);
    expect(second!.error).toMatchObject({
      message: 'illegal move f5 at ply 3: occupied (WTHOR, game 2, byte 95)',
      offset: 94,
    });
    expect(third!.record!.mainLine).toHaveLength(3);
  });

  test('gives no year, score or depth that the file does not know', () => {
    const unknown = file((bytes) => {
      bytes.set([0, 0, 8, 0, 0], 10);
      bytes.set([64, 64], 22);
    });
    const [full] = [...readWthor(unknown)];
    expect(full!.record).toMatchObject({
      result: { margin: 64 },
      tags: new Map([['TheoreticalScore', '64']]),
    });
    expect(full!.record!.date).toBeUndefined();
    const [entry] = [...readWthor(file((bytes) => bytes.set([65, 65], 22)))];
    expect(entry!.record!.result).toBeUndefined();
    expect(entry!.record!.tags ?? new Map()).toEqual(new Map());
    expect(entry!.record!.warnings!.map(({ data }) => data)).toEqual([
      { text: '65', least: 0, most: 64 },
      { text: '65', least: 0, most: 64 },
    ]);
  });

  test('does the same with a stream, wherever its pieces end', async () => {
    const bytes = threeGames();
    for (const size of [1, 10, 84, 150]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      );
      const lengths = [];
      for await (const { record, error } of streamWthor(pieces)) {
        lengths.push(record?.mainLine?.length ?? error!.offset);
      }
      expect(lengths).toEqual([3, 94, 3]);
    }
  });

  test('says that scores are out of range or contradict the board, and that the file is cut', () => {
    const [entry] = [...readWthor(file((bytes) => bytes.set([70, 99], 22)))];
    expect(entry!.record!.warnings!.map(({ code, offset }) => [code, offset])).toEqual([
      ['score', 22],
      ['score', 23],
    ]);
    const cut = [...readWthor(threeGames().subarray(0, 200))];
    expect(cut.map(({ error }) => error?.code)).toEqual([undefined, 'illegal-move', 'file-length']);
  });

  test('refuses each game on another board by its size, whatever the length of the file', () => {
    const bytes = threeGames();
    bytes[12] = 10;
    for (const file of [bytes, bytes.subarray(0, 200)]) {
      const refused = [...readWthor(file)].map(({ error }) => error!.message);
      expect(refused).toHaveLength(Math.floor((file.length - 16) / 68));
      expect(refused[1]).toBe('the board is of size 10, not 8 (WTHOR, game 2, byte 13)');
    }
  });
});

const HEADER = { created: { year: 2025, month: 1, day: 2 }, year: 0, depth: 0 };

describe('lists of names', () => {
  test('are Latin-1, ended by a zero', () => {
    const bytes = new Uint8Array(16 + 40);
    bytes[8] = 2;
    bytes.set([0x4c, 0xe9, 0x61, 0, 0x58], 16);
    bytes.set(Array<number>(20).fill(0x61), 36);
    expect(parseWthorNames(bytes, 'players')).toEqual(['Léa', 'a'.repeat(20)]);
  });

  test('are refused if the header gives another length', () => {
    const bytes = printWthorNames(HEADER, ['Tournament'], 'tournaments');
    expect(bytes).toHaveLength(16 + 26);
    expect(() => parseWthorNames(bytes, 'players')).toThrow('42 bytes: 36 expected by the header');
  });

  test('take no name that does not fit', () => {
    expect(() => printWthorNames(HEADER, ['x'.repeat(20)], 'players')).toThrow(RangeError);
    expect(() => printWthorNames(HEADER, ['č'], 'players')).toThrow(RangeError);
  });

  test('are read again as they were printed', () => {
    const name = fc.string({
      unit: fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code)),
      maxLength: 19,
    });
    fc.assert(
      fc.property(fc.array(name), fc.constantFrom('players', 'tournaments'), (names, kind) => {
        expect(parseWthorNames(printWthorNames(HEADER, names, kind), kind)).toEqual(names);
      }),
    );
  });
});

describe('a game for the database', () => {
  const MOVES =
    'f5d6c3d3c4f4f6f3e6c6c5b5e7d7b6e8a4c7e2a6f2a5a7g3h3g4f7g5e3b4h5h4h6f8g6c2c8g7b3d2h8g8h7d8d1g1f1h2b7g2h1a2a3a8b8e1b2a1b1c1';
  const game = (...tags: string[]): string => `${tags.map((tag) => `[${tag}]\n`).join('')}\n${MOVES}`;
  const entryOf = (text: string) => wthorEntry(parseAnyGame(text));

  test('has year, names and scores, and the score of the board in place of another', () => {
    const known = ['Black "Ann"', 'White "Bob"', 'Event "Open"', 'Date "1999.03.01"', 'Site "Oslo"'];
    const scores = ['TheoreticalScore "30"', 'TheoreticalDepth "22"'];
    const { blackScore } = entryOf(game());
    expect(entryOf(game(...known, ...scores))).toEqual({
      ...{ year: 1999, event: 'Open', black: 'Ann', white: 'Bob', blackScore },
      ...{ theoreticalScore: 30, depth: 22, moves: MOVES },
    });
    for (const score of ['65', '-1', '3.5'])
      expect(entryOf(game(`TheoreticalScore "${score}"`, 'TheoreticalDepth "22"'))).toMatchObject({
        ...{ theoreticalScore: blackScore, depth: 0 },
      });
    for (const [depth, stored] of Object.entries({ 60: 60, 61: 0, '-1': 0, 0: 0 }))
      expect(entryOf(game(scores[0]!, `TheoreticalDepth "${depth}"`)).depth, depth).toBe(stored);
    for (const score of [0, 64])
      expect(entryOf(game(`TheoreticalScore "${score}"`)).theoreticalScore).toBe(score);
  });

  test('is held where it was played if it has no event, and has ? for a name that is not known', () => {
    expect(entryOf(game('Site "Oslo"'))).toMatchObject({ year: 0, event: 'Oslo', black: '?', white: '?' });
    expect(entryOf(game()).event).toBe('?');
  });

  test('begins at the start, and has a score', () => {
    expect(() => entryOf('f5d6c3')).toThrow('WTHOR stores only games with a score');
    const elsewhere = `${'-'.repeat(61)}XO- X h8`;
    expect(() => entryOf(elsewhere)).toThrow('WTHOR stores only games from the usual start');
  });
});

describe('printing a file of games', () => {
  test('gives the bytes that were read', () => {
    for (const bytes of [file(), file((all) => (all[12] = 0)), file((all) => all.set([8, 1, 22, 7], 12))]) {
      const { header, games } = parseWthorGames(bytes);
      expect(printWthorGames(header, games)).toEqual(bytes);
    }
  });

  test('refuses numbers that do not fit', () => {
    const { header, games } = parseWthorGames(file());
    expect(() => printWthorGames(header, [{ ...games[0]!, blackScore: 65 }])).toThrow(RangeError);
    expect(() => printWthorGames(header, [games[0]!, { ...games[0]!, white: 65_536 }])).toThrow(
      /^game 1: 65536 is not/u,
    );
    expect(() => printWthorGames(header, [{ ...games[0]!, moves: SQUARES.slice(0, 61) }])).toThrow(
      RangeError,
    );
  });

  test('a printed game reads back unchanged', () => {
    const index = fc.nat(0xffff);
    const score = fc.nat(64);
    const game: fc.Arbitrary<WthorGame> = fc.record({
      tournament: index,
      black: index,
      white: index,
      blackScore: score,
      theoreticalScore: score,
      moves: fc.array(fc.constantFrom(...SQUARES), { maxLength: 60 }),
    });
    fc.assert(
      fc.property(fc.array(game), (games) => {
        const header = { created: { year: 1999, month: 12, day: 31 }, year: 1977, depth: 24 };
        expect(parseWthorGames(printWthorGames(header, games))).toEqual({ header, games });
      }),
    );
  });
});
