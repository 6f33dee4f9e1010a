import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the guide on self-hosting tells the users of a bundler that does not find the worker: three files into one folder. */
export function copyEngine(folder) {
  for (const file of ['othello-worker.js', 'engine.wasm', 'weights.bin']) {
    copyFileSync(fileURLToPath(import.meta.resolve(`othello-board/${file}`)), join(folder, file));
  }
}
