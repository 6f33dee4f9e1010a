import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The tarball that `npm publish` would send. */
    tarball: string;
    /** The same, unpacked. */
    packed: string;
  }
}

/** Packs the built package once for all end-to-end tests: they see what a user gets, and nothing else. */
export default function pack(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'othello-packed-'));
  const output = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  const tarball = join(folder, filename);
  execFileSync('tar', ['--extract', '--file', tarball, '--directory', folder]);
  project.provide('tarball', tarball);
  project.provide('packed', join(folder, 'package'));
  return () => rmSync(folder, { recursive: true, force: true });
}
