/**
 * The browser's engine worker: a module worker that fetches the core's files from beside itself. `own-worker.ts` starts
 * it; the build makes `othello-worker.js` of it. `wasm/worker-server.ts` answers the messages.
 */
import { loadFor, type CoreFiles } from '../wasm/load.js';
import type { LoadMessage } from '../protocol/protocol.js';
import { serve } from '../wasm/worker-server.js';

const WASM = new URL('../../../../build/engine.wasm', import.meta.url);
const THREADS_WASM = new URL('../../../../build/engine-threads.wasm', import.meta.url);
const WEIGHTS = new URL('../weights.bin', import.meta.url);

/** The core's files, within the time limit of a message. */
function filesFor({ timeout }: LoadMessage): CoreFiles {
  const limit = timeout === undefined ? undefined : { timeout, end: performance.now() + timeout };
  const read =
    (url: URL) =>
    (anew = false) =>
      fetchFile(url, anew, limit);
  return { wasm: read(WASM), threadsWasm: read(THREADS_WASM), weights: read(WEIGHTS) };
}

/** The time limit for all attempts at a file together. */
interface Limit {
  /** In milliseconds. */
  readonly timeout: number;
  /** When it ends, by `performance.now()`. */
  readonly end: number;
}

/**
 * @param anew whether to bypass all caches
 * @param limit if the host stays silent, the first attempt uses only half of it
 */
async function fetchFile(url: URL, anew: boolean, limit: Limit | undefined): Promise<ArrayBuffer> {
  const abort = new AbortController();
  const giveUpAfter = (milliseconds: number, why: string) =>
    setTimeout(() => abort.abort(new LateError(`${url.href} ${why}`)), milliseconds);
  const left = limit ? limit.end - performance.now() : 0;
  const end = limit && giveUpAfter(left, `did not arrive within ${limit.timeout} ms`);
  const silence = limit && !anew ? giveUpAfter(left / 2, 'was not answered') : undefined;
  try {
    const response = await fetch(url, { signal: abort.signal, cache: anew ? 'reload' : 'default' });
    clearTimeout(silence);
    if (!response.ok) throw new StatusError(`${url.href} answered ${response.status}`);
    return await response.arrayBuffer();
  } catch (cause) {
    if (cause instanceof StatusError) throw cause;
    if (abort.signal.aborted) throw abort.signal.reason as LateError;
    throw new Error(
      `${url.href} did not arrive (${String(cause)}): network, CORS, or a Content-Security-Policy ` +
        'whose connect-src does not allow it',
      { cause },
    );
  } finally {
    clearTimeout(end);
    clearTimeout(silence);
  }
}

/** A file that did not arrive in time. */
class LateError extends Error {}

/** A response other than 200. */
class StatusError extends Error {}

// A message to oneself arrives after those already queued, and sooner than any timer.
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
