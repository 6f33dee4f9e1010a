/** Starts a worker from wherever its script lies: the page's origin, another, or inside the script of the page. */
import { workerUrl } from './worker-url.js';

/** A worker, and the address of its script. */
export interface PageWorker {
  readonly worker: Worker;
  readonly address: string;
}

/**
 * Starts the engine's worker.
 *
 * @param url of its script; by default beside this module, or where a bundler has put it
 * @throws what `Worker` throws where a policy forbids it
 */
export function startPageWorker(url: string | undefined): PageWorker {
  const native = globalThis.Worker;
  if (url !== undefined) return startAt(native, url, { type: 'module' });
  const expected = workerUrl();
  let started: PageWorker | undefined;
  try {
    // Only for the expression below, which has no room for a policy or a script of another origin: Firefox reports that
    // it may not run one only later, by an event, and a page that enforces Trusted Types would report a violation.
    globalThis.Worker = new Proxy(native, {
      construct: (target, [address, options]: [string | URL, WorkerOptions?]) => {
        started = startAt(target, String(address), options ?? {});
        return started.worker;
      },
    });
    // Bundlers look for exactly this expression.
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    return started ?? { worker, address: expected };
  } finally {
    globalThis.Worker = native;
  }
}

/** How often a script did not arrive, by its address. */
const silent = new Map<string, number>();

/** Marks a script that does not arrive: a later worker uses another address, as the browser would wait for the pending request. */
export function markSilent(address: string): void {
  silent.set(address, (silent.get(address) ?? 0) + 1);
}

function pastSilence(address: string): string {
  const attempts = silent.get(address);
  if (attempts === undefined || !address.startsWith('http')) return address;
  const other = new URL(address);
  // Keeps a bundler's query exactly as it is.
  other.search += `${other.search ? '&' : '?'}again=${attempts}`;
  return other.href;
}

/** Starts a worker from any origin that sends CORS headers, even where the page enforces Trusted Types. */
function startAt(native: typeof Worker, address: string, options: WorkerOptions): PageWorker {
  const { href, origin } = new URL(address, document.baseURI);
  const script = pastSilence(href);
  if (origin === self.origin) {
    // A worker embedded in a page that was opened as a file is a script without imports.
    return { worker: new native(trusted(script), isOpaque() ? {} : options), address: href };
  }
  // A worker's script must have the page's origin, but its imports need not.
  const isLate = isOpaque() || options.type === 'module';
  const shim = isLate ? lateShim(script) : importShim(script);
  const own = URL.createObjectURL(new Blob([shim], { type: 'text/javascript' }));
  const worker = new native(trusted(own), isOpaque() ? {} : options);
  worker.addEventListener('message', () => URL.revokeObjectURL(own), { once: true });
  return { worker, address: href };
}

/**
 * The script of a classic worker that loads another script. Some bundlers turn the module worker into a classic script,
 * which derives the address of its other files (Turbopack's also their names) from the worker's address: it must see
 * its own, not the shim's.
 */
export function importShim(url: string): string {
  const name = JSON.stringify(url);
  return `Object.defineProperty(self,"location",{value:new URL(${name})});importScripts(${name});`;
}

/** Whether the page has an opaque origin, as a sandboxed frame has: its module workers may import nothing. */
function isOpaque(): boolean {
  return self.origin === 'null';
}

/**
 * The script of a worker that imports a module dynamically and queues messages until then. Static imports fail on a
 * page with an opaque origin, and in WebKit also on one with COEP, which no script can detect.
 */
export function lateShim(url: string): string {
  return `const early=[];onmessage=(e)=>early.push(e);import(${JSON.stringify(url)}).then(
()=>early.forEach((e)=>self.onmessage(e)),(e)=>setTimeout(()=>{throw e}))`;
}

type ScriptPolicy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
let policy: ScriptPolicy | undefined;

/** An address as a `TrustedScriptURL`, where the page enforces Trusted Types. */
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
    // A page may list allowed policies without requiring one.
    return rules;
  }
}
