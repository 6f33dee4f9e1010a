/**
 * The engine in a browser: module workers, beside this file or where the page says. Boards, companions and applications
 * make their engines here; `node.ts` is its counterpart in Node.
 */
import { DEFAULT_TABLE, type EngineOptions, PoolRegistry, workersFor } from '../pooled-engine.js';
import type { Engine } from '../engine.js';
import { ENGINE_VERSION } from '../version.js';
import { workerStarter } from './page-worker.js';

export type { EngineOptions };

/** Options of a browser's engine. */
export interface BrowserEngineOptions extends EngineOptions {
  /** Address of this engine's worker script; `engine.wasm` and `weights.bin` lie beside it. */
  url?: string | URL;
}

/** What all copies of this module on a page share. */
interface PageEngines {
  readonly registry: PoolRegistry;
  /** The worker's address by `setEngineUrl`. */
  url: string | undefined;
}

/** Milliseconds for which workers without a user are kept: a page may replace its only board. */
const IDLE_TIME = 5000;

function endLater(end: () => void): () => void {
  const timer = setTimeout(end, IDLE_TIME);
  return () => clearTimeout(timer);
}

// A page may have several bundles of this package, such as the board's and a review's, each with a copy of this module:
// they share workers.
const KEY: unique symbol = Symbol.for(`othello-board engines ${ENGINE_VERSION}`);
const copies = globalThis as { [KEY]?: PageEngines | undefined };
const page: PageEngines = copies[KEY] ?? { registry: new PoolRegistry(endLater), url: undefined };
copies[KEY] = page;

/**
 * Sets the address of the worker's script, for all engines made from now on: needed only where a bundler did not copy
 * it. `engine.wasm` and `weights.bin` must lie beside it.
 */
export function setEngineUrl(url: string | URL | undefined): void {
  page.url = url === undefined ? undefined : new URL(url, document.baseURI).href;
}

/**
 * Makes an engine. Nothing is fetched before its first search (or `ready()`); all engines of a page share the same few
 * workers.
 */
export function createEngine(options: BrowserEngineOptions = {}): Promise<Engine> {
  const {
    table = DEFAULT_TABLE,
    workers = workersFor(navigator.hardwareConcurrency),
    startTimeout,
    onRestart,
  } = options;
  const url = options.url === undefined ? page.url : new URL(options.url, document.baseURI).href;
  const name = [url, table, workers, startTimeout].join();
  return Promise.resolve(
    page.registry.open(name, workerStarter(url), { table, workers, startTimeout, onRestart }),
  );
}
