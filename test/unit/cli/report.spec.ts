import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/core/engine/node.js';
import type { Engine } from '../../../src/core/engine/engine.js';
import { tool, type World } from './tool.js';

const PGN = [
  ['Jana Nováková', 'Ben', '2026.10.01', 'f5 d6 c3 d3 c4 f4'],
  ['Ben', 'NOVAKOVA, Jana', '2026.11.02', 'f5 f6 e6 f4'],
  ['Ben', 'Cleo', '2026.11.03', 'f5 f4 e3'],
]
  .map(
    ([black, white, date, moves]) =>
      `[Black "${black}"]\n[White "${white}"]\n[Date "${date}"]\n[WhiteElo "1610"]\n\n${moves} *\n`,
  )
  .join('\n');

/** Runs `othello-engine report` with the real engine, and counts its searches. */
async function report(args: readonly string[], world: World = {}) {
  let searches = 0;
  const { files, ...rest } = world;
  const engine: World['engine'] = async (options) => {
    const real = await createEngine({ ...options, table: 4 });
    const search: Engine['search'] = (position, limits) => {
      searches++;
      return real.search(position, limits);
    };
    return {
      version: real.version!,
      search,
      close: () => real.close(),
    };
  };
  const done = await tool(['report', ...args], { files: { 'games.pgn': PGN, ...files }, engine, ...rest });
  return { ...done, searches };
}

const JANA = ['games.pgn', '--me', 'jana novakova', '--depth', '2'];

describe('othello-engine report', () => {
  it('says in tables what a player’s games show, with the sides found by name', async () => {
    const { code, out } = await report(JANA);
    expect(code).toBe(0);
    expect(out).toMatch(/^jana novakova: 2 games, 5 moves\naccuracy \d/);
    expect(out).toContain('\npart of the game ');
    expect(out).toMatch(/\ncolour .*\nblack +1 .*\nwhite +1 /);
    expect(out).toMatch(/\n1600-1799 +1 /);
    expect(out).toMatch(/\n2026-10 +1 .*\n2026-11 +1 /);
  });

  it('takes several names for one player', async () => {
    const { out } = await report([...JANA, '--me', 'CLEO', '--json']);
    const made = JSON.parse(out) as { me: string[]; games: number; moves: number; parts: unknown[] };
    expect(made).toMatchObject({ me: ['jana novakova', 'CLEO'], games: 3, moves: 6 });
    expect(made.parts).toHaveLength(3);
  });

  it('goes on from what was reviewed, and says the same as without', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'othello-report-'));
    try {
      const resumed = [...JANA, '--resume', folder];
      const whole = await report(resumed);
      const [name] = readdirSync(join(folder, 'results'));
      const file = join(folder, 'results', name!);
      const stored = readFileSync(file, 'utf8');
      expect(stored.trim().split('\n')).toHaveLength(2);
      // Cut in the middle of a line.
      writeFileSync(file, stored.slice(0, stored.indexOf('\n') + 20));
      const rest = await report(resumed);
      expect([rest.searches, rest.out, rest.err]).toEqual([2, whole.out, '']);
      const again = await report(resumed);
      expect([again.searches, again.out]).toEqual([0, whole.out]);
      expect((await report([...JANA.slice(0, -1), '3', '--resume', folder])).searches).toBe(5);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('names the players that are there where nobody has the name', async () => {
    const { code, err, searches } = await report(['games.pgn', '--me', 'Dora']);
    expect(code).toBe(2);
    expect(err).toContain(
      'no games by "Dora"; the players are Ben (3 games), Jana Nováková (2 games), Cleo (1 game)',
    );
    expect(searches).toBe(0);
    const nameless = await report(['moves.txt', '--me', 'Dora'], { files: { 'moves.txt': 'f5d6c3' } });
    expect(nameless.err).toContain('cannot find "Dora": the games name no players');
  });

  it('says who is named in games but has not moved', async () => {
    const { err } = await report(['games.pgn', '--me', 'Ben'], {
      files: { 'games.pgn': '[Black "Ben"]\n[White "Cleo"]\n\n*\n' },
    });
    expect(err).toContain('"Ben" made no move in these games');
  });

  it('asks for a name, and for a folder', async () => {
    expect((await report(['games.pgn'])).err).toContain('report needs --me NAME');
    expect((await report(['games.pgn', '--me', ' '])).err).toContain('report needs --me NAME');
    const wrong = await report([...JANA, '--resume', import.meta.filename]);
    expect([wrong.code, wrong.searches]).toEqual([2, 0]);
    expect(wrong.err).toContain('report.spec.ts is a file: name a folder');
  });

  it('tells how far it is, and about how long it takes', async () => {
    const { err } = await report(['games.pgn', '--me', 'Ben', '--nodes', '1000000'], { live: true });
    expect(err).toMatch(/\d+%, \d of 3 games reviewed/);
    expect(err).toMatch(/, about \d+ (seconds?|minutes?) left/);
  });

  it('reports the games of a file that can be read, and says which cannot', async () => {
    const { code, out, err } = await report(JANA, {
      files: { 'games.pgn': `${PGN}\n[Black "Ben"]\n\nf5 d7 *\n` },
    });
    expect(out).toContain('2 games, 5 moves');
    expect(err).toMatch(/games\.pgn:\d+:\d+: illegal move d7/);
    expect(code).toBe(1);
  });
});
