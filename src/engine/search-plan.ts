/** From the limits that were asked for to the search of a core and its times. */
import type { CoreSearch } from './core.js';
import type { PlainLimits } from './limits.js';

/** The limits of one search, all of them decided. Times are in milliseconds from its begin. */
export interface Plan extends Omit<CoreSearch, 'player' | 'opponent'> {
  /** No new iteration begins after this: it would hardly be completed. */
  soft: number;
  /** The answer is given at this moment, whatever is under way. */
  hard: number;
}

const MOST_PLIES = 60;
/** Milliseconds of a search at full strength where no limit ends it. */
const DEFAULT_TIME = 1000;
/** A new iteration costs at least as much as all before it, so past this share it would be wasted. */
const SOFT_SHARE = 0.6;
/** A move without a choice still gets a value, but not the time of a choice. */
const FORCED_SHARE = 0.1;
/** A search that waited long for its worker still gets this share of its time. */
const LEAST_SHARE = 0.05;

/**
 * @param elapsed milliseconds of `limits.time` that are already gone
 * @param forced whether there is one legal move at most
 */
export function planSearch(limits: PlainLimits, elapsed: number, forced: boolean): Plan {
  const { depth, nodes, exact, goal = 'score', multiPv = 1 } = limits;
  const bounded = depth !== undefined || nodes !== undefined || exact === true;
  const time = limits.time ?? (bounded ? undefined : DEFAULT_TIME);
  const hard = time === undefined ? Infinity : Math.max(time * LEAST_SHARE, time - reserve(time) - elapsed);
  return {
    depth: depth ?? MOST_PLIES,
    exact: exact ?? depth === undefined,
    nodes: nodes ?? Infinity,
    goal,
    multiPv,
    soft: hard * (forced && !bounded ? FORCED_SHARE : SOFT_SHARE),
    hard,
  };
}

/** Milliseconds kept back for the last slice and the message home. */
function reserve(time: number): number {
  return Math.min(time / 2, 5 + time / 50);
}
