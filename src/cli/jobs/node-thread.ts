import { Worker } from 'node:worker_threads';

/** Starts a module as a thread, without the process's flags. */
export function startThread(script: URL): Worker {
  const execArgv: string[] = [];
  if (!script.pathname.endsWith('.ts')) return new Worker(script, { execArgv });
  // Running from TypeScript: a thread does not inherit its process's loader.
  const source = `import('tsx/esm/api').then((tsx) => (tsx.register(), import('${script.href}')))`;
  return new Worker(source, { eval: true, execArgv });
}
