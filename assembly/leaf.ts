/**
 * The last two plies before the horizon of a midgame search: plain alpha-beta on the pattern evaluation, without
 * table. Scores here are in the evaluation's units, `DISC` to a disc.
 */
import { C_SQUARES, X_SQUARES, bit, finalScore } from './bitboard';
import { DISC, evaluateFrame } from './evaluate';
import { featuresPlay } from './features';
import { flips } from './flip';
import { legalMoves } from './moves';
import { FRAME_BYTES, countNode } from './stack';

const INFINITE: i32 = 128 * DISC;

/** Searches a depth of 0 to 2 or little more within a window. The features of `frame` must be those of the position. */
export function searchLeaf(
  frame: usize,
  player: u64,
  opponent: u64,
  isFirst: bool,
  depth: i32,
  alpha: i32,
  beta: i32,
): i32 {
  countNode();
  const moves = legalMoves(player, opponent);
  if (depth <= 0) return evaluateFrame(frame, isFirst, player, opponent, moves);
  if (moves == 0) {
    if (legalMoves(opponent, player) == 0) return finalScore(player, opponent) * DISC;
    return -searchLeaf(frame, opponent, player, !isFirst, depth, -beta, -alpha);
  }
  // The squares that seldom hold the best move come last.
  const doubtful = moves & (X_SQUARES | C_SQUARES);
  let group = moves ^ doubtful;
  let later = doubtful;
  if (group == 0) {
    group = later;
    later = 0;
  }
  const child = frame + FRAME_BYTES;
  let best = -INFINITE;
  while (group) {
    const square = <i32>ctz(group);
    group &= group - 1;
    const flipped = flips(player, opponent, square);
    let score = 64 * DISC;
    if (flipped != opponent) {
      featuresPlay(frame, child, isFirst, square, flipped);
      const nextPlayer = opponent ^ flipped;
      const nextOpponent = player ^ flipped ^ bit(square);
      if (depth == 1) {
        countNode();
        const replies = legalMoves(nextPlayer, nextOpponent);
        score = -evaluateFrame(child, !isFirst, nextPlayer, nextOpponent, replies);
      } else {
        score = -searchLeaf(child, nextPlayer, nextOpponent, !isFirst, depth - 1, -beta, -alpha);
      }
    }
    if (score > best) {
      best = score;
      if (score >= beta) return score;
      if (score > alpha) alpha = score;
    }
    if (group == 0) {
      group = later;
      later = 0;
    }
  }
  return best;
}

/** Rounds units to whole discs. */
// @ts-ignore: decorator
@inline
export function toDiscs(units: i32): i32 {
  return (units + DISC / 2) >> 6;
}
