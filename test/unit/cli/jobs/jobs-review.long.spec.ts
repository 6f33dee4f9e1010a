import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { randomGame } from '../../../e2e/support/random-game.js';
import { jsonLines, tool } from '../tool.js';

let store: string;
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'othello-job-'));
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

it('a review proves values from as many empty squares on as it is told', async () => {
  const exactPlies = async (...options: string[]): Promise<number[]> => {
    await tool(['jobs', 'create', 'review', 'g.txt', ...options, '--nodes', '50', '--store', store], {
      files: { 'g.txt': randomGame(1, 60) },
    });
    const ran = await tool(['jobs', 'run', '--threads', '1', '--out', join(store, 'out'), '--store', store]);
    expect(ran.code, ran.err).toBe(0);
    const rows = jsonLines(readFileSync(join(store, 'out'), 'utf8')) as { ply: number; exact: boolean }[];
    return rows.filter(({ exact }) => exact).map(({ ply }) => ply);
  };
  const proven = await exactPlies('--exact-from', '12');
  expect(proven[0]).toBe(49);
  expect(proven.at(-1)).toBe(60);
  expect((await exactPlies('--exact-from', '0'))[0]).toBeGreaterThan(49);
});

it('a review says how people of a strength choose', async () => {
  await tool(['jobs', 'create', 'review', 'g.txt', '--strength', '1400', '--nodes', '50', '--store', store], {
    files: { 'g.txt': randomGame(1, 60) },
  });
  const ran = await tool(['jobs', 'run', '--threads', '1', '--out', join(store, 'out'), '--store', store]);
  expect(ran.code, ran.err).toBe(0);
  const rows = jsonLines(readFileSync(join(store, 'out'), 'utf8')) as { people?: object; reasons?: object }[];
  const people = rows.filter(({ reasons }) => reasons).map((row) => row.people);
  expect(people.length).toBeGreaterThan(10);
  for (const output of people) expect(output).toMatchObject({ strength: 1400 });
});
