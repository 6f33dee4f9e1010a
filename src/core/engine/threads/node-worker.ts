/** Node's engine worker: a worker thread. `node.ts` starts it; `wasm/worker-server.ts` answers the messages. */
import { parentPort } from 'node:worker_threads';
import { loadFor } from '../wasm/load.js';
import { nodeFiles } from './node-files.js';
import { serve } from '../wasm/worker-server.js';

if (!parentPort) throw new Error('node-worker is a worker thread of the engine; it cannot be run alone');
const port = parentPort;

const onMessage = serve({
  load: (message) => loadFor(nodeFiles, message),
  post: (message) => port.postMessage(message),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
});
port.on('message', onMessage);
