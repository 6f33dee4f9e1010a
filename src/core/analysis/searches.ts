/**
 * Decides which searches a review consists of, and in which order. `review.ts` carries them out; reports plan the same
 * way, so that their values agree.
 */
import { checkedEffort, EFFORT_LIMITS, type Effort } from '../engine/effort.js';
import type { SearchLimits } from '../engine/engine.js';
import { ALL_VALUES, valuingOf, type Valuing } from '../engine/value-moves.js';
import type { GameNode } from '../rules/game/tree.js';
import { positionBefore } from './ply-review.js';

/**
 * How much a review searches; defaults come from its effort. The same numbers of nodes or plies give the same review on
 * every machine.
 */
export interface ReviewLimits {
  /** Nodes for each move that is not solved, if neither plies nor time are given; 1,000,000 with thorough effort. */
  nodes?: number;
  /** Plies to search for each such move. */
  depth?: number;
  /** Milliseconds for each such move; the result then depends on the machine. */
  time?: number;
  /**
   * Number of empty squares from which values are proven, 0-60; 24 with thorough effort. From 20 on all moves are
   * proven. Before that only the best move and the one that was played are, if `exactNodes` suffice.
   */
  exactFrom?: number;
  /** Nodes for proving one move before the last 20 empty squares; 50,000,000 with thorough effort. */
  exactNodes?: number;
  /**
   * Whether every move gets a short search first, so that there is soon something to see; by default, unless `nodes`
   * make the final one as short.
   */
  coarse?: boolean;
}

/** The short first search of a move, or its final one. */
export type ReviewStage = 'coarse' | 'deep';

/** One search of a review: all moves of the position before a played move. */
export interface PlannedSearch extends Valuing {
  readonly node: GameNode;
  /** Index of the move among those reviewed, from 0. */
  readonly index: number;
  readonly stage: ReviewStage;
  /** Estimated cost in nodes. */
  readonly cost: number;
}

/** Plies of the short search, and the nodes it takes. */
const COARSE_DEPTH = 6;
const COARSE_NODES = 30_000;
/** From this number of empty squares on, solving takes no longer than a short search. */
const SOLVED_AT_ONCE = 10;
/**
 * Measured nodes for solving all moves at this number of empty squares, and for solving one. They double with each
 * further empty square.
 */
const NODES_AT_20 = 10_000_000;
const PROOF_NODES_AT_20 = 2_000_000;

/** @throws {RangeError} when the limits or the effort are invalid; the engine checks nodes, depth and time. */
export function planReview(
  nodes: readonly GameNode[],
  limits: ReviewLimits = {},
  effort: Effort = 'thorough',
): PlannedSearch[] {
  const usual = EFFORT_LIMITS[checkedEffort(effort)];
  const { exactFrom = usual.exactFrom, exactNodes = usual.exactNodes } = limits;
  const { coarse = limits.nodes === undefined || limits.nodes > COARSE_NODES } = limits;
  if (!Number.isInteger(exactFrom) || exactFrom < 0 || exactFrom > 60) {
    throw new RangeError(`exactFrom takes a number from 0 to 60, not ${String(exactFrom)}`);
  }
  if (!Number.isInteger(exactNodes) || exactNodes < 1) {
    throw new RangeError(`exactNodes takes 1 node or more, not ${String(exactNodes)}`);
  }
  const given = estimateOf(limits);
  const estimate = Object.keys(given).length > 0 ? given : { nodes: usual.nodes };
  const deep = nodes.map((node, index) => {
    const position = positionBefore(node);
    const valuing = valuingOf(position, { exactFrom, exactNodes }, estimate);
    return { node, index, stage: 'deep' as const, ...valuing, cost: costOf(valuing, position.empties) };
  });
  const brief = deep.filter(({ node }) => positionBefore(node).empties > SOLVED_AT_ONCE).map(briefSearch);
  // Deep searches go from the end backwards: there they are quick, and their values are exact.
  return [...(coarse ? brief.reverse() : []), ...deep.reverse()];
}

/** How much a search costs, in nodes: for the progress. */
function costOf({ limits, proofNodes }: Valuing, empties: number): number {
  const { exact, nodes = EFFORT_LIMITS.thorough.nodes } = limits;
  const doubled = 2 ** (empties - 20);
  if (exact) return NODES_AT_20 * doubled;
  return nodes + (proofNodes === undefined ? 0 : 2 * Math.min(proofNodes, PROOF_NODES_AT_20 * doubled));
}

/** The short search of a move, which comes first. */
function briefSearch({ node, index }: PlannedSearch): PlannedSearch {
  const limits = { depth: COARSE_DEPTH, ...ALL_VALUES };
  return { node, index, stage: 'coarse', limits, cost: COARSE_NODES };
}

/** The limits of a search that is no proof. */
function estimateOf({ nodes, depth, time }: ReviewLimits): SearchLimits {
  return {
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(time !== undefined && { time }),
  };
}
