/**
 * The engine in a browser: module workers, beside this file or where the page says, started from any origin, and once
 * more if a script arrives damaged or not at all. Boards, companions and applications make their engines here;
 * `node.ts` is its counterpart in Node. Times are in milliseconds.
 */
import {
  DEFAULT_TABLE,
  type EngineOptions,
  PoolRegistry,
  workersFor,
  ENGINE_VERSION,
} from '../pool/pooled-engine.js';
import type { Engine } from '../engine.js';
import { ownWorkerUrl, startBundledWorker } from './own-worker.js';
import { START_TIMEOUT, type StartWorker } from '../pool/pool.js';
import type { LoadMessage } from '../protocol/protocol.js';

export type { EngineOptions };

/** Options of a browser's engine. */
export interface BrowserEngineOptions extends EngineOptions {
  /** Address of this engine's worker script; `engine.wasm` and `weights.bin` lie beside it. */
  url?: string | URL;
}

/** The state that all copies of this module on a page share. */
interface PageEngines {
  readonly registry: PoolRegistry;
  /** The worker's address by `setEngineUrl`. */
  url: string | undefined;
}

/** Milliseconds for which workers without a user are kept: a page may replace its only board. */
const IDLE_TIME = 5000;

/** Calls back when nobody has used the workers for a while. @returns takes it back */
function endLater(end: () => void): () => void {
  const timer = setTimeout(end, IDLE_TIME);
  return () => clearTimeout(timer);
}

// A page may have several bundles of this package, such as the board's and a review's, each with a copy of this module:
// they share workers.
const KEY: unique symbol = Symbol.for(`othello-board engines ${ENGINE_VERSION}`);
const copies = globalThis as { [KEY]?: PageEngines | undefined };
const page: PageEngines = copies[KEY] ?? { registry: new PoolRegistry(endLater), url: undefined };
copies[KEY] = page;

/**
 * Sets the address of the worker's script, for all engines made from now on: needed only where a bundler did not copy
 * it. `engine.wasm` and `weights.bin` must lie beside it.
 */
export function setEngineUrl(url: string | URL | undefined): void {
  page.url = url === undefined ? undefined : new URL(url, document.baseURI).href;
}

/**
 * Makes an engine. Nothing is fetched before its first search (or `ready()`); all engines of a page share the same few
 * workers.
 */
export function createEngine(options: BrowserEngineOptions = {}): Promise<Engine> {
  const {
    table = DEFAULT_TABLE,
    workers = workersFor(navigator.hardwareConcurrency),
    startTimeout,
    onRestart,
  } = options;
  const url = options.url === undefined ? page.url : new URL(options.url, document.baseURI).href;
  const name = [url, table, workers, startTimeout].join();
  return Promise.resolve(
    page.registry.open(name, workerStarter(url), { table, workers, startTimeout, onRestart }),
  );
}

/** Callbacks of a worker. */
interface WorkerListeners {
  /** It has sent a message. */
  onMessage(message: unknown): void;
  /** It has failed after its first message. */
  onBroken(why: string): void;
  /** It did not start. */
  onFailedStart(fault: StartFault): void;
}

/** A worker of the page. */
interface PageWorker {
  readonly worker: Worker;
  /** Whether it has sent a message. */
  hasStarted(): boolean;
  terminate(): void;
}

/** @param url of the worker's script; by default the package's own, or where a bundler has put it */
export function workerStarter(url: string | undefined): StartWorker {
  return (onMessage, onBroken) => {
    let load: LoadMessage | undefined;
    let isEnded = false;
    let isSecond = false;
    let patience: ReturnType<typeof setTimeout> | undefined;

    const start = (): PageWorker =>
      startPageWorker(url, {
        onMessage,
        onBroken,
        onFailedStart({ why, isScriptThere }) {
          if (isEnded) return;
          // A script that arrived damaged is intact when the cache is bypassed.
          if (isSecond || !isScriptThere || !startAgain()) onBroken(why);
        },
      });
    let current = start();

    function startAgain(): boolean {
      clearTimeout(patience);
      isSecond = true;
      current.terminate();
      try {
        current = start();
      } catch {
        return false;
      }
      if (load) current.worker.postMessage(load);
      return true;
    }

    return {
      post: (message) => {
        current.worker.postMessage(message);
        if (message.type !== 'load') return;
        load = message;
        // A script that does not arrive is retried while there is time; the files that it loads have limits of their own.
        patience = setTimeout(
          () => {
            if (!isSecond && !isEnded && !current.hasStarted()) startAgain();
          },
          (message.timeout ?? START_TIMEOUT) / 2,
        );
      },
      terminate: () => {
        isEnded = true;
        clearTimeout(patience);
        current.terminate();
      },
    };
  };
}

/** Starts a worker, and finds out why if it does not start. */
function startPageWorker(url: string | undefined, listeners: WorkerListeners): PageWorker {
  let violation: SecurityPolicyViolationEvent | undefined;
  const onViolation = (event: SecurityPolicyViolationEvent): void => {
    if (/^(?:worker|child)-src/u.test(event.effectiveDirective)) violation ??= event;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  const ignoreViolations = (): void => document.removeEventListener('securitypolicyviolation', onViolation);

  const address = url ?? ownWorkerUrl();
  const worker = address === undefined ? startBundledWorker() : startAt(address);
  let hasStarted = false;
  let hasFailed = false;
  worker.onmessage = (event: MessageEvent<unknown>) => {
    hasStarted = true;
    ignoreViolations();
    listeners.onMessage(event.data);
  };
  worker.onmessageerror = () => listeners.onBroken("a message of the engine's worker could not be read");
  worker.onerror = (event) => {
    event.preventDefault();
    hasFailed = true;
    // A failed fetch has no message.
    const message = (event as Partial<ErrorEvent>).message ?? '';
    if (hasStarted) {
      listeners.onBroken(`the engine's worker failed: ${message}`);
      return;
    }
    void explainFailedStart({ address, message, violation })
      .then((fault) => listeners.onFailedStart(fault))
      .finally(ignoreViolations);
  };
  return {
    worker,
    hasStarted: () => hasStarted,
    terminate: () => {
      ignoreViolations();
      worker.terminate();
      if (address !== undefined && !hasStarted && !hasFailed) markSilent(address);
    },
  };
}

/** How often a script did not arrive, by its address. */
const silent = new Map<string, number>();

/**
 * Marks a script that does not arrive: a later worker uses another address, as the browser would wait for the pending
 * request.
 */
function markSilent(address: string): void {
  silent.set(address, (silent.get(address) ?? 0) + 1);
}

/** An address under which the browser asks again for a script that did not arrive. */
function pastSilence(address: string): string {
  const { href, protocol } = new URL(address, document.baseURI);
  const attempts = silent.get(address);
  if (attempts === undefined || !protocol.startsWith('http')) return href;
  const other = new URL(href);
  // Keeps a bundler's query exactly as it is.
  other.search += `${other.search ? '&' : '?'}again=${attempts}`;
  return other.href;
}

/** Starts a worker from any origin that sends CORS headers, even where the page enforces Trusted Types. */
function startAt(address: string): Worker {
  const script = pastSilence(address);
  if (new URL(script).origin === self.origin) return new Worker(trusted(script), { type: 'module' });
  // A worker's script must have the page's origin, but its imports need not.
  const own = URL.createObjectURL(new Blob([lateShim(script)], { type: 'text/javascript' }));
  // The module workers of a page with an opaque origin, as a sandboxed frame has, may import nothing.
  const worker = new Worker(trusted(own), self.origin === 'null' ? {} : { type: 'module' });
  worker.addEventListener('message', () => URL.revokeObjectURL(own), { once: true });
  return worker;
}

/**
 * The script of a worker that imports a module dynamically and queues messages until then. Static imports fail on a
 * page with an opaque origin, and in WebKit also on one with COEP, which no script can detect.
 */
function lateShim(url: string): string {
  return `const early=[];onmessage=(e)=>early.push(e);import(${JSON.stringify(url)}).then(
()=>early.forEach((e)=>self.onmessage(e)),(e)=>setTimeout(()=>{throw e}))`;
}

/** The part of a Trusted Types policy that is used here. */
type ScriptPolicy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
let policy: ScriptPolicy | undefined;

/** An address as a `TrustedScriptURL`, where the page enforces Trusted Types. */
function trusted(url: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(url);
}

/** A policy for addresses of workers, where the page allows one. */
function createPolicy(): ScriptPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules: ScriptPolicy = { createScriptURL: (script) => script };
  try {
    return trustedTypes?.createPolicy('othello-board', rules) ?? rules;
  } catch {
    // A page may list allowed policies without requiring one.
    return rules;
  }
}

/** What is known of a worker that did not start. */
interface FailedStart {
  /** The script's address; unknown in a bundle. */
  readonly address: string | undefined;
  /** What the script threw; may be empty. */
  readonly message: string;
  /** The policy that forbade it. */
  readonly violation: SecurityPolicyViolationEvent | undefined;
}

const RUNS_NOT =
  'is there, but cannot be run: it is damaged, or a Content-Security-Policy does not allow it in script-src';

const ELSEWHERE = 'if othello-worker.js lies elsewhere, say where by engineUrl';

/** Why a worker did not start. */
interface StartFault {
  /** One sentence with the likely cause, by what was seen, and what helps. */
  readonly why: string;
  /** Whether the script is there now, bypassing all caches: a cached copy may have been damaged. */
  readonly isScriptThere: boolean;
}

/** Finds out why a worker did not start, which a browser does not say: its script is fetched again. Never throws. */
async function explainFailedStart(failed: FailedStart): Promise<StartFault> {
  const { address, violation, message } = failed;
  const script = address ?? "the bundle's script of the worker";
  const fault = violation ? policyFault(violation) : await scriptFault(address);
  const cause = fault ?? (message ? `failed: ${message}` : RUNS_NOT);
  return {
    why: `the engine's worker did not start: ${script} ${cause}`,
    isScriptThere: fault === undefined && address !== undefined,
  };
}

function policyFault({ effectiveDirective, originalPolicy }: SecurityPolicyViolationEvent): string {
  return (
    `is forbidden by ${effectiveDirective} of the page's Content-Security-Policy (${originalPolicy}): ` +
    'worker-src must allow it (from another origin: blob: and that origin)'
  );
}

/**
 * Fetches the script again, which also refreshes the caches, and says what is wrong with it; `undefined` for a script.
 */
async function scriptFault(address: string | undefined): Promise<string | undefined> {
  if (location.protocol === 'file:')
    return 'cannot be started by a page that was opened as a file: serve the page, or use othello-all.js';
  if (address === undefined) return `did not arrive, or may not be run by this page: ${ELSEWHERE}`;
  let response: Response;
  try {
    response = await fetch(address, { cache: 'reload' });
  } catch (cause) {
    return unreachableFault(address, cause);
  }
  const { ok, status, headers } = response;
  // Only a response that was read to its end is cached.
  await response.arrayBuffer().catch(() => undefined);
  if (!ok) return `answers ${status}: ${ELSEWHERE}`;
  const type = headers.get('content-type') ?? 'no MIME type';
  if (!/(?:java|ecma)script/iu.test(type)) {
    const why = /html/iu.test(type) ? 'many servers answer so where there is no such file: ' : '';
    return `is served as ${type} instead of text/javascript: ${why}${ELSEWHERE}`;
  }
  const isOwn = new URL(address, document.baseURI).origin === self.origin;
  if (isOwn && crossOriginIsolated && !headers.has('cross-origin-embedder-policy'))
    return 'must be served with Cross-Origin-Embedder-Policy, as the page is';
  return undefined;
}

/** The host does not answer, or the page may not read the answer. */
async function unreachableFault(address: string, cause: unknown): Promise<string> {
  if (new URL(address, document.baseURI).origin !== self.origin) {
    const answers = await fetch(address, { mode: 'no-cors' }).then(
      () => true,
      () => false,
    );
    if (answers)
      return 'may not be read by this page, which is of another origin: it needs the header Access-Control-Allow-Origin';
  }
  return `cannot be reached (${String(cause)}): the network, or connect-src of a Content-Security-Policy; ${ELSEWHERE}`;
}
