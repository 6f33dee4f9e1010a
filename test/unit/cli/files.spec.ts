import { describe, expect, it } from 'vitest';
import { readGames } from '../../../src/core/formats/any-games.js';
import {
  parseWthorGames,
  parseWthorNames,
  printWthorGames,
  printWthorNames,
} from '../../../src/core/formats/wthor.js';
import { Position } from '../../../src/core/rules/position.js';
import { CONTROL_SIGNS } from '../../hostile/texts.js';
import { jsonLines, tool } from './tool.js';

const PGN = `[Event "Open"]
[Site "Paris"]
[Date "2024.05.06"]
[Black "Ann"]
[White "Bořek"]
[Result "40-24"]

1. f5 d6 2. c3 40-24

[Event "Open"]
[Black "Eve"]

1. f5 f5 *

[Event "Open"]
[Result "0-1"]

1. f5 f6 0-1
`;
const GGF = '(;GM[Othello]PB[Ann]PW[Bob]RE[-2:t]TY[8]B[F5]W[D6];)\n';
const files = { 'a.pgn': PGN, 'b.ggf': GGF, 'none.txt': ' \n' };

describe('othello-engine games', () => {
  it('lists the games of files as JSON, a line each, and totals', async () => {
    const { code, out, err } = await tool('games a.pgn b.ggf --json', { files });
    const ann = {
      black: 'Ann',
      date: '2024.05.06',
      moves: 3,
      result: 'black',
      score: '40-24',
      format: 'PGN',
    };
    expect(jsonLines(out)).toEqual([
      { file: 'a.pgn', index: 1, white: 'Bořek', ...ann },
      { file: 'a.pgn', index: 2, error: 'illegal move f5 at ply 2: occupied', line: 13, column: 7 },
      {
        ...{ file: 'a.pgn', index: 3, black: null, white: null, date: null, moves: 2, result: 'white' },
        ...{ score: null, format: 'PGN' },
      },
      {
        ...{ file: 'b.ggf', index: 1, black: 'Ann', white: 'Bob', date: null, moves: 2, result: 'white' },
        ...{ score: '31-33', format: 'GGF' },
      },
      { files: 2, games: 3, errors: 1, otherBoards: 0 },
    ]);
    expect([code, err]).toEqual([1, '']);
  });

  it('lists them for people', async () => {
    const { code, out } = await tool('games b.ggf', { files });
    expect(out).toBe(
      `  game  black${' '.repeat(17)}white${' '.repeat(17)}date        moves  score  format\n` +
        `     1  Ann${' '.repeat(19)}Bob${' '.repeat(35)}2  31-33  GGF\n1 game, 0 errors\n`,
    );
    expect(code).toBe(0);
    expect((await tool('games a.pgn', { files })).out).toContain(
      '\na.pgn:13:7: illegal move f5 at ply 2: occupied\n',
    );
  });

  it('converts to what the ending of a file says', async () => {
    const { written, code } = await tool('convert b.ggf --out b.sgf', { files });
    expect([code, String(written!['b.sgf']).slice(0, 7)]).toEqual([0, '(;FF[4]']);
    expect((await tool('convert b.ggf --out b.x', { files })).err).toContain('convert needs --to FORMAT');
  });

  it('counts games on other boards, which are no damage', async () => {
    const sizes = {
      'sizes.ggf': ['4', '8', '10'].map((size) => `(;GM[Othello]TY[${size}]B[F5];)\n`).join(''),
      'sizes.pgn': '[Variant "6x6"]\n[Black "Ann"]\n\n1. c2 *\n\n[Black "Ann"]\n\n1. f6 *\n',
      'sizes.txt': 'f5d6\n-----OX--XO----- X b1\n---------------------\n',
    };
    const shown = await tool('games sizes.ggf sizes.pgn sizes.txt', { files: sizes });
    expect(shown.out).toContain('sizes.pgn:1:11: the board is 6x6, not 8x8\n');
    expect(shown.out).toContain('sizes.txt:2:17: the board is 4x4, not 8x8\n');
    expect(shown.out).toMatch(/\n2 games, 2 errors, 4 games on other boards\n$/u);
    expect(shown.code).toBe(1);
    const printed = await tool('games sizes.ggf --json', { files: sizes });
    expect(jsonLines(printed.out).at(-1)).toEqual({ files: 1, games: 1, errors: 0, otherBoards: 2 });
    const converted = await tool('convert sizes.ggf --to sgf', { files: sizes });
    expect(converted.err).toMatch(/\n2 games on other boards left out\n$/u);
    expect(converted.code).toBe(1);
    expect((await tool('stats sizes.ggf', { files: sizes })).out).toContain(
      '1 game of 1 file, 0 errors, 2 games on other boards\n',
    );
  });

  it('reads standard input, and says that a file is empty', async () => {
    const piped = await tool('games - --json', { input: ['f5d6', 'f5f6'] });
    expect(jsonLines(piped.out)).toMatchObject([
      { file: 'standard input', moves: 2 },
      { moves: 2 },
      { games: 2 },
    ]);
    const empty = await tool('games none.txt --json', { files });
    expect(empty).toEqual({ code: 2, out: '', err: 'othello-engine: none.txt is empty\n' });
  });
});

describe('othello-engine convert', () => {
  it.each(['pgn', 'ggf', 'sgf', 'transcript'])('writes games that are read again: %s', async (to) => {
    const { code, out, err } = await tool(`convert a.pgn b.ggf --to ${to}`, { files });
    expect([...readGames(out)].map(({ record }) => record!.game.line.join(''))).toEqual([
      'f5d6c3',
      'f5f6',
      'f5d6',
    ]);
    // The bad game is left out and reported.
    expect(code).toBe(1);
    expect(err.split('\n')[0]).toBe('a.pgn:13:7: illegal move f5 at ply 2: occupied');
  });

  const MANY_COMMENTS = '[Black "Ann"]\n[BlackElo "1500"]\n\n1. f5 {one} d6 {two} *\n\n1. f5 {three} *\n';

  it('tells what the format has no place for, once a kind', async () => {
    const { code, out, err } = await tool('convert c.pgn --to ggf', { files: { 'c.pgn': MANY_COMMENTS } });
    expect([code, err]).toEqual([0, 'GGF cannot store 3 comments\n']);
    expect(out).toContain('RB[1500]');
    const all = await tool('convert c.pgn --to transcript', { files: { 'c.pgn': MANY_COMMENTS } });
    expect(all.err).toBe('a transcript cannot store 1 player, 1 rating, 3 comments\n');
    expect((await tool('convert c.pgn --to sgf', { files: { 'c.pgn': MANY_COMMENTS } })).err).toBe('');
  });

  it('writes nothing with --strict where anything would be lost', async () => {
    const world = { files: { 'c.pgn': MANY_COMMENTS, 'o.ggf': 'old' } };
    const { code, out, err, written } = await tool('convert c.pgn --to ggf --out o.ggf --strict', world);
    expect([code, out, written]).toEqual([2, '', undefined]);
    expect(err).toBe('othello-engine: nothing was written: GGF cannot store 3 comments\n');
    const whole = await tool('convert c.pgn --to sgf --strict', world);
    expect([whole.code, whole.err]).toEqual([0, '']);
    // What a reader has not kept is lost in every format.
    const unkept = { files: { 'u.sgf': '(;GM[2]SZ[8];B[f5]GB[1])' } };
    const json = await tool('convert u.sgf --to json --strict', unkept);
    expect([json.code, json.out]).toEqual([2, '']);
    expect(json.err).toContain('JSON cannot store 1 property of a place');
    const fromInput = await tool('convert - --to sgf --strict', { input: MANY_COMMENTS.split('\n') });
    expect([fromInput.code, fromInput.out]).toEqual([whole.code, whole.out]);
  });

  it('names each value that cannot be read with its place, and writes nothing with --strict', async () => {
    const wthor = new Uint8Array(16 + 68);
    wthor[4] = 1;
    wthor.set([90, 32, 56], 22);
    const ggf = '(;GM[Othello]RE[+2];)\n(;GM[Othello]RE[++7]B[F5/1.5/zz]W[D6/zz/1.5];)\n';
    const world = { files: { 'v.ggf': ggf, 'v.wtb': wthor } };
    const { code, err } = await tool('convert v.ggf v.wtb --to json', world);
    const places = ['v.ggf:2:23', 'v.ggf:2:35', 'v.ggf:2:17', 'v.wtb:1:17'];
    expect([
      code,
      err
        .trimEnd()
        .split('\n')
        .map((line) => line.split(': ')[0]),
    ]).toEqual([0, places]);
    expect(err).toContain("v.ggf:2:35: 'zz' is not a number, left out\n");
    expect(err).toContain('v.wtb:1:17: score 90 is not from 0 to 64 (WTHOR, byte 23), left out\n');
    const strict = await tool('convert v.ggf v.wtb --to json --out o.json --strict', world);
    expect([strict.code, strict.out, strict.written]).toEqual([2, '', undefined]);
    expect(strict.err).toContain('nothing was written: 4 values could not be read, see above\n');
  });

  it('writes JSON, and positions', async () => {
    const { out } = await tool('convert b.ggf --to json', { files });
    expect(jsonLines(out)).toEqual([
      {
        ...{ black: 'Ann', white: 'Bob', event: null, site: null, date: null, timeControl: null },
        ...{ start: null, moves: 'f5d6' },
        ...{ result: 'white', score: '31-33', tags: {} },
      },
    ]);
    const obf = await tool('convert b.ggf --to obf', { files });
    expect(obf.out).toBe(`${Position.start.play('f5').play('d6').toString()};\n`);
  });

  it('reads the games that it has written as JSON', async () => {
    const pgn =
      '[Black "Ann"]\n[White "Bob"]\n[Event "Club"]\n\n1. f5 d6 2. c3 1-0\n\n[Black "Eve"]\n\n1. f5 f6 *\n';
    const { out } = await tool('convert a.pgn --to json', { files: { 'a.pgn': pgn } });
    const again = await tool('convert a.jsonl --to json', { files: { 'a.jsonl': out } });
    expect(jsonLines(again.out)).toMatchObject([
      { black: 'Ann', moves: 'f5d6c3' },
      { black: 'Eve', moves: 'f5f6' },
    ]);
    expect(again.out).toBe(out);
  });

  it('keeps what a file of positions knows of them', async () => {
    const line = `${Position.start.play('f5').toString()}; D6:+2; F4:-8; +2; % of the test\n`;
    const { out } = await tool('convert x.obf --to obf', { files: { 'x.obf': line } });
    expect(out).toBe(line.replace('; D6:+2; F4:-8; +2;', '; +2; D6:+2; F4:-8;'));
    expect(
      jsonLines((await tool('convert x.obf --to json', { files: { 'x.obf': line } })).out),
    ).toMatchObject([
      {
        scores: {
          score: 2,
          moves: [
            { move: 'd6', score: 2 },
            { move: 'f4', score: -8 },
          ],
          comment: 'of the test',
        },
      },
    ]);
  });

  it('writes a file of the WTHOR database with its lists of names, and says what does not fit', async () => {
    const { code, err, written } = await tool('convert a.pgn --to wthor --out db/new.wtb', { files });
    const { header, games } = parseWthorGames(written!['db/new.wtb'] as Uint8Array);
    expect(header.year).toBe(2024);
    expect(games).toMatchObject([
      { black: 0, white: 1, tournament: 0, blackScore: 40, moves: ['f5', 'd6', 'c3'] },
    ]);
    expect(parseWthorNames(written!['db/WTHOR.JOU'] as Uint8Array, 'players')).toEqual(['Ann', 'Borek']);
    expect(parseWthorNames(written!['db/WTHOR.TRN'] as Uint8Array, 'tournaments')).toEqual(['Open']);
    expect(err).toContain('a.pgn:15:1: game 3: WTHOR stores only games with a score\n');
    expect(code).toBe(1);
  });

  it('writes letters that the WTHOR database has not without their marks, and those of other alphabets as ?', async () => {
    const names = ['Paweł Łukasz Œuf', 'Žofie Đinh e\u0301\u1e9a \u5f35'];
    const pgn = files['a.pgn'].replaceAll('"Ann"', `"${names[0]}"`).replaceAll('"Bořek"', `"${names[1]}"`);
    const { written } = await tool('convert a.pgn --to wthor --out db/new.wtb', { files: { 'a.pgn': pgn } });
    expect(parseWthorNames(written!['db/WTHOR.JOU'] as Uint8Array, 'players')).toEqual([
      'Pawel Lukasz Oeuf',
      'Zofie Dinh é? ?',
    ]);
  });

  it('appends to the lists of names that are there: games of other years keep theirs', async () => {
    const created = { year: 2026, month: 1, day: 1 };
    const lists = {
      'db/WTHOR.JOU': printWthorNames({ created, year: 0, depth: 0 }, ['Léa', 'Ann'], 'players'),
      'db/WTHOR.TRN': printWthorNames({ created, year: 0, depth: 0 }, ['Lyon'], 'tournaments'),
    };
    const { written } = await tool('convert a.pgn --to wthor --out db/new.wtb', {
      files: { ...files, ...lists },
    });
    const names = (file: string, kind: 'players' | 'tournaments') =>
      parseWthorNames(written![file] as Uint8Array, kind);
    expect(names('db/WTHOR.JOU', 'players')).toEqual(['Léa', 'Ann', 'Borek']);
    expect(names('db/WTHOR.TRN', 'tournaments')).toEqual(['Lyon', 'Open']);
    expect(parseWthorGames(written!['db/new.wtb'] as Uint8Array).games).toMatchObject([
      { black: 1, white: 2, tournament: 1 },
    ]);
  });

  it('touches nothing where a list of names cannot be read, which would be lost', async () => {
    const { code, err, written } = await tool('convert a.pgn --to wthor --out db/new.wtb', {
      files: { ...files, 'db/WTHOR.JOU': new Uint8Array(20) },
    });
    expect([code, written]).toEqual([2, undefined]);
    expect(err).toMatch(/^othello-engine: db\/WTHOR\.JOU would be lost: /);
  });

  it.each([
    ['is missing', {}, 'is missing or empty'],
    ['has lost its end', { 'db/WTHOR.JOU': ['L\u00e9a'] }, 'has 1 player,'],
  ])(
    'writes nothing where the list of players %s: games there would get new names',
    async (_, lists, has) => {
      const head = { created: { year: 2026, month: 1, day: 1 }, year: 0, depth: 0 };
      const moves = ['f5', 'f6'] as const;
      const old = { tournament: 0, black: 0, white: 4, blackScore: 30, theoreticalScore: 31, moves };
      const there = {
        'db/WTH_1998.wtb': printWthorGames({ ...head, year: 1998 }, [old]),
        'db/other.wtb': 'no games',
        'db/WTHOR.TRN': printWthorNames(head, ['Lyon'], 'tournaments'),
        ...Object.fromEntries(
          Object.entries(lists).map(([name, names]) => [name, printWthorNames(head, names, 'players')]),
        ),
      };
      const { code, err, written } = await tool('convert a.pgn --to wthor --out db/new.wtb', {
        files: { ...files, ...there },
      });
      expect([code, written]).toEqual([2, undefined]);
      expect(err).toContain(`nothing was written: db/WTHOR.JOU ${has}`);
      expect(err).toContain('db/WTH_1998.wtb refers to 5');
      // Any five names are enough.
      const whole = printWthorNames(head, ['A', 'B', 'C', 'D', 'E'], 'players');
      const good = await tool('convert a.pgn --to wthor --out db/new.wtb', {
        files: { ...files, ...there, 'db/WTHOR.JOU': whole },
      });
      expect(parseWthorGames(good.written!['db/new.wtb'] as Uint8Array).games[0]).toMatchObject({ black: 5 });
    },
  );

  it('writes a file for each year', async () => {
    const both = PGN.replace(/\n\[Event "Open"\]\n\[Black "Eve"\][^]*/, '');
    const years = { 'a.pgn': `${both}\n${both.replace('2024.05.06', '1998.01.02')}` };
    const { code, written } = await tool('convert a.pgn --to wthor --out db/WTH_2024.wtb', { files: years });
    expect(code).toBe(0);
    const yearOf = (file: string) => parseWthorGames(written![file] as Uint8Array).header.year;
    expect([yearOf('db/WTH_2024.wtb'), yearOf('db/WTH_1998.wtb')]).toEqual([2024, 1998]);
    const others = await tool('convert a.pgn --to wthor --out x.wtb', { files: years });
    expect(Object.keys(others.written!)).toEqual(['WTHOR.JOU', 'WTHOR.TRN', 'x_2024.wtb', 'x_1998.wtb']);
    const { code: refused, err } = await tool('convert a.pgn --to wthor', { files: years });
    expect([refused, err]).toEqual([
      2,
      expect.stringContaining('games of 2 years: name them with --out FILE.wtb'),
    ]);
  });

  describe('onto a file of the WTHOR database', () => {
    const created = { year: 1999, month: 1, day: 2 };
    const moves = ['f5', 'f6'] as const;
    const old = { tournament: 0, black: 0, white: 1, blackScore: 30, theoreticalScore: 31, moves };
    const header = { created, year: 2024, depth: 22, boardSize: 8, reserved: 7 };
    const there = (changed: Partial<typeof header> = {}) => ({
      ...files,
      'db/x.wtb': printWthorGames({ ...header, ...changed }, [old]),
      'db/WTHOR.JOU': printWthorNames({ created, year: 0, depth: 0 }, ['L\u00e9a', 'Ann'], 'players'),
      'db/WTHOR.TRN': printWthorNames({ created, year: 0, depth: 0 }, ['Lyon'], 'tournaments'),
    });
    const line = 'convert a.pgn --to wthor --out db/x.wtb';

    it('keeps its header and its games, and appends', async () => {
      const { written } = await tool(line, { files: there() });
      const file = parseWthorGames(written!['db/x.wtb'] as Uint8Array);
      expect(file.header).toEqual(header);
      expect(file.games).toEqual([old, expect.objectContaining({ black: 1, white: 2, blackScore: 40 })]);
      const again = await tool(line, { files: { ...there(), ...written } });
      expect(again.written!['db/x.wtb']).toEqual(written!['db/x.wtb']);
      expect(again.err).toContain('db/x.wtb: 1 game already there\n');
    });

    it.each([
      [
        'games of another year',
        { 'db/x.wtb': printWthorGames({ ...header, year: 1998 }, [old]) },
        'it has games of 1998',
      ],
      [
        'games without a year',
        { 'db/x.wtb': printWthorGames({ ...header, year: 0 }, [old]) },
        'it has games without a year',
      ],
      ['something else', { 'db/x.wtb': 'my only copy of all my games' }, 'db/x.wtb would be lost'],
    ])('writes nothing with %s', async (_, changed, message) => {
      const { code, err, written } = await tool(line, { files: { ...there(), ...changed } });
      expect([code, written]).toEqual([2, undefined]);
      expect(err).toContain(message);
    });

    it('keeps the header and writes the games once if they come from the same file', async () => {
      const { code, written } = await tool('convert db/x.wtb --to wthor --out ./db/x.wtb', {
        files: there(),
      });
      expect(code).toBe(0);
      expect(written!['./db/x.wtb']).toEqual(there()['db/x.wtb']);
    });

    it('leaves the file as it is if there is no game to write', async () => {
      const { written = {} } = await tool('convert n.obf --to wthor --out db/x.wtb', {
        files: { ...there(), 'n.obf': '\n% nothing\n' },
      });
      expect(written['db/x.wtb']).toBeUndefined();
    });
  });

  it('knows the year of a date in seconds', async () => {
    const dated = { 'g.ggf': '(;GM[Othello]DT[940600000]PB[Ann]PW[Bob]RE[+2]TY[8]B[F5];)' };
    const { written } = await tool('convert g.ggf --to wthor --out x.wtb', { files: dated });
    expect(parseWthorGames(written!['x.wtb'] as Uint8Array).header.year).toBe(1999);
  });

  it('replaces no file by one that has lost its games', async () => {
    const inPlace = await tool('convert a.pgn --to ggf --out ./a.pgn', { files });
    expect([inPlace.code, inPlace.written]).toEqual([2, undefined]);
    expect(inPlace.err).toContain(
      './a.pgn was not written: 1 game in it cannot be converted and would be lost',
    );
    const linked = await tool('convert a.pgn --to ggf --out link.pgn', {
      files,
      links: { 'link.pgn': 'a.pgn' },
    });
    expect([linked.code, linked.written]).toEqual([2, undefined]);
    const redirected = await tool('convert - --to ggf --out a.pgn', {
      files,
      links: { '-': 'a.pgn' },
      input: PGN.split('\n'),
    });
    expect([redirected.code, redirected.written]).toEqual([2, undefined]);
    const bad = { 'bad.pgn': '1. f5 f5 *\n' };
    for (const to of ['sgf', 'wthor']) {
      const failed = await tool(`convert bad.pgn --to ${to} --out good`, { files: bad });
      expect([failed.code, failed.written ?? {}]).toEqual([2, {}]);
      expect(failed.err).toContain('none of the games can be converted; good was not written');
    }
  });

  it.each(CONTROL_SIGNS.map((sign) => [sign]))('writes %j of a name out on a terminal', async (sign) => {
    const named = { 'n.ggf': `(;GM[Othello]PB[Ann${sign}]TY[8]B[F5];)\n(;GM[${sign}]B[F5];)` };
    const { out, err } = await tool('games n.ggf', { files: named });
    expect(out + err).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect((await tool('convert n.ggf --to ggf', { files: named })).out).not.toMatch(/(?![\r\n\t])\p{Cc}/u);
    const json = await tool('games n.ggf --json', { files: named });
    expect(json.out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(jsonLines(json.out)).toHaveLength(3);
  });

  it.each(['pgn', 'ggf', 'sgf', 'quest', 'obf', 'transcript', 'json'])(
    'writes no sign that controls a terminal into %s, whatever the game was read from',
    async (to) => {
      const sign = '\u001b[2J\u009b2J\u007f';
      const named = {
        'n.pgn': PGN.replace('Ann', sign).replace(' *', ` {${sign}} *`),
        'n.ggf': `(;GM[Othello]PB[${sign}]PC[${sign}]XX[${sign}]TY[8]B[F5];)`,
        'n.sgf': `(;GM[2]PB[${sign}]C[${sign}]LB[d3:${sign}];B[f5]C[${sign}])`,
        'n.json': JSON.stringify({
          args: [
            {
              gtype: 'reversi1',
              id: sign,
              finalStatus: sign,
              players: [{ name: sign }, { name: sign }],
              position: { moves: [{ m: 'f5' }] },
            },
          ],
        }),
      };
      for (const name of Object.keys(named)) {
        const { out, err } = await tool(`convert ${name} --to ${to}`, { files: named });
        expect(out, name + err).toContain(to === 'obf' ? 'X' : /f5/iu.exec(out)?.[0]);
        expect(out + err, name).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
      }
    },
  );

  it('writes signs that turn the writing round out where games are written to a screen, and keeps them elsewhere', async () => {
    const named = { 'n.pgn': PGN.replace('Ann', 'Ann\u202e\u009b2J') };
    const { out } = await tool('convert n.pgn --to pgn', { files: named, screen: true });
    expect(out).toContain('Ann\\u{202e}');
    expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect((await tool('convert n.pgn --to pgn', { files: named })).out).toContain('Ann\u202e');
  });

  it.each([...CONTROL_SIGNS, 'a\nb'].map((sign) => [sign]))(
    'writes %j in the titles of games and in names of files out',
    async (sign) => {
      const games = `(;GM[Othello]PB[Ann${sign.replaceAll(']', '\\]')}]TY[8]B[F5];)\n`.repeat(2);
      for (const command of ['analyze', 'review']) {
        const name = `n${sign}.ggf`;
        const { out, err } = await tool([command, name, '--depth', '1'], { files: { [name]: games } });
        expect(out, err).toContain(command === 'analyze' ? 'Game 2: Ann' : ', game 2');
        expect(out + err).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
        expect(out).not.toMatch(/^b(?!lack)/m);
      }
    },
  );

  it('reads the names of the WTHOR database from the files beside it', async () => {
    const { written } = await tool('convert a.pgn --to wthor --out new.wtb', { files });
    const database = {
      'db/new.wtb': written!['new.wtb']!,
      'db/WTHOR.JOU': printWthorNames(
        { created: { year: 2026, month: 1, day: 1 }, year: 0, depth: 0 },
        ['Léa', 'Bob'],
        'players',
      ),
    };
    const { out } = await tool('games db/new.wtb --json', { files: database });
    expect(jsonLines(out)[0]).toMatchObject({ black: 'Léa', white: 'Bob', score: '40-24', format: 'WTHOR' });
  });
});

describe('files that hold no games', () => {
  const binary = Uint8Array.from({ length: 600 }, (_, at) => (at * 97 + 5) % 251);
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const files = {
    'x.dat': binary,
    'x.png': png,
    'x.gz': Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2]),
    'x.json': '{"a":1}',
    'x.sgf': '(;GM[2]SZ[8]PB[A]B[f5])',
    'x.txt': 'xyz',
    'long.sgf': `(;GM[${'x'.repeat(5000)}]B[f5])`,
    'x.obf': `${'-'.repeat(27)}OX------XO${'-'.repeat(27)} X; ${'y'.repeat(5000)};`,
    'none.txt': '\n',
  };
  const each = [
    'games',
    'convert --to pgn',
    'merge',
    'stats',
    'analyze',
    'review',
    'report --me A',
    'puzzles',
  ];
  const positions = ['solve'];

  it.each([
    [[...each, ...positions, 'picture'], 'x.dat', 'x.dat: the file is neither text nor a WTHOR database\n'],
    [[...each, ...positions, 'picture'], 'x.png', 'x.png: the file is neither text nor a WTHOR database\n'],
    [[...each, ...positions, 'picture'], 'x.gz', 'x.gz: the file is compressed (gzip): unpack it first\n'],
    [[...each, ...positions, 'picture'], 'none.txt', 'none.txt is empty\n'],
    [each, 'x.json', 'x.json:1:1: there is no game in it\n'],
    [
      positions,
      'x.sgf',
      'x.sgf is a file of games (SGF), and this command reads positions, one a line (OBF)',
    ],
    [['picture'], 'x.txt', 'x.txt: xyz is not a square'],
    [
      ['explain'],
      'x.sgf f5',
      "position 'x.sgf': x is not a square from a1 to h8; give 64 squares and the side to",
    ],
    [[...each, ...positions, 'picture'], '""', 'argument 1 is empty; usage: othello-engine '],
  ])('%o %s: %s', async (commands, file, message) => {
    for (const command of commands) {
      const words = [...command.split(' '), ...(file === '""' ? [''] : file.split(' '))];
      const { code, out, err } = await tool(words, { files });
      expect([words, code], err).toEqual([words, file === 'x.json' && command !== 'report --me A' ? 1 : 2]);
      expect(out + err).toContain(message);
    }
  });

  it.each(['games long.sgf', 'solve x.obf'])('is quoted in part: %s', async (line) => {
    const { out, err } = await tool(line, { files });
    expect(out + err).toMatch(/(?:x|y){100}…/);
    expect((out + err).length).toBeLessThan(1000);
  });
});
