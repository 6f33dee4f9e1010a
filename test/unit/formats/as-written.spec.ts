/** Games and positions as programs, pages and people write them; the examples are our own. */
import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { readGames, streamGames } from '../../../src/core/formats/any-games.js';
import { parseObf } from '../../../src/core/formats/obf.js';
import { parseOthelloQuest } from '../../../src/core/formats/othello-quest.js';
import { parsePgn, readPgn } from '../../../src/core/formats/pgn.js';
import { parseSgf } from '../../../src/core/formats/sgf.js';
import { Position } from '../../../src/core/rules/position.js';

const START = Position.start;
const linesOf = (text: string | Uint8Array): (string | undefined)[] =>
  [...readGames(text)].map(({ record }) => record?.mainLine?.join(''));

describe('PGN', () => {
  // White has no move after eight plies: Black's tenth disc follows a pass.
  const UP_TO_PASS = '1.f5 f6 2.d3 g5 3.h5 h4 4.f7 h6';

  test.each([
    '5. -- c5',
    '5. pass c5',
    '5. PS c5',
    '5. Z0 c5',
    '5. (pass) c5',
    '5. ... c5',
    '5... c5',
    '5. - c5',
  ])('reads a pass written %j', (pass) => {
    expect(parsePgn(`${UP_TO_PASS} ${pass} *`).mainLine).toHaveLength(9);
  });

  test.each([
    [
      'clocks and values in comments',
      '1. f5 { [%clk 0:05:00] } 1... d6 { [%clk 0:04:58] [%eval 0.3] } 2. c3 *',
    ],
    ["a commentator's signs", '1.f5 += d6 +/- 2.c3 -+ *'],
    ['a novelty', '1.f5 d6 N 2.c3 ± *'],
    ['marks behind moves', '1.f5! d6?? 2.c3!? $14 *'],
    ['the disc that is put on the board', '1. P@f5 p@d6 2. @c3 *'],
    ['colours', '1. B f5 W d6 2. B:c3'],
  ])('reads %s', (_, moves) => {
    expect(parsePgn(`[Black "a"]\n\n${moves}`).mainLine?.join('')).toBe('f5d6c3');
  });

  test('reads discs in hand behind the board, as programs for many kinds of chess write it', () => {
    const { game } = parsePgn('[FEN "8/8/8/3pP3/3Pp3/8/8/8[PPPPpppp] b 0 1"]\n\n1. f5 *');
    expect(game.root.position.equals(START)).toBe(true);
  });

  test('reads XOT by any of the tags that say so', () => {
    for (const name of ['Variant', 'Event', 'GameType']) {
      expect(parsePgn(`[${name} "Reversi XOT"]\n\n1. f5 *`).givenMoves, name).toBe(8);
    }
    expect(parsePgn('[Event "Foxotto"]\n\n1. f5 *').givenMoves).toBeUndefined();
  });

  test('reads games that nobody began, each with its tags', () => {
    const names = (text: string): (string | undefined)[] =>
      [...readPgn(text)].map(({ record }) => record?.black);
    expect(names('[Event "?"]\n[Black "a"]\n\n\n[Event "?"]\n[Black "b"]\n\n1. f5\n')).toEqual(['a', 'b']);
    // Two blocks of tags belong to one game.
    expect(names('[Event "?"]\n\n[Black "a"]\n\n1. f5\n')).toEqual(['a']);
  });
});

describe('SGF', () => {
  test('reads rectangles of squares', () => {
    const { game } = parseSgf('(;FF[4]GM[2]SZ[8:8]AB[c3:d4][ee]AW[f6:f6]PL[W])');
    const black = ['c3', 'd3', 'c4', 'd4', 'e5'] as const;
    expect(black.map((square) => game.position.at(square))).toEqual(black.map(() => 'black'));
    expect(game.position.at('f6')).toBe('white');
    expect(game.position.empties).toBe(58);
  });

  test('reads a game without a name if it has the size of an Othello board', () => {
    const text = '(;FF[4]CA[UTF-8]SZ[8]PB[a]PW[b];B[f5];W[d6](;B[c3])(;B[c5]))';
    expect(parseAnyGame(text)).toMatchObject({ black: 'a', mainLine: ['f5', 'd6', 'c3'] });
    expect(() => parseAnyGame('(;FF[4]SZ[19];B[dd])')).toThrow('Othello is GM[2] (SGF');
  });

  test("reads GoGui's, whose letters count from the top what programs count from the bottom", () => {
    const text = '(;FF[4]CA[UTF-8]AP[GoGui:1.5.1]SZ[8]\nKM[0]PB[a]PW[b];B[fd];W[dc])';
    expect(parseAnyGame(text).mainLine).toEqual(['f5', 'd6']);
  });
});

describe('Othello Quest', () => {
  const GAME =
    '{"gtype":"reversi1","position":{"moves":[{"t":1,"m":"f5"},{"t":2,"m":"d6"},{"m":null,"s":"LOSE:RESIGN"}]}}';

  test.each([
    ['a message with its type before it', `5:::{"name":"game","args":[${GAME}]}`],
    ['a message with a number and a name', `42["game",${GAME}]`],
  ])('%s', (_, text) => {
    expect(parseOthelloQuest(text).map(({ mainLine }) => mainLine)).toEqual([['f5', 'd6']]);
    expect(linesOf(`${text}\n${text}\n`)).toEqual(['f5d6', 'f5d6']);
    expect(parseAnyGame(text).result).toEqual({ winner: 'white', by: 'resignation' });
    // Errors have their place in the whole text.
    const bad = text.replace('d6', 'a1');
    expect(() => parseOthelloQuest(bad)).toThrow(
      expect.objectContaining({ offset: bad.indexOf('{"t":2'), code: 'illegal-move' }),
    );
  });
});

describe('moves as text', () => {
  test.each([
    ["Logistello's signs for the sides", '+f5-d6+c3: +02'],
    ['the sides by name', 'Black: f5\nWhite: d6\nBlack: c3'],
    [
      'a page of HTML',
      '<!DOCTYPE html><html><head><title>Game a1</title></head><body><p>f5d6c3</p></body></html>',
    ],
    ['times behind moves', 'f5 0:12 d6 0:30 c3 1:05'],
    ['times in brackets', 'f5 (0:12) d6 (0:30) c3 [1:05]'],
    ['a link in Markdown', '[the game](https://example.com/?m=f5d6c3).'],
  ])('are read with %s', (_, text) => {
    const { mainLine, result } = parseAnyGame(text);
    expect(mainLine?.join('')).toBe('f5d6c3');
    expect(result).toBeUndefined();
  });

  test.each(['51-13', '51 - 13', '51–13', '51−13', '(51-13)', '51:13'])(
    'are read with the score %s',
    (score) => {
      expect(parseAnyGame(`f5d6c3 ${score}`).result).toEqual({ margin: 38, winner: 'black' });
    },
  );

  test.each([
    [
      '<script>var game = {"moves":[]}</script>',
      'these are neither moves such as f5d6 nor a board',
      'unknown-format',
    ],
    ['1. 2. 3.', 'these are neither moves such as f5d6 nor a board', 'unknown-format'],
    ['https://example.com/game/123', 'the link has no moves of a game', 'missing'],
    ['🙂', '🙂 is not a square from a1 to h8', 'square'],
  ])('are refused if there are none: %j', (text, problem, code) => {
    expect(() => parseAnyGame(text)).toThrow(expect.objectContaining({ problem, code }));
  });
});

describe('a board', () => {
  const AFTER = START.play('f5');
  const rows = AFTER.board.match(/.{8}/g)!.map((row) => row.split('').join(' '));
  const position = (text: string): string => parseAnyGame(text).game.position.toString();

  test("is read as Edax's screen has it, with clocks and counts beside it and legal moves as points", () => {
    const beside = ['0:00.000         1 |  |  |', '4 discs', '', 'ply  2 (59 empties)', "White's turn (O)"];
    const screen = [
      '  A B C D E F G H            BLACK            A  B  C  D  E  F  G  H',
      ...rows.map((row, i) => `${i + 1} ${row.replaceAll('X', '*')} ${i + 1}         ${beside[i] ?? ''}`),
      '  A B C D E F G H            WHITE            A  B  C  D  E  F  G  H',
    ];
    expect(position(screen.join('\n').replace('3 - - - - - -', '3 - - - . - .'))).toBe(AFTER.toString());
  });

  test('is read as our own program shows it, with counts below it', () => {
    const shown = rows.map((row, i) => `${i + 1} ${row.replaceAll('-', '.')} ${i + 1}`).join('\n');
    const files = '  a b c d e f g h';
    expect(position(`\n${files}\n${shown}\n${files}\nX black 4, O white 1\nwhite to move`)).toBe(
      AFTER.toString(),
    );
  });

  test('is read with row 8 above', () => {
    const shown = rows
      .map((row, i) => `${i + 1} ${row} ${i + 1}`)
      .reverse()
      .join('\n');
    expect(position(`  a b c d e f g h\n${shown}\n  a b c d e f g h\nwhite to move\n`)).toBe(
      AFTER.toString(),
    );
  });

  test('is read in signs as telephones write them', () => {
    const signs = AFTER.board
      .replace(/.{8}/g, '$&\n')
      .replaceAll('-', '🟩')
      .replaceAll('X', '⚫️')
      .replaceAll('O', '⚪️');
    expect(position(`${signs}white to move`)).toBe(AFTER.toString());
  });
});

describe('files', () => {
  const TEXT =
    '[Black "José"]\r\n[White "b"]\r\n\r\n1. f5 d6 *\r\n\r\n[Black "c"]\r\n[White "d"]\r\n\r\n1. f5 f6 *\r\n';
  const bytes = (encoding: BufferEncoding): Uint8Array => new Uint8Array(Buffer.from(TEXT, encoding));
  const little = new Uint8Array(Buffer.from(`\ufeff${TEXT}`, 'utf16le'));
  const big = new Uint8Array(Buffer.from(little).swap16());

  test.each([
    ['UTF-8', bytes('utf8')],
    ['Latin-1', bytes('latin1')],
    ['UTF-16, little end first', little],
    ['UTF-16, big end first', big],
  ])('are read in %s', async (_, file) => {
    const expected = [
      ['José', 'f5d6', 1],
      ['c', 'f5f6', 6],
    ];
    const facts = [...readGames(file)].map(({ record, location }) => [
      record?.black,
      record?.mainLine?.join(''),
      location.line,
    ]);
    expect(facts).toEqual(expected);
    const streamed = [];
    for await (const { record, location } of streamGames([file.subarray(0, 30), file.subarray(30)])) {
      streamed.push([record?.black, record?.mainLine?.join(''), location.line]);
    }
    expect(streamed).toEqual(expected);
  });

  test('whose lines end as those of old Macintoshes do, in pieces of any size', async () => {
    const text = `${TEXT.replaceAll('\r\n', '\r')}[Black "e"]\r\r1. f5 f5 *\r`;
    const entries = [...readGames(text)];
    expect(entries.map(({ record }) => record?.mainLine?.join(''))).toEqual(['f5d6', 'f5f6', undefined]);
    expect(entries[2]!.error?.location).toEqual({ game: 3, line: 12, column: 7 });
    for (const size of [1, 3, 16]) {
      const streamed = [];
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g'))!;
      for await (const { location } of streamGames(pieces)) streamed.push(location);
      expect(streamed, `pieces of ${size}`).toEqual(entries.map(({ location }) => location));
    }
    expect(linesOf('f5d6\rf5f6\r')).toEqual(['f5d6', 'f5f6']);
    expect(parseObf(`% c\r${START.toString()}; +2;\r${START.toString()};\r`).map(({ line }) => line)).toEqual(
      [2, 3],
    );
  });
});
