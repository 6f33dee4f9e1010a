/** `othello-board/engine/node.js`: the engine in Node, over worker threads. */
import { availableParallelism } from 'node:os';
import type { EngineOptions } from './engine-options.js';
import { DEFAULT_TABLE, PoolRegistry, workersFor } from './pooled-engine.js';
import type { Engine } from './engine.js';
import { startThread } from './threads/node-thread.js';
import type { StartWorker } from './pool.js';

export { engineBuild } from './build.js';
export * from './engine.js';
export { startLeafCounter, type LeafCounter, type Subtree } from './threads/leaf-counter.js';
export { LEVEL_NAMES, LEVELS, STRENGTHS } from './levels/level-names.js';
export { limitsFault, MOST_THREADS } from './limits.js';
export type { EngineOptions } from './engine-options.js';
export { MOST_STRENGTH } from './request.js';
export { ENGINE_VERSION } from './version.js';

const registry = new PoolRegistry();

/**
 * Makes an engine. Its worker threads start with the first search (or `ready()`) and do not keep the process
 * alive while they are idle.
 */
export function createEngine(options: EngineOptions = {}): Promise<Engine> {
  const {
    table = DEFAULT_TABLE,
    workers = workersFor(availableParallelism()),
    startTimeout,
    onRestart,
  } = options;
  const name = [table, workers, startTimeout].join();
  return Promise.resolve(registry.open(name, start, { table, workers, startTimeout, onRestart }));
}

const start: StartWorker = (onMessage, broken) => {
  const worker = startThread(new URL('./threads/node-worker.ts', import.meta.url));
  worker.on('message', onMessage);
  worker.on('messageerror', () => broken("a message of the engine's thread could not be read"));
  worker.on('error', (cause) => broken(`the engine's thread failed: ${String(cause)}`));
  worker.on('exit', (status) => broken(`the engine's thread ended with status ${status}`));
  // After the listeners, which keep the process alive; during a search, the pool's watchdog does.
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    terminate: () => void worker.terminate(),
  };
};
