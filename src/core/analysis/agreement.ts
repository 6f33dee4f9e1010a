/**
 * Makes the values of a review agree from move to move. Two searches of different depth, of a position and of the next
 * one, value the same move differently. Left alone, such differences add up to several discs in twenty moves that nobody
 * lost. `review.ts` calls it for the values of one game before it hands them on.
 */
import type { MoveValue } from '../engine/engine.js';
import type { Square } from '../rules/square.js';
import type { KnownMoves } from './cache.js';

/** No value is greater. */
const MOST_DISCS = 64;

/**
 * The values of a position's moves after the next search, which saw one ply more: the move that was played gets the
 * value that was found after it. The other moves follow halfway, for searches of moves of one position err alike by
 * about half: losses then are nearer to those of a search of ten times the nodes than without. Proven values stay.
 *
 * @param moves the values from the search of the position
 * @param after the value of the position after the move, for the side that played it
 */
export function agreeing(moves: KnownMoves, played: Square, after: number): KnownMoves {
  const own = moves.find(({ move }) => move === played);
  if (!own || own.certainty === 'exact' || own.value === after) return moves;
  const shift = after - own.value;
  // The best move stays the best one. Half a disc is nothing, so half of the difference is rounded up.
  const isBest = moves.every(({ value }) => value <= own.value);
  const shared = isBest ? shift : Math.sign(shift) * Math.ceil(Math.abs(shift) / 2);
  return moves.map((known) =>
    known.certainty === 'exact' ? known : shifted(known, known === own ? shift : shared),
  );
}

function shifted(known: MoveValue, by: number): MoveValue {
  return { ...known, value: Math.max(-MOST_DISCS, Math.min(MOST_DISCS, known.value + by)) };
}
