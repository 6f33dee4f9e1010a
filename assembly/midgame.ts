/** Alpha-beta search with null windows over the transposition table, one frame of scratch memory a ply. */
import { NO_MOVE, bit, finalScore } from './bitboard';
import { DISC, evaluateFrame } from './evaluate';
import { FEATURE_BYTES, featuresPlay } from './features';
import { flips } from './flip';
import { legalMoves } from './moves';
import { cornerStability } from './stability';
import { depthOf, firstMove, lowerBound, probe, record, selectivityOf, upperBound } from './table';

const MAX_PLIES: i32 = 64;
const MOVE_BYTES: i32 = 16;
const MOVE_LIST_BYTES: i32 = 34 * MOVE_BYTES;
const FRAMES = memory.data(MAX_PLIES * FEATURE_BYTES, 16);
const MOVE_LISTS = memory.data(MAX_PLIES * MOVE_LIST_BYTES, 16);
export const EXACT: i32 = 5;
const INFINITY: i32 = 127;

export let nodes: u64 = 0;
export let stopped: bool = false;
let limit: u64 = 0;

export function resetNodes(): void {
  nodes = 0;
}
export function setLimit(nodeLimit: u64): void {
  limit = nodeLimit;
  stopped = false;
}
export function frameOf(ply: i32): usize {
  return FRAMES + <usize>(ply * FEATURE_BYTES);
}

/** Score of a position for the side to move, in discs; `depth` equal to the empties means to the end. */
export function search(ply: i32, player: u64, opponent: u64, isFirst: bool, depth: i32, alpha: i32, beta: i32): i32 {
  nodes++;
  const empties = 64 - <i32>popcnt(player | opponent);
  let moves = legalMoves(player, opponent);
  if (moves == 0) {
    if (empties == 0 || legalMoves(opponent, player) == 0) return finalScore(player, opponent);
    return -search(ply, opponent, player, !isFirst, depth, -beta, -alpha);
  }
  if (depth <= 0) {
    const value = evaluateFrame(frameOf(ply), isFirst, 64 - empties);
    return (value + (value < 0 ? -DISC / 2 : DISC / 2)) / DISC;
  }
  if (nodes >= limit) {
    stopped = true;
    return 0;
  }
  const toTheEnd = depth >= empties;
  const usesTable = depth > 3;
  let hashMove = NO_MOVE;
  if (usesTable) {
    const known = probe(player, opponent);
    if (known) {
      hashMove = firstMove(known);
      if (depthOf(known) == depth && selectivityOf(known) == EXACT) {
        if (lowerBound(known) >= beta || lowerBound(known) == upperBound(known)) return lowerBound(known);
        if (upperBound(known) <= alpha) return upperBound(known);
      }
    }
  }
  const start = nodes;
  const list = MOVE_LISTS + <usize>(ply * MOVE_LIST_BYTES);
  let count = 0;
  for (; moves; moves &= moves - 1) {
    const square = <i32>ctz(moves);
    const turned = flips(player, opponent, square);
    let order = 0;
    if (depth > 2) {
      const next = player ^ turned ^ bit(square);
      order = cornerStability(next) * 4 - (<i32>popcnt(legalMoves(opponent ^ turned, next)) << 2);
      if (square == hashMove) order = 10000;
    }
    let at = list + <usize>(count * MOVE_BYTES);
    for (; at > list && load<i32>(at - MOVE_BYTES, 4) < order; at -= MOVE_BYTES) {
      v128.store(at, v128.load(at - MOVE_BYTES));
    }
    store<i32>(at, square);
    store<i32>(at, order, 4);
    store<u64>(at, turned, 8);
    count++;
  }
  let best = -INFINITY;
  let bestMove = NO_MOVE;
  let low = alpha;
  for (let index = 0; index < count; index++) {
    const at = list + <usize>(index * MOVE_BYTES);
    const square = load<i32>(at);
    const turned = load<u64>(at, 8);
    const nextPlayer = opponent ^ turned;
    const nextOpponent = player ^ turned ^ bit(square);
    if (!toTheEnd) featuresPlay(frameOf(ply), frameOf(ply + 1), isFirst, square, turned);
    let score = 0;
    if (index == 0) {
      score = -search(ply + 1, nextPlayer, nextOpponent, !isFirst, depth - 1, -beta, -low);
    } else {
      score = -search(ply + 1, nextPlayer, nextOpponent, !isFirst, depth - 1, -low - 1, -low);
      if (score > low && score < beta && !stopped) {
        score = -search(ply + 1, nextPlayer, nextOpponent, !isFirst, depth - 1, -beta, -score);
      }
    }
    if (stopped) return 0;
    if (score > best) {
      best = score;
      bestMove = square;
      if (score > low) low = score;
      if (low >= beta) break;
    }
  }
  if (usesTable) record(player, opponent, depth, EXACT, alpha, beta, best, bestMove, nodes - start);
  return best;
}
