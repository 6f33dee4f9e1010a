import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('has nothing of the library of AssemblyScript, so that no notice need name it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'othello-core-'));
  const text = join(folder, 'core.wat');
  const options = ['--target', 'release', '--outFile', join(folder, 'core.wasm'), '--textFile', text];
  const { status, stderr } = spawnSync('npx', ['asc', 'assembly/index.ts', ...options], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const core = readFileSync(text, 'utf8');
  rmSync(folder, { recursive: true });
  expect(core).toContain('(export "begin"');
  expect(core).not.toContain('~lib/');
});
