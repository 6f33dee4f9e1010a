/** Node's engine worker: a worker thread that reads the core's files from beside itself. */
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { loadCore } from './load.js';
import { serve } from './serve.js';

const WASM = new URL('../../build/engine.wasm', import.meta.url);
const WEIGHTS = new URL('./weights.bin', import.meta.url);

if (!parentPort) throw new Error('node-worker is a worker thread of the engine; it is not run by itself');
const port = parentPort;

const read = async (url: URL): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(url));

const hear = serve({
  load: (table) => loadCore({ wasm: () => read(WASM), weights: () => read(WEIGHTS) }, table),
  post: (message) => port.postMessage(message),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
});
port.on('message', hear);
