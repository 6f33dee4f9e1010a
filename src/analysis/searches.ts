/** Which searches a review is made of, and in which order. */
import type { SearchLimits } from '../engine/engine.js';
import type { GameNode } from '../rules/game.js';
import { positionBefore } from './ply-review.js';

/** How much a review searches. With the same numbers of nodes or plies it is the same everywhere. */
export interface ReviewLimits {
  /** Nodes for each move that is not solved; 1,000,000 unless plies or time are given. */
  nodes?: number;
  /** Plies to look ahead for each such move. */
  depth?: number;
  /** Milliseconds for each such move; what is found then depends on the machine. */
  time?: number;
  /** Empty squares from which on every move is solved, 0-60; 20 unless given. More than 24 may take minutes. */
  exactFrom?: number;
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
  /** What it costs, in nodes, about. */
  readonly cost: number;
}

const DEFAULT_NODES = 1_000_000;
const DEFAULT_EXACT_FROM = 20;
/** Plies of a brief look, and the nodes that it takes. */
const COARSE_DEPTH = 6;
const COARSE_NODES = 30_000;
/** Empty squares from which on solving is as quick as a brief look. */
const SOLVED_AT_ONCE = 10;
/** Nodes for solving all moves of a position of so many empty squares: measured, and doubling with each more. */
const NODES_AT_20 = 10_000_000;
/** More moves than a position can have. */
const ALL_MOVES = 64;

/** @throws {RangeError} when the limits make no sense; the engine checks nodes, depth and time. */
export function planReview(nodes: readonly GameNode[], limits: ReviewLimits = {}): PlannedSearch[] {
  const { exactFrom = DEFAULT_EXACT_FROM, coarse = true } = limits;
  if (!Number.isInteger(exactFrom) || exactFrom < 0 || exactFrom > 60) {
    throw new RangeError(`exactFrom ${String(exactFrom)}: a number from 0 to 60 is expected`);
  }
  const deep = nodes.map((node, index) => deepSearch(node, index, limits, exactFrom));
  const brief = deep.filter(({ node }) => positionBefore(node).empties > SOLVED_AT_ONCE).map(briefSearch);
  // From the end backwards: there values are exact, and soonest so.
  return [...(coarse ? brief.reverse() : []), ...deep.reverse()];
}

function deepSearch(node: GameNode, index: number, limits: ReviewLimits, exactFrom: number): PlannedSearch {
  const { empties } = positionBefore(node);
  const solved = empties <= exactFrom;
  const effort = solved ? { exact: true } : effortOf(limits);
  const cost = solved ? NODES_AT_20 * 2 ** (empties - 20) : (limits.nodes ?? DEFAULT_NODES);
  return { node, index, stage: 'deep', limits: { ...effort, ...COMMON }, cost };
}

function briefSearch({ node, index }: PlannedSearch): PlannedSearch {
  const limits = { depth: COARSE_DEPTH, ...COMMON };
  return { node, index, stage: 'coarse', limits, cost: COARSE_NODES };
}

/** Nothing of other searches may change a result: that makes reviews repeatable, whoever else uses the engine. */
const COMMON: SearchLimits = { multiPv: ALL_MOVES, fresh: true };

function effortOf({ nodes, depth, time }: ReviewLimits): SearchLimits {
  if (nodes === undefined && depth === undefined && time === undefined) return { nodes: DEFAULT_NODES };
  return {
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(time !== undefined && { time }),
  };
}
