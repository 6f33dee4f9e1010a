/** The engine in a browser: module workers, found beside this file or where the page says. */
import { DEFAULT_TABLE, PoolRegistry, workersFor, type EngineOptions } from './pooled-engine.js';
import type { Engine } from './engine.js';
import type { StartWorker } from './pool.js';
import type { LoadMessage } from './protocol.js';
import { ENGINE_VERSION } from './version.js';
import { takeWarm } from './warm-up.js';
import { startPageWorker } from './page-worker.js';

export type { EngineOptions } from './pooled-engine.js';

/** How a browser's engine is set up. */
export interface BrowserEngineOptions extends EngineOptions {
  /** Address of the worker's script, for this engine; `engine.wasm` and `weights.bin` lie beside it. */
  url?: string | URL;
}

/** What all copies of this module on a page share. */
interface PageEngines {
  readonly registry: PoolRegistry;
  /** The worker's address by `setEngineUrl`. */
  url: string | undefined;
}

// A page may have several bundles of this package, the board's and that of a review, each with a copy of this module: they
// use the same workers.
const KEY: unique symbol = Symbol.for(`othello-board engines ${ENGINE_VERSION}`);
const copies = globalThis as { [KEY]?: PageEngines | undefined };
const page: PageEngines = copies[KEY] ?? { registry: new PoolRegistry(), url: undefined };
copies[KEY] = page;

/**
 * Says where the worker's script lies, for all engines made from now on: needed only where a bundler did not
 * copy it. `engine.wasm` and `weights.bin` are looked for beside it.
 */
export function setEngineUrl(url: string | URL | undefined): void {
  page.url = url === undefined ? undefined : new URL(url, document.baseURI).href;
}

/**
 * Makes an engine. Nothing is fetched before its first search (or `ready()`); all engines of a page share the
 * same few workers.
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
  return Promise.resolve(page.registry.open(name, starter(url), { table, workers, startTimeout, onRestart }));
}

function starter(url: string | undefined): StartWorker {
  return (onMessage, broken) => {
    let violation: SecurityPolicyViolationEvent | undefined;
    const onViolation = (event: SecurityPolicyViolationEvent): void => {
      if (/^(?:worker|child)-src/u.test(event.effectiveDirective)) violation ??= event;
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    const ignoreViolations = (): void => document.removeEventListener('securitypolicyviolation', onViolation);

    const { worker, address } = startPageWorker(url);
    let hasStarted = false;
    worker.onmessage = (event: MessageEvent<unknown>) => {
      hasStarted = true;
      ignoreViolations();
      onMessage(event.data);
    };
    worker.onmessageerror = () => broken("a message of the engine's worker could not be read");
    worker.onerror = (event) => {
      event.preventDefault();
      // What only could not be fetched has none.
      const message = (event as Partial<ErrorEvent>).message ?? '';
      if (hasStarted) {
        broken(`the engine's worker failed: ${message}`);
        return;
      }
      void import('./worker-failure.js')
        .then(({ explainFailedStart }) => explainFailedStart({ address, message, violation }))
        .catch(() => `the engine's worker did not start: ${address} ${message}`)
        .then(broken)
        .finally(ignoreViolations);
    };
    return {
      post: (message) => {
        if (message.type === 'load') void postLoad(worker, address, message);
        else worker.postMessage(message);
      },
      terminate: () => {
        ignoreViolations();
        worker.terminate();
      },
    };
  };
}

/** Gives a worker the files that were fetched ahead for it; a host may forbid the browser to keep them in its cache. */
async function postLoad(worker: Worker, address: string, message: LoadMessage): Promise<void> {
  const take = (file: string): Promise<ArrayBuffer | undefined> =>
    message.share === undefined && URL.canParse(file, address)
      ? takeWarm(new URL(file, address).href)
      : Promise.resolve(undefined);
  const [wasm, weights] = await Promise.all([take('engine.wasm'), take('weights.bin')]);
  const files = { ...(wasm && { wasm }), ...(weights && { weights }) };
  worker.postMessage({ ...message, files }, Object.values(files));
}
