/** The browser's engine worker: a module worker that fetches the core's files from beside itself. */
import { loadFor, type CoreFiles } from './load.js';
import type { LoadMessage } from './protocol.js';
import { serve } from './worker-server.js';

const WASM = new URL('../../build/engine.wasm', import.meta.url);
const THREADS_WASM = new URL('../../build/engine-threads.wasm', import.meta.url);
const WEIGHTS = new URL('./weights.bin', import.meta.url);

/** The files, those that the page has already without a request. */
function filesFor({ files = {}, timeout }: LoadMessage): CoreFiles {
  const read =
    (url: URL, given?: ArrayBuffer) =>
    (anew = false) =>
      given && !anew ? Promise.resolve(given) : fetchFile(url, anew, timeout);
  return {
    wasm: read(WASM, files.wasm),
    threadsWasm: read(THREADS_WASM),
    weights: read(WEIGHTS, files.weights),
  };
}

/** @param anew whether no cache may answer */
async function fetchFile(url: URL, anew: boolean, timeout: number | undefined): Promise<ArrayBuffer> {
  const signal = timeout === undefined ? null : AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { signal, cache: anew ? 'reload' : 'default' });
    if (!response.ok) throw new StatusError(`${url.href} answered ${response.status}`);
    return await response.arrayBuffer();
  } catch (cause) {
    if (cause instanceof StatusError) throw cause;
    if (signal?.aborted) throw new Error(`${url.href} did not arrive within ${timeout} ms`, { cause });
    throw new Error(
      `${url.href} did not arrive (${String(cause)}): network, CORS, or a Content-Security-Policy ` +
        'whose connect-src does not allow it',
      { cause },
    );
  }
}

class StatusError extends Error {}

// A message to oneself comes back after those that were already waiting, and sooner than any timer.
const { port1, port2 } = new MessageChannel();
let wake = (): void => undefined;
port1.onmessage = () => wake();

const onMessage = serve({
  load: (message) => loadFor(filesFor(message), message),
  post: (message) => self.postMessage(message),
  pause: () =>
    new Promise((resolve) => {
      wake = resolve;
      port2.postMessage(0);
    }),
});
self.onmessage = (event: MessageEvent<unknown>) => onMessage(event.data);
