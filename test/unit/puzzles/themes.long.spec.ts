import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COMMAND = ['training/puzzles/puzzle-themes.ts', '--check', '--sample', '90', '--empties', '18'];

it('the theme of a puzzle is what the coach says first of it today', { timeout: 600_000 }, async () => {
  // Fails if more than one theme in ten is outdated.
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...COMMAND], {
    cwd: ROOT,
  });
  expect(stdout).toMatch(/^\d+ of [1-9]\d* themes are another one today$/m);
});
