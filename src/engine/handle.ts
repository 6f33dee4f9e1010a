/** What `createEngine` hands out: one board's share in a pool of workers. */
import type { Position } from '../rules/position.js';
import type { Engine, EngineError, SearchLimits, SearchResult } from './engine.js';
import type { WorkerPool } from './pool.js';
import { spreadSearch } from './spread.js';

/** How an engine is set up. */
export interface EngineOptions {
  /** Megabytes of each worker's transposition table, 1-1024; 32 by default. */
  table?: number;
  /** Most workers at the same time; by default 2 to 4, by the machine's cores. */
  workers?: number;
  /** Hears that a worker broke down and its search was begun again in a new one; it happens once a search. */
  onRestart?: (cause: EngineError) => void;
}

/** Megabytes of table: with the weights and the code it makes less than 64 MB. */
export const DEFAULT_TABLE = 32;

/** Workers for a machine of so many cores: two boards may always think at once. */
export function workersFor(cores: number): number {
  return Math.max(2, Math.min(4, cores - 1));
}

/** One user's view of a pool: its searches, and their end. */
export class PooledEngine implements Engine {
  readonly #pool: WorkerPool;
  readonly #onRestart: EngineOptions['onRestart'];
  readonly #onClose: () => void;
  readonly #closing = new AbortController();

  constructor(pool: WorkerPool, onRestart: EngineOptions['onRestart'], onClose: () => void) {
    this.#pool = pool;
    this.#onRestart = onRestart;
    this.#onClose = onClose;
  }

  async search(position: Position, limits: SearchLimits = {}): Promise<SearchResult> {
    const { signal, onProgress, ...plain } = limits;
    const closing = this.#closing.signal;
    return spreadSearch(this.#pool, position, plain, signal ? [closing, signal] : [closing], {
      progress: onProgress,
      restarted: this.#onRestart,
    });
  }

  ready(): Promise<void> {
    return this.#pool.ready(this.#closing.signal);
  }

  close(): void {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    this.#onClose();
  }
}

/** Pools by what distinguishes them, so that all who ask for the same share the same workers. */
export class PoolRegistry {
  readonly #pools = new Map<string, { pool: WorkerPool; users: number }>();

  /** An engine on the pool of that name, which is made when nobody uses it yet and ends with its last user. */
  open(name: string, make: () => WorkerPool, onRestart: EngineOptions['onRestart']): PooledEngine {
    let entry = this.#pools.get(name);
    if (!entry) this.#pools.set(name, (entry = { pool: make(), users: 0 }));
    const { pool } = entry;
    entry.users++;
    return new PooledEngine(pool, onRestart, () => {
      if (--entry.users > 0) return;
      this.#pools.delete(name);
      pool.terminate();
    });
  }
}
