/** Compiles `assembly/training.ts`, the part of the core that only training and its tests need. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the compiled file is. */
export const TRAINING_WASM = fileURLToPath(new URL('../build/training.wasm', import.meta.url));

/** Compiles when a source is newer than the compiled file, and gives its path. */
export function buildTraining(): string {
  const built = statSync(TRAINING_WASM, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = readdirSync(`${root}/assembly`).map((name) => statSync(`${root}/assembly/${name}`).mtimeMs);
  if (Math.max(...sources) > built) {
    mkdirSync(`${root}/build`, { recursive: true });
    // Several processes may find the file old at once: each compiles for itself and puts a whole file in place.
    const own = `${TRAINING_WASM}.${process.pid}`;
    const config = ['--config', 'training/asconfig.json', '-o', own];
    execFileSync('npx', ['asc', 'assembly/training.ts', ...config], { cwd: root, stdio: 'inherit' });
    renameSync(own, TRAINING_WASM);
  }
  return TRAINING_WASM;
}
