/**
 * The plain kernel that the solver's speed is set against: alpha-beta that tries the moves in the order of the replies
 * they leave and knows nothing else, neither table nor stability nor parity. Only in the build for measuring.
 */
import { bit, finalScore } from '../../../assembly/bitboard';
import { flips } from '../../../assembly/flip';
import { legalMoves } from '../../../assembly/moves';
import {
  MAX_MOVES,
  MOVE_BYTES,
  flipsOf,
  pickBest,
  setMove,
  setRank,
  squareOf,
} from '../../../assembly/move-list';

/** Below so many empty squares sorting costs more than it saves. */
const SORTED_FROM: i32 = 5;
const LIST_BYTES: usize = <usize>MAX_MOVES * MOVE_BYTES;
const LISTS = memory.data(64 * 36 * 16, 16);

let visited: u64 = 0;

/** The exact score of a position for the side to move. */
export function plainScore(player: u64, opponent: u64): i32 {
  visited = 0;
  return alphaBeta(player, opponent, -64, 64, <i32>popcnt(~(player | opponent)));
}

/** Positions that the last `plainScore` visited, counted as the search core counts them. */
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
  const list = LISTS + <usize>empties * LIST_BYTES;
  let end = list;
  for (; moves; moves &= moves - 1, end += MOVE_BYTES) {
    const square = <i32>ctz(moves);
    const flipped = flips(player, opponent, square);
    setMove(end, square, flipped);
    const replies =
      empties < SORTED_FROM ? 0 : legalMoves(opponent ^ flipped, player ^ flipped ^ bit(square));
    setRank(end, -(<i32>popcnt(replies)));
  }
  let best = -64;
  for (let at = list; at < end; at += MOVE_BYTES) {
    if (empties >= SORTED_FROM) pickBest(at, end);
    const flipped = flipsOf(at);
    const square = squareOf(at);
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
