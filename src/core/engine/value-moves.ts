/**
 * The values of all moves of a position, as reviews and explanations search them: so both mean the same better move.
 * `analysis/review.ts` and `coach` call it; `searchMove` values one move alone. Values are in discs for the side to
 * move.
 */
import type { Position } from '../rules/position.js';
import { margin } from '../rules/score.js';
import { CORNERS } from '../rules/strategy.js';
import type { Square } from '../rules/square.js';
import type { EffortLimits } from './effort.js';
import { type Certainty, type Engine, EngineError, type MoveValue, type SearchLimits } from './engine.js';

/** The searches that give a position's moves their values. */
export interface Valuing {
  readonly limits: SearchLimits;
  /** Nodes for proving the best move, and again for the move of interest, if a proof is tried. */
  readonly proofNodes?: number;
}

/**
 * With at most this many empty squares all moves are solved, not only the best one and the one of interest, even where
 * the effort proves earlier. Proving them all takes several times as long, which only late in the game is short.
 */
const ALL_EXACT_FROM = 20;
/** More moves than a position can have. */
const ALL_MOVES = 64;
/** `fresh` keeps other searches from changing a result, so that values are repeatable while others use the engine. */
export const ALL_VALUES: SearchLimits = { multiPv: ALL_MOVES, fresh: true };

/**
 * How the moves of a position are searched.
 *
 * @param estimate the limits of the search where the moves are not solved
 */
export function valuingOf(
  { empties }: Position,
  { exactFrom, exactNodes }: Pick<EffortLimits, 'exactFrom' | 'exactNodes'>,
  estimate: SearchLimits,
): Valuing {
  if (empties <= Math.min(exactFrom, ALL_EXACT_FROM)) return { limits: { exact: true, ...ALL_VALUES } };
  const limits = { ...estimate, ...ALL_VALUES };
  return empties > exactFrom ? { limits } : { limits, proofNodes: exactNodes };
}

/**
 * The values of the moves of a position, best first, after its search: with that of the move of interest, and with
 * proofs of it and of the best move, if there are to be any.
 *
 * @param found what the search has found
 * @param proofs the engine for proofs, if another one
 */
export async function valuesAfter(
  position: Position,
  found: readonly MoveValue[],
  move: Square,
  { limits, proofNodes }: Valuing,
  engine: Pick<Engine, 'search'>,
  { signal }: Pick<SearchLimits, 'signal'> = {},
  proofs = engine,
): Promise<readonly MoveValue[]> {
  const stop = signal && { signal };
  // Other engines may leave moves out.
  const all = found.some((value) => value.move === move)
    ? found
    : [...found, await searchMove(position, move, engine, { ...limits, multiPv: 1, ...stop })];
  if (all.some(({ noValue }) => noValue))
    throw new EngineError(
      'invalid-request',
      'this engine gives moves no value, so it cannot review them; use another engine',
    );
  if (proofNodes === undefined) return bestFirst(all);
  return bestFirst(
    await proveMoves(position, all, move, proofs, { nodes: proofNodes, fresh: true, ...stop }),
  );
}

/** How certain values can be, the most certain first. */
export const BY_CERTAINTY: readonly Certainty[] = ['exact', 'selective', 'heuristic'];

/**
 * Best first. Among equal values the more certain comes first, then a corner: nobody needs another reason. Otherwise
 * the engine's order is kept.
 */
export function bestFirst(moves: readonly MoveValue[]): MoveValue[] {
  const trust = ({ certainty }: MoveValue): number => BY_CERTAINTY.indexOf(certainty);
  const corner = ({ move }: MoveValue): number => (move !== 'pass' && CORNERS.includes(move) ? 0 : 1);
  return moves.toSorted((a, b) => b.value - a.value || trust(a) - trust(b) || corner(a) - corner(b));
}

/**
 * Proves the values of the best move and of one other, where a search of each does so within the node limit; else
 * returns the values unchanged. Costs a fraction of proving all moves. Estimates of other moves that the proof refutes
 * are lowered to the proven value. The order of the result means nothing.
 *
 * @param moves the values of all moves
 * @param other the move besides the best one; one of `moves`
 * @param limits the nodes of each of the two searches, and other limits of both
 * @throws what {@link Engine.search} throws
 */
async function proveMoves(
  position: Position,
  moves: readonly MoveValue[],
  other: Square,
  engine: Pick<Engine, 'search'>,
  limits: Pick<SearchLimits, 'signal' | 'fresh'> & { readonly nodes: number },
): Promise<readonly MoveValue[]> {
  if (moves.every(({ certainty }) => certainty === 'exact')) return moves;
  const exactly = { ...limits, exact: true };
  const best = await engine.search(position, exactly);
  if (best.certainty !== 'exact') return moves;
  const proven = [bestOf(best)];
  if (best.move !== other) proven.push(await searchMove(position, other, engine, exactly));
  if (proven.some(({ certainty }) => certainty !== 'exact')) return moves;
  const rest = moves
    .filter(({ move }) => !proven.some((known) => known.move === move))
    .map((value) => ({ ...value, value: Math.min(value.value, best.value) }));
  return [...proven, ...rest];
}

/** A search result as the value of its best move, without what belongs to the whole search. */
function bestOf({ move, value, certainty, depth, line }: MoveValue): MoveValue {
  return { move, value, certainty, depth, line };
}

/**
 * The value of one move for the side that makes it, by a search of the position after it: for a move that a search of
 * all moves leaves out, as another program may.
 *
 * @throws what {@link Engine.search} throws
 */
export async function searchMove(
  position: Position,
  move: Square,
  engine: Pick<Engine, 'search'>,
  limits: SearchLimits,
): Promise<MoveValue> {
  const after = position.play(move);
  if (after.phase === 'over') {
    const value = position.turn === 'black' ? margin(after) : 0 - margin(after);
    return { move, value, certainty: 'exact', depth: 1, line: [move] };
  }
  const { value, noValue, certainty, confidence, depth, line } = await engine.search(after, limits);
  return {
    move,
    value: 0 - value,
    ...(noValue && { noValue }),
    certainty,
    ...(confidence !== undefined && { confidence }),
    depth: depth + 1,
    line: [move, ...line],
  };
}
