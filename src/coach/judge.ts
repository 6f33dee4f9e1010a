import type { Certainty, Engine, MoveValue, SearchLimits } from '../engine/engine.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';

/** How an explanation comes to its values. */
export interface ExplainOptions {
  /**
   * How far the engine looks for all moves of the position; `multiPv` is set. By default it counts to the end from 16
   * empty squares on, and looks 14 plies ahead before.
   */
  limits?: Omit<SearchLimits, 'multiPv' | 'level' | 'goal'>;
  /** Values of all legal moves with their lines, where somebody has searched them already: nothing is searched then. */
  values?: readonly MoveValue[];
  /** Aborts the search. */
  signal?: AbortSignal;
}

/** From so many empty squares on the end is counted. */
const EXACT_EMPTIES = 16;
const DEPTH = 14;

/** The values of all legal moves, best first. */
export async function judge(
  position: Position,
  engine: Engine,
  { limits, values, signal }: ExplainOptions,
): Promise<readonly MoveValue[]> {
  if (values) return values.toSorted((a, b) => b.value - a.value);
  const effort = limits ?? (position.empties <= EXACT_EMPTIES ? { exact: true } : { depth: DEPTH });
  const { moves } = await engine.search(position, {
    ...effort,
    multiPv: position.legalMoves.length,
    ...(signal && { signal }),
  });
  return moves;
}

/** The value of a move among others; the best of them for one that has no value of its own. */
export function valueOf(moves: readonly MoveValue[], move: Square): MoveValue | undefined {
  return moves.find((value) => value.move === move);
}

const BY_TRUST: readonly Certainty[] = ['exact', 'selective', 'heuristic'];

/** The less certain of two. */
export function lessCertain(a: Certainty, b: Certainty): Certainty {
  return BY_TRUST.indexOf(a) > BY_TRUST.indexOf(b) ? a : b;
}
