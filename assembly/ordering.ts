/**
 * Move lists of the frames, and the order in which their moves are tried. A cut comes the sooner the better the first
 * move is: the table's moves come first, then by the evaluation together with the number of replies they leave.
 */
import { CORNERS, NO_MOVE, bit } from './bitboard';
import { DISC, evaluateFrame } from './evaluate';
import { featuresPlay } from './features';
import { flips } from './flip';
import { Move } from './move-list';
import { legalMoves } from './moves';
import { isSearchedElsewhere, isShared } from './shared-searches';
import { countNode } from './clock';
import { Frame } from './frame';
import { firstMove, secondMove } from './table';
import { EVALUATED_ORDER, FEW_REPLIES, SECOND_MOVE, TABLE_MOVE, uses } from './techniques';

/** What a reply less is worth in the order, in units of the evaluation. */
const REPLY: i32 = DISC / 2;
/** The same where the search goes to the end of the game: there few replies mean a small tree. */
const END_REPLY: i32 = 3 * DISC;

/** Writes all of a position's moves into its frame. */
export function listAllMoves(frame: Frame, player: u64, opponent: u64, moves: u64): void {
  let count = 0;
  for (; moves; moves &= moves - 1, count++) {
    const square = <i32>ctz(moves);
    frame.moveAt(count).set(square, flips(player, opponent, square));
  }
  frame.count = count;
}

/**
 * Writes a position's moves into its frame, for a search that wants the best one. Returns whether a move wins all discs: it
 * is then the first, and nothing is said of the others.
 */
export function listMoves(frame: Frame, player: u64, opponent: u64, moves: u64): bool {
  let count = 0;
  for (; moves; moves &= moves - 1, count++) {
    const square = <i32>ctz(moves);
    const flipped = flips(player, opponent, square);
    const winsAll = flipped == opponent;
    frame.moveAt(winsAll ? 0 : count).set(square, flipped);
    if (winsAll) return true;
  }
  frame.count = count;
  return false;
}

/** Rank of the table's best move. Until it has been searched in vain the others have no rank. */
const TABLE_FIRST: i32 = 1 << 24;
const TABLE_SECOND: i32 = 1 << 23;

/** Brings the move that is searched first to the front. `known` is what the table says of the position. */
export function pickFirst(
  frame: Frame,
  player: u64,
  opponent: u64,
  isFirst: bool,
  toGameEnd: bool,
  known: u64,
): void {
  const first = uses(TABLE_MOVE) ? firstMove(known) : NO_MOVE;
  const count = frame.count;
  for (let index = 0; index < count; index++) {
    if (frame.moveAt(index).square != first) continue;
    frame.moveAt(0).swapWith(frame.moveAt(index));
    frame.moveAt(0).rank = TABLE_FIRST;
    frame.secondGuess = uses(SECOND_MOVE) ? secondMove(known) : NO_MOVE;
    return;
  }
  rankMoves(frame, 0, count, player, opponent, isFirst, toGameEnd, NO_MOVE);
  Move.pickBest(frame.moveAt(0), frame.endOfMoves);
}

/** Gives the moves from an index on their ranks; the move `guess` the greatest. */
export function rankMoves(
  frame: Frame,
  from: i32,
  count: i32,
  player: u64,
  opponent: u64,
  isFirst: bool,
  toGameEnd: bool,
  guess: i32,
): void {
  const child = frame.below;
  for (let index = from; index < count; index++) {
    const move = frame.moveAt(index);
    const flipped = move.flipped;
    const square = move.square;
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
    move.rank = rank;
  }
}

/**
 * Brings the move that is searched next to its index. With several threads that is one that no other thread is searching,
 * where there is one.
 *
 * @param depth of the position, and `alpha` the bound that its moves are searched against
 */
export function pickNext(
  frame: Frame,
  index: i32,
  player: u64,
  opponent: u64,
  isFirst: bool,
  toGameEnd: bool,
  depth: i32,
  alpha: i32,
  selectivity: i32,
): void {
  const count = frame.count;
  if (index == 1 && frame.moveAt(0).rank == TABLE_FIRST) {
    rankMoves(frame, 1, count, player, opponent, isFirst, toGameEnd, frame.secondGuess);
  }
  const first = frame.moveAt(index);
  const end = frame.endOfMoves;
  Move.pickBest(first, end);
  if (ASC_FEATURE_THREADS && isShared(depth - 1, toGameEnd)) {
    for (let move = first; move != end; move = move.next) {
      Move.pickBest(move, end);
      const flipped = move.flipped;
      const nextPlayer = opponent ^ flipped;
      const nextOpponent = player ^ flipped ^ bit(move.square);
      if (isSearchedElsewhere(nextPlayer, nextOpponent, depth - 1, -alpha - 1, selectivity)) continue;
      if (move != first) first.swapWith(move);
      return;
    }
  }
}
