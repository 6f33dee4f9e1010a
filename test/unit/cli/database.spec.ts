/** Databases of games: merged, without duplicates, filtered, sorted, counted. */
import { describe, expect, it } from 'vitest';
import { parseWthorGames, parseWthorNames } from '../../../src/core/formats/wthor.js';
import { SYMMETRIES, transform, transformSquare } from '../../../src/core/rules/symmetry.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { jsonLines, tool } from './tool.js';

const TIGER = 'f5d6c3d3c4';
const PARALLEL = 'f5f4';

function pgn(black: string, white: string, date: string, moves: string, more = ''): string {
  return `[Event "Open"]\n[Black "${black}"]\n[White "${white}"]\n[Date "${date}"]\n${more}\n${moves}\n\n`;
}

const A = pgn('Ana Ruiz', 'Bo Li', '2003.05.01', '1. f5 d6 2. c3 d3 3. c4 40-24', '[Result "40-24"]\n');
const B = pgn('Çelik', 'Ruiz, Ana', '1999.01.02', '1. f5 f4 20-44', '[Result "20-44"]\n');
const C = pgn('Bo Li', 'Dee', '2001.01.02', '1. f5 f6 2. e6 32-32', '[Result "32-32"]\n');
const FILES = { 'a.pgn': A + B, 'c.pgn': C };

const movesOf = (out: string): string[] => out.trim().split('\n').filter(Boolean);

describe('--encoding', () => {
  const bytes = Uint8Array.from('[Black "Ku\u00e8era"]\n\n1. f5 *\n', (letter) => letter.charCodeAt(0));
  const files = { 'k.pgn': bytes };

  it('names the encoding where nothing tells it', async () => {
    expect((await tool('convert k.pgn --to pgn', { files })).out).toContain('[Black "Kuèera"]');
    for (const command of [
      'convert k.pgn --to pgn',
      'merge k.pgn',
      'dedupe k.pgn',
      'filter k.pgn --player kucera',
    ])
      expect((await tool(`${command} --encoding cp1250`, { files })).out).toContain('[Black "Kučera"]');
    expect((await tool('games k.pgn --encoding windows-1250', { files })).out).toContain('Kučera');
  });

  it('must be known, and is refused where no games are read', async () => {
    const { err, code } = await tool('games k.pgn --encoding klingon', { files });
    expect([code, err.split('\n')[0]]).toEqual([
      2,
      'othello-engine: --encoding takes a name such as windows-1250 or shift_jis, not klingon',
    ]);
    expect((await tool('perft 1 --encoding utf-8')).err).toContain('perft does not take --encoding');
  });
});

describe('othello-engine merge', () => {
  it('puts the games of files in one, in the format of the first', async () => {
    const { out, err, code } = await tool('merge a.pgn c.pgn', { files: FILES });
    expect([code, err]).toEqual([0, '3 games of 2 files\n']);
    expect(out.match(/\[Black ".*"\]/gu)).toEqual([
      '[Black "Ana Ruiz"]',
      '[Black "Çelik"]',
      '[Black "Bo Li"]',
    ]);
  });

  it('knows the format by the ending of the file', async () => {
    const { written } = await tool('merge a.pgn c.pgn --out all.sgf', { files: FILES });
    expect(String(written!['all.sgf']).match(/GM\[2\]/gu)).toHaveLength(3);
  });

  it.each([
    ['date', ['f5f4', 'f5f6e6', TIGER]],
    ['date --reverse', [TIGER, 'f5f6e6', 'f5f4']],
    ['black', [TIGER, 'f5f6e6', 'f5f4']],
    ['score', ['f5f4', 'f5f6e6', TIGER]],
    ['moves', ['f5f4', 'f5f6e6', TIGER]],
  ])('orders by %s', async (sort, moves) => {
    const { out, code } = await tool(`merge a.pgn c.pgn --to transcript --sort ${sort}`, { files: FILES });
    expect([code, movesOf(out)]).toEqual([0, moves]);
  });

  it('has games that do not say it at the end, forwards and backwards', async () => {
    const files = { 'x.pgn': pgn('A', 'B', '????.??.??', '1. f5 *') + C };
    for (const more of ['', ' --reverse']) {
      const { out } = await tool(`merge x.pgn --to transcript --sort date${more}`, { files });
      expect(movesOf(out)).toEqual(['f5f6e6', 'f5']);
    }
  });

  it('writes games of WTHOR by years, whatever order they come in', async () => {
    const done = await tool('merge a.pgn c.pgn --out db/x.wtb --sort date', { files: FILES });
    expect(done.code, done.err).toBe(0);
    const written = done.written as Record<string, Uint8Array>;
    expect(Object.keys(written).sort()).toEqual([
      'db/WTHOR.JOU',
      'db/WTHOR.TRN',
      'db/x_1999.wtb',
      'db/x_2001.wtb',
      'db/x_2003.wtb',
    ]);
    const { games, header } = parseWthorGames(written['db/x_2003.wtb']!);
    const players = parseWthorNames(written['db/WTHOR.JOU']!, 'players');
    expect([header.year, games[0]!.blackScore, players[games[0]!.black]]).toEqual([2003, 40, 'Ana Ruiz']);
  });

  it.each([
    [
      'merge a.pgn --sort size',
      '--sort takes one of date, event, round, black, white, moves, score, not size',
    ],
    ['merge a.pgn --reverse', '--reverse needs --sort KEY'],
    [
      'merge a.pgn --to chess',
      '--to takes one of pgn, ggf, sgf, obf, quest, transcript, json, wthor, not chess',
    ],
  ])('%s is refused', async (args, message) => {
    const { code, err, out } = await tool(args, { files: FILES });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

describe('othello-engine dedupe', () => {
  const same = SYMMETRIES.filter((symmetry) =>
    transform(Position.start, symmetry).equals(Position.start),
  ).map((symmetry) =>
    (['f5', 'd6', 'c3', 'd3', 'c4'] as Square[]).map((move) => transformSquare(move, symmetry)).join(''),
  );

  it('knows a game by its moves, whichever way the board was turned', async () => {
    expect(same).toHaveLength(4);
    const { out, err } = await tool('dedupe g.txt', {
      files: { 'g.txt': `${same.join('\n')}\n${PARALLEL}\n` },
    });
    expect(movesOf(out)).toEqual([same[0], PARALLEL]);
    expect(err).toContain('2 games, 3 duplicates left out\n');
  });

  it('keeps the record that says most, in the place of the first', async () => {
    const bare = pgn('Ruiz Ana', '?', '????.??.??', '1. f5 d6 2. c3 d3 3. c4 *');
    const { out } = await tool('dedupe a.pgn', { files: { 'a.pgn': bare + B + A } });
    expect(out.match(/\[Date ".*"\]/gu)).toEqual(['[Date "2003.05.01"]', '[Date "1999.01.02"]']);
  });

  it.each([
    ['other players', pgn('Xu', 'Yo', '2003', '1. f5 d6 2. c3 d3 3. c4 *')],
    ['players of one family', pgn('Eva Ruiz', 'Bo Li', '2003', '1. f5 d6 2. c3 d3 3. c4 *')],
    ['another year', pgn('Ana Ruiz', 'Bo Li', '2004', '1. f5 d6 2. c3 d3 3. c4 *')],
    ['more moves', pgn('Ana Ruiz', 'Bo Li', '2003', '1. f5 d6 2. c3 d3 3. c4 f4 *')],
  ])('keeps games of %s apart', async (_, other) => {
    const { err } = await tool('dedupe a.pgn b.pgn', { files: { 'a.pgn': A, 'b.pgn': other } });
    expect(err).toContain('2 games, 0 duplicates left out');
  });

  it('keeps games of players apart whose names differ in a number, and knows initials', async () => {
    const moves = '1. f5 d6 2. c3 d3 3. c4 *';
    const games = [
      ['Player 1', 'Player 2'],
      ['Player 3', 'Player 4'],
      ['Ruiz A.', 'Bo Li'],
      ['Ana Ruiz', 'Li, B.'],
    ] as const;
    const text = games.map(([black, white]) => pgn(black, white, '2003', moves)).join('');
    const { err } = await tool('dedupe a.pgn', { files: { 'a.pgn': text } });
    expect(err).toContain('3 games, 1 duplicate left out');
  });

  it('knows positions by symmetry, and never two games that did not begin', async () => {
    const board = `${'-'.repeat(24)}---OX--X---XO---${'-'.repeat(24)}`;
    const turned = transform(Position.of(board, 'black'), 5).toString();
    const obf = await tool('dedupe p.obf', { files: { 'p.obf': `${board} X;\n${turned};\n` } });
    expect(obf.err).toContain('1 game, 1 duplicate left out');
    const empty = pgn('A', 'B', '2001', '*');
    expect((await tool('dedupe a.pgn', { files: { 'a.pgn': empty + empty } })).err).toContain(
      '2 games, 0 duplicates left',
    );
  });

  it('writes nothing where the format has no place for what the kept games say', async () => {
    const bare = pgn('?', '?', '????.??.??', '1. f5 d6 2. c3 d3 3. c4 *');
    const { code, err, written } = await tool('dedupe a.pgn --to transcript --strict --out x.txt', {
      files: { 'a.pgn': A + bare },
    });
    expect([code, written]).toEqual([2, undefined]);
    expect(err).toContain('nothing was written: a transcript cannot store 2 players, 1 event, 1 date, 1 day');
  });

  it('does not count a game that the format cannot hold as one that is there again', async () => {
    const open = pgn('C', 'D', '2001', '1. f5 f6 *');
    const { err } = await tool('dedupe a.pgn --to wthor --out a.wtb', { files: { 'a.pgn': A + A + open } });
    expect(err).toContain('WTHOR stores only games with a score\n');
    expect(err).toContain('1 game, 1 duplicate left out\n');
  });

  it('takes standard input, also with --strict', async () => {
    const { code, out } = await tool('dedupe - --strict', { input: [...same, PARALLEL] });
    expect([code, movesOf(out)]).toEqual([0, [same[0], PARALLEL]]);
  });
});

describe('othello-engine filter', () => {
  it.each([
    [
      ['--player', 'ruiz'],
      [TIGER, PARALLEL],
    ],
    [['--player', 'ana ruiz', '--player', 'LI'], [TIGER]],
    [['--player', 'celik'], [PARALLEL]],
    [
      ['--years', '2001-2003'],
      [TIGER, 'f5f6e6'],
    ],
    [['--years', '-2000'], [PARALLEL]],
    [['--years', '2003'], [TIGER]],
    [['--event', 'open', '--result', 'draw'], ['f5f6e6']],
    [['--result', '40-24'], [TIGER]],
    [['--result', 'white'], [PARALLEL]],
    [['--opening', 'tiger'], [TIGER]],
    [['--opening', 'Úhlopříčné'], ['f5f6e6']],
    [['--opening', 'c4c5'], [PARALLEL]],
    [['--opening', 'c4e3'], [TIGER]],
    [['--position', 'e6f4c3'], [TIGER]],
    [['--position', 'd3c3'], ['f5f6e6']],
    [['--position', 'f5f6e6d6'], []],
    [
      ['--plies', '3-'],
      [TIGER, 'f5f6e6'],
    ],
    [['--plies', '2'], [PARALLEL]],
  ] as [string[], string[]][])('%j', async (args, moves) => {
    const { out, err, code } = await tool(['filter', 'a.pgn', 'c.pgn', '--to', 'transcript', ...args], {
      files: FILES,
    });
    expect(movesOf(out), err).toEqual(moves);
    expect(code).toBe(0);
    expect(err).toContain(`${moves.length} of 3 games\n`);
  });

  it('replaces no file by an empty one', async () => {
    const { code, err, written } = await tool('filter a.pgn --player nobody --out a.pgn', { files: FILES });
    expect([code, written]).toEqual([2, undefined]);
    expect(err).toContain('none of 2 games matches; a.pgn was not written');
  });

  it.each([
    ['', 'filter needs --player'],
    ['--years soon', '--years takes a year, or 1998-2004, 1998- or -2004, not soon'],
    ['--years 2004-1998', '--years 2004-1998: the smaller number comes first'],
    ['--result 40-40', '--result 40-40: must be black, white, draw, unknown, or a score of 64 discs'],
    [
      '--opening Sicilian',
      '--opening takes the name of an opening, such as Tiger, or its moves, not Sicilian',
    ],
    ['--player ?', '--player takes a name, not ?'],
    ['--position e9', '--position: '],
  ])('refuses %s', async (args, message) => {
    const { code, err } = await tool(`filter a.pgn ${args}`, { files: FILES });
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('othello-engine stats', () => {
  it('counts results, years, players, events and openings', async () => {
    const { out, code } = await tool('stats a.pgn c.pgn --json', { files: FILES });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      ...{ files: 2, errors: 0, otherBoards: 0, games: 3, blackWins: 1, whiteWins: 1, draws: 1, unknown: 0 },
      ...{ meanMoves: 3.33, meanMargin: -2.67 },
      years: [
        { year: 1999, games: 1, blackWins: 0, whiteWins: 1, draws: 0 },
        { year: 2001, games: 1, blackWins: 0, whiteWins: 0, draws: 1 },
        { year: 2003, games: 1, blackWins: 1, whiteWins: 0, draws: 0 },
      ],
      players: [
        { name: 'Ana Ruiz', games: 2, wins: 2, draws: 0, losses: 0 },
        { name: 'Bo Li', games: 2, wins: 0, draws: 1, losses: 1 },
        { name: 'Çelik', games: 1, wins: 0, draws: 0, losses: 1 },
        { name: 'Dee', games: 1, wins: 0, draws: 1, losses: 0 },
      ],
      events: [{ event: 'Open', games: 3, blackWins: 1, whiteWins: 1, draws: 1 }],
      openings: [
        { opening: 'Tiger', games: 1, blackWins: 1, whiteWins: 0, draws: 0 },
        { opening: 'Parallel', games: 1, blackWins: 0, whiteWins: 1, draws: 0 },
        { opening: 'Diagonal', games: 1, blackWins: 0, whiteWins: 0, draws: 1 },
      ],
    });
  });

  it('tells people the same, of the games that are meant', async () => {
    const { out } = await tool('stats a.pgn c.pgn --player ruiz', { files: FILES });
    expect(out).toContain('2 games of 2 files, 0 errors\nBlack won 1 (50.0%), White 1 (50.0%)');
    expect(out).toMatch(/^Ana Ruiz +2 +2 +0 +0$/mu);
  });

  it('names openings also where the file writes the usual start in its own way', async () => {
    const rows = '-------- -------- -------- ---O*--- ---*O--- -------- -------- --------';
    const ggf = `(;GM[Othello]PB[a]PW[b]TY[8]RE[?]BO[8 ${rows} *]B[f5]W[d6]B[c3]W[d3]B[c4];)`;
    const { out } = await tool('stats a.ggf --json', { files: { 'a.ggf': ggf } });
    expect(jsonLines(out)[0]).toMatchObject({ openings: [{ opening: 'Tiger', games: 1 }] });
  });

  it('writes no signs of names to a terminal', async () => {
    const { out } = await tool('stats a.pgn', {
      files: { 'a.pgn': pgn('A\u001b[2J', 'B\u202eC', '2001', '1. f5 *') },
    });
    expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });
});

describe('othello-engine games', () => {
  it('lists games in order, and tells what cannot be read beside them', async () => {
    const files = { ...FILES, 'bad.pgn': pgn('X', 'Y', '2000', '1. a1 *') };
    const { out, err, code } = await tool('games a.pgn bad.pgn c.pgn --sort date --json', { files });
    expect(code).toBe(1);
    const rows = jsonLines(out) as { date?: string; games?: number }[];
    expect(rows.map(({ date }) => date)).toEqual(['1999.01.02', '2001.01.02', '2003.05.01', undefined]);
    expect(err).toContain('bad.pgn:');
  });
});
