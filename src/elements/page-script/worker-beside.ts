/** Takes the place of `core/engine/page/own-worker.ts` in the scripts for pages: the worker is beside them. */

/** The address of the worker's script. */
export function ownWorkerUrl(): string {
  const { url } = import.meta;
  return `${url.slice(0, url.lastIndexOf('/') + 1)}othello-worker.js`;
}

/** @throws {Error} always: this build has its worker in a file of its own */
export function startBundledWorker(): never {
  throw new Error('the address of the worker is known');
}
