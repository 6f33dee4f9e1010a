/**
 * Principal-variation search: the first move of a node with the full window, the others with a null window that only
 * asks whether they are better (Reinefeld's NegaScout). Serves the middle game, down to the evaluation at the horizon,
 * and the endgame, down to the solver of the last squares. Scores are in discs, fail-soft.
 *
 * Both functions can be left in the middle and taken up again: see `clock.ts`.
 */
import { NO_MOVE, NO_SCORE, bit, finalScore } from './bitboard';
import { SOLVED, solve, solveWindow } from './endgame';
import { featuresPlay } from './features';
import { searchLeaf, toDiscs } from './leaf';
import { legalMoves } from './moves';
import { listMoves, pickFirst, pickNext } from './ordering';
import { mayProbe, probeDepth, probeMargin } from './probcut';
import { announceSearch, cancelElsewhere, wasCancelledAt, isShared, retractSearch } from './shared-searches';
import { HALTED, countNode, enterNode, endUnwinding, nodes, stopped } from './clock';
import { FRESH, FULL_WINDOW, Frame, NULL_WINDOW, PROBE_HIGH, PROBE_LOW } from './frame';
import { stabilityBound } from './stability';
import { lowerBound, probe, provenEnough, record, upperBound } from './table';
import { CHILD_CUTS, uses } from './techniques';
import { DISC } from './evaluate';

/** Depths up to this one are left to `searchLeaf`. */
const LEAF_DEPTH: i32 = 2;
/** From this depth on each child is looked up in the table before any is searched (enhanced transposition cutoff). */
const ETC_FROM: i32 = 5;

/**
 * Whether a position is worth more than `alpha`: the score is an upper bound when it is `alpha` or less, else a lower
 * bound. A `depth` equal to the number of empties searches to the end of the game.
 *
 * @param frame holds the pattern indices of the position
 * @param isFirst whether the first player of the pattern indices is to move
 */
export function searchNull(
  frame: Frame,
  player: u64,
  opponent: u64,
  isFirst: bool,
  depth: i32,
  alpha: i32,
  selectivity: i32,
): i32 {
  const empties = 64 - <i32>popcnt(player | opponent);
  const toGameEnd = depth == empties;
  if (toGameEnd) {
    if (empties <= SOLVED) return solve(player, opponent, alpha);
  } else if (depth <= LEAF_DEPTH) {
    const low = alpha * DISC + DISC / 2 - 1;
    return toDiscs(searchLeaf(frame, player, opponent, isFirst, depth, low, low + 1));
  }
  const moves = legalMoves(player, opponent);
  if (moves == 0) {
    if (legalMoves(opponent, player) == 0) return finalScore(player, opponent);
    return -searchNull(frame, opponent, player, !isFirst, depth, -alpha - 1, selectivity);
  }

  let stage = enterNode(frame);
  if (stage == HALTED) return 0;
  if (stage == FRESH) {
    countNode();
    if (toGameEnd) {
      const bound = stabilityBound(player, opponent, alpha, empties);
      if (bound <= alpha) return bound;
    }
    const known = probe(player, opponent);
    if (known && provenEnough(known, depth, selectivity)) {
      if (lowerBound(known) > alpha) return lowerBound(known);
      if (upperBound(known) <= alpha) return upperBound(known);
    }
    frame.start = nodes;
  }

  if (stage < NULL_WINDOW && mayProbe(depth, selectivity)) {
    const shallow = probeDepth(depth, toGameEnd);
    const margin = probeMargin(empties, depth, shallow, toGameEnd, selectivity);
    const below = frame.below;
    if (stage == FRESH) {
      below.copyFeatures(frame);
      const guess = toDiscs(searchLeaf(frame, player, opponent, isFirst, 0, 0, 0));
      const gate = margin / 2;
      if (guess > alpha + gate && alpha + margin < 64) stage = PROBE_HIGH;
      else if (guess < alpha - gate && alpha + 1 - margin > -64) stage = PROBE_LOW;
    }
    if (stage == PROBE_HIGH) {
      frame.stage = PROBE_HIGH;
      const bound = alpha + margin;
      const score = searchNull(below, player, opponent, isFirst, shallow, bound, selectivity);
      if (stopped) return 0;
      if (score > bound) return alpha + 1;
    } else if (stage == PROBE_LOW) {
      frame.stage = PROBE_LOW;
      const bound = alpha - margin;
      const score = searchNull(below, player, opponent, isFirst, shallow, bound, selectivity);
      if (stopped) return 0;
      if (score <= bound) return alpha;
    }
    stage = FRESH;
  }

  if (stage < NULL_WINDOW) {
    if (listMoves(frame, player, opponent, moves)) return 64;
    if (depth >= ETC_FROM && uses(CHILD_CUTS)) {
      const score = childCutoff(frame, player, opponent, depth, alpha, selectivity);
      if (score > alpha) return score;
    }
    pickFirst(frame, player, opponent, isFirst, toGameEnd, probe(player, opponent));
    frame.index = 0;
    frame.setBest(NO_SCORE, NO_MOVE);
    frame.stage = NULL_WINDOW;
  }

  const count = frame.count;
  const child = frame.below;
  const needsFeatures = !toGameEnd || empties > SOLVED + 1;
  for (let index = frame.index; index < count;) {
    const move = frame.moveAt(index);
    const flipped = move.flipped;
    const square = move.square;
    if (needsFeatures) featuresPlay(frame, child, isFirst, square, flipped);
    const score = -searchChild(
      child,
      opponent ^ flipped,
      player ^ flipped ^ bit(square),
      !isFirst,
      depth - 1,
      -alpha - 1,
      selectivity,
    );
    if (stopped) return 0;
    if (score > frame.best) {
      frame.setBest(score, square);
      if (score > alpha) break;
    }
    frame.index = ++index;
    if (index == count) break;
    pickNext(frame, index, player, opponent, isFirst, toGameEnd, depth, alpha, selectivity);
  }
  const best = frame.best;
  record(player, opponent, depth, selectivity, alpha, alpha + 1, best, frame.bestMove, nodes - frame.start);
  if (ASC_FEATURE_THREADS && isShared(depth, toGameEnd)) {
    cancelElsewhere(player, opponent, depth, alpha, selectivity);
  }
  return best;
}

/**
 * The null-window search of a child, which the other threads are told of where it is worth it; parameters as for
 * `searchNull`. Begins again where another thread was done with it first.
 */
export function searchChild(
  frame: Frame,
  player: u64,
  opponent: u64,
  isFirst: bool,
  depth: i32,
  alpha: i32,
  selectivity: i32,
): i32 {
  if (ASC_FEATURE_THREADS && isShared(depth, depth == 64 - <i32>popcnt(player | opponent))) {
    announceSearch(frame, player, opponent, depth, alpha, selectivity);
    let score = searchNull(frame, player, opponent, isFirst, depth, alpha, selectivity);
    while (stopped && wasCancelledAt(frame)) {
      endUnwinding();
      score = searchNull(frame, player, opponent, isFirst, depth, alpha, selectivity);
    }
    if (!stopped) retractSearch(player, opponent);
    return score;
  }
  return searchNull(frame, player, opponent, isFirst, depth, alpha, selectivity);
}

/** A score above alpha that the table knows for one of the moves, or `NO_SCORE`. */
function childCutoff(
  frame: Frame,
  player: u64,
  opponent: u64,
  depth: i32,
  alpha: i32,
  selectivity: i32,
): i32 {
  for (let index = 0, count = frame.count; index < count; index++) {
    const move = frame.moveAt(index);
    const flipped = move.flipped;
    const known = probe(opponent ^ flipped, player ^ flipped ^ bit(move.square));
    if (known && provenEnough(known, depth - 1, selectivity) && -upperBound(known) > alpha) {
      const score = -upperBound(known);
      record(player, opponent, depth, selectivity, alpha, alpha + 1, score, move.square, 1);
      return score;
    }
  }
  return NO_SCORE;
}

/** The score of a position within a window; a bound outside of it. Parameters as for `searchNull`. */
export function searchWindow(
  frame: Frame,
  player: u64,
  opponent: u64,
  isFirst: bool,
  depth: i32,
  alpha: i32,
  beta: i32,
  selectivity: i32,
): i32 {
  if (alpha + 1 == beta) return searchNull(frame, player, opponent, isFirst, depth, alpha, selectivity);
  const empties = 64 - <i32>popcnt(player | opponent);
  const toGameEnd = depth == empties;
  if (toGameEnd) {
    if (empties <= SOLVED) return solveWindow(player, opponent, alpha, beta);
  } else if (depth <= LEAF_DEPTH) {
    return toDiscs(
      searchLeaf(frame, player, opponent, isFirst, depth, alpha * DISC - DISC / 2, beta * DISC + DISC / 2),
    );
  }
  const moves = legalMoves(player, opponent);
  if (moves == 0) {
    if (legalMoves(opponent, player) == 0) return finalScore(player, opponent);
    return -searchWindow(frame, opponent, player, !isFirst, depth, -beta, -alpha, selectivity);
  }

  let stage = enterNode(frame);
  if (stage == HALTED) return 0;
  if (stage == FRESH) {
    countNode();
    const known = probe(player, opponent);
    if (known && provenEnough(known, depth, selectivity)) {
      if (lowerBound(known) >= beta || lowerBound(known) == upperBound(known)) return lowerBound(known);
      if (upperBound(known) <= alpha) return upperBound(known);
    }
    frame.start = nodes;
    if (listMoves(frame, player, opponent, moves)) return 64;
    pickFirst(frame, player, opponent, isFirst, toGameEnd, known);
    frame.index = 0;
    frame.setBest(NO_SCORE, NO_MOVE);
    stage = FULL_WINDOW;
    frame.tried = NO_SCORE;
  }

  const count = frame.count;
  const child = frame.below;
  const needsFeatures = !toGameEnd || empties > SOLVED + 1;
  for (let index = frame.index; index < count;) {
    const move = frame.moveAt(index);
    const flipped = move.flipped;
    const square = move.square;
    const nextPlayer = opponent ^ flipped;
    const nextOpponent = player ^ flipped ^ bit(square);
    const low = max(alpha, frame.best);
    if (needsFeatures) featuresPlay(frame, child, isFirst, square, flipped);
    let score = frame.tried;
    if (stage == NULL_WINDOW) {
      frame.stage = NULL_WINDOW;
      score = -searchChild(child, nextPlayer, nextOpponent, !isFirst, depth - 1, -low - 1, selectivity);
      if (stopped) return 0;
      frame.tried = score;
      if (score > low && score < beta) stage = FULL_WINDOW;
    }
    if (stage == FULL_WINDOW) {
      frame.stage = FULL_WINDOW;
      const from = max(low, score - 1);
      score = -searchWindow(child, nextPlayer, nextOpponent, !isFirst, depth - 1, -beta, -from, selectivity);
      if (stopped) return 0;
    }
    if (score > frame.best) {
      frame.setBest(score, square);
      if (score >= beta) break;
    }
    frame.index = ++index;
    stage = NULL_WINDOW;
    if (index == count) break;
    const floor = max(alpha, frame.best);
    pickNext(frame, index, player, opponent, isFirst, toGameEnd, depth, floor, selectivity);
  }
  const best = frame.best;
  record(player, opponent, depth, selectivity, alpha, beta, best, frame.bestMove, nodes - frame.start);
  return best;
}
