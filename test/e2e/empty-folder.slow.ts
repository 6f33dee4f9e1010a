// Both packages as their users install them: from the tarballs, with what the registry has of others.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'othello-empty-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, ...words: readonly string[]): string =>
  execFileSync(command, words, { cwd: folder, encoding: 'utf8', timeout: 120_000 });

/** Of the packages that come with ours. */
const LICENCES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0'];

test('installed in an empty folder, npx finds the command, and it has all that it needs', () => {
  run('npm', 'init', '--yes');
  run('npm', 'install', inject('tarball'), inject('commandTarball'), '--no-audit', '--no-fund');
  expect(run('npx', 'othello-engine', '--help')).toMatch(/^Usage: othello-engine COMMAND/u);

  writeFileSync(
    join(folder, 'one.obf'),
    '--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X;\n',
  );
  expect(run('npx', 'othello-engine', 'solve', 'one.obf')).toMatch(/\+18\b/u);
  run('npx', 'othello-engine', 'picture', 'f5d6', '--out', 'one.png');
  expect(readFileSync(join(folder, 'one.png')).subarray(1, 4).toString()).toBe('PNG');

  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { readonly license?: string }>;
  };
  const { '': _ours, ...brought } = packages;
  const others = Object.entries(brought).filter(([, { license }]) => !LICENCES.includes(license ?? ''));
  expect(others).toEqual([]);
});
