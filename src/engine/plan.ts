/** From the limits that somebody asked for to the search that a core is told and the times that it has. */
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
/** A new iteration costs at least as much as all before it, so past this share it would be wasted. */
const SOFT_SHARE = 0.6;
/** A move without a choice still gets a value, but not the time of a choice. */
const FORCED_SHARE = 0.1;

/**
 * @param elapsed milliseconds of `limits.time` that are already gone
 * @param forced whether there is one legal move at most
 */
export function planSearch(limits: PlainLimits, elapsed: number, forced: boolean): Plan {
  const { depth, exact, nodes, time, goal, multiPv } = limits;
  const open = depth === undefined && (nodes !== undefined || time !== undefined);
  const hard = time === undefined ? Infinity : Math.max(1, time - safetyMargin(time) - elapsed);
  return {
    depth: depth ?? MOST_PLIES,
    exact: exact ?? open,
    nodes: nodes ?? 0,
    goal: goal ?? 'score',
    multiPv: multiPv ?? 1,
    soft: hard * (forced && open ? FORCED_SHARE : SOFT_SHARE),
    hard,
  };
}

/** Milliseconds kept back for the last slice and the message home. */
function safetyMargin(time: number): number {
  return Math.min(time / 2, 5 + time / 50);
}
