/**
 * The engine of `createEngine`: its searches run in a pool of workers that several engines share. `page/client.ts` and
 * `node.ts` make it, each with its kind of worker; it checks requests, divides searches and chooses the moves of
 * levels.
 */
import type { Position } from '../../rules/position.js';
import type { Engine, EngineError, HumanMove, HumanOptions, SearchLimits, SearchResult } from '../engine.js';
import { humanMoves, lookAhead, playLevel } from '../levels/level-play.js';
import { WorkerPool, type StartWorker } from './pool.js';
import { splitSearch } from './multipv-split.js';
import type { DepthsInfo } from '../protocol/protocol.js';
import { assertHumanRequest, assertRequest } from '../protocol/request.js';
import { MOST_THREADS } from '../protocol/limits.js';
import { startThreadTeams } from './thread-team.js';

/** The release of search and weights, as `engine.version`: results of different releases must not be mixed. */
export const ENGINE_VERSION = '0.1.0';

/** Options of an engine. */
export interface EngineOptions {
  /** Megabytes of each worker's transposition table, 1-1024; 32 by default. */
  table?: number;
  /** The maximum number of workers; by default 2 to 4, by the machine's cores. */
  workers?: number;
  /**
   * Time limit for a worker's script to run and its files to arrive, in milliseconds; default 90,000. The next search
   * tries again.
   */
  startTimeout?: number;
  /**
   * Called when a worker crashed and its search was restarted in a new one: at most once per search, and only for the
   * engine that searched. A second crash rejects the search with `engine-crashed`.
   */
  onRestart?: (cause: EngineError) => void;
}

/** Megabytes of table; with weights and code 42 MB. */
export const DEFAULT_TABLE = 32;

/**
 * Workers for a number of cores: at least two, so that two boards can always think at once, and at most four, whose
 * tables and weights take 170 MB by default. One core is left to the page.
 */
export function workersFor(cores: number): number {
  return Math.max(2, Math.min(4, cores - 1));
}

/** The pool of workers by threads per search. */
type Pools = (threads: number) => WorkerPool;

/** One user of the workers: starts and ends its own searches. */
class PooledEngine implements Engine {
  readonly version = ENGINE_VERSION;
  readonly #pools: Pools;
  readonly #onRestart: EngineOptions['onRestart'];
  readonly #onClose: () => void;
  readonly #closing = new AbortController();

  constructor(pools: Pools, onRestart: EngineOptions['onRestart'], onClose: () => void) {
    this.#pools = pools;
    this.#onRestart = onRestart;
    this.#onClose = onClose;
  }

  async search(position: Position, limits: SearchLimits = {}): Promise<SearchResult> {
    assertRequest(position, limits);
    const { signal, onProgress, level, before, ...plain } = limits;
    const signals = this.#signals(signal);
    const pool = this.#pools(threadsFor(plain));
    const restarted = this.#onRestart;
    if (level === undefined)
      return splitSearch(pool, position, plain, signals, { progress: onProgress, restarted });
    const { board, turn } = position;
    return playLevel(
      position,
      level,
      { ...plain, ...(before && { before }) },
      {
        searchDepths: (of, depths) => this.#searchDepths(of, depths, signals),
        search: (of, progress) => pool.search({ board, turn, limits: of }, signals, { progress, restarted }),
      },
      onProgress,
    );
  }

  async human(position: Position, options: HumanOptions): Promise<readonly HumanMove[]> {
    assertHumanRequest(position, options);
    const { strength, before = [], signal } = options;
    const signals = this.#signals(signal);
    const found = await lookAhead(position, (of, depths) => this.#searchDepths(of, depths, signals));
    return humanMoves(position, found, strength, before);
  }

  #searchDepths(
    { board, turn }: Position,
    depths: readonly number[],
    signals: readonly AbortSignal[],
  ): Promise<DepthsInfo> {
    return this.#pools(1).searchDepths({ board, turn, depths }, signals, { restarted: this.#onRestart });
  }

  /** What ends a search: the caller's signal, or the end of this engine. */
  #signals(signal: AbortSignal | undefined): readonly AbortSignal[] {
    const closing = this.#closing.signal;
    return signal ? [closing, signal] : [closing];
  }

  ready(limits: Pick<SearchLimits, 'threads'> = {}): Promise<void> {
    return this.#pools(threadsFor(limits)).ready(this.#closing.signal);
  }

  close(): void {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort(new DOMException('The engine was closed', 'AbortError'));
    this.#onClose();
  }
}

/** Threads can share memory in Node, and on a cross-origin isolated page. */
function threadsFor({ threads = 1 }: Pick<SearchLimits, 'threads'>): number {
  const { crossOriginIsolated: mayShare = true } = globalThis as { crossOriginIsolated?: boolean };
  return mayShare && Number.isInteger(threads) ? Math.min(threads, MOST_THREADS) : 1;
}

/** Calls back later. @returns a function that takes this back */
type Later = (act: () => void) => () => void;

const AT_ONCE: Later = (act) => {
  act();
  return () => undefined;
};

/** The workers of a key. */
interface Shared {
  readonly pools: Map<number, WorkerPool>;
  users: number;
  /** Takes back that workers without a user will end. */
  keep: () => void;
}

/** Pools by key: engines with the same key share workers. */
export class PoolRegistry {
  readonly #entries = new Map<string, Shared>();
  readonly #later: Later;

  /** @param later when workers without a user end: on a page, the next board may need them at once */
  constructor(later = AT_ONCE) {
    this.#later = later;
  }

  /** Opens an engine on the workers of a key, which end after their last user. @param start starts one worker */
  open(
    key: string,
    start: StartWorker,
    { table, workers, startTimeout, onRestart }: ResolvedOptions,
  ): Engine {
    let entry = this.#entries.get(key);
    if (!entry) this.#entries.set(key, (entry = { pools: new Map(), users: 0, keep: () => undefined }));
    const { pools } = entry;
    entry.users++;
    entry.keep();
    const poolFor: Pools = (threads) => {
      let pool = pools.get(threads);
      // A team replaces several workers.
      pool ??=
        threads > 1
          ? new WorkerPool(startThreadTeams(start, threads), table, 1, startTimeout)
          : new WorkerPool(start, table, workers, startTimeout);
      pools.set(threads, pool);
      return pool;
    };
    return new PooledEngine(poolFor, onRestart, () => {
      if (--entry.users > 0) return;
      entry.keep = this.#later(() => {
        this.#entries.delete(key);
        for (const pool of pools.values()) pool.terminate();
      });
    });
  }
}

/** Options that have been checked, with defaults filled in: `table` in megabytes, `startTimeout` in milliseconds. */
interface ResolvedOptions {
  table: number;
  workers: number;
  startTimeout: number | undefined;
  onRestart: EngineOptions['onRestart'];
}
