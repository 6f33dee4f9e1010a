/**
 * The core's files on a disk: the paths below are of the source tree, and the build rewrites them to the package's
 * folder `dist`. The engine's threads load their core from them, and `node.ts` hashes them to name the build.
 */
import { readFile } from 'node:fs/promises';
import type { CoreFiles, FileBytes } from '../wasm/load.js';

const WASM = new URL('../../../../build/engine.wasm', import.meta.url);
const THREADS_WASM = new URL('../../../../build/engine-threads.wasm', import.meta.url);
const WEIGHTS = new URL('../weights.bin', import.meta.url);

const read = async (url: URL): Promise<FileBytes> => new Uint8Array(await readFile(url));

/** Reads the files of the engine's core from the package's folder. */
export const nodeFiles: CoreFiles = {
  wasm: () => read(WASM),
  threadsWasm: () => read(THREADS_WASM),
  weights: () => read(WEIGHTS),
};
