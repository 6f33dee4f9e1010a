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
 * @param url of its script; nothing: where it lies beside this module, or where a bundler has put it
 * @throws what `Worker` throws where a policy forbids it
 */
export function startPageWorker(url: string | undefined): PageWorker {
  const native = globalThis.Worker;
  if (url !== undefined) return startAt(native, url, { type: 'module' });
  const expected = workerUrl();
  let started: PageWorker | undefined;
  try {
    // Only for the one expression below, which leaves no place for a policy, nor for a script of another origin: Firefox
    // tells only later, by an event, that it may not run one, and a page that enforces Trusted Types would report it.
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

/** Scripts that did not come, by their addresses, with how often. */
const silent = new Map<string, number>();

/** The script at an address does not come: a later worker asks for it past that request, which the browser would wait for. */
export function markSilent(address: string): void {
  silent.set(address, (silent.get(address) ?? 0) + 1);
}

function pastSilence(address: string): string {
  const attempts = silent.get(address);
  if (attempts === undefined || !address.startsWith('http')) return address;
  const other = new URL(address);
  // What a bundler has written there stays letter by letter.
  other.search += `${other.search ? '&' : '?'}again=${attempts}`;
  return other.href;
}

/** A worker from any origin that sends CORS headers, also where the page enforces Trusted Types. */
function startAt(native: typeof Worker, address: string, options: WorkerOptions): PageWorker {
  const { href, origin } = new URL(address, document.baseURI);
  const script = pastSilence(href);
  if (origin === self.origin) {
    // What is embedded in a page that was opened as a file is a script without imports.
    return { worker: new native(trusted(script), isOpaque() ? {} : options), address: href };
  }
  // A worker's script must be of the page's origin, but what that script imports need not be.
  const isLate = isOpaque() || options.type === 'module';
  const shim = isLate ? lateShim(script) : importShim(script);
  const own = URL.createObjectURL(new Blob([shim], { type: 'text/javascript' }));
  const worker = new native(trusted(own), isOpaque() ? {} : options);
  worker.addEventListener('message', () => URL.revokeObjectURL(own), { once: true });
  return { worker, address: href };
}

/**
 * The script of a classic worker that loads another script. Some bundlers make one of a module, which reads from the worker's address
 * where its other files lie, Turbopack's also which they are: it has to see its own address, not that of the worker.
 */
export function importShim(url: string): string {
  const name = JSON.stringify(url);
  return `Object.defineProperty(self,"location",{value:new URL(${name})});importScripts(${name});`;
}

/** Whether the page is of no origin, as a sandboxed frame is: its module workers may import nothing. */
function isOpaque(): boolean {
  return self.origin === 'null';
}

/**
 * The script of a worker that imports a module late, when it runs; what it is told in the meantime has to wait. Before it runs a page of
 * no origin may import nothing, and in WebKit neither may one that takes only what allows it (COEP), which no script can see.
 */
export function lateShim(url: string): string {
  return `const early=[];onmessage=(e)=>early.push(e);import(${JSON.stringify(url)}).then(
()=>early.forEach((e)=>self.onmessage(e)),(e)=>setTimeout(()=>{throw e}))`;
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
