/**
 * Move lists of the frames, and the order in which their moves are tried. The better the first move, the sooner a
 * cutoff: the table's moves come first, then the others by evaluation and by the number of replies that they leave.
 */
import { CHECKED } from '../checks';
import { CORNERS, NO_MOVE, bit } from '../board/bitboard';
import { DISC, evaluateFrame } from '../evaluation/evaluate';
import { featuresPlay } from '../evaluation/features';
import { flips } from '../board/flip';
import { MAX_MOVES, Move } from '../board/move-list';
import { legalMoves } from '../board/moves';
import { isSearchedElsewhere, isShared } from './team';
import { countNode } from './clock';
import { Frame } from './memory/frame';
import { firstMove, secondMove } from './memory/table';
import { EVALUATED_ORDER, FEW_REPLIES, SECOND_MOVE, TABLE_MOVE, uses } from '../techniques';

/** The worth of one reply fewer in the order, in units of the evaluation. */
const REPLY: i32 = DISC / 2;
/** The same if the search goes to the end of the game, where few replies mean a small tree. */
const END_REPLY: i32 = 3 * DISC;

/** Writes all of a position's moves into its frame. */
export function listAllMoves(frame: Frame, moves: u64): void {
  const player = frame.player;
  const opponent = frame.opponent;
  let count = 0;
  for (; moves; moves &= moves - 1, count++) {
    const square = <i32>ctz(moves);
    frame.moveAt(count).set(square, flips(player, opponent, square));
  }
  if (CHECKED) assert(count > 0 && count <= MAX_MOVES);
  frame.count = count;
}

/**
 * Writes a position's moves into its frame, for a search that wants the best one. Returns whether a move wins all
 * discs: it is then the first, and the others are undefined.
 */
export function listMoves(frame: Frame, moves: u64): bool {
  const player = frame.player;
  const opponent = frame.opponent;
  let count = 0;
  for (; moves; moves &= moves - 1, count++) {
    const square = <i32>ctz(moves);
    const flipped = flips(player, opponent, square);
    const winsAll = flipped == opponent;
    frame.moveAt(winsAll ? 0 : count).set(square, flipped);
    if (winsAll) return true;
  }
  if (CHECKED) assert(count > 0 && count <= MAX_MOVES);
  frame.count = count;
  return false;
}

/** Rank of the table's best move. The others have no rank until it has failed to cut off. */
const TABLE_FIRST: i32 = 1 << 24;
const TABLE_SECOND: i32 = 1 << 23;

/** Moves the first move to search to the front. `known` is the table's data of the position. */
export function pickFirst(frame: Frame, known: u64): void {
  const first = uses(TABLE_MOVE) ? firstMove(known) : NO_MOVE;
  if (CHECKED) assert(frame.count > 0);
  if (CHECKED)
    assert(
      first >= 64 || (bit(first) & legalMoves(frame.player, frame.opponent)) != 0,
      "the table's move is legal",
    );
  const front = frame.moveAt(0);
  const end = frame.endOfMoves;
  for (let move = front; move != end; move = move.next) {
    if (move.square != first) continue;
    front.swapWith(move);
    front.rank = TABLE_FIRST;
    frame.secondGuess = uses(SECOND_MOVE) ? secondMove(known) : NO_MOVE;
    return;
  }
  rankMoves(frame, front, NO_MOVE);
  Move.pickBest(front, end);
}

/** Ranks the moves from one on; the move to the square `guess` gets the greatest rank. */
export function rankMoves(frame: Frame, from: Move, guess: i32): void {
  const child = frame.below;
  const isFirst = frame.isFirst;
  const reply = frame.toGameEnd ? END_REPLY : REPLY;
  const end = frame.endOfMoves;
  for (let move = from; move != end; move = move.next) {
    if (move.square == guess) {
      move.rank = TABLE_SECOND;
      continue;
    }
    const player = frame.playerAfter(move);
    const opponent = frame.opponentAfter(move);
    const replies = legalMoves(player, opponent);
    if (CHECKED) assert((player & opponent) == 0);
    let rank = 0;
    if (uses(EVALUATED_ORDER)) {
      featuresPlay(frame, child, isFirst, move.square, move.flipped);
      countNode();
      rank = -evaluateFrame(child, !isFirst, player, opponent, replies);
    }
    if (uses(FEW_REPLIES)) rank -= reply * <i32>(popcnt(replies) + popcnt(replies & CORNERS));
    if (CHECKED) assert(abs(rank) < TABLE_SECOND);
    move.rank = rank;
  }
}

/**
 * Moves the next move to search to the frame's index: with several threads one that no other thread is searching, if
 * there is one.
 */
export function pickNext(frame: Frame): void {
  if (CHECKED) assert(frame.index > 0 && frame.index < frame.count);
  const first = frame.moveAt(frame.index);
  if (frame.index == 1 && frame.moveAt(0).rank == TABLE_FIRST) rankMoves(frame, first, frame.secondGuess);
  const end = frame.endOfMoves;
  Move.pickBest(first, end);
  if (ASC_FEATURE_THREADS && isShared(frame.depth - 1, frame.toGameEnd)) {
    for (let move = first; move != end; move = move.next) {
      Move.pickBest(move, end);
      if (isSearchedElsewhere(frame, move)) continue;
      if (move != first) first.swapWith(move);
      return;
    }
  }
}
