/** Compiles `training/assembly`, the part of the core that only training and its tests need. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Path of the compiled file. */
export const TRAINING_WASM = fileURLToPath(new URL('../build/training.wasm', import.meta.url));

/** Compiles if a source is newer than the compiled file; returns its path. */
export function buildTraining(): string {
  const built = statSync(TRAINING_WASM, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ['assembly', 'training/assembly'].flatMap((directory) =>
    readdirSync(join(root, directory)).map((name) => statSync(join(root, directory, name)).mtimeMs),
  );
  if (Math.max(...sources) > built) {
    mkdirSync(`${root}/build`, { recursive: true });
    // Several processes may find the file outdated at once: each compiles for itself and renames a complete file.
    const own = `${TRAINING_WASM}.${process.pid}`;
    const config = ['--config', 'training/assembly/asconfig.json', '-o', own];
    execFileSync('npx', ['asc', 'training/assembly/index.ts', ...config], { cwd: root, stdio: 'inherit' });
    renameSync(own, TRAINING_WASM);
  }
  return TRAINING_WASM;
}
