/** The root of a search: iterative deepening in depth and in selectivity, aspiration windows, several lines. */
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
import { NO_MOVE, NO_SCORE, bit } from './bitboard';
import { SOLVED } from './endgame';
import { featuresPlay, featuresSet } from './features';
import { clearKillers } from './leaf';
import { traceLine } from './pv';
import { searchChild, searchWindow } from './midgame';
import { Move } from './move-list';
import { legalMoves } from './moves';
import { listAllMoves, listMoves, rankMoves } from './ordering';
import { confidenceAt } from './probcut';
import { followOrder, moveToFront, deferSearchedElsewhere, showOrder } from './root-moves';
import { clearSharedSearches } from './shared-searches';
import {
  hasNewWindow,
  publishWindow,
  readWindow,
  windowAlpha,
  windowBeta,
  windowDepth,
  windowIsOfSign,
  windowRank,
  windowSelectivity,
  withdrawWindow,
} from './shared-window';
import { beginSlice, endUnwinding, nodes, resetClock, stopped } from './clock';
import { FRESH, FULL_WINDOW, NULL_WINDOW, rootFrame } from './frame';
import { NO_SELECTIVITY, followTable, nextGeneration } from './table';
import { ASPIRATION_WINDOWS, DEEPENING, SELECTIVE_STEPS, uses } from './techniques';
import { beginCount, countNodes, helpersNodes, thread } from './thread';

/** What is asked of the end of the game: the score, its sign, or its sign and then the score. */
const GOAL_SIGN: i32 = 1;
const GOAL_SIGN_THEN_SCORE: i32 = 2;
/** The sign of a score of which nothing is proven. */
const UNKNOWN: i32 = 2;
/** Up to so many empties a search to the end is exact at once. */
const EXACT_AT_ONCE: i32 = 13;
/** A search to the end is prepared by searches to a horizon up to so many plies short of it. */
const END_AHEAD: i32 = 8;
/** Half the width in discs of the first window around an expected value. */
const ASPIRATION: i32 = 3;
/** Behind a step of so many discs the whole range is searched. */
const WIDEST: i32 = 32;

// What is asked.
let rootPlayer: u64 = 0;
let rootOpponent: u64 = 0;
let empties: i32 = 0;
let rootIsPass: bool = false;
let depthLimit: i32 = 0;
let wantsGameEnd: bool = false;
let signOnly: bool = false;
/** Whether the score is searched once its sign is known. */
let scoreFollows: bool = false;
/** The proven sign of the score for the side to move, or `UNKNOWN`. */
let sign: i32 = UNKNOWN;
let ranks: i32 = 1;
let nodeLimit: u64 = 0;
let allowedMoves: u64 = 0;

// Where the search is: iteration, rank, window; the moves of the root are in its frame.
let finished: bool = true;
let depth: i32 = 0;
let selectivity: i32 = 0;
let rank: i32 = 0;
let alpha: i32 = 0;
let beta: i32 = 0;
/** Whether the values of the answer are signs, which tell little about the scores that are searched now. */
let isFirstOfScore: bool = false;
/** How far in discs the window moves when the value is outside of it; 0 before the first window of a rank. */
let widening: i32 = 0;
/** A root move that is proven better than the window's floor in the iteration under way, and its value. */
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
  rootPlayer = rootIsPass ? opponent : player;
  rootOpponent = rootIsPass ? player : opponent;
  if (rootIsPass) moves = legalMoves(rootPlayer, rootOpponent);
  else if (allowedMoves & moves) moves &= allowedMoves;
  allowedMoves = 0;
  finished = moves == 0;
  if (finished) return;

  empties = 64 - <i32>popcnt(player | opponent);
  depthLimit = max(1, depthWanted);
  wantsGameEnd = exact || depthLimit >= empties;
  signOnly = goal == GOAL_SIGN || goal == GOAL_SIGN_THEN_SCORE;
  scoreFollows = goal == GOAL_SIGN_THEN_SCORE;
  nodeLimit = maximumNodes > 0 ? <u64>maximumNodes : u64.MAX_VALUE;
  ranks = rootIsPass ? 1 : max(1, min(lines, <i32>popcnt(moves)));
  depth = 0;
  rank = 0;
  isFirstOfScore = false;
  widening = 0;
  partialBest = NO_MOVE;
  listRootMoves(moves);
  nextIteration();
}

/** Lists and sorts the root's moves; the first of them is the answer until something better is known. */
function listRootMoves(moves: u64): void {
  const frame = rootFrame();
  featuresSet(frame, rootPlayer, rootOpponent);
  // A move that wins all discs is the answer, unless others are to have values, too.
  if (ranks > 1) listAllMoves(frame, rootPlayer, rootOpponent, moves);
  else if (listMoves(frame, rootPlayer, rootOpponent, moves)) frame.count = 1;
  const count = frame.count;
  ranks = min(ranks, count);
  rankMoves(frame, 0, count, rootPlayer, rootOpponent, true, false, NO_MOVE);
  const end = frame.endOfMoves;
  for (let move = frame.moveAt(0); move != end; move = move.next) Move.pickBest(move, end);
  draftLine(0, frame.moveAt(0).square, 0, 0, 0, false);
  publish(1, rootIsPass);
  frame.stage = FRESH;
}

/** Searches on for about a number of nodes; returns whether the search is finished. */
export function stepSearch(sliceNodes: f64): bool {
  if (finished) return true;
  followTable();
  const begin = nodes;
  const end = begin + <u64>max(1.0, sliceNodes);
  beginSlice(end < nodeLimit ? end : nodeLimit);
  while (!finished) {
    if (ASC_FEATURE_THREADS && hasNewWindow()) {
      followLeader();
      continue;
    }
    searchIteration();
    if (stopped && !(ASC_FEATURE_THREADS && hasNewWindow())) {
      finished = nodes >= nodeLimit;
      break;
    }
  }
  if (ASC_FEATURE_THREADS) {
    countNodes(nodes - begin);
    if (finished && thread == 0) publishWindow(rootPlayer, rootOpponent, OVER, 0, 0, 0, 0, false);
  }
  return finished;
}

// ---- several threads

/** Depth of the window of a search that is over. */
const OVER: i32 = 0;

/** Forgets what threads have told each other of the search before. */
function beginTeam(): void {
  clearSharedSearches();
  beginCount();
  // Helpers may have begun already, or still be at the search before: the window of that is none for them.
  if (thread == 0) withdrawWindow();
}

/** Tells the helpers the window that is searched next, and the order of the moves. */
function showWindow(): void {
  showOrder();
  publishWindow(rootPlayer, rootOpponent, depth, selectivity, rank, alpha, beta, signOnly);
}

/** Takes over the leading thread's window and the order of its moves at the root, if it searches the same position. */
function followLeader(): void {
  const frame = rootFrame();
  endUnwinding();
  clearSharedSearches();
  frame.stage = FRESH;
  if (!readWindow(rootPlayer, rootOpponent)) return;
  finished = windowDepth() == OVER;
  depth = windowDepth();
  selectivity = windowSelectivity();
  rank = windowRank();
  alpha = windowAlpha();
  beta = windowBeta();
  signOnly = windowIsOfSign();
  widening = ASPIRATION;
  partialBest = NO_MOVE;
  followOrder();
}

// ---- iterations

function reachesGameEnd(): bool {
  return depth == empties;
}

/** Chooses the depth and the selectivity of the next iteration, or finishes the search. */
function nextIteration(): void {
  if (reachesGameEnd()) {
    if (selectivity < NO_SELECTIVITY) {
      selectivity++;
      return;
    }
    sign = max(-1, min(1, <i32>valueOf(0)));
    if (signOnly && scoreFollows) {
      // The sign's iterations have filled the table; the score's begin again with the least careful.
      signOnly = false;
      isFirstOfScore = true;
      selectivity = firstSelectivity();
    } else {
      finished = true;
    }
    return;
  }
  const horizon = wantsGameEnd ? min(depthLimit, empties - END_AHEAD) : depthLimit;
  if (wantsGameEnd && (empties <= SOLVED || depth >= horizon || !uses(DEEPENING))) {
    depth = empties;
    selectivity = firstSelectivity();
  } else if (depth >= depthLimit) {
    finished = true;
  } else {
    depth++;
    selectivity = 0;
  }
}

/** The selectivity of the first search to the end of the game. */
function firstSelectivity(): i32 {
  return empties <= EXACT_AT_ONCE || !uses(SELECTIVE_STEPS) ? NO_SELECTIVITY : 0;
}

/** The sign of the score that is proven for the side to move: -1, 0, 1, or `UNKNOWN`. */
export function provenSign(): i32 {
  return sign;
}

/** Share of the nodes allowed that are visited, or -1 where no number of nodes ends the search. */
export function shareOfNodes(): f64 {
  if (finished) return 1;
  return nodeLimit == u64.MAX_VALUE ? -1 : min(1, <f64>nodes / <f64>nodeLimit);
}

/** Searches all ranks of an iteration; leaves everything in place when the slice ends. */
function searchIteration(): void {
  while (rank < ranks) {
    const score = searchRank();
    if (stopped) return;
    const move = rootFrame().bestMove;
    const toGameEnd = reachesGameEnd();
    const value = signOnly && toGameEnd ? max(-1, min(1, score)) : score;
    const confidence = toGameEnd ? confidenceAt(selectivity) : 0;
    draftLine(rank, move, value, depth, confidence, toGameEnd);
    traceLine(rank, rootPlayer, rootOpponent, depth, toGameEnd && selectivity == NO_SELECTIVITY && !signOnly);
    moveToFront(move, rank);
    rank++;
    widening = 0;
  }
  publish(ranks, rootIsPass);
  rank = 0;
  partialBest = NO_MOVE;
  isFirstOfScore = false;
  nextIteration();
}

/**
 * Lets what an unfinished iteration has found count: a move that beats the window's floor takes the
 * place of the answer's. How far it can be trusted is said of the iteration before, the last that is complete.
 */
export function commitPartial(): void {
  if (finished || ranks != 1 || rootIsPass || signOnly) return;
  if (partialBest == NO_MOVE || partialBest == moveOf(0) || certaintyOf(0) == EXACT) return;
  draftLine(0, partialBest, partialValue, depthOf(0), confidenceOf(0), certaintyOf(0) == SELECTIVE);
  traceLine(0, rootPlayer, rootOpponent, depth, false);
  publish(1, false);
}

/** Searches the moves behind the present rank, in windows that widen until they hold the value. */
function searchRank(): i32 {
  const floor = signOnly && reachesGameEnd() ? -1 : -64;
  const ceiling = signOnly && reachesGameEnd() ? 1 : 64;
  if (widening == 0) {
    alpha = floor;
    beta = ceiling;
    if (
      uses(ASPIRATION_WINDOWS) &&
      depth > 1 &&
      rank < lineCount &&
      !isFirstOfScore &&
      !(rootIsPass && rank > 0)
    ) {
      const expected = <i32>valueOf(rank) * (rootIsPass ? -1 : 1);
      // Final scores are even: a score known nearly for sure needs no more room than one point on either side.
      const half = reachesGameEnd() && selectivity > 0 ? 1 : ASPIRATION;
      alpha = max(floor, min(ceiling - 1, expected - half));
      beta = min(ceiling, max(floor + 1, expected + half));
    }
    widening = ASPIRATION;
  }
  for (;;) {
    if (ASC_FEATURE_THREADS && thread == 0 && rootFrame().stage == FRESH) showWindow();
    const score = searchRoot();
    if (stopped) return 0;
    if (score <= alpha && alpha > floor) {
      alpha = max(floor, score - widening);
      beta = min(ceiling, score + 1);
      partialBest = NO_MOVE;
    } else if (score >= beta && beta < ceiling) {
      beta = min(ceiling, score + widening);
      alpha = max(floor, score - 1);
    } else {
      return score;
    }
    widening *= 2;
    if (widening > WIDEST) {
      // Selective searches may contradict each other, and would send the window up and down for ever.
      alpha = floor;
      beta = ceiling;
    }
  }
  return 0;
}

/** The root's own principal-variation search over the moves behind the present rank. */
function searchRoot(): i32 {
  const frame = rootFrame();
  let stage = frame.stage;
  if (stage == FRESH) {
    frame.index = rank;
    frame.setBest(NO_SCORE, NO_MOVE);
    frame.tried = NO_SCORE;
    stage = FULL_WINDOW;
  }
  const child = frame.below;
  for (let index = frame.index, count = frame.count; index < count;) {
    const move = frame.moveAt(index);
    const flipped = move.flipped;
    const square = move.square;
    const next = rootOpponent ^ flipped;
    const other = rootPlayer ^ flipped ^ bit(square);
    const low = max(alpha, frame.best);
    featuresPlay(frame, child, true, square, flipped);
    let score = frame.tried;
    if (stage == NULL_WINDOW) {
      frame.stage = NULL_WINDOW;
      score = -searchChild(child, next, other, false, depth - 1, -low - 1, selectivity);
      if (stopped) return 0;
      frame.tried = score;
      if (score > low && score < beta) stage = FULL_WINDOW;
    }
    if (stage == FULL_WINDOW) {
      frame.stage = FULL_WINDOW;
      score = -searchWindow(child, next, other, false, depth - 1, -beta, -max(low, score - 1), selectivity);
      if (stopped) return 0;
    }
    if (score > frame.best) {
      frame.setBest(score, square);
      if (score > alpha) {
        partialBest = square;
        partialValue = score;
      }
      if (score >= beta) break;
    }
    frame.index = ++index;
    stage = NULL_WINDOW;
    if (ASC_FEATURE_THREADS && thread != 0) {
      deferSearchedElsewhere(
        index,
        rootPlayer,
        rootOpponent,
        depth - 1,
        -max(alpha, frame.best) - 1,
        selectivity,
      );
    }
  }
  frame.stage = FRESH;
  const best = frame.best;
  if (best > alpha) moveToFront(frame.bestMove, rank);
  return best;
}

/** Nodes of the present search so far. */
export function searchedNodes(): f64 {
  return <f64>(ASC_FEATURE_THREADS && thread == 0 ? nodes + helpersNodes() : nodes);
}
