/** The engine in a browser: module workers, found beside this file or where the page says. */
import { DEFAULT_TABLE, PoolRegistry, workersFor, type EngineOptions } from './pooled-engine.js';
import type { Engine } from './engine.js';
import type { StartWorker } from './pool.js';
import { ENGINE_VERSION } from './version.js';
import { workerUrl } from './worker-url.js';

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
  const { table = DEFAULT_TABLE, workers = workersFor(navigator.hardwareConcurrency), onRestart } = options;
  const url = options.url === undefined ? page.url : new URL(options.url, document.baseURI).href;
  const name = [url, table, workers].join();
  return Promise.resolve(page.registry.open(name, starter(url), { table, workers, onRestart }));
}

function starter(url: string | undefined): StartWorker {
  return (onMessage, broken) => {
    const since = performance.now();
    let violation: SecurityPolicyViolationEvent | undefined;
    const onViolation = (event: SecurityPolicyViolationEvent): void => {
      if (/^(?:worker|child)-src/u.test(event.effectiveDirective)) violation ??= event;
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    const ignoreViolations = (): void => document.removeEventListener('securitypolicyviolation', onViolation);

    const worker = url === undefined && !isOpaque() ? ownWorker() : foreignWorker(url ?? workerUrl());
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
        .then(({ explainFailedStart }) =>
          explainFailedStart({ address: url, expected: workerUrl(), since, message, violation }),
        )
        .catch(() => `the engine's worker did not start: ${new URL(url ?? workerUrl()).href} ${message}`)
        .then(broken)
        .finally(ignoreViolations);
    };
    return {
      post: (message) => worker.postMessage(message),
      terminate: () => {
        ignoreViolations();
        worker.terminate();
      },
    };
  };
}

function ownWorker(): Worker {
  const native = globalThis.Worker;
  try {
    // Only for the one expression below, which leaves no place for a policy: a page that enforces Trusted Types would
    // refuse the plain address, and report it.
    if ('trustedTypes' in globalThis) globalThis.Worker = withPolicy(native);
    // Bundlers look for exactly this expression.
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    globalThis.Worker = native;
    return foreignWorker(workerUrl());
  } finally {
    globalThis.Worker = native;
  }
}

type ScriptPolicy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
let policy: ScriptPolicy | undefined;

/** An address as a page that enforces Trusted Types takes it. */
function trusted(url: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(url);
}

function createPolicy(): ScriptPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules: ScriptPolicy = { createScriptURL: (script) => script };
  try {
    return trustedTypes?.createPolicy('othello-board', rules) ?? rules;
  } catch {
    // A page may name the policies that it knows without demanding one.
    return rules;
  }
}

/** A constructor of workers that asks the policy for each address. */
function withPolicy(native: typeof Worker): typeof Worker {
  return new Proxy(native, {
    construct: (target, [url, options]: [string | URL, WorkerOptions?]) =>
      new target(trusted(String(url)), options),
  });
}

/** A worker from any origin that sends CORS headers, also where the page enforces Trusted Types. */
function foreignWorker(url: string): Worker {
  if (new URL(url).origin === self.origin) {
    // What is embedded in a page that was opened as a file is a script without imports.
    return new Worker(trusted(url), isOpaque() ? {} : { type: 'module' });
  }
  // A worker's script must be of the page's origin, but what that script imports need not be.
  const shim = isOpaque() ? opaqueShim(url) : `import ${JSON.stringify(url)};`;
  const address = URL.createObjectURL(new Blob([shim], { type: 'text/javascript' }));
  const worker = new Worker(trusted(address), isOpaque() ? {} : { type: 'module' });
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/** Whether the page is of no origin, as a sandboxed frame is: its module workers may import nothing. */
function isOpaque(): boolean {
  return self.origin === 'null';
}

/** A classic worker may import a module late; what it is told in the meantime has to wait. */
function opaqueShim(url: string): string {
  return `const early=[];onmessage=(e)=>early.push(e);import(${JSON.stringify(url)}).then(
()=>early.forEach((e)=>self.onmessage(e)),(e)=>setTimeout(()=>{throw e}))`;
}
