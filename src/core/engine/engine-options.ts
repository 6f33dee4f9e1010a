import type { EngineError } from './engine.js';

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
