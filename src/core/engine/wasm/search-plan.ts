/**
 * Turns the caller's limits into the parameters and times of a core's search. `search-loop.ts` carries it out. Times are
 * in milliseconds.
 */
import type { CoreSearch } from './core.js';
import type { PlainLimits } from '../protocol/limits.js';

/** The limits of one search, all of them decided. Times are in milliseconds from its start. */
export interface SearchPlan extends Omit<CoreSearch, 'player' | 'opponent'> {
  /** No new iteration begins after this: it would hardly finish. */
  soft: number;
  /** The search ends at this time, even within an iteration. */
  hard: number;
}

/** The whole game. */
const MOST_PLIES = 60;
/** Milliseconds of a search at full strength where no limit ends it. */
const DEFAULT_TIME = 1000;
/** An iteration costs at least as much as all before it, so one that begins after this share would be wasted. */
const SOFT_SHARE = 0.6;
/** An only move still gets a value, but less time, unless the caller set a limit besides time. */
const FORCED_SHARE = 0.1;
/** A search that waited long for its worker still gets this share of its time. */
const LEAST_SHARE = 0.05;

/**
 * @param elapsed milliseconds of `limits.time` already used
 * @param forced whether there is at most one legal move
 */
export function planSearch(limits: PlainLimits, elapsed: number, forced: boolean): SearchPlan {
  const { depth, nodes, exact, goal = 'score', multiPv = 1 } = limits;
  const bounded = depth !== undefined || nodes !== undefined || exact === true;
  const time = limits.time ?? (bounded ? undefined : DEFAULT_TIME);
  const hard = time === undefined ? Infinity : Math.max(time * LEAST_SHARE, time - reserve(time) - elapsed);
  return {
    depth: depth ?? MOST_PLIES,
    // Who asks for a depth wants its value, even where the game could be solved.
    exact: exact ?? depth === undefined,
    nodes: nodes ?? Infinity,
    goal,
    multiPv,
    soft: hard * (forced && !bounded ? FORCED_SHARE : SOFT_SHARE),
    hard,
  };
}

/** Milliseconds reserved for the last slice and the answer's message. */
function reserve(time: number): number {
  return Math.min(time / 2, 5 + time / 50);
}
