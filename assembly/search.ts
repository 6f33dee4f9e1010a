/** The root of a search: iterative deepening in depth and in selectivity, aspiration windows, several lines. */
import { CHECKED } from './checks';
import {
  EXACT,
  SELECTIVE,
  certaintyOf,
  clearLines,
  confidenceOf,
  depthOf,
  draftLine,
  lineCount,
  moveOf,
  publish,
  valueOf,
} from './root-lines';
import { NO_MOVE, isScore, isSquare } from './bitboard';
import { SOLVED } from './endgame';
import { featuresSet } from './features';
import { clearKillers } from './leaf';
import { traceLine } from './pv';
import { searchMoves } from './midgame';
import { Move } from './move-list';
import { legalMoves } from './moves';
import { listAllMoves, listMoves, rankMoves } from './ordering';
import { confidenceAt } from './probcut';
import { agreesOnChoice, clearChoices, keepChoices, noteChoice } from './root-choice';
import { root } from './root';
import { followOrder, moveToFront, searchAllListed, showOrder } from './root-moves';
import { clearSharedSearches } from './shared-searches';
import { followWindow, hasNewWindow, publishWindow, withdrawWindow } from './shared-window';
import { beginSlice, endUnwinding, nodes, resetClock, stopped } from './clock';
import { FRESH, FULL_WINDOW, rootFrame } from './frame';
import { NO_SELECTIVITY, followTable, nextGeneration } from './table';
import { ASPIRATION_WINDOWS, DEEPENING, SELECTIVE_STEPS, uses } from './techniques';
import { beginCount, countNodes, helpersNodes, thread } from './thread';

/** What is asked of the end of the game: the score, its sign, or its sign and then the score. */
const GOAL_SIGN: i32 = 1;
const GOAL_SIGN_THEN_SCORE: i32 = 2;
/** The sign of an unproven score. */
const UNKNOWN: i32 = 2;
/** Up to this many empties a search to the end is exact from the start. */
const EXACT_AT_ONCE: i32 = 13;
/** Searches to horizons up to this many plies before the end precede a search to the end. */
const END_AHEAD: i32 = 8;
/** Half the width of the first window around an expected value, in discs. */
const ASPIRATION: i32 = 3;
/** After a step of this many discs the whole range is searched. */
const WIDEST: i32 = 32;
/** From this depth limit on, an open choice is searched a few plies deeper; shallower searches should be fast. */
const DECIDED_FROM: i32 = 8;
/** How many plies beyond the depth limit an open choice is searched. */
const DECIDED_WITHIN: i32 = 2;

// The request; the position, the iteration, the rank and the window are in `root`, the moves in the root's frame.
let empties: i32 = 0;
let rootIsPass: bool = false;
let depthLimit: i32 = 0;
let wantsGameEnd: bool = false;
/** Whether the score is searched after its sign. */
let scoreFollows: bool = false;
/** The proven sign of the score for the side to move, or `UNKNOWN`. */
let sign: i32 = UNKNOWN;
let ranks: i32 = 1;
let nodeLimit: u64 = 0;
let allowedMoves: u64 = 0;
/** Whether an open choice may still be searched beyond the depth limit. */
let mayDecide: bool = false;

// The progress of the search.
let finished: bool = true;
/** Whether the values of the answer are signs, which say little about the scores that are searched now. */
let isFirstOfScore: bool = false;
/** How far the window moves when the value is outside it, in discs; 0 before the first window of a rank. */
let widening: i32 = 0;
/** A root move proven better than the window's floor in the current iteration, and its value. */
let partialBest: i32 = NO_MOVE;
let partialValue: i32 = 0;

/** Restricts the next search to some root moves; 0 for all. */
export function restrictRootMoves(mask: u64): void {
  allowedMoves = mask;
}

export function beginSearch(
  player: u64,
  opponent: u64,
  depthWanted: i32,
  exact: bool,
  goal: i32,
  lines: i32,
  maximumNodes: f64,
): void {
  nextGeneration();
  resetClock();
  clearLines();
  clearKillers();
  if (ASC_FEATURE_THREADS) beginTeam();
  sign = UNKNOWN;
  let moves = legalMoves(player, opponent);
  rootIsPass = moves == 0;
  root.player = rootIsPass ? opponent : player;
  root.opponent = rootIsPass ? player : opponent;
  if (rootIsPass) moves = legalMoves(root.player, root.opponent);
  else if (allowedMoves & moves) moves &= allowedMoves;
  allowedMoves = 0;
  finished = moves == 0;
  if (finished) return;

  if (CHECKED) assert((root.player & root.opponent) == 0);
  empties = 64 - <i32>popcnt(player | opponent);
  depthLimit = max(1, depthWanted);
  wantsGameEnd = exact || depthLimit >= empties;
  root.signOnly = goal == GOAL_SIGN || goal == GOAL_SIGN_THEN_SCORE;
  scoreFollows = goal == GOAL_SIGN_THEN_SCORE;
  nodeLimit = maximumNodes > 0 ? <u64>maximumNodes : u64.MAX_VALUE;
  ranks = rootIsPass ? 1 : max(1, min(lines, <i32>popcnt(moves)));
  root.depth = 0;
  root.selectivity = 0;
  root.rank = 0;
  allowDecision();
  isFirstOfScore = false;
  widening = 0;
  partialBest = NO_MOVE;
  listRootMoves(moves);
  nextIteration();
}

/** Records whether an open choice may be searched beyond the depth limit. */
function allowDecision(): void {
  clearChoices();
  mayDecide = ranks == 1 && !wantsGameEnd && depthLimit >= DECIDED_FROM;
  if (!ASC_FEATURE_THREADS || thread == 0 || !mayDecide) return;
  // The leading thread decides; helpers must not stop before it.
  mayDecide = false;
  depthLimit = min(depthLimit + DECIDED_WITHIN, empties - 1);
}

/** Lists and sorts the root's moves; the first one is the answer until a better one is known. */
function listRootMoves(moves: u64): void {
  const frame = rootFrame();
  frame.player = root.player;
  frame.opponent = root.opponent;
  frame.isFirst = true;
  frame.depth = 0;
  featuresSet(frame, root.player, root.opponent);
  // A move that wins all discs is the answer, unless other moves need values, too.
  if (ranks > 1) listAllMoves(frame, moves);
  else if (listMoves(frame, moves)) frame.count = 1;
  ranks = min(ranks, frame.count);
  if (CHECKED) assert(ranks > 0);
  searchAllListed();
  const end = frame.endOfMoves;
  rankMoves(frame, frame.moveAt(0), NO_MOVE);
  for (let move = frame.moveAt(0); move != end; move = move.next) Move.pickBest(move, end);
  draftLine(0, frame.moveAt(0).square, 0, 0, 0, false);
  publish(1, rootIsPass);
  frame.stage = FRESH;
}

/** Continues for about a number of nodes; returns whether the search is finished. */
export function stepSearch(sliceNodes: f64): bool {
  if (finished) return true;
  followTable();
  const begin = nodes;
  // The number may be anything, even Infinity: the sum must not overflow.
  const end = begin + min(<u64>max(1.0, sliceNodes), u64.MAX_VALUE - begin);
  beginSlice(end < nodeLimit ? end : nodeLimit);
  while (!finished) {
    if (ASC_FEATURE_THREADS && hasNewWindow()) {
      followLeader();
      continue;
    }
    searchIteration();
    if (stopped && !(ASC_FEATURE_THREADS && hasNewWindow())) {
      if (nodes < nodeLimit) break;
      commitPartial();
      finished = true;
    }
  }
  if (ASC_FEATURE_THREADS) {
    countNodes(nodes - begin);
    if (finished && thread == 0) {
      root.depth = OVER;
      publishWindow();
    }
  }
  return finished;
}

// ---- several threads

/** Depth of the window of a search that is over. */
const OVER: i32 = 0;

/** Clears what threads shared during the previous search. */
function beginTeam(): void {
  clearSharedSearches();
  beginCount();
  // Helpers may have started already, or still be in the previous search, whose window no longer counts.
  if (thread == 0) withdrawWindow();
}

/** Publishes the next window and the order of the moves for the helpers. */
function showWindow(): void {
  showOrder();
  publishWindow();
}

/** Takes over the leading thread's window and the order of its moves at the root, if it searches the same position. */
function followLeader(): void {
  endUnwinding();
  clearSharedSearches();
  rootFrame().stage = FRESH;
  if (!followWindow()) return;
  finished = root.depth == OVER;
  widening = ASPIRATION;
  partialBest = NO_MOVE;
  if (CHECKED) assert(root.rank >= 0 && root.rank < rootFrame().count);
  followOrder();
}

// ---- iterations

function reachesGameEnd(): bool {
  return root.depth == empties;
}

/** Chooses the depth and the selectivity of the next iteration, or finishes the search. */
function nextIteration(): void {
  if (reachesGameEnd()) {
    if (root.selectivity < NO_SELECTIVITY) {
      root.selectivity++;
      return;
    }
    sign = max(-1, min(1, <i32>valueOf(0)));
    if (root.signOnly && scoreFollows) {
      // The sign's iterations have filled the table; the score's restart with the most selective one.
      root.signOnly = false;
      isFirstOfScore = true;
      root.selectivity = firstSelectivity();
    } else {
      finished = true;
    }
    return;
  }
  const horizon = wantsGameEnd ? min(depthLimit, empties - END_AHEAD) : depthLimit;
  if (wantsGameEnd && (empties <= SOLVED || root.depth >= horizon || !uses(DEEPENING))) {
    root.depth = empties;
    root.selectivity = firstSelectivity();
  } else if (root.depth >= depthLimit && !goesOnToDecide()) {
    finished = true;
  } else {
    root.depth++;
    root.selectivity = 0;
  }
}

/**
 * Whether the next iteration decides between moves: at the depth limit, if the last iterations disagree on a move. It
 * searches only theirs.
 */
function goesOnToDecide(): bool {
  if (!mayDecide || root.depth >= depthLimit + DECIDED_WITHIN || root.depth + 1 >= empties) return false;
  if (agreesOnChoice()) return false;
  if (root.depth == depthLimit) keepChoices();
  return true;
}

/** The selectivity of the first search to the end of the game. */
function firstSelectivity(): i32 {
  return empties <= EXACT_AT_ONCE || !uses(SELECTIVE_STEPS) ? NO_SELECTIVITY : 0;
}

/** The proven sign of the score for the side to move: -1, 0, 1, or `UNKNOWN`. */
export function provenSign(): i32 {
  return sign;
}

/** Share of the node limit that is used, or -1 without a limit. */
export function shareOfNodes(): f64 {
  if (finished) return 1;
  return nodeLimit == u64.MAX_VALUE ? -1 : min(1, <f64>nodes / <f64>nodeLimit);
}

/** Searches all ranks of an iteration; keeps all state when the slice ends. */
function searchIteration(): void {
  while (root.rank < ranks) {
    const score = searchRank();
    if (stopped) return;
    const move = rootFrame().bestMove;
    if (CHECKED) assert(isScore(score) && isSquare(move));
    const toGameEnd = reachesGameEnd();
    const value = root.signOnly && toGameEnd ? max(-1, min(1, score)) : score;
    const confidence = toGameEnd ? confidenceAt(root.selectivity) : 0;
    draftLine(root.rank, move, value, root.depth, confidence, toGameEnd);
    traceLine(
      root.rank,
      root.player,
      root.opponent,
      root.depth,
      toGameEnd && root.selectivity == NO_SELECTIVITY && !root.signOnly,
    );
    moveToFront(move, root.rank);
    if (root.rank == 0) noteChoice(move);
    root.rank++;
    widening = 0;
  }
  publish(ranks, rootIsPass);
  root.rank = 0;
  partialBest = NO_MOVE;
  isFirstOfScore = false;
  nextIteration();
}

/**
 * Uses the result of an iteration cut short by the limit of time or nodes: a move that beats the window's floor
 * replaces the answer's. Its certainty is that of the last complete iteration.
 */
export function commitPartial(): void {
  if (finished || ranks != 1 || rootIsPass || root.signOnly) return;
  if (partialBest == NO_MOVE || partialBest == moveOf(0) || certaintyOf(0) == EXACT) return;
  if (CHECKED) assert(isScore(partialValue) && isSquare(partialBest));
  draftLine(0, partialBest, partialValue, depthOf(0), confidenceOf(0), certaintyOf(0) == SELECTIVE);
  traceLine(0, root.player, root.opponent, root.depth, false);
  publish(1, false);
}

/** Searches the moves from the current rank on, in windows that widen until they contain the value. */
function searchRank(): i32 {
  const floor = root.signOnly && reachesGameEnd() ? -1 : -64;
  const ceiling = root.signOnly && reachesGameEnd() ? 1 : 64;
  if (widening == 0) {
    root.alpha = floor;
    root.beta = ceiling;
    if (
      uses(ASPIRATION_WINDOWS) &&
      root.depth > 1 &&
      root.rank < lineCount &&
      !isFirstOfScore &&
      !(rootIsPass && root.rank > 0)
    ) {
      const expected = <i32>valueOf(root.rank) * (rootIsPass ? -1 : 1);
      // Final scores are even: a nearly certain score needs only one point on either side.
      const half = reachesGameEnd() && root.selectivity > 0 ? 1 : ASPIRATION;
      root.alpha = max(floor, min(ceiling - 1, expected - half));
      root.beta = min(ceiling, max(floor + 1, expected + half));
    }
    widening = ASPIRATION;
  }
  for (;;) {
    if (ASC_FEATURE_THREADS && thread == 0 && rootFrame().stage == FRESH) showWindow();
    const score = searchRoot();
    if (stopped) return 0;
    if (score <= root.alpha && root.alpha > floor) {
      root.alpha = max(floor, score - widening);
      root.beta = min(ceiling, score + 1);
      partialBest = NO_MOVE;
    } else if (score >= root.beta && root.beta < ceiling) {
      root.beta = min(ceiling, score + widening);
      root.alpha = max(floor, score - 1);
    } else {
      return score;
    }
    widening *= 2;
    if (widening > WIDEST) {
      // Selective searches may contradict each other, and would move the window up and down for ever.
      root.alpha = floor;
      root.beta = ceiling;
    }
  }
  return 0;
}

/** Searches the moves from the current rank on in the current window. */
function searchRoot(): i32 {
  const frame = rootFrame();
  if (CHECKED) assert(frame.player == root.player && frame.opponent == root.opponent);
  if (frame.stage == FRESH) {
    if (CHECKED) assert(root.depth > 0 && root.depth <= empties);
    frame.depth = root.depth;
    frame.selectivity = root.selectivity;
    frame.setWindow(root.alpha, root.beta);
    frame.beginMoves(root.rank, FULL_WINDOW);
  }
  searchMoves(frame);
  if (frame.best > frame.alpha) {
    partialBest = frame.bestMove;
    partialValue = frame.best;
  }
  if (stopped) return 0;
  frame.stage = FRESH;
  if (frame.best > frame.alpha) moveToFront(frame.bestMove, root.rank);
  return frame.best;
}

/** Nodes of the current search so far. */
export function searchedNodes(): f64 {
  return <f64>(ASC_FEATURE_THREADS && thread == 0 ? nodes + helpersNodes() : nodes);
}
