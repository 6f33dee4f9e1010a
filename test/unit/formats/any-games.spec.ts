import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { readGames, streamGames } from '../../../src/core/formats/any-games.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import { FormatError } from '../../../src/core/formats/common/format-error.js';
import { printGgf } from '../../../src/core/formats/ggf.js';
import { printPgn } from '../../../src/core/formats/pgn.js';
import { printSgf } from '../../../src/core/formats/sgf.js';
import {
  printTranscripts,
  readTranscripts,
  streamTranscripts,
} from '../../../src/core/formats/notation/transcripts.js';
import { printWthorGames } from '../../../src/core/formats/wthor.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import { played } from '../rules/support.js';

const A = { game: played('f5d6c3'), black: 'Ann' };
const B = { game: played('f5f6e6'), black: 'Bob' };
const HEADER = { created: { year: 2026, month: 1, day: 2 }, year: 2025, depth: 24 };
const WTHOR = printWthorGames(
  HEADER,
  [A, B].map(({ game }) => ({
    tournament: 0,
    black: 0,
    white: 0,
    blackScore: 32,
    theoreticalScore: 32,
    moves: game.line,
  })),
);

describe('the games of any file', () => {
  test.each<[string, string | Uint8Array]>([
    ['PGN', printPgn(A) + '\n' + printPgn(B)],
    ['GGF', `1 ${printGgf(A)}\n1 ${printGgf(B)}\n`],
    ['SGF', printSgf(A) + printSgf(B)],
    ['transcript', 'f5d6c3\n\n1. f5 f6 2. e6 40-24\n'],
    ['transcript', '% a comment\nF5D6C3\nF5F6E6'],
    [
      'Othello Quest',
      '[{"moves":[{"m":"f5"},{"m":"d6"},{"m":"c3"}]},{"moves":[{"m":"f5"},{"m":"f6"},{"m":"e6"}]}]',
    ],
    ['WTHOR', WTHOR],
  ])('are read one by one: %s', async (format, text) => {
    const expected = [
      [format, 'f5d6c3'],
      [format, 'f5f6e6'],
    ];
    const lines = [...readGames(text)].map((entry) => [entry.format, entry.record?.game.line.join('')]);
    expect(lines).toEqual(expected);
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    const streamed = [];
    for await (const entry of streamGames([bytes.subarray(0, 9), bytes.subarray(9)])) {
      streamed.push([entry.format, entry.record?.game.line.join('')]);
    }
    expect(streamed).toEqual(expected);
  });

  test('may be one over several lines, or a board', () => {
    const lines = (text: string): string[] =>
      [...readGames(text)].map(({ record }) => record!.game.line.join(''));
    expect(lines('1. f5 d6\n2. c3 d3\n3. c4\n')).toEqual(['f5d6c3d3c4']);
    const board = Position.start.play('f5').board.replace(/.{8}/g, '$&\n');
    expect(lines(`${board}O\nd6\n`)).toEqual(['d6']);
  });

  test('are positions in an Othello Board File', () => {
    const { board } = Position.start;
    const entries = [...readGames(`${board} X; f5:+0;\n${board.slice(1)} X;\n${board} O; +2\n`)];
    expect(
      entries.map(({ format, record, error }) => [format, record?.end?.turn, error?.location?.line]),
    ).toEqual([
      ['OBF', 'black', undefined],
      ['OBF', undefined, 2],
      ['OBF', 'white', undefined],
    ]);
  });

  test('are none in an empty file', () => {
    for (const nothing of ['', ' \n', new Uint8Array(0)]) {
      expect(() => [...readGames(nothing)]).toThrow(expect.objectContaining({ code: 'empty' }));
    }
  });
});

describe('transcripts by line', () => {
  const FILE = 'F5D6C3\r\n\r\nf5d6zz\nF5-D6-C5 33-31\n';

  test('are read, a bad line with its place', async () => {
    const entries = [...readTranscripts(FILE)];
    expect(entries.map(({ record }) => record?.mainLine?.join(''))).toEqual(['f5d6c3', undefined, 'f5d6c5']);
    expect(entries[1]!.error).toMatchObject({
      message: 'zz is not a square from a1 to h8 (transcript, game 2, line 3, character 5)',
      location: { game: 2, line: 3, column: 5 },
    });
    const streamed = [];
    for await (const { location } of streamTranscripts([FILE.slice(0, 4), FILE.slice(4)]))
      streamed.push(location);
    expect(streamed).toEqual(entries.map(({ location }) => location));
  });
});

describe('brackets before and in a game', () => {
  test.each([
    ['SGF', '[[[ found on the web\n(;GM[2]SZ[8]PB[[[[Ann]B[f5]C[[[[ a note])'],
    ['PGN', '[Event "[[[ x"]\n[Black "[[[Ann"]\n\n1. f5 {[[[ a note} *\n'],
    ['GGF', '[[[\n(;GM[Othello]PB[[[[Ann]B[F5];)'],
  ])('are no JSON: %s', (format, text) => {
    expect([...readGames(text)]).toMatchObject([{ format, record: { black: '[[[Ann', mainLine: ['f5'] } }]);
    expect(parseAnyGame(text)).toMatchObject({ black: '[[[Ann', mainLine: ['f5'] });
  });

  test('are no SGF in a tag or a comment of PGN', () => {
    const text = '[Event "(;GM[2]"]\n\n1. f5 {(; a note} d6 *\n\n[Event "B"]\n\n1. c4 *\n';
    expect([...readGames(text)]).toMatchObject([
      { format: 'PGN', record: { mainLine: ['f5', 'd6'] } },
      { format: 'PGN', record: { mainLine: ['c4'] } },
    ]);
  });

  test.each([
    ['[', ']'],
    ['{"args":', '}'],
    ['[{"games":', '}]'],
  ])('%s, one in another without end, are an error that says so', (open, close) => {
    const text = open.repeat(50_000) + '1' + close.repeat(50_000);
    expect(() => parseAnyGame(text)).toThrow(FormatError);
    expect([...readGames(text)][0]!.error).toBeInstanceOf(FormatError);
  });
});

describe('games of PGN one behind the other', () => {
  test.each([
    ['a brace in a comment to the end of the line', '1. f5 d6 ; as in { the book\n2. c3 *\n'],
    ['a brace in a line that is left out', '1. f5 d6\n% { not for people\n2. c3 *\n'],
    ['a comment over two lines', '1. f5 {as in\nthe book ; } d6 2. c3 *\n'],
  ])('are told apart after %s', (_, moves) => {
    const text = `[round "1"]\n\n${moves}\n[round "2"]\n\n${moves}`;
    const read = [...readGames(text)].map(({ record }) => record?.game.line.join(''));
    expect(read).toEqual(['f5d6c3', 'f5d6c3']);
  });

  test.each(['[black "Ann"]', '[round "1"]', '[Round "1"]'])(
    'are told apart by tags behind a byte order mark: %s',
    (tag) => {
      const head = `${tag}\n[white "?"]`;
      const text = `\ufeff${head}\n\n1. f5 d6 2. c3 *\n\n${head}\n\n1. f5 f6 2. e6 *\n`;
      const read = [...readGames(text)].map(({ record }) => record?.game.line.join(''));
      expect(read).toEqual(['f5d6c3', 'f5f6e6']);
    },
  );

  test.each(['[black "Ann"]', '[Black "Ann"]'])('are told apart where a comment does not end: %s', (tag) => {
    const text = `${tag}\n\n1. f5 {d6 2. c3 *\n\n${tag}\n\n1. f5 f6 2. e6 *\n`;
    const read = [...readGames(text)].map(({ record }) => record?.game.line.join(''));
    expect(read).toEqual([undefined, 'f5f6e6']);
  });
});

describe('boards of other sizes', () => {
  const ggf = (size: string): string => `(;GM[Othello]TY[${size}]B[F5];)\n`;
  const sgf = (size: number): string => `(;GM[2]SZ[${size}]PB[Ann]B[f5])\n`;
  const tagged = (fen: string): string => `[Black "Ann"]\n[FEN "${fen}"]\n\n1. c4 *\n\n`;

  test.each([
    ['GGF', ['4', '6', '10', 's10r18'].map(ggf).join('') + ggf('8'), [/'4'/, /'6'/, /'10'/, /'s10r18'/]],
    ['SGF', [4, 6, 10].map(sgf).join('') + sgf(8), [/size 4/, /size 6/, /size 10/]],
    [
      'PGN',
      ['2pP/2Pp/4/4 b', '6/6/2pP2/2Pp2/6/6 b', `${'9-/'.repeat(9)}9- b`, `${'-'.repeat(36)} X`]
        .map(tagged)
        .join('') + '[Black "Ann"]\n\n1. f5 *\n',
      [/4x4/, /6x6/, /10x10/, /6x6/],
    ],
  ])('are refused by name, and the others are read: %s', (_, text, messages) => {
    const entries = [...readGames(text)];
    const refused = entries.filter(({ error }) => error);
    expect(refused.map(({ error }) => error!.code)).toEqual(messages.map(() => 'board-size'));
    messages.forEach((message, at) => expect(refused[at]!.error!.problem).toMatch(message));
    expect(entries.at(-1)!.record?.game.line).toEqual(['f5']);
  });

  test.each([4, 6, 10, 12, 14])('are refused by name where a line has one: %i', (size) => {
    const board = '-'.repeat(size * size - 4) + 'XOOX';
    for (const line of [`${board} X;`, `${board} O`, `${board} X; a1:+2`, board]) {
      expect(() => parseAnyGame(line)).toThrow(`the board is ${size}x${size}, not 8x8`);
    }
  });

  test.each([
    ['[BoardSize "10"]', '10x10'],
    ['[BoardSize "6x6"]', '6x6'],
    ['[BoardSize "?"]\n[Variant "Othello 12x12"]', '12x12'],
    ['[BoardSize "6"]\n[Variant "Othello"]', '6x6'],
  ])('are refused by name where tags tell them: %s', (tags, size) => {
    const [entry] = readGames(`[Black "Ann"]\n${tags}\n\n1. e4 *\n`);
    expect(entry!.error?.problem).toBe(`the board is ${size}, not 8x8`);
  });

  test.each([4, 6, 10])('are refused by name where only a board of %i stands', (size) => {
    const board = '-'.repeat(size * size - 4) + 'XOOX';
    expect(() => parseBoardString(`${board} X`)).toThrow(`the board is ${size}x${size}, not 8x8`);
  });

  test('are counted one by one, and are no sign that a file is none of games', () => {
    const entries = [...readGames(ggf('10').repeat(1500) + ggf('8'))];
    expect(entries.filter(({ error }) => error?.code === 'board-size')).toHaveLength(1500);
    expect(entries.at(-1)!.record?.game.line).toEqual(['f5']);
  });
});

test.each([
  ['of any games', readGames],
  ['of transcripts', readTranscripts],
])('games without a move, and from another position, keep their lines in a file %s', (_, readFile) => {
  const later = new Game({ position: Position.start.play('f5').play('d6') });
  later.play('c3');
  const games = [played('f5d6'), new Game(), later, new Game(), played('f5f6')].map((game) => ({ game }));
  const read = [...readFile(printTranscripts(games))].map(({ record }) => record?.game);
  expect(read.map((game) => game?.line.join(''))).toEqual(['f5d6', '', 'c3', '', 'f5f6']);
  expect(read.map((game) => game?.root.position.toString())).toEqual(
    games.map(({ game }) => game.root.position.toString()),
  );
});

describe('the encoding of a file', () => {
  const LATIN = Uint8Array.from(
    `[Black "Ann"]\n\n1. f5 *\n\n`.repeat(5000) + '[Black "L\u00e9a"]\n\n1. f5 *\n',
    (sign) => sign.charCodeAt(0),
  );

  async function lastName(bytes: Uint8Array): Promise<string | undefined> {
    function* pieces(): Generator<Uint8Array> {
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
    }
    let name: string | undefined;
    for await (const { record } of streamGames(pieces())) name = record?.black;
    return name;
  }

  test('is told by the first letter that is not the same in all, however far behind it stands', async () => {
    expect(LATIN.length).toBeGreaterThan(100_000);
    expect(await lastName(LATIN)).toBe('Léa');
    const utf8 = new TextEncoder().encode(new TextDecoder('latin1').decode(LATIN));
    expect(await lastName(utf8)).toBe('Léa');
  });

  const sgf = (head: string, name: readonly number[]): Uint8Array =>
    Uint8Array.from([
      ...new TextEncoder().encode(`(;${head}GM[2]SZ[8]PB[`),
      ...name,
      ...new TextEncoder().encode(']B[f5])'),
    ]);

  test.each([
    // UTF-8 that says otherwise, and what is meant where the bytes are no UTF-8.
    ['FF[4]CA[ISO-8859-1]', [0xc3, 0xa9], 'é'],
    ['FF[4]CA[GB2312]', [0xc4, 0x8d], 'č'],
    ['FF[4]CA[ISO-8859-1]', [0xe9], 'é'],
    ['CA[iso-8859-2]', [0xe8], 'č'],
    ['CA[ Shift_JIS ]', [0x91, 0xe5], '大'],
    ['FF[4]C[CA[iso-8859-2\\]]CA[GB18030]', [0xb4, 0xf3], '大'],
    // Invalid UTF-8, an unknown encoding, one in which tags could not be read, none.
    ['CA[UTF-8]', [0xe9], 'é'],
    ['CA[klingon]', [0xc3, 0xa9], 'é'],
    ['CA[UTF-16]', [0xc3, 0xa9], 'é'],
    ['C[CA[iso-8859-2\\]]', [0xe8], 'è'],
    ['', [0xc3, 0xa9], 'é'],
  ])('is the one that SGF names: %s', async (head, name, expected) => {
    const bytes = sgf(head, name);
    expect([...readGames(bytes)][0]!.record?.black).toBe(expected);
    expect(await lastName(bytes)).toBe(expected);
    const oneByOne = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
    for await (const { record } of streamGames(oneByOne)) expect(record?.black).toBe(expected);
    // The written text names its own encoding.
    const { record } = [...readGames(bytes)][0]!;
    const written = printSgf(record!);
    expect(written).toContain('FF[4]CA[UTF-8]GM[2]');
    expect([...readGames(new TextEncoder().encode(written))][0]!.record?.black).toBe(expected);
  });

  test('is named only where a letter needs it', () => {
    const { record } = [...readGames('(;FF[4]CA[iso-8859-2]GM[2]SZ[8]PB[Ann]B[f5])')][0]!;
    expect(record!.tags).toEqual(new Map());
    expect(printSgf(record!)).not.toContain('CA');
  });

  test.each([
    ['iso-8859-2', [0xe8], 'č', 'Shift_JIS', [0x91, 0xe5], 'iso-8859-2 shift_jis'],
    ['UTF-8', [0xc3, 0xa9], 'é', 'iso-8859-2', [0xe8], 'utf-8 iso-8859-2'],
    ['iso-8859-2', [0xe8], 'č', 'UTF-8', [0xc3, 0xa9], 'iso-8859-2 utf-8'],
  ])('is one for all games: %s, %o, %s, not %s', async (first, name, expected, second, other, both) => {
    const others = sgf('CA[UTF-8]', [0x41]);
    const games = [sgf(`CA[${first}]`, name), sgf(`CA[${second}]`, other), others];
    // The first game decides; it has more letters where a file without a name would be decided by them.
    const bytes = Uint8Array.from([...games[0]!, ...games.flatMap((game) => [...game])]);
    const read = [...readGames(bytes)];
    const streamed: typeof read = [];
    for await (const entry of streamGames([bytes])) streamed.push(entry);
    for (const entries of [read, streamed]) {
      expect(entries.map(({ record }) => record?.black)).toEqual([expected, expected, undefined, 'A']);
      const { error } = entries[2]!;
      expect([error?.code, error?.location?.game]).toEqual(['encoding', 3]);
      for (const encoding of both.split(' ')) expect(error?.message).toContain(encoding);
    }
    // What the user names is what is read.
    expect([...readGames(bytes, { encoding: second })][2]!.error).toBeUndefined();
  });

  test('is UTF-8 if all of it is, though a byte of it is damaged', async () => {
    const bytes = new TextEncoder().encode('[White "Čapek, Brož"]\n[Site "x"]\n[Black "Léa"]\n\n1. f5 *\n');
    bytes[bytes.indexOf(0x78)] = 0xff;
    expect(await lastName(bytes)).toBe('Léa');
    expect([...readGames(bytes)][0]!.record?.white).toBe('Čapek, Brož');
  });

  test.each([1, 2, 7, 15, 16, 99])(
    'is recognised in pieces of %i bytes if it has two bytes a character',
    async (size) => {
      for (const begin of ['', '[A "Č"]\n', '\ufeff'])
        for (const isLittle of [true, false]) {
          const text = `${begin}[Black "Křížová"]\n\n1. f5 *\n`;
          const bytes = new Uint8Array(text.length * 2);
          const view = new DataView(bytes.buffer);
          for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), isLittle);
          const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
            bytes.subarray(at * size, (at + 1) * size),
          );
          const names: (string | undefined)[] = [];
          for await (const { record } of streamGames(pieces)) names.push(record?.black);
          expect(names).toEqual(['Křížová']);
        }
    },
  );

  test('has the quotes, dashes and letters of Windows that ISO-8859-1 has not', async () => {
    // Ž’š–
    const bytes = Uint8Array.from('[Black "\x8e\x92\x9a\x96"]\n\n1. f5 *\n', (sign) => sign.charCodeAt(0));
    expect([...readGames(bytes)][0]!.record?.black).toBe('Ž’š–');
    expect(await lastName(bytes)).toBe('Ž’š–');
  });

  /** The bytes of a text in an encoding of one byte a letter. */
  function written(text: string, label: string): Uint8Array {
    const letters = Array.from({ length: 256 }, (_, byte) =>
      new TextDecoder(label).decode(Uint8Array.of(byte), { stream: true }),
    );
    return Uint8Array.from(text, (letter) => letters.indexOf(letter));
  }

  test.each([
    ['Jiří Novák', 'windows-1250'],
    ['Zdeněk Vaněk', 'windows-1250'],
    ['Růžena Černá', 'windows-1250'],
    ['Łukasz Żółtowski', 'windows-1250'],
    ['Dąbrowski Mirosław', 'windows-1250'],
    ['Győző Erdőházi', 'windows-1250'],
    ['Ľubomír Koľaj', 'windows-1250'],
    ['Zając, Pająk i Wałęga', 'windows-1250'],
    ['Tomáš Hruška, Vašek', 'iso-8859-2'],
    ['Šimek, Blažek Jiří', 'iso-8859-2'],
    ['Świątek, Paździor, Pająk', 'iso-8859-2'],
    ['Ľuboš Žiška, Michaľčík', 'iso-8859-2'],
    ['Hélène Dagnoù, naïve à Forlì, où', 'windows-1252'],
    ['João Simões Magalhães', 'windows-1252'],
    ['Jørgen Åse Ægidius', 'windows-1252'],
    ['Íñigo Muñoz ¿Qué?', 'windows-1252'],
    ['Kõiv Tšehhov, Müller Groß', 'windows-1252'],
    ['£5, 3 cm³, m¹', 'windows-1252'],
    ['«André», ±3 µm, 1½ ©', 'windows-1252'],
  ])('is recognised by words if it has one byte a letter: %s', async (name, label) => {
    const bytes = written(`[Black "${name}"]\n\n1. f5 *\n`, label);
    expect([...readGames(bytes)][0]!.record?.black).toBe(name);
    expect(await lastName(bytes)).toBe(name);
  });

  test('is recognised by all of a file, not by the first letters, if it has one byte a letter', async () => {
    const games = '[Black "Tomáš Kučera"]\n\n1. f5 *\n\n'.repeat(9000) + '[Black "Jiří"]\n\n1. f5 *\n';
    const bytes = written(games, 'windows-1250');
    expect(bytes.length).toBeGreaterThan(4 * 65_536);
    expect(await lastName(bytes)).toBe('Jiří');
    const [first] = [...readGames(bytes)];
    expect(first!.record?.black).toBe('Tomáš Kučera');
  });

  test('is recognised as UTF-8 by all of a file, though the first letter is damaged', async () => {
    const bytes = new TextEncoder().encode(
      '[Black "L?a"]\n\n1. f5 *\n\n'.repeat(5000) + '[Black "Léa"]\n\n1. f5 *\n\n'.repeat(2),
    );
    bytes[bytes.indexOf(0x3f)] = 0xe9;
    expect(await lastName(bytes)).toBe('Léa');
  });

  test('is decided by the first megabyte of a long file', async () => {
    const filler = '[Black "L\u00e9a"]\n\n1. f5 *\n\n'.repeat(50_000);
    const bytes = written(`${filler}[Black "Noël"]\n\n1. f5 *\n`, 'windows-1252');
    expect(await lastName(bytes)).toBe('Noël');
  });

  test.each([5000, 100_000, 500_000])('is the one that SGF names after %i characters', async (length) => {
    const comment = 'A long comment stands first. '.repeat(length / 29);
    // A letter stands before the name of the encoding, too.
    for (const head of [`C[${comment}]`, `EV[č]C[${comment}]`]) {
      const bytes = written(`(;FF[4]${head}CA[iso-8859-2]GM[2]SZ[8]PB[č]B[f5])`, 'iso-8859-2');
      expect([...readGames(bytes)][0]!.record?.black).toBe('č');
      expect(await lastName(bytes)).toBe('č');
    }
  });

  test('is recognised as UTF-8 by its mark alone, and by letters that were lost before', async () => {
    for (const name of ['Ann', 'L\ufffda']) {
      const bytes = new TextEncoder().encode(`\ufeff[Black "${name}"]\n\n1. f5 *\n`);
      expect([...readGames(bytes)][0]!.record?.black).toBe(name);
      expect(await lastName(bytes)).toBe(name);
      expect(await lastName(bytes.subarray(3))).toBe(name);
    }
  });

  test('can be given', async () => {
    const bytes = written('[Black "Kučera"]\n\n1. f5 *\n', 'windows-1250');
    expect([...readGames(bytes)][0]!.record?.black).toBe('Kuèera');
    const options = { encoding: 'windows-1250' };
    expect([...readGames(bytes, options)][0]!.record?.black).toBe('Kučera');
    for await (const { record } of streamGames([bytes], options)) expect(record?.black).toBe('Kučera');
    expect(() => [...readGames(bytes, { encoding: 'klingon' })]).toThrow(RangeError);
  });

  test.each([1, 2, 3, 7])('is told wherever pieces of %i bytes end', async (size) => {
    for (const text of ['[Black "大Léa"]\n\n1. f5 *\n', '[Black "L\u00e9"]\n\n1. f5 *\n']) {
      const bytes = text.includes('大')
        ? new TextEncoder().encode(text)
        : Uint8Array.from(text, (sign) => sign.charCodeAt(0));
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      for await (const { record } of streamGames(pieces)) expect(record?.black).toBe(/"(.*)"/.exec(text)![1]);
    }
  });

  test.each(['utf-16le', 'utf-16be'])('is told by the zeros of %s, without a mark', async (encoding) => {
    const text = '[Black "Léa"]\n\n1. f5 d6 *\n';
    const bytes = new Uint8Array(2 * text.length);
    const view = new DataView(bytes.buffer);
    Array.from(text, (sign, at) => view.setUint16(2 * at, sign.charCodeAt(0), encoding === 'utf-16le'));
    expect(await lastName(bytes)).toBe('Léa');
    expect([...readGames(bytes)][0]!.record?.black).toBe('Léa');
  });
});

describe('files as people have them', () => {
  const all = (text: string) => [...readGames(text)];
  const lines = (text: string) => all(text).map(({ record }) => record?.game.line.join(''));
  const BOARD = '---------------------------OX------XO---------------------------';

  test('may have a game of SGF among those of GGF', () => {
    const ggf = '(;GM[Othello]PB[Ann]B[F5]W[D6];)\n';
    const sgf = '(;GM[2]SZ[8]PB[Bob];B[f5])\n';
    const formats = (text: string) => all(text).map(({ error, format }) => error ?? format);
    expect(formats(`${ggf}${sgf}${ggf}`)).toEqual(['GGF', 'SGF', 'GGF']);
    expect(formats(`${sgf}${ggf}${ggf}`)).toEqual(['SGF', 'GGF', 'GGF']);
  });

  test('may have comments before the first tag of PGN, which are no game', () => {
    expect(lines('% made by a program\n; and a remark\n[Black "Ann"]\n\n1. f5 d6 *\n')).toEqual(['f5d6']);
  });

  test('may have typographic quotes in tags of PGN', () => {
    const [entry] = all('[Black “Ann”]\n[White „Bob“]\n\n1. f5 *\n');
    expect(entry!.record).toMatchObject({ black: 'Ann', white: 'Bob' });
  });

  test.each(['・f5d6', '"f5d6"', '“f5d6”', '1. f5 d6', '1… f5 2… d6'])('may have the moves as %s', (text) => {
    expect(lines(text)).toEqual(['f5d6']);
  });

  test('may have passes in Japanese', () => {
    const start = 'O'.repeat(1) + 'X'.repeat(1) + '-'.repeat(62);
    expect(lines(`${start} X\nパス c1`)).toEqual(['c1']);
  });

  test('may have the side before the board', () => {
    for (const side of ['O', 'X'])
      expect(all(`${side} ${BOARD}\n`)[0]!.record!.game.position.toString()).toBe(`${BOARD} ${side}`);
  });

  test('are refused once where the numbers on a board are no game', () => {
    const rows = [
      '. . 10 . . . . .',
      '. 1 5 9 8 7 . .',
      '. . . O X 4 11 .',
      '. . . X O 12 . .',
      '. . . . 3 2 . .',
    ];
    const empty = '. . . . . . . .';
    const board = [empty, ...rows, '. . . . 6 . . .', empty].join('\n');
    expect(all(board).map(({ error }) => error?.problem)).toEqual([
      'illegal move b3 at ply 1: flips nothing',
    ]);
  });

  test.each([
    ['compressed (gzip)', [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2]],
    ['compressed (zip)', [0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 1, 2]],
    ['in UTF-32', [0xff, 0xfe, 0, 0, 0x28, 0, 0, 0, 0x3b, 0, 0, 0]],
    ['in UTF-32', [0, 0, 0xfe, 0xff, 0, 0, 0, 0x28, 0, 0, 0, 0x3b]],
  ])('are refused when they are %s', (name, bytes) => {
    expect(() => [...readGames(Uint8Array.from(bytes))]).toThrow(`the file is ${name}`);
  });

  test.each([
    ['shift_jis', 'くろ', [0x82, 0xad, 0x82, 0xeb]],
    // The second byte is a backslash.
    ['shift_jis', 'ソ', [0x83, 0x5c]],
    ['shift_jis', '山田', [0x8e, 0x52, 0x93, 0x63]],
    ['shift_jis', '鈴木', [0x97, 0xe9, 0x96, 0xd8]],
    // Two characters of Shift_JIS, too, and what is `Émile` on a Mac.
    ['windows-1252', 'ƒmile', [0x83, 0x6d, 0x69, 0x6c, 0x65]],
    ['windows-1250', 'Šiška', [0x8a, 0x69, 0x9a, 0x6b, 0x61]],
    ['windows-1252', 'O’Hara', [0x4f, 0x92, 0x48, 0x61, 0x72, 0x61]],
  ])('may be %s that nothing names: %s', (_, name, bytes) => {
    const text = (ascii: string) => new TextEncoder().encode(ascii);
    const file = Uint8Array.from([...text('[Black "'), ...bytes, ...text('"]\n\n1. f5 *\n')]);
    expect([...readGames(file)][0]!.record!.black).toBe(name);
  });
});
