/** Drives a search: iterative deepening in depth and in selectivity, aspiration windows, several lines. */
import { CHECKED } from '../checks';
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
} from './memory/root-lines';
import { NO_MOVE, isScore, isSquare } from '../board/bitboard';
import { SOLVED } from './endgame/solver';
import { featuresSet } from '../evaluation/features';
import { clearKillers } from './leaf';
import { traceLine } from './pv';
import { searchMoves } from './pvs';
import { Move } from '../board/move-list';
import { legalMoves } from '../board/moves';
import { listAllMoves, listMoves, rankMoves } from './ordering';
import { confidenceAt } from './probcut';
import { agreesOnChoice, clearChoices, keepChoices, noteChoice } from './root-choice';
import { root } from './memory/root';
import { moveToFront, searchAllListed } from './memory/root-moves';
import {
  clearSharedSearches,
  followOrder,
  followWindow,
  hasNewWindow,
  publishWindow,
  showOrder,
  withdrawWindow,
} from './team';
import { beginSlice, endUnwinding, nodes, resetClock, stopped } from './clock';
import { FRESH, FULL_WINDOW, rootFrame } from './memory/frame';
import { NO_SELECTIVITY, followTable, nextGeneration } from './memory/table';
import { ASPIRATION_WINDOWS, DEEPENING, SELECTIVE_STEPS, uses } from '../techniques';
import { beginCount, countNodes, helpersNodes, thread } from './memory/thread';

/**
 * The goals of a search to the end of the game: the sign of the score, or the sign and then the score; any other is the
 * score.
 */
const GOAL_SIGN: i32 = 1;
const GOAL_SIGN_THEN_SCORE: i32 = 2;
/** The sign of a score that is not proven. */
const UNKNOWN: i32 = 2;
/** Up to this many empties a search to the end is exact from the start. */
const EXACT_AT_ONCE: i32 = 13;
/** Searches to horizons up to this many plies before the end precede a search to the end. Measured: README.md. */
const END_AHEAD: i32 = 8;
/** Half the width of the first window around an expected value, in discs. */
const ASPIRATION: i32 = 3;
/** After a step of this many discs the whole range is searched. */
const WIDEST: i32 = 32;
/** From this depth limit on, an open choice is searched a few plies deeper; shallower searches should be fast. */
const DECIDED_FROM: i32 = 8;
/** How many plies beyond the depth limit an open choice is searched: see "Choice of move" in `training/report.md`. */
const DECIDED_WITHIN: i32 = 2;

/** Restricts the next search to some root moves; 0 for all. */
export function restrictRootMoves(mask: u64): void {
  root.allowedMoves = mask;
}

/**
 * Sets a search up, for the side to move; `stepSearch` then runs it slice by slice.
 *
 * @param depthWanted in plies; to the end of the game if `exact`
 * @param goal of a search to the end: `GOAL_SIGN`, `GOAL_SIGN_THEN_SCORE`, or any other for the score
 * @param lines the number of moves that get a value and a line of their own
 * @param maximumNodes 0 for no limit
 */
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
  root.isSignProven = false;
  let moves = legalMoves(player, opponent);
  root.isPass = moves == 0;
  root.player = root.isPass ? opponent : player;
  root.opponent = root.isPass ? player : opponent;
  if (root.isPass) moves = legalMoves(root.player, root.opponent);
  else if (root.allowedMoves & moves) moves &= root.allowedMoves;
  root.allowedMoves = 0;
  root.isRunning = moves != 0;
  if (!root.isRunning) return;

  if (CHECKED) assert((root.player & root.opponent) == 0);
  root.empties = 64 - <i32>popcnt(player | opponent);
  root.depthLimit = max(1, depthWanted);
  root.wantsGameEnd = exact || root.depthLimit >= root.empties;
  root.signOnly = goal == GOAL_SIGN || goal == GOAL_SIGN_THEN_SCORE;
  root.scoreFollows = goal == GOAL_SIGN_THEN_SCORE;
  root.nodeLimit = maximumNodes > 0 ? <u64>maximumNodes : u64.MAX_VALUE;
  root.ranks = root.isPass ? 1 : max(1, min(lines, <i32>popcnt(moves)));
  root.depth = 0;
  root.selectivity = 0;
  root.rank = 0;
  allowDecision();
  root.isFirstOfScore = false;
  root.widening = 0;
  root.partialBest = NO_MOVE;
  listRootMoves(moves);
  nextIteration();
}

/** Records whether an open choice may be searched beyond the depth limit. */
function allowDecision(): void {
  clearChoices();
  root.mayDecide = root.ranks == 1 && !root.wantsGameEnd && root.depthLimit >= DECIDED_FROM;
  if (!ASC_FEATURE_THREADS || thread == 0 || !root.mayDecide) return;
  // The leading thread decides; helpers must not stop before it.
  root.mayDecide = false;
  root.depthLimit = min(root.depthLimit + DECIDED_WITHIN, root.empties - 1);
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
  if (root.ranks > 1) listAllMoves(frame, moves);
  else if (listMoves(frame, moves)) frame.count = 1;
  root.ranks = min(root.ranks, frame.count);
  if (CHECKED) assert(root.ranks > 0);
  searchAllListed();
  const end = frame.endOfMoves;
  rankMoves(frame, frame.moveAt(0), NO_MOVE);
  for (let move = frame.moveAt(0); move != end; move = move.next) Move.pickBest(move, end);
  draftLine(0, frame.moveAt(0).square, 0, 0, 0, false);
  publish(1, root.isPass);
  frame.stage = FRESH;
}

/** Continues for about a number of nodes; returns whether the search is finished. */
export function stepSearch(sliceNodes: f64): bool {
  if (!root.isRunning) return true;
  followTable();
  const begin = nodes;
  // The number may be anything, even Infinity: the sum must not overflow.
  const end = begin + min(<u64>max(1.0, sliceNodes), u64.MAX_VALUE - begin);
  beginSlice(end < root.nodeLimit ? end : root.nodeLimit);
  while (root.isRunning) {
    if (ASC_FEATURE_THREADS && hasNewWindow()) {
      followLeader();
      continue;
    }
    searchIteration();
    if (stopped && !(ASC_FEATURE_THREADS && hasNewWindow())) {
      if (nodes < root.nodeLimit) break;
      commitPartial();
      root.isRunning = false;
    }
  }
  if (ASC_FEATURE_THREADS) {
    countNodes(nodes - begin);
    if (!root.isRunning && thread == 0) {
      root.depth = OVER;
      publishWindow();
    }
  }
  return !root.isRunning;
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
  root.isRunning = root.depth != OVER;
  root.widening = ASPIRATION;
  root.partialBest = NO_MOVE;
  if (CHECKED) assert(root.rank >= 0 && root.rank < rootFrame().count);
  followOrder();
}

// ---- iterations

/** Chooses the depth and the selectivity of the next iteration, or finishes the search. */
function nextIteration(): void {
  if (root.reachesGameEnd) {
    if (root.selectivity < NO_SELECTIVITY) {
      root.selectivity++;
      return;
    }
    root.sign = max(-1, min(1, <i32>valueOf(0)));
    root.isSignProven = true;
    if (root.signOnly && root.scoreFollows) {
      // The sign's iterations have filled the table; the score's restart with the most selective one.
      root.signOnly = false;
      root.isFirstOfScore = true;
      root.selectivity = firstSelectivity();
    } else {
      root.isRunning = false;
    }
    return;
  }
  const horizon = root.wantsGameEnd ? min(root.depthLimit, root.empties - END_AHEAD) : root.depthLimit;
  if (root.wantsGameEnd && (root.empties <= SOLVED || root.depth >= horizon || !uses(DEEPENING))) {
    root.depth = root.empties;
    root.selectivity = firstSelectivity();
  } else if (root.depth >= root.depthLimit && !goesOnToDecide()) {
    root.isRunning = false;
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
  if (!root.mayDecide || root.depth >= root.depthLimit + DECIDED_WITHIN || root.depth + 1 >= root.empties)
    return false;
  if (agreesOnChoice()) return false;
  if (root.depth == root.depthLimit) keepChoices();
  return true;
}

/** The selectivity of the first search to the end of the game. */
function firstSelectivity(): i32 {
  return root.empties <= EXACT_AT_ONCE || !uses(SELECTIVE_STEPS) ? NO_SELECTIVITY : 0;
}

/** The proven sign of the score for the side to move: -1, 0, 1, or `UNKNOWN`. */
export function provenSign(): i32 {
  return root.isSignProven ? root.sign : UNKNOWN;
}

/** Share of the node limit that is used, or -1 without a limit. */
export function shareOfNodes(): f64 {
  if (!root.isRunning) return 1;
  return root.nodeLimit == u64.MAX_VALUE ? -1 : min(1, <f64>nodes / <f64>root.nodeLimit);
}

/** Searches all ranks of an iteration; keeps all state when the slice ends. */
function searchIteration(): void {
  while (root.rank < root.ranks) {
    const score = searchRank();
    if (stopped) return;
    const move = rootFrame().bestMove;
    if (CHECKED) assert(isScore(score) && isSquare(move));
    const toGameEnd = root.reachesGameEnd;
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
    root.widening = 0;
  }
  publish(root.ranks, root.isPass);
  root.rank = 0;
  root.partialBest = NO_MOVE;
  root.isFirstOfScore = false;
  nextIteration();
}

/**
 * Uses the result of an iteration cut short by the limit of time or nodes: a move that beats the window's floor
 * replaces the answer's. Its certainty is that of the last complete iteration.
 */
export function commitPartial(): void {
  if (!root.isRunning || root.ranks != 1 || root.isPass || root.signOnly) return;
  if (root.partialBest == NO_MOVE || root.partialBest == moveOf(0) || certaintyOf(0) == EXACT) return;
  if (CHECKED) assert(isScore(root.partialValue) && isSquare(root.partialBest));
  draftLine(0, root.partialBest, root.partialValue, depthOf(0), confidenceOf(0), certaintyOf(0) == SELECTIVE);
  traceLine(0, root.player, root.opponent, root.depth, false);
  publish(1, false);
}

/** Searches the moves from the current rank on, in windows that widen until they contain the value. */
function searchRank(): i32 {
  const highest = root.signOnly && root.reachesGameEnd ? 1 : 64;
  if (root.widening == 0) setFirstWindow(highest);
  for (;;) {
    if (ASC_FEATURE_THREADS && thread == 0 && rootFrame().stage == FRESH) showWindow();
    const score = searchRoot();
    if (stopped) return 0;
    if (score > root.alpha && score < root.beta) return score;
    if (score <= root.alpha && root.alpha == -highest) return score;
    if (score >= root.beta && root.beta == highest) return score;
    moveWindow(score, highest);
  }
  return 0;
}

/** Sets the first window of a rank: around the value of the iteration before, or all scores up to the highest. */
function setFirstWindow(highest: i32): void {
  root.alpha = -highest;
  root.beta = highest;
  root.widening = ASPIRATION;
  if (!uses(ASPIRATION_WINDOWS) || root.depth <= 1 || root.rank >= lineCount) return;
  if (root.isFirstOfScore || (root.isPass && root.rank > 0)) return;
  const expected = <i32>valueOf(root.rank) * (root.isPass ? -1 : 1);
  // Final scores are even: a nearly certain score needs only one point on either side.
  const half = root.reachesGameEnd && root.selectivity > 0 ? 1 : ASPIRATION;
  root.alpha = max(-highest, min(highest - 1, expected - half));
  root.beta = min(highest, max(-highest + 1, expected + half));
}

/** Moves the window to a score outside it, further each time. */
function moveWindow(score: i32, highest: i32): void {
  if (score <= root.alpha) {
    root.alpha = max(-highest, score - root.widening);
    root.beta = min(highest, score + 1);
    root.partialBest = NO_MOVE;
  } else {
    root.beta = min(highest, score + root.widening);
    root.alpha = max(-highest, score - 1);
  }
  root.widening *= 2;
  if (root.widening <= WIDEST) return;
  // Selective searches may contradict each other, and would move the window up and down for ever.
  root.alpha = -highest;
  root.beta = highest;
}

/** Searches the moves from the current rank on in the current window. */
function searchRoot(): i32 {
  const frame = rootFrame();
  if (CHECKED) assert(frame.player == root.player && frame.opponent == root.opponent);
  if (frame.stage == FRESH) {
    if (CHECKED) assert(root.depth > 0 && root.depth <= root.empties);
    frame.depth = root.depth;
    frame.selectivity = root.selectivity;
    frame.setWindow(root.alpha, root.beta);
    frame.beginMoves(root.rank, FULL_WINDOW);
  }
  searchMoves(frame);
  if (frame.best > frame.alpha) {
    root.partialBest = frame.bestMove;
    root.partialValue = frame.best;
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
