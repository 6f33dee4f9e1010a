import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import type { Engine, MoveValue, SearchLimits } from './engine.js';
import { searchMove } from './search-move.js';

/**
 * Proves the values of the best move and of one other, where a search of each does so within the node limit; else
 * returns the values unchanged. Costs a fraction of proving all moves. Estimates of other moves that the proof refutes
 * are lowered to the proven value.
 *
 * @param moves the values of all moves
 * @param other the move besides the best one; one of `moves`
 * @param limits the nodes of each of the two searches, and other limits of both
 * @throws what {@link Engine.search} throws
 */
export async function proveMoves(
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
  return [...proven, ...rest].sort((a, b) => b.value - a.value);
}

function bestOf({ move, value, certainty, depth, line }: MoveValue): MoveValue {
  return { move, value, certainty, depth, line };
}
