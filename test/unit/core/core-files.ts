/** The build of the core under test: the shipped one, or with `CORE_BUILD=debug` the one with assertions. */
import { readFile } from 'node:fs/promises';
import type { CoreFiles, FileBytes } from '../../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../../src/core/engine/threads/node-files.js';

const folder = new URL(
  process.env['CORE_BUILD'] === 'debug' ? '../../../build/debug/' : '../../../build/',
  import.meta.url,
);

const read = async (name: string): Promise<FileBytes> =>
  new Uint8Array(await readFile(new URL(name, folder)));

export const coreFiles: CoreFiles = {
  ...nodeFiles,
  wasm: () => read('engine.wasm'),
  threadsWasm: () => read('engine-threads.wasm'),
};
