/**
 * Starts a module of the command as a Node thread, from its build or its source; in unit tests
 * `test/support/built-thread.ts` takes its place. `unit-threads.ts` starts its threads by it.
 */
import { Worker } from 'node:worker_threads';

export function startThread(script: URL): Worker {
  // The process's flags, such as `--input-type`, must not reach the thread.
  const execArgv: string[] = [];
  if (!script.pathname.endsWith('.ts')) return new Worker(script, { execArgv });
  // Running from TypeScript: a thread does not inherit its process's loader.
  const source = `import('tsx/esm/api').then((tsx) => (tsx.register(), import('${script.href}')))`;
  return new Worker(source, { eval: true, execArgv });
}
