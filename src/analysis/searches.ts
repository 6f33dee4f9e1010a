/** Decides which searches a review consists of, and in which order. */
import { checkedEffort, type Effort } from '../engine/effort.js';
import type { SearchLimits } from '../engine/engine.js';
import type { GameNode } from '../rules/game.js';
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
  /** Whether every move gets a short search first, so that there is soon something to see; true by default. */
  coarse?: boolean;
}

/** The short first search of a move, or its final one. */
export type ReviewStage = 'coarse' | 'deep';

/** One search of a review: all moves of the position before a played move. */
export interface PlannedSearch {
  readonly node: GameNode;
  /** Index of the move among those reviewed, from 0. */
  readonly index: number;
  readonly stage: ReviewStage;
  readonly limits: SearchLimits;
  /** Nodes for proving the best move, and again for the one that was played, if a proof is tried. */
  readonly proofNodes?: number;
  /** Estimated cost in nodes. */
  readonly cost: number;
}

/**
 * The limits of each effort. Thorough effort proves nearly all positions with 24 empty squares that occur in human
 * games.
 */
export const EFFORT_LIMITS: Readonly<
  Record<Effort, Required<Pick<ReviewLimits, 'nodes' | 'exactFrom' | 'exactNodes'>>>
> = {
  quick: { nodes: 100_000, exactFrom: 18, exactNodes: 5_000_000 },
  thorough: { nodes: 1_000_000, exactFrom: 24, exactNodes: 50_000_000 },
  deepest: { nodes: 20_000_000, exactFrom: 26, exactNodes: 500_000_000 },
};
/** From this number of empty squares on, all moves are solved, not only the best one and the one that was played. */
const ALL_EXACT_FROM = 20;
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
/** More moves than a position can have. */
const ALL_MOVES = 64;

/** @throws {RangeError} when the limits or the effort are invalid; the engine checks nodes, depth and time. */
export function planReview(
  nodes: readonly GameNode[],
  limits: ReviewLimits = {},
  effort: Effort = 'thorough',
): PlannedSearch[] {
  const usual = EFFORT_LIMITS[checkedEffort(effort)];
  const { exactFrom = usual.exactFrom, exactNodes = usual.exactNodes, coarse = true } = limits;
  if (!Number.isInteger(exactFrom) || exactFrom < 0 || exactFrom > 60) {
    throw new RangeError(`exactFrom ${String(exactFrom)}: a number from 0 to 60 is expected`);
  }
  if (!Number.isInteger(exactNodes) || exactNodes < 1) {
    throw new RangeError(`exactNodes ${String(exactNodes)}: a number of nodes, 1 or more, is expected`);
  }
  const bounded = [limits.nodes, limits.depth, limits.time].some((limit) => limit !== undefined);
  const full = { ...(!bounded && { nodes: usual.nodes }), ...limits, exactFrom, exactNodes };
  const deep = nodes.map((node, index) => deepSearch(node, index, full));
  const brief = deep.filter(({ node }) => positionBefore(node).empties > SOLVED_AT_ONCE).map(briefSearch);
  // Deep searches go from the end backwards: there they are quick, and their values are exact.
  return [...(coarse ? brief.reverse() : []), ...deep.reverse()];
}

function deepSearch(
  node: GameNode,
  index: number,
  limits: ReviewLimits & { readonly exactFrom: number; readonly exactNodes: number },
): PlannedSearch {
  const { exactFrom, exactNodes, nodes = EFFORT_LIMITS.thorough.nodes } = limits;
  const { empties } = positionBefore(node);
  const shared = { node, index, stage: 'deep' as const };
  if (empties <= Math.min(exactFrom, ALL_EXACT_FROM)) {
    return { ...shared, limits: { exact: true, ...COMMON }, cost: NODES_AT_20 * 2 ** (empties - 20) };
  }
  const estimate = { ...shared, limits: { ...effortOf(limits), ...COMMON } };
  if (empties > exactFrom) return { ...estimate, cost: nodes };
  const cost = nodes + 2 * Math.min(exactNodes, PROOF_NODES_AT_20 * 2 ** (empties - 20));
  return { ...estimate, proofNodes: exactNodes, cost };
}

function briefSearch({ node, index }: PlannedSearch): PlannedSearch {
  const limits = { depth: COARSE_DEPTH, ...COMMON };
  return { node, index, stage: 'coarse', limits, cost: COARSE_NODES };
}

/** `fresh` keeps other searches from changing a result, so that reviews are repeatable whoever else uses the engine. */
const COMMON: SearchLimits = { multiPv: ALL_MOVES, fresh: true };

function effortOf({ nodes, depth, time }: ReviewLimits): SearchLimits {
  return {
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(time !== undefined && { time }),
  };
}
