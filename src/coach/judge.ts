import { checkedEffort, EFFORT_LIMITS, type Effort } from '../engine/effort.js';
import type { Certainty, Engine, HumanOptions, MoveValue, SearchLimits } from '../engine/engine.js';
import { bestFirst, valuesAfter, valuingOf } from '../engine/value-moves.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';

/** How an explanation comes to its values. */
export interface ExplainOptions {
  /**
   * How much is searched: as much as by a review of that effort, so that both name the same better move. With
   * `thorough`, the default, all moves are solved from 20 empty squares on; from 24 on the best move and the one
   * explained are proven where 50 million nodes each suffice.
   */
  effort?: Effort;
  /**
   * How far the engine looks for all moves of the position, in place of what the effort says; `multiPv` is set, and no
   * move is proven by itself.
   */
  limits?: Omit<SearchLimits, 'multiPv' | 'level' | 'goal'>;
  /** Values of all legal moves with their lines, where somebody has searched them already: they are not searched again. */
  values?: readonly MoveValue[];
  /**
   * Whether a reason is given only if a search four plies deeper leads to it again. By default it is so, except where
   * `values` are given: then nothing at all is searched.
   */
  verify?: boolean;
  /** Whose choice is told besides, such as that of people as strong as the reader: `people` of the explanation. */
  people?: Omit<HumanOptions, 'signal'>;
  /** Aborts the search. */
  signal?: AbortSignal;
}

/**
 * The values of all legal moves, best first.
 *
 * @param move The one that is explained: before the whole position can be solved, it is proven beside the best one.
 */
export async function judge(
  position: Position,
  engine: Engine,
  { limits, effort = 'thorough', values, signal }: ExplainOptions,
  move?: Square,
): Promise<readonly MoveValue[]> {
  if (values) return bestFirst(values);
  const { nodes, ...exactly } = EFFORT_LIMITS[checkedEffort(effort)];
  const valuing = limits
    ? { limits: { ...limits, multiPv: position.legalMoves.length } }
    : valuingOf(position, exactly, { nodes });
  const stop = signal && { signal };
  const { moves } = await engine.search(position, { ...valuing.limits, ...stop });
  if (move === undefined) return bestFirst(moves);
  return valuesAfter(position, moves, move, valuing, engine, stop);
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
