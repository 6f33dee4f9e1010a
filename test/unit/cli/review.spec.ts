import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/core/engine/node.js';
import { jsonLines as parsedLines, tool, type World } from './tool.js';

const small: NonNullable<World['engine']> = (options) => createEngine({ ...options, table: 4 });

/** Runs `othello-engine review` with the real engine. */
function review(args: readonly string[], world: World = {}) {
  return tool(['review', ...args], { ...world, live: true, engine: small });
}

const jsonLines = (text: string) => parsedLines(text) as Record<string, unknown>[];

describe('othello-engine review', () => {
  it('writes a line of JSON for each move, and one for the game', async () => {
    const { code, out } = await review(['f5d6c3d3', '--json', '--nodes', '5000', '--threads', '2']);
    expect(code).toBe(0);
    const lines = jsonLines(out);
    expect(lines).toHaveLength(5);
    for (const [at, square] of ['f5', 'd6', 'c3', 'd3'].entries()) {
      const line = lines[at]!;
      expect(line).toMatchObject({
        ply: at + 1,
        color: at % 2 === 0 ? 'black' : 'white',
        square,
        exact: false,
      });
      expect(Object.keys(line)).toEqual(
        expect.arrayContaining(['value', 'best', 'loss', 'class', 'chance', 'draw']),
      );
      expect(line['loss']).toBeGreaterThanOrEqual(0);
      if (line['loss'] === 0) expect(line['best']).toBe(square);
      expect(line['chance']).toBeGreaterThan(0);
      expect(line['chance']).toBeLessThan(1);
    }
    expect(lines.at(-1)).toMatchObject({
      story: expect.arrayContaining([
        expect.stringMatching(/^After the Perpendicular opening, the game stops at move 4/),
      ]) as string[],
      moments: expect.any(Array) as object[],
    });
    const [total] = lines.slice(-1) as [{ black: Record<string, unknown>; white: Record<string, unknown> }];
    for (const side of [total.black, total.white]) {
      expect(side['accuracy']).toBeGreaterThan(0);
      expect(side['loss']).toBeGreaterThanOrEqual(0);
      expect(side['lossIn']).toMatchObject({ midgame: 0, endgame: 0 });
    }
  });

  it('writes tables, the games of files and of the command line one after another', async () => {
    const sgf = '(;GM[2]FF[4];B[f5];W[f6])';
    const { code, out } = await review(['f5d6', 'game.sgf', '--depth', '2'], { files: { 'game.sgf': sgf } });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^game 1\nAfter the Perpendicular opening, the game stops at move 2.+\nply {2}side {3}move/s,
    );
    expect(out).toMatch(/\ngame\.sgf\nAfter the Diagonal opening, the game stops at move 2.+\nply/s);
    expect(out).toMatch(/ 2 {2}white {2}f6/);
    expect(out).toMatch(/black +100%/);
  });

  it('ends its story with what to take along, and leaves no gap in it', async () => {
    const { out } = await review(['f5d6c3d3c4f4f6b4', '--effort', 'quick']);
    const [reported] = out.split('\n\n');
    expect(reported).toContain('Remember: ');
    expect(reported).not.toMatch(/\S {2}\S/u);
  });

  it('says how many players of a strength choose a bad move, and the better one', async () => {
    const moves = ['f5f4c3c6', '--depth', '6', '--strength', '1500'];
    const { out } = await review(moves);
    expect(out).toMatch(/Among players of your strength, \d+% choose c3 here and \d+% choose [a-h][1-8]\./);
    const rows = jsonLines((await review([...moves, '--json'])).out);
    const { people } = rows[2] as { people: { strength: number; move: number; other: number } };
    expect(people.strength).toBe(1500);
    expect(people.move).toBeGreaterThan(0);
    expect(people.move + people.other).toBeLessThanOrEqual(1);
    expect((await review(moves.slice(0, 3))).out).not.toContain('Of players');
  });

  it('says why each move was bad that is worse than good, below the tables and in the JSON', async () => {
    // After f5 f4 Black's c3 lets White flip the row at e6: any search sees a large loss.
    const moves = 'f5f4c3c6';
    const { out } = await review([moves, '--depth', '6', '--language', 'fr']);
    expect(out).toMatch(
      /\nLe coup 3\. c3 \(Noir\) a coûté environ \d+ pions?\u202f; [a-h][1-8] était meilleur\.\n {4}\S.*\.\n/,
    );
    const rows = jsonLines((await review([moves, '--depth', '6', '--json'])).out).slice(0, -1);
    for (const { class: name, why, reasons } of rows) {
      const isBad = ['inaccuracy', 'mistake', 'blunder'].includes(name as string);
      expect(Array.isArray(why)).toBe(isBad);
      expect(Array.isArray(reasons)).toBe(isBad);
    }
    expect(rows[2]!['why']).not.toEqual([]);
  });

  it('takes more or less time by its effort', async () => {
    const { code, out } = await review(['f5d6', '--effort', 'quick', '--json']);
    expect(code).toBe(0);
    expect(jsonLines(out)).toHaveLength(3);
  });

  // The review corrects an estimate by the search of the next position.
  it('says of a proven move what explain says', async () => {
    const moves =
      'c4e3f5e6f6c5c3c6d3d2f3b3b4c2d1f4g4f2c1g3e2b5a3d6g1g6a4h3g5e1f1h6a6b2b6b1a1a5c7a2d7e7e8f7h7';
    const requested = ['--depth', '6', '--effort', 'quick', '--json'];
    const reported = jsonLines((await review([moves, ...requested])).out).filter(
      ({ why, exact }) => why && exact,
    );
    expect(reported.length).toBeGreaterThan(0);
    for (const { ply, square, value, best, why } of reported) {
      const played = moves.slice(0, 2 * Number(ply) - 2);
      const { out } = await tool(['explain', played, String(square), ...requested], { engine: small });
      expect(JSON.parse(out)).toMatchObject({ move: square, value, other: best, sentences: why });
    }
  });

  it('takes single squares for the moves of one game', async () => {
    const { out } = await review(['f5', 'd6', '--depth', '1', '--json']);
    expect(jsonLines(out)).toHaveLength(3);
  });

  it.each([[['1.', 'f5', 'd6', '2.', 'c3']], [['1.f5', 'd6', '2.c3']], [['f5 d6 c3']], [['1. f5 d6 2. c3']]])(
    'takes moves with spaces and numbers for one game: %j',
    async (words) => {
      const { code, err, out } = await review([...words, '--depth', '1', '--json']);
      expect([code, err, jsonLines(out).at(-1)]).toEqual([
        0,
        expect.anything(),
        expect.objectContaining({ moves: 'f5d6c3' }),
      ]);
    },
  );

  it('reads standard input', async () => {
    const { out } = await review(['-', '--depth', '1', '--json'], { input: ['f5 d6', 'c3'] });
    expect(jsonLines(out)).toHaveLength(4);
  });

  it('tells its progress on standard error', async () => {
    const { err } = await review(['f5d6c3d3c4f4', '--nodes', '1500000', '--threads', '1']);
    expect(err).toMatch(/game 1: \d+%, \d of 6 moves searched/);
  });

  it('says in which file a game is wrong', async () => {
    const { code, err } = await review(['bad.txt'], { files: { 'bad.txt': 'f5 d7' } });
    expect(code).toBe(1);
    expect(err).toContain('bad.txt:1:4: illegal move d7 at ply 2');
  });

  it('reviews all games of a file but those that cannot be read', async () => {
    const file = ['f5d6', 'f5 d7', '1. f5 1... f6 2. e6']
      .map((moves) => `[Black "a"]\n\n${moves} *\n\n`)
      .join('');
    const { code, out, err } = await review(['games.pgn', '--depth', '1', '--json'], {
      files: { 'games.pgn': file },
    });
    const lines = jsonLines(out);
    expect(lines.map(({ game, square }) => [game, square])).toEqual([
      [1, 'f5'],
      [1, 'd6'],
      [1, undefined],
      [2, 'f5'],
      [2, 'f6'],
      [2, 'e6'],
      [2, undefined],
    ]);
    expect(err).toContain('games.pgn:7:4: illegal move d7 at ply 2');
    expect(code).toBe(1);
  });
});
