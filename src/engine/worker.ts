/** The browser's engine worker: a module worker that fetches the core's files from beside itself. */
import { loadFor, type CoreFiles } from './load.js';
import { serve } from './worker-server.js';

const WASM = new URL('../../build/engine.wasm', import.meta.url);
const THREADS_WASM = new URL('../../build/engine-threads.wasm', import.meta.url);
const WEIGHTS = new URL('./weights.bin', import.meta.url);

const files: CoreFiles = {
  wasm: () => read(WASM),
  threadsWasm: () => read(THREADS_WASM),
  weights: () => read(WEIGHTS),
};

async function read(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error(
      `${url.href} did not arrive (${String(cause)}): network, CORS, or a Content-Security-Policy ` +
        'whose connect-src does not allow it',
    );
  });
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  return response.arrayBuffer();
}

// A message to oneself comes back after those that were already waiting, and sooner than any timer.
const { port1, port2 } = new MessageChannel();
let wake = (): void => undefined;
port1.onmessage = () => wake();

const onMessage = serve({
  load: (message) => loadFor(files, message),
  post: (message) => self.postMessage(message),
  pause: () =>
    new Promise((resolve) => {
      wake = resolve;
      port2.postMessage(0);
    }),
});
self.onmessage = (event: MessageEvent<unknown>) => onMessage(event.data);
