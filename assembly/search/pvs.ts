/**
 * Principal-variation search: the first move of a node with the full window, the others with a null window that only
 * asks whether they are better (Reinefeld's NegaScout). Serves the middle game, down to the evaluation at the horizon,
 * and the endgame, down to the solver of the last squares. Scores are in discs, fail-soft: a score outside the window
 * is a bound, and may lie beyond the window.
 *
 * The frame holds the parameters: position, depth, window and selectivity. A depth equal to the number of empty squares
 * searches to the end of the game. A search can be interrupted and resumed: see `clock.ts`.
 */
import { CHECKED } from '../checks';
import { NO_SCORE, bit, finalScore, isScore, isSquareOrNone } from '../board/bitboard';
import { HALTED, countNode, endUnwinding, enterNode, nodes, stopped } from './clock';
import { SOLVED, solve, solveWindow } from './endgame/solver';
import { DISC, evaluateFrame } from '../evaluation/evaluate';
import { featuresPlay } from '../evaluation/features';
import { flips } from '../board/flip';
import { FRESH, FULL_WINDOW, Frame, NULL_WINDOW, PROBE_HIGH, PROBE_LOW, rootFrame } from './memory/frame';
import { searchLeaf, toDiscs } from './leaf';
import { Move } from '../board/move-list';
import { legalMoves } from '../board/moves';
import { listMoves, pickFirst, pickNext } from './ordering';
import { mayProbe, probeDepth, probeGate, probeMargin } from './probcut';
import {
  announceSearch,
  cancelElsewhere,
  deferSearchedElsewhere,
  isShared,
  retractSearch,
  wasCancelledAt,
} from './team';
import { stabilityBound } from '../board/stability';
import { NO_SELECTIVITY, finding, lowerBound, probe, provenEnough, record, upperBound } from './memory/table';
import { CHILD_CUTS, uses } from '../techniques';

/** Depths up to this one are left to `searchLeaf`. */
const LEAF_DEPTH: i32 = 2;
/** From this depth on each child is looked up in the table before any is searched (enhanced transposition cutoff). */
const ETC_FROM: i32 = 5;

/**
 * The score of a frame's position within its window: a score of alpha or less is an upper bound, one of beta or more a
 * lower bound. Meaningless if the slice is over (`stopped`).
 */
export function search(frame: Frame): i32 {
  if (CHECKED) assert((frame.player & frame.opponent) == 0, 'no square belongs to both sides');
  if (CHECKED) assert(frame.depth >= 0 && frame.depth <= frame.empties, 'the end of the game is the deepest');
  if (CHECKED) assert(frame.alpha < frame.beta && isScore(frame.alpha) && isScore(frame.beta));
  if (CHECKED) assert(frame.selectivity >= 0 && frame.selectivity <= NO_SELECTIVITY);
  const toGameEnd = frame.toGameEnd;
  if (frame.depth <= (toGameEnd ? SOLVED : LEAF_DEPTH)) return searchHorizon(frame, toGameEnd);
  const moves = legalMoves(frame.player, frame.opponent);
  if (moves == 0) return searchPass(frame);

  const stage = enterNode(frame);
  if (stage == HALTED) return 0;
  if (stage == FRESH) {
    countNode();
    const score = knownScore(frame, toGameEnd);
    if (score != NO_SCORE) return score;
    frame.start = nodes;
  }
  if (stage < NULL_WINDOW) {
    const predicted = predict(frame, moves, stage);
    if (stopped) return 0;
    if (predicted != NO_SCORE) return predicted;
    const score = beginMoves(frame, moves);
    if (score != NO_SCORE) return score;
  }
  searchMoves(frame);
  if (stopped) return 0;
  if (CHECKED) assert(isScore(frame.best) && (bit(frame.bestMove) & moves) != 0, 'a legal move is the best');
  recordBest(frame, nodes - frame.start);
  if (ASC_FEATURE_THREADS && frame.hasNullWindow && isShared(frame.depth, toGameEnd)) cancelElsewhere(frame);
  return frame.best;
}

/** The score of the last plies: by the solver, or by the evaluation. */
function searchHorizon(frame: Frame, toGameEnd: bool): i32 {
  const alpha = frame.alpha;
  const beta = frame.beta;
  if (toGameEnd) {
    return frame.hasNullWindow
      ? solve(frame.player, frame.opponent, alpha)
      : solveWindow(frame.player, frame.opponent, alpha, beta);
  }
  if (frame.hasNullWindow) {
    // The greatest value in units that rounds to alpha; the next one rounds to more.
    const low = alpha * DISC + DISC / 2 - 1;
    return toDiscs(searchLeaf(frame, frame.depth, low, low + 1));
  }
  return toDiscs(searchLeaf(frame, frame.depth, alpha * DISC - DISC / 2, beta * DISC + DISC / 2));
}

/** The score if the side to move has no move. */
function searchPass(frame: Frame): i32 {
  if (legalMoves(frame.opponent, frame.player) == 0) return finalScore(frame.player, frame.opponent);
  const alpha = frame.alpha;
  const beta = frame.beta;
  frame.pass();
  frame.setWindow(-beta, -alpha);
  if (CHECKED) assert(legalMoves(frame.player, frame.opponent) != 0);
  const score = -search(frame);
  frame.pass();
  frame.setWindow(alpha, beta);
  return score;
}

/** A score that ends the node, by stable discs or by the table; or `NO_SCORE`. */
function knownScore(frame: Frame, toGameEnd: bool): i32 {
  const alpha = frame.alpha;
  if (toGameEnd && frame.hasNullWindow) {
    const bound = stabilityBound(frame.player, frame.opponent, alpha, frame.depth);
    if (bound <= alpha) return bound;
  }
  const known = probe(frame.player, frame.opponent);
  if (!known || !provenEnough(known, frame.depth, frame.selectivity)) return NO_SCORE;
  const lower = lowerBound(known);
  const upper = upperBound(known);
  if (CHECKED) assert(lower <= upper);
  if (lower >= frame.beta || lower == upper) return lower;
  return upper <= alpha ? upper : NO_SCORE;
}

// ---- Multi-ProbCut

/**
 * Predicts by a shallow search, in the next frame, whether the score is outside a null window. Returns a bound, or
 * `NO_SCORE`.
 */
function predict(frame: Frame, moves: u64, reached: i32): i32 {
  const stage = reached == FRESH ? beginProbe(frame, moves) : reached;
  if (stage == FRESH) return NO_SCORE;
  if (CHECKED) assert(stage == PROBE_HIGH || stage == PROBE_LOW);
  frame.stage = stage;
  const shallow = frame.below;
  if (CHECKED)
    assert(shallow.player == frame.player && shallow.opponent == frame.opponent, 'the same position');
  if (CHECKED) assert(shallow.depth < frame.depth);
  const score = search(shallow);
  if (stopped) return NO_SCORE;
  if (stage == PROBE_HIGH) return score > shallow.alpha ? frame.alpha + 1 : NO_SCORE;
  return score <= shallow.alpha ? frame.alpha : NO_SCORE;
}

/** Sets up the shallow search in the next frame. Returns the stage of the node, `FRESH` if a probe would be useless. */
function beginProbe(frame: Frame, moves: u64): i32 {
  if (!frame.hasNullWindow || !mayProbe(frame.depth, frame.selectivity)) return FRESH;
  const alpha = frame.alpha;
  const depth = probeDepth(frame.depth, frame.toGameEnd);
  const margin = probeMargin(frame, depth);
  countNode();
  if (CHECKED) assert(depth < frame.depth && margin > 0);
  const guess = toDiscs(evaluateFrame(frame, frame.isFirst, frame.player, frame.opponent, moves));
  const gate = probeGate(margin);
  let stage = FRESH;
  if (guess > alpha + gate && alpha + margin < 64) stage = PROBE_HIGH;
  else if (guess < alpha - gate && alpha + 1 - margin > -64) stage = PROBE_LOW;
  if (stage == FRESH) return FRESH;

  const shallow = frame.below;
  const bound = stage == PROBE_HIGH ? alpha + margin : alpha - margin;
  shallow.copyPosition(frame);
  shallow.depth = depth;
  shallow.selectivity = frame.selectivity;
  shallow.setWindow(bound, bound + 1);
  return stage;
}

// ---- the moves

/** Lists the moves of a node and finds the first one. Returns a score that ends the node, or `NO_SCORE`. */
function beginMoves(frame: Frame, moves: u64): i32 {
  // A move that wins all discs.
  if (listMoves(frame, moves)) return 64;
  const isNull = frame.hasNullWindow;
  if (isNull && frame.depth >= ETC_FROM && uses(CHILD_CUTS)) {
    const score = childCutoff(frame);
    if (score != NO_SCORE) return score;
  }
  pickFirst(frame, probe(frame.player, frame.opponent));
  frame.beginMoves(0, isNull ? NULL_WINDOW : FULL_WINDOW);
  return NO_SCORE;
}

/** A score above alpha that the table has for one of the moves, or `NO_SCORE`. */
function childCutoff(frame: Frame): i32 {
  for (let move = frame.moveAt(0), end = frame.endOfMoves; move != end; move = move.next) {
    const known = probe(frame.playerAfter(move), frame.opponentAfter(move));
    if (!known || !provenEnough(known, frame.depth - 1, frame.selectivity)) continue;
    const score = -upperBound(known);
    if (score <= frame.alpha) continue;
    frame.setBest(score, move.square);
    // The work of a node that the table has answered.
    recordBest(frame, 1);
    return score;
  }
  return NO_SCORE;
}

/**
 * Searches the moves of a frame from its index on, and stores the best one in it: the first with the full window, the
 * others with a null window, and again with the full one if they turn out better. A null-window node never searches
 * again.
 */
export function searchMoves(frame: Frame): void {
  const child = frame.below;
  while (frame.index < frame.count) {
    if (CHECKED) assert(frame.stage == NULL_WINDOW || frame.stage == FULL_WINDOW);
    const move = frame.moveAt(frame.index);
    if (CHECKED) assert(move.flipped == flips(frame.player, frame.opponent, move.square), 'a legal move');
    const low = max(frame.alpha, frame.best);
    play(frame, move);
    let score = frame.tried;
    if (frame.stage == NULL_WINDOW) {
      child.setWindow(-low - 1, -low);
      score = -searchShared(child);
      if (stopped) return;
      frame.tried = score;
      if (score > low && score < frame.beta) frame.stage = FULL_WINDOW;
    }
    if (frame.stage == FULL_WINDOW) {
      // From the null window's score on, which is a lower bound: `NO_SCORE` for the first move, which had none.
      child.setWindow(-frame.beta, -max(low, score - 1));
      score = -search(child);
      if (stopped) return;
    }
    if (score > frame.best) {
      frame.setBest(score, move.square);
      if (score >= frame.beta) return;
    }
    frame.index++;
    frame.stage = NULL_WINDOW;
    if (frame.index == frame.count) return;
    if (frame != rootFrame()) pickNext(frame);
    else if (ASC_FEATURE_THREADS) deferSearchedElsewhere(frame);
  }
}

/** Sets up the frame of a child, all but its window. */
function play(frame: Frame, move: Move): void {
  const child = frame.below;
  if (CHECKED) assert(frame.depth > 0);
  child.player = frame.playerAfter(move);
  child.opponent = frame.opponentAfter(move);
  child.isFirst = !frame.isFirst;
  child.depth = frame.depth - 1;
  child.selectivity = frame.selectivity;
  // The solver needs no pattern indices.
  if (frame.toGameEnd && child.depth <= SOLVED) return;
  featuresPlay(frame, child, frame.isFirst, move.square, move.flipped);
}

/**
 * A null-window search, announced to the other threads if it is long enough. Restarts if another thread finished it
 * first.
 */
function searchShared(frame: Frame): i32 {
  if (!ASC_FEATURE_THREADS || !isShared(frame.depth, frame.toGameEnd)) return search(frame);
  announceSearch(frame);
  let score = search(frame);
  while (stopped && wasCancelledAt(frame)) {
    endUnwinding();
    score = search(frame);
  }
  if (!stopped) retractSearch(frame);
  return score;
}

/** Records the best score of a frame, and its nodes, in the table. */
function recordBest(frame: Frame, cost: u64): void {
  const score = frame.best;
  if (CHECKED) assert(isScore(score) && isSquareOrNone(frame.bestMove));
  const lower = score > frame.alpha ? score : -64;
  const upper = score < frame.beta ? score : 64;
  const found = finding(frame.depth, frame.selectivity, lower, upper, frame.bestMove, cost);
  record(frame.player, frame.opponent, found);
}
