/** Starts a module of ours as a thread of Node, built or from its source. */
import { Worker } from 'node:worker_threads';

export function startThread(script: URL): Worker {
  // Flags of the process, such as `--input-type`, are not meant for the thread.
  const execArgv: string[] = [];
  if (!script.pathname.endsWith('.ts')) return new Worker(script, { execArgv });
  // Run from the TypeScript source: a thread does not inherit the loader of its process.
  const source = `import('tsx/esm/api').then((tsx) => (tsx.register(), import('${script.href}')))`;
  return new Worker(source, { eval: true, execArgv });
}
