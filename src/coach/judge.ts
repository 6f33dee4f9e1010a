import type { Certainty, Engine, MoveValue, SearchLimits } from '../engine/engine.js';
import { proveMoves } from '../engine/prove-moves.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';

/** How an explanation comes to its values. */
export interface ExplainOptions {
  /**
   * How far the engine looks for all moves of the position; `multiPv` is set. By default it counts to the end from 18
   * empty squares on and looks 14 plies ahead before; from 24 on the best move and the one explained are proven where 50
   * million nodes each suffice.
   */
  limits?: Omit<SearchLimits, 'multiPv' | 'level' | 'goal'>;
  /** Values of all legal moves with their lines, where somebody has searched them already: they are not searched again. */
  values?: readonly MoveValue[];
  /**
   * Whether a reason is given only if a search four plies deeper leads to it again. By default it is so, except where
   * `values` are given: then nothing at all is searched.
   */
  verify?: boolean;
  /** Aborts the search. */
  signal?: AbortSignal;
}

/** From so many empty squares on the end is counted. */
const EXACT_EMPTIES = 18;
/** From so many on, the best move and one other are. */
const PROOF_EMPTIES = 24;
const PROOF_NODES = 50_000_000;
const DEPTH = 14;

/**
 * The values of all legal moves, best first.
 *
 * @param move The one that is explained: before the whole position can be solved, it is proven beside the best one.
 */
export async function judge(
  position: Position,
  engine: Engine,
  { limits, values, signal }: ExplainOptions,
  move?: Square,
): Promise<readonly MoveValue[]> {
  if (values) return values.toSorted((a, b) => b.value - a.value);
  const effort = limits ?? (position.empties <= EXACT_EMPTIES ? { exact: true } : { depth: DEPTH });
  const { moves } = await engine.search(position, {
    ...effort,
    multiPv: position.legalMoves.length,
    ...(signal && { signal }),
  });
  const isProvable = limits === undefined && position.empties <= PROOF_EMPTIES;
  if (!isProvable || !moves.some((value) => value.move === move)) return moves;
  return proveMoves(position, moves, move!, engine, { nodes: PROOF_NODES, ...(signal && { signal }) });
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
