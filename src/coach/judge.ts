import { checkedEffort, type Effort } from '../engine/effort.js';
import type { Certainty, Engine, HumanOptions, MoveValue, SearchLimits } from '../engine/engine.js';
import { proveMoves } from '../engine/prove-moves.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';

/** How an explanation comes to its values. */
export interface ExplainOptions {
  /**
   * How much is searched. With `thorough`, the default, the engine counts to the end from 18 empty squares on and looks 14
   * plies ahead before; from 24 on the best move and the one explained are proven where 50 million nodes each suffice.
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

/** What an effort means: plies, empty squares from which on the end is counted, and those from which on two moves are proven. */
interface Reach {
  readonly depth: number;
  readonly exactFrom: number;
  readonly proofFrom: number;
  readonly proofNodes: number;
}

const REACHES: Readonly<Record<Effort, Reach>> = {
  quick: { depth: 10, exactFrom: 14, proofFrom: 18, proofNodes: 5_000_000 },
  thorough: { depth: 14, exactFrom: 18, proofFrom: 24, proofNodes: 50_000_000 },
  deepest: { depth: 18, exactFrom: 20, proofFrom: 26, proofNodes: 500_000_000 },
};

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
  if (values) return values.toSorted((a, b) => b.value - a.value);
  const { depth, exactFrom, proofFrom, proofNodes } = REACHES[checkedEffort(effort)];
  const { moves } = await engine.search(position, {
    ...(limits ?? (position.empties <= exactFrom ? { exact: true } : { depth })),
    multiPv: position.legalMoves.length,
    ...(signal && { signal }),
  });
  const isProvable = limits === undefined && position.empties <= proofFrom;
  if (!isProvable || !moves.some((value) => value.move === move)) return moves;
  return proveMoves(position, moves, move!, engine, { nodes: proofNodes, ...(signal && { signal }) });
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
