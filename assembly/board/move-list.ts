/**
 * Lists of moves in memory, one record after another. A list is given by its first move and its end, the address after
 * the last one.
 */

import { CHECKED } from '../checks';
import { isSquare } from './bitboard';

/** More than the greatest known number of moves in a position, 33; rounded up, because a lack would overwrite memory. */
export const MAX_MOVES: i32 = 36;

/** A move of a list; 16 bytes, so that `swapWith` moves it as one vector. */
@unmanaged
export class Move {
  /** The discs that it flips. */
  flipped: u64;
  /** Where, 0-63. */
  square: i32;
  /** Its priority: the greatest rank is searched first. */
  rank: i32;

  /** The next move. */
  @inline
  get next(): Move {
    return changetype<Move>(changetype<usize>(this) + offsetof<Move>());
  }

  /** Writes all but the rank. */
  @inline
  set(square: i32, flipped: u64): void {
    if (CHECKED) assert(isSquare(square) && flipped != 0, 'the move is legal');
    this.flipped = flipped;
    this.square = square;
  }

  /** Exchanges two moves of a list. */
  @inline
  swapWith(other: Move): void {
    const here = changetype<usize>(this);
    const there = changetype<usize>(other);
    const moved = v128.load(here);
    v128.store(here, v128.load(there));
    v128.store(there, moved);
  }

  /** Swaps the move with the greatest rank to the start of a list. */
  @inline
  static pickBest(first: Move, end: Move): void {
    if (CHECKED) assert(changetype<usize>(first) < changetype<usize>(end), 'the list is not empty');
    let best = first;
    let bestRank = first.rank;
    for (let other = first.next; other != end; other = other.next) {
      if (other.rank > bestRank) {
        bestRank = other.rank;
        best = other;
      }
    }
    if (best != first) first.swapWith(best);
  }
}

/** Bytes of the longest list. */
export const LIST_BYTES: usize = <usize>MAX_MOVES * offsetof<Move>();
