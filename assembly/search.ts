/** The root: iterative deepening, several lines, limits, and the answer so far. */
import { NO_MOVE, PASS, bit } from './bitboard';
import { featuresPlay, featuresSet } from './features';
import { flips } from './flip';
import { EXACT, frameOf, nodes, resetNodes, search, setLimit, stopped } from './midgame';
import { legalMoves } from './moves';
import { firstMove, nextGeneration, probe } from './table';

const MAX_LINES: i32 = 34;
const LINE_BYTES: i32 = 96;
const LINE_MOVES: usize = 24;
/** Lines of the answer and those of the iteration under way: move, value, depth, certainty, length, moves. */
const ANSWER = memory.data(MAX_LINES * LINE_BYTES, 16);
const WORK = memory.data(MAX_LINES * LINE_BYTES, 16);
const EXACT_FROM: i32 = 12;

let rootPlayer: u64 = 0;
let rootOpponent: u64 = 0;
let rootIsPass: bool = false;
let rootMovesMask: u64 = 0;
let allowedMoves: u64 = 0;
let depthLimit: i32 = 0;
let goesToTheEnd: bool = false;
let wantsSignOnly: bool = false;
let wantedLines: i32 = 1;
let nodeLimit: u64 = 0;
let depth: i32 = 0;
let finished: bool = true;
let lines: i32 = 0;
/** Rank (index of the line) that the iteration under way is at. */
let rank: i32 = 0;

export function restrictRootMoves(mask: u64): void {
  allowedMoves = mask;
}

export function beginSearch(
  player: u64, opponent: u64, wantedDepth: i32, exact: bool, signOnly: bool, multiPv: i32, maximumNodes: f64,
): void {
  nextGeneration();
  resetNodes();
  rootPlayer = player;
  rootOpponent = opponent;
  depthLimit = max(1, wantedDepth);
  goesToTheEnd = exact;
  wantsSignOnly = signOnly;
  nodeLimit = maximumNodes > 0 ? <u64>maximumNodes : u64.MAX_VALUE;
  depth = 1;
  rank = 0;
  lines = 0;
  rootMovesMask = legalMoves(player, opponent);
  rootIsPass = rootMovesMask == 0;
  finished = rootIsPass && legalMoves(opponent, player) == 0;
  if (allowedMoves & rootMovesMask) rootMovesMask &= allowedMoves;
  allowedMoves = 0;
  if (rootIsPass) {
    rootPlayer = opponent;
    rootOpponent = player;
    rootMovesMask = legalMoves(opponent, player);
    wantedLines = 1;
  } else {
    wantedLines = max(1, min(multiPv, <i32>popcnt(rootMovesMask)));
  }
  featuresSet(frameOf(0), rootPlayer, rootOpponent);
  if (!finished) {
    // A move at once, whatever happens.
    store<i32>(ANSWER, rootIsPass ? PASS : <i32>ctz(rootMovesMask));
    memory.fill(ANSWER + 4, 0, LINE_MOVES - 4);
    store<i32>(ANSWER, 2, 12);
    store<i32>(ANSWER, 1, 16);
    store<u8>(ANSWER + LINE_MOVES, load<u8>(ANSWER));
    lines = 1;
  }
}

/** Searches on for about a number of nodes; returns whether the search is finished. */
export function stepSearch(sliceNodes: f64): bool {
  if (finished) return true;
  const slice = <u64>max(1000, sliceNodes);
  const end = nodes + slice < nodeLimit ? nodes + slice : nodeLimit;
  setLimit(end);
  while (!finished) {
    searchIteration();
    if (stopped) {
      if (nodes >= nodeLimit) finished = true;
      return finished;
    }
  }
  return true;
}

function searchIteration(): void {
  const empties = 64 - <i32>popcnt(rootPlayer | rootOpponent);
  const isLast = depth >= empties;
  while (rank < wantedLines) {
    let excluded: u64 = 0;
    for (let earlier = 0; earlier < rank; earlier++) excluded |= bit(load<i32>(WORK + earlier * LINE_BYTES));
    searchRank(rootMovesMask & ~excluded, isLast ? empties : depth);
    if (stopped) return;
    rank++;
  }
  memory.copy(ANSWER, WORK, wantedLines * LINE_BYTES);
  lines = wantedLines;
  if (rootIsPass) passLine();
  rank = 0;
  if (isLast || (depth >= depthLimit && !goesToTheEnd)) {
    finished = true;
  } else if (empties <= EXACT_FROM || depth >= depthLimit || depth + 1 >= empties) {
    depth = empties;
  } else {
    depth++;
  }
}

/** The pass before a line that begins with the opponent's move. */
function passLine(): void {
  memory.copy(ANSWER + LINE_MOVES + 1, ANSWER + LINE_MOVES, 62);
  store<u8>(ANSWER + LINE_MOVES, PASS);
  store<i32>(ANSWER, PASS);
  store<i32>(ANSWER, -load<i32>(ANSWER, 4), 4);
  store<i32>(ANSWER, load<i32>(ANSWER, 16) + 1, 16);
}

function searchRank(moves: u64, searchDepth: i32): void {
  const floor = wantsSignOnly ? -1 : -64;
  const ceiling = wantsSignOnly ? 1 : 64;
  const previous = rank < lines ? load<i32>(ANSWER + rank * LINE_BYTES) : NO_MOVE;
  let best = -127;
  let bestMove = NO_MOVE;
  if (previous < 64 && moves & bit(previous)) {
    best = searchRootMove(previous, searchDepth, floor, ceiling);
    bestMove = previous;
    if (stopped) return;
    moves ^= bit(previous);
  }
  for (; moves && best < ceiling; moves &= moves - 1) {
    const square = <i32>ctz(moves);
    const low = max(best, floor);
    let score = best < -64 ? searchRootMove(square, searchDepth, floor, ceiling)
      : searchRootMove(square, searchDepth, low, low + 1);
    if (!stopped && score > low && best >= -64) score = searchRootMove(square, searchDepth, low, ceiling);
    if (stopped) return;
    if (score > best) {
      best = score;
      bestMove = square;
    }
  }
  const line = WORK + rank * LINE_BYTES;
  const toTheEnd = searchDepth >= 64 - <i32>popcnt(rootPlayer | rootOpponent);
  if (wantsSignOnly && toTheEnd) best = max(-1, min(1, best));
  store<i32>(line, bestMove);
  store<i32>(line, best, 4);
  store<i32>(line, searchDepth, 8);
  store<i32>(line, toTheEnd ? 0 : 2, 12);
  traceLine(line, searchDepth);
}

function searchRootMove(square: i32, searchDepth: i32, alpha: i32, beta: i32): i32 {
  const turned = flips(rootPlayer, rootOpponent, square);
  featuresPlay(frameOf(0), frameOf(1), true, square, turned);
  return -search(
    1, rootOpponent ^ turned, rootPlayer ^ turned ^ bit(square), false, searchDepth - 1, -beta, -alpha,
  );
}

/** Follows the table's best moves from a root move. */
function traceLine(line: usize, searchDepth: i32): void {
  let player = rootPlayer;
  let opponent = rootOpponent;
  let square = load<i32>(line);
  let length = 0;
  while (length < searchDepth && length < 60) {
    store<u8>(line + LINE_MOVES + length, <u8>square);
    length++;
    if (square < 64) {
      const turned = flips(player, opponent, square);
      player ^= turned ^ bit(square);
      opponent ^= turned;
    }
    const swap = player;
    player = opponent;
    opponent = swap;
    const moves = legalMoves(player, opponent);
    if (moves == 0) {
      if (legalMoves(opponent, player) == 0) break;
      square = PASS;
      continue;
    }
    square = firstMove(probe(player, opponent));
    if (square > 63 || !(moves & bit(square))) break;
  }
  store<i32>(line, length, 16);
}

export function lineCount(): i32 {
  return lines;
}
function line(index: i32): usize {
  return ANSWER + index * LINE_BYTES;
}
export function moveOf(index: i32): i32 {
  return index < lines ? load<i32>(line(index)) : -1;
}
export function valueOf(index: i32): f64 {
  return index < lines ? <f64>load<i32>(line(index), 4) : 0;
}
export function depthOfLine(index: i32): i32 {
  return index < lines ? load<i32>(line(index), 8) : 0;
}
export function certaintyOf(index: i32): i32 {
  return index < lines ? load<i32>(line(index), 12) : 2;
}
export function confidenceOf(index: i32): i32 {
  return certaintyOf(index) == 0 ? 100 : 0;
}
export function pvLength(index: i32): i32 {
  return index < lines ? load<i32>(line(index), 16) : 0;
}
export function pvMove(index: i32, ply: i32): i32 {
  return ply < pvLength(index) ? <i32>load<u8>(line(index) + LINE_MOVES + ply) : -1;
}
export function searchedNodes(): f64 {
  return <f64>nodes;
}
