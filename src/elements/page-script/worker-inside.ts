/** Takes the place of `core/engine/page/own-worker.ts` in the single file, which contains the worker and its files. */
import InlineWorker from '../../core/engine/page/worker.ts?worker&inline';

/** The worker has no address. */
export function ownWorkerUrl(): undefined {
  return undefined;
}

/** Starts the worker that this build has inside. */
export function startBundledWorker(): Worker {
  return new InlineWorker();
}
