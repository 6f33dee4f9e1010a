import type { Position } from '../rules/position.js';
import { margin } from '../rules/score.js';
import type { Square } from '../rules/square.js';
import type { Engine, MoveValue, SearchLimits } from './engine.js';

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
