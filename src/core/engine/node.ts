/** `othello-board/engine/node.js`: the engine in Node, over worker threads. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import {
  DEFAULT_TABLE,
  ENGINE_VERSION,
  type EngineOptions,
  PoolRegistry,
  workersFor,
} from './pool/pooled-engine.js';
import type { Engine } from './engine.js';
import { nodeFiles } from './threads/node-files.js';
import { startThread } from './threads/node-thread.js';
import type { StartWorker } from './pool/pool.js';

export * from './engine.js';
export { startLeafCounter, type LeafCounter, type Subtree } from './threads/leaf-counter.js';
export { limitsFault, MOST_THREADS } from './protocol/limits.js';
export type { EngineOptions };
export { MOST_STRENGTH } from './protocol/request.js';
export { ENGINE_VERSION };

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

/**
 * Names the build of the engine in Node: its version, and a hash of the core and its weights. Results of different builds
 * must not be mixed.
 */
export async function engineBuild(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [await nodeFiles.wasm(), await nodeFiles.weights()]) hash.update(new Uint8Array(file));
  return `${ENGINE_VERSION}-${hash.digest('hex').slice(0, 16)}`;
}
