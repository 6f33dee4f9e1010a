/** Takes the place of `core/engine/own-worker.ts` in the scripts for pages: the worker is beside them. */

/** The address of the worker's script. */
export function ownWorkerUrl(): string {
  return import.meta.url.replace(/[^/]*$/u, 'othello-worker.js');
}

export function startBundledWorker(): never {
  throw new Error('the address of the worker is known');
}
