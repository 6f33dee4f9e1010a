/** Takes the place of each `node-thread.ts` of `src` in unit tests: the threads start from what is built. */
import { Worker } from 'node:worker_threads';
import { builtOf } from './built.js';

export function startThread(script: URL): Worker {
  return new Worker(builtOf(script), { execArgv: [] });
}
