import { Worker } from 'node:worker_threads';

/** Starts a module as a thread, without the process's flags; from TypeScript it needs a loader of its own. */
export function startThread(script: URL): Worker {
  return new Worker(script, { execArgv: script.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [] });
}
