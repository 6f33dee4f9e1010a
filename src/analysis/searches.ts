/** Which searches a review is made of, and in which order. */
import { checkedEffort, type Effort } from '../engine/effort.js';
import type { SearchLimits } from '../engine/engine.js';
import type { GameNode } from '../rules/game.js';
import { positionBefore } from './ply-review.js';

/**
 * How much a review searches; what is not given follows from its effort. With the same numbers of nodes or plies it is the
 * same everywhere.
 */
export interface ReviewLimits {
  /** Nodes for each move that is not solved, where neither plies nor time are given; 1,000,000 with thorough effort. */
  nodes?: number;
  /** Plies to look ahead for each such move. */
  depth?: number;
  /** Milliseconds for each such move; what is found then depends on the machine. */
  time?: number;
  /**
   * Empty squares from which on values are proven, 0-60; 24 with thorough effort. From 20 on all moves are; before that the best
   * one and the one that was played, where `exactNodes` suffice.
   */
  exactFrom?: number;
  /** Nodes for proving one move before the last 20 empty squares; 50,000,000 with thorough effort. */
  exactNodes?: number;
  /** Whether every move gets a brief look first (the default), so that there soon is something to see. */
  coarse?: boolean;
}

/** A brief look or the last word. */
export type ReviewStage = 'coarse' | 'deep';

/** One search of a review: all moves of the position before a move that was played. */
export interface PlannedSearch {
  readonly node: GameNode;
  /** Place of the move among those reviewed, from 0. */
  readonly index: number;
  readonly stage: ReviewStage;
  readonly limits: SearchLimits;
  /** Nodes for proving the best move and the one that was played, each, where that is tried. */
  readonly proofNodes?: number;
  /** What it costs, in nodes, about. */
  readonly cost: number;
}

/** What each effort means: with thorough effort nearly all positions of 24 empty squares that people reach are proven. */
export const EFFORT_LIMITS: Readonly<
  Record<Effort, Required<Pick<ReviewLimits, 'nodes' | 'exactFrom' | 'exactNodes'>>>
> = {
  quick: { nodes: 100_000, exactFrom: 18, exactNodes: 5_000_000 },
  thorough: { nodes: 1_000_000, exactFrom: 24, exactNodes: 50_000_000 },
  deepest: { nodes: 20_000_000, exactFrom: 26, exactNodes: 500_000_000 },
};
/** Empty squares from which on all moves are solved, not the best one and the one that was played alone. */
const ALL_EXACT_FROM = 20;
/** Plies of a brief look, and the nodes that it takes. */
const COARSE_DEPTH = 6;
const COARSE_NODES = 30_000;
/** Empty squares from which on solving is as quick as a brief look. */
const SOLVED_AT_ONCE = 10;
/** Nodes for solving all moves of a position of so many empty squares, and for one: measured, and doubling with each more. */
const NODES_AT_20 = 10_000_000;
const PROOF_NODES_AT_20 = 2_000_000;
/** More moves than a position can have. */
const ALL_MOVES = 64;

/** @throws {RangeError} when the limits or the effort make no sense; the engine checks nodes, depth and time. */
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
  // From the end backwards: there values are exact, and soonest so.
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

/** Nothing of other searches may change a result: that makes reviews repeatable, whoever else uses the engine. */
const COMMON: SearchLimits = { multiPv: ALL_MOVES, fresh: true };

function effortOf({ nodes, depth, time }: ReviewLimits): SearchLimits {
  return {
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(time !== undefined && { time }),
  };
}
