/** The search limits that the user has chosen. No DOM. */
import * as v from 'valibot';
import type { Engine, SearchLimits } from '../../../src/core/engine.js';

/** The choices in seconds. */
export const TIMES = [1, 5, 15, 60, 300] as const;
/** The choices in plies. */
export const DEPTHS = [4, 8, 12, 16, 20, 24] as const;
/** The choices of numbers of threads. */
export const THREADS = [1, 2, 4, 8] as const;

/** Limits for an analysis; missing ones have the page's defaults. */
export interface OwnLimits {
  /** Seconds for a position. */
  readonly time?: number | undefined;
  /** Depth in plies. */
  readonly depth?: number | undefined;
  /** Number of threads, if the page may use several. */
  readonly threads?: number | undefined;
}

/** Applies the limits to a search of an analysis. Searches for a move of a level, or in a game, are not changed. */
export function limitedSearch(
  requested: SearchLimits,
  { time, depth, threads }: OwnLimits,
  isAnalysis: boolean,
): SearchLimits {
  if (!isAnalysis) return requested;
  const { exact, ...others } = requested;
  const longest = Math.min(...[requested.time, time && time * 1000].filter((one) => one !== undefined));
  return {
    ...others,
    ...(Number.isFinite(longest) && { time: longest }),
    // A search to a depth must not solve the end.
    ...(depth === undefined ? exact !== undefined && { exact } : { depth }),
    ...(threads !== undefined && { threads }),
  };
}

/** An engine that applies the limits. Closing it does not close the engine inside. */
export function limitedEngine(engine: Engine, limits: OwnLimits): Engine {
  return {
    get version() {
      return engine.version;
    },
    ...(engine.human && { human: (position, options) => engine.human!(position, options) }),
    search: (position, requested = {}) =>
      engine.search(position, limitedSearch(requested, limits, requested.level === undefined)),
    close: () => undefined,
  };
}

const KEY = 'othello-analyse-engine';
const one = (allowed: readonly number[]) => v.fallback(v.optional(v.picklist(allowed)), undefined);
const schema = v.fallback(v.object({ time: one(TIMES), depth: one(DEPTHS), threads: one(THREADS) }), {
  time: undefined,
  depth: undefined,
  threads: undefined,
});

/** The limits chosen on an earlier visit. */
export function storedLimits(): OwnLimits {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps the limits for later visits; without any, nothing is kept. */
export function keepLimits(limits: OwnLimits): void {
  try {
    if (Object.values(limits).some((chosen) => chosen !== undefined))
      localStorage.setItem(KEY, JSON.stringify(limits));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, they last as long as the page.
  }
}
