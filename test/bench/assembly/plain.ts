/**
 * A plain kernel for comparing the solver's speed: alpha-beta that sorts moves by the number of replies and has neither
 * a table nor stability nor parity. Only in the build for measuring.
 */
import { bit, finalScore } from '../../../assembly/board/bitboard';
import { flips } from '../../../assembly/board/flip';
import { legalMoves } from '../../../assembly/board/moves';
import { LIST_BYTES, Move } from '../../../assembly/board/move-list';

/** Below this number of empty squares sorting costs more than it saves. */
const SORTED_FROM: i32 = 5;
/** A list for each number of empty squares. */
const LISTS = memory.data(64 * <i32>LIST_BYTES, 16);

let visited: u64 = 0;

/** The exact score of a position for the side to move. */
export function plainScore(player: u64, opponent: u64): i32 {
  visited = 0;
  return alphaBeta(player, opponent, -64, 64, <i32>popcnt(~(player | opponent)));
}

/** Number of positions that the last `plainScore` visited, counted like in the search core. */
export function plainNodes(): f64 {
  return <f64>visited;
}

function alphaBeta(player: u64, opponent: u64, alpha: i32, beta: i32, empties: i32): i32 {
  visited++;
  let moves = legalMoves(player, opponent);
  if (moves == 0) {
    if (legalMoves(opponent, player) == 0) return finalScore(player, opponent);
    return -alphaBeta(opponent, player, -beta, -alpha, empties);
  }
  const list = changetype<Move>(LISTS + <usize>empties * LIST_BYTES);
  let end = list;
  for (; moves; moves &= moves - 1, end = end.next) {
    const square = <i32>ctz(moves);
    const flipped = flips(player, opponent, square);
    end.set(square, flipped);
    const replies =
      empties < SORTED_FROM ? 0 : legalMoves(opponent ^ flipped, player ^ flipped ^ bit(square));
    end.rank = -(<i32>popcnt(replies));
  }
  let best = -64;
  for (let move = list; move != end; move = move.next) {
    if (empties >= SORTED_FROM) Move.pickBest(move, end);
    const flipped = move.flipped;
    const square = move.square;
    const score = -alphaBeta(
      opponent ^ flipped,
      player ^ flipped ^ bit(square),
      -beta,
      -max(alpha, best),
      empties - 1,
    );
    if (score > best) {
      best = score;
      if (best >= beta) break;
    }
  }
  return best;
}
