/**
 * Lists of moves in memory: records of the discs that a move flips, its square, and its rank in the order in which the
 * moves are searched.
 */

/** More than the greatest number of moves known of any position, 33. */
export const MAX_MOVES: i32 = 36;
/** A record: flipped discs (u64), square (i32), rank (i32, the greatest is searched first). */
export const MOVE_BYTES: usize = 16;
const AT_SQUARE: usize = 8;
const AT_RANK: usize = 12;

/** The discs that the move flips. */
// @ts-ignore: decorator
@inline
export function flipsOf(move: usize): u64 {
  return load<u64>(move);
}

/** The square of the move, 0-63. */
// @ts-ignore: decorator
@inline
export function squareOf(move: usize): i32 {
  return load<i32>(move, AT_SQUARE);
}

/** The rank of the move in the order. */
// @ts-ignore: decorator
@inline
export function rankOf(move: usize): i32 {
  return load<i32>(move, AT_RANK);
}

/** Writes a move without a rank. */
// @ts-ignore: decorator
@inline
export function setMove(move: usize, square: i32, flipped: u64): void {
  store<u64>(move, flipped);
  store<i32>(move, square, AT_SQUARE);
}

// @ts-ignore: decorator
@inline
export function setRank(move: usize, rank: i32): void {
  store<i32>(move, rank, AT_RANK);
}

// @ts-ignore: decorator
@inline
export function swapMoves(one: usize, other: usize): void {
  const kept = v128.load(one);
  v128.store(one, v128.load(other));
  v128.store(other, kept);
}

/** Swaps the move of the greatest rank between two addresses to the first of them. */
// @ts-ignore: decorator
@inline
export function pickBest(first: usize, end: usize): void {
  let best = first;
  let bestRank = rankOf(first);
  for (let other = first + MOVE_BYTES; other < end; other += MOVE_BYTES) {
    const rank = rankOf(other);
    if (rank > bestRank) {
      bestRank = rank;
      best = other;
    }
  }
  if (best != first) swapMoves(first, best);
}
