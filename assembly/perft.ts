/** Counting leaves: the usual proof of a move generator. */
import { CHECKED } from './checks';
import { bit } from './board/bitboard';
import { flips } from './board/flip';
import { legalMoves } from './board/moves';

/** Leaves of the game tree at a depth. A forced pass is a ply, and a finished game counts as one leaf. */
export function perft(player: u64, opponent: u64, depth: i32): u64 {
  if (CHECKED) assert(depth >= 0);
  if (depth == 0) return 1;
  let moves = legalMoves(player, opponent);
  if (moves == 0) {
    if (legalMoves(opponent, player) == 0) return 1;
    return perft(opponent, player, depth - 1);
  }
  if (depth == 1) return popcnt(moves);
  let leaves: u64 = 0;
  for (; moves; moves &= moves - 1) {
    const square = <i32>ctz(moves);
    const flipped = flips(player, opponent, square);
    if (CHECKED) assert(flipped != 0, 'a legal move');
    leaves += perft(opponent ^ flipped, player ^ flipped ^ bit(square), depth - 1);
  }
  return leaves;
}
