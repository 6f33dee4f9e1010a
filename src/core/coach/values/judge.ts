/**
 * The values of all moves of a position, by which an explanation compares them. `explain.ts` starts from them; puzzles
 * and `<othello-controls>` judge moves by the same search. Values are in discs.
 */
import { checkedEffort, EFFORT_LIMITS, type Effort } from '../../engine/effort.js';
import type { Certainty, Engine, HumanOptions, MoveValue, SearchLimits } from '../../engine/engine.js';
import { bestFirst, BY_CERTAINTY, valuesAfter, valuingOf } from '../../engine/value-moves.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';

/** How the values of an explanation are found. */
export interface ExplainOptions {
  /**
   * How much is searched: as much as by a review of that effort, so that both name the same better move. With
   * `thorough`, the default, all moves are solved from 20 empty squares on; from 24 on, the best move and the one
   * explained are proven if 50 million nodes suffice for each.
   */
  effort?: Effort;
  /**
   * Limits for the search of all moves where they are not solved, instead of those of the effort; a review with the
   * same depth or number of nodes finds the same values. All searches have these `threads`.
   */
  limits?: Omit<SearchLimits, 'multiPv' | 'level' | 'goal'>;
  /** Known values of all legal moves, with their lines; they are not searched again. */
  values?: readonly MoveValue[];
  /**
   * Whether a reason must be confirmed by a search four plies deeper. The default is `true`, or `false` if `values` are
   * given: then nothing is searched.
   */
  verify?: boolean;
  /**
   * Adds how likely such people are to choose the move, for example people as strong as the reader: `people` of the
   * explanation.
   */
  people?: Omit<HumanOptions, 'signal'>;
  /** Aborts the search. */
  signal?: AbortSignal;
}

/**
 * The values of all legal moves, best first.
 *
 * @param move the move explained: while the whole position cannot be solved, it and the best move are proven
 */
export async function judge(
  position: Position,
  engine: Pick<Engine, 'search'>,
  { limits, effort = 'thorough', values, signal }: ExplainOptions,
  move?: Square,
): Promise<readonly MoveValue[]> {
  if (values) return bestFirst(values);
  const { nodes, ...exactly } = EFFORT_LIMITS[checkedEffort(effort)];
  const valuing = valuingOf(position, exactly, boundedBy(limits, nodes));
  const stop = signal && { signal };
  const { moves } = await engine.search(position, { ...valuing.limits, ...stop });
  if (move === undefined) return bestFirst(moves);
  return valuesAfter(position, moves, move, valuing, engine, stop);
}

/** Limits, with a number of nodes where they bound nothing: threads alone would search without end. */
function boundedBy(limits: SearchLimits = {}, nodes: number): SearchLimits {
  const bounds = [limits.depth, limits.nodes, limits.time, limits.exact];
  return bounds.some((bound) => bound !== undefined) ? limits : { ...limits, nodes };
}

/** The less certain of two. */
export function lessCertain(a: Certainty, b: Certainty): Certainty {
  return BY_CERTAINTY.indexOf(a) > BY_CERTAINTY.indexOf(b) ? a : b;
}
