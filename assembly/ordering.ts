/**
 * Move lists of the frames, and the order in which their moves are tried. A cut comes the sooner the better the first
 * move is: the table's moves come first, then by the evaluation together with the number of replies they leave.
 */
import { CORNERS, NO_MOVE, bit } from './bitboard';
import { DISC, evaluateFrame } from './evaluate';
import { featuresPlay } from './features';
import { flips } from './flip';
import { MOVE_BYTES, flipsOf, pickBest, rankOf, setMove, setRank, squareOf, swapMoves } from './move-list';
import { legalMoves } from './moves';
import { isSearchedElsewhere, isShared } from './shared-searches';
import {
  AT_MOVES,
  FRAME_BYTES,
  countNode,
  countOf,
  moveAt,
  secondGuess,
  setCount,
  setSecondGuess,
} from './stack';
import { firstMove, secondMove } from './table';
import { EVALUATED_ORDER, FEW_REPLIES, SECOND_MOVE, TABLE_MOVE, uses } from './techniques';

/** What a reply less is worth in the order, in units of the evaluation. */
const REPLY: i32 = DISC / 2;
/** The same where the search goes to the end of the game: there few replies mean a small tree. */
const END_REPLY: i32 = 3 * DISC;

/** Writes all of a position's moves into its frame. */
export function listAllMoves(frame: usize, player: u64, opponent: u64, moves: u64): void {
  let count = 0;
  for (; moves; moves &= moves - 1, count++) {
    const square = <i32>ctz(moves);
    setMove(moveAt(frame, count), square, flips(player, opponent, square));
  }
  setCount(frame, count);
}

/**
 * Writes a position's moves into its frame, for a search that wants the best one. Returns whether a move wins all discs: it
 * is then the first, and nothing is said of the others.
 */
export function listMoves(frame: usize, player: u64, opponent: u64, moves: u64): bool {
  let count = 0;
  for (; moves; moves &= moves - 1, count++) {
    const square = <i32>ctz(moves);
    const flipped = flips(player, opponent, square);
    const at = flipped == opponent ? moveAt(frame, 0) : moveAt(frame, count);
    setMove(at, square, flipped);
    if (flipped == opponent) return true;
  }
  setCount(frame, count);
  return false;
}

/** Rank of the table's best move. Until it has been searched in vain the others have no rank. */
const TABLE_FIRST: i32 = 1 << 24;
const TABLE_SECOND: i32 = 1 << 23;

/** Brings the move that is searched first to the front. `known` is what the table says of the position. */
export function pickFirst(
  frame: usize,
  player: u64,
  opponent: u64,
  isFirst: bool,
  toGameEnd: bool,
  known: u64,
): void {
  const first = uses(TABLE_MOVE) ? firstMove(known) : NO_MOVE;
  const count = countOf(frame);
  for (let index = 0; index < count; index++) {
    const at = moveAt(frame, index);
    if (squareOf(at) != first) continue;
    swapMoves(moveAt(frame, 0), at);
    setRank(moveAt(frame, 0), TABLE_FIRST);
    setSecondGuess(frame, uses(SECOND_MOVE) ? secondMove(known) : NO_MOVE);
    return;
  }
  rankMoves(frame, 0, count, player, opponent, isFirst, toGameEnd, NO_MOVE);
  pickBest(moveAt(frame, 0), endOfMoves(frame, count));
}

/** Gives the moves from an index on their ranks; the move `guess` the greatest. */
export function rankMoves(
  frame: usize,
  from: i32,
  count: i32,
  player: u64,
  opponent: u64,
  isFirst: bool,
  toGameEnd: bool,
  guess: i32,
): void {
  const child = frame + FRAME_BYTES;
  for (let index = from; index < count; index++) {
    const at = moveAt(frame, index);
    const flipped = flipsOf(at);
    const square = squareOf(at);
    let rank = 0;
    if (square == guess) {
      rank = TABLE_SECOND;
    } else {
      const nextPlayer = opponent ^ flipped;
      const nextOpponent = player ^ flipped ^ bit(square);
      const replies = legalMoves(nextPlayer, nextOpponent);
      if (uses(EVALUATED_ORDER)) {
        featuresPlay(frame, child, isFirst, square, flipped);
        countNode();
        rank = -evaluateFrame(child, !isFirst, nextPlayer, nextOpponent, replies);
      }
      if (uses(FEW_REPLIES)) {
        rank -= (toGameEnd ? END_REPLY : REPLY) * <i32>(popcnt(replies) + popcnt(replies & CORNERS));
      }
    }
    setRank(at, rank);
  }
}

/**
 * Brings the move that is searched next to its index. With several threads that is one that no other thread is searching,
 * where there is one.
 *
 * @param depth of the position, and `alpha` the bound that its moves are searched against
 */
export function pickNext(
  frame: usize,
  index: i32,
  player: u64,
  opponent: u64,
  isFirst: bool,
  toGameEnd: bool,
  depth: i32,
  alpha: i32,
  selectivity: i32,
): void {
  const count = countOf(frame);
  if (index == 1 && rankOf(moveAt(frame, 0)) == TABLE_FIRST) {
    rankMoves(frame, 1, count, player, opponent, isFirst, toGameEnd, secondGuess(frame));
  }
  const first = moveAt(frame, index);
  const end = endOfMoves(frame, count);
  pickBest(first, end);
  if (ASC_FEATURE_THREADS && isShared(depth - 1, toGameEnd)) {
    for (let at = first; at < end; at += MOVE_BYTES) {
      pickBest(at, end);
      const flipped = flipsOf(at);
      const nextPlayer = opponent ^ flipped;
      const nextOpponent = player ^ flipped ^ bit(squareOf(at));
      if (isSearchedElsewhere(nextPlayer, nextOpponent, depth - 1, -alpha - 1, selectivity)) continue;
      if (at != first) swapMoves(first, at);
      return;
    }
  }
}

/** The end of a frame's move list. */
// @ts-ignore: decorator
@inline
export function endOfMoves(frame: usize, count: i32): usize {
  return frame + AT_MOVES + <usize>count * MOVE_BYTES;
}
