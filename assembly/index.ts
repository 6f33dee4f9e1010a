/**
 * The interface of the search core. Boards are pairs of 64-bit sets of squares (bit 0 = a1, 63 = h8), first the side
 * to move; squares are 0-63, a pass is 64; values are final disc differences for the side to move.
 */
import { lineCount as countOfLines, useRootLines } from './search/memory/root-lines';
import { flips as flipsOf } from './board/flip';
import { useSimpleWeights } from './evaluation/evaluate';
import {
  beginSearch,
  provenSign,
  restrictRootMoves,
  searchedNodes,
  shareOfNodes,
  stepSearch,
} from './search/driver';
import { useSharedSearches } from './search/team';
import { useScratch } from './search/memory/frame';
import { useRoot } from './search/memory/root';
import { setThread } from './search/memory/thread';
import { clearSmallTables, useSmallTable } from './search/memory/small-table';
import { attachTable, clearTable as clearLargeTable, reserveTable } from './search/memory/table';

export { evaluate } from './evaluation/evaluate';
export { legalMoves } from './board/moves';
export { perft } from './perft';
export { commitPartial } from './search/driver';
export {
  certaintyOf,
  confidenceOf,
  depthOf,
  moveOf,
  pvLength,
  pvMove,
  valueOf,
} from './search/memory/root-lines';
export { stableDiscs } from './board/stability';
export { hasWeights, loadWeights, weightsBuffer } from './evaluation/weights';

/** The discs that a move flips; 0 if it is not legal. */
export function flips(player: u64, opponent: u64, square: i32): u64 {
  return flipsOf(player, opponent, square);
}

/** Reserves the transposition table, once. Returns 0, or 1 if there is not enough memory. */
export function init(tableMegabytes: i32): i32 {
  return reserveTable(tableMegabytes) ? 0 : 1;
}

/**
 * Makes this instance one of several that search the same positions on one shared memory, and so on one table:
 * thread 1 to 15, helping the instance that has called `init` and `loadWeights` (thread 0). Only in the build for
 * threads.
 */
export function useThread(number: i32): void {
  setThread(number);
  useScratch();
  useSharedSearches();
  useRoot();
  useRootLines();
  useSmallTable();
  attachTable();
}

/** Forgets what earlier searches learned. */
export function clearTable(): void {
  // The keys of the small tables contain the large table's epoch.
  if (clearLargeTable()) clearSmallTables();
}

/** Restricts the next `begin` to some root moves (0: all of them). */
export function rootMoves(mask: u64): void {
  restrictRootMoves(mask);
}

/**
 * Starts a search.
 *
 * @param depth plies to look ahead, 1-60; a depth that reaches the end of the game solves it exactly
 * @param exact 1: when the depth is reached, go on to the end of the game until the score is exact
 * @param goal 0: the score; 1: only its sign (win 1, draw 0, loss -1 if the end is reached); 2: first its sign, which
 *   `outcome` then returns, then the score
 * @param multiPv how many root moves get their own value and line
 * @param nodeLimit approximate number of nodes that ends the search; 0 for no limit
 */
export function begin(
  player: u64,
  opponent: u64,
  depth: i32,
  exact: i32,
  goal: i32,
  multiPv: i32,
  nodeLimit: f64,
): void {
  // Only a search without trained weights needs them: made in `init`, they took longer than a short search.
  useSimpleWeights();
  beginSearch(player, opponent, depth, exact != 0, goal, multiPv, nodeLimit);
}

/** Continues for about this many nodes. Returns 1 when the search is finished, else 0. */
export function step(sliceNodes: f64): i32 {
  return stepSearch(sliceNodes) ? 1 : 0;
}

/** The number of lines in the answer, one per root move; 0 if the game is over. */
export function lineCount(): i32 {
  return countOfLines;
}

/** Nodes of the current search. */
export function nodes(): f64 {
  return searchedNodes();
}

/** Progress, 0-1, or -1 if unknown, without a limit of nodes. */
export function fraction(): f64 {
  return shareOfNodes();
}

/** The proven outcome for the side to move: 1 a win, 0 a draw, -1 a loss, 2 unknown. */
export function outcome(): i32 {
  return provenSign();
}
