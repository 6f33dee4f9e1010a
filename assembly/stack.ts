/**
 * The search's scratch memory and its clock.
 *
 * A search descends through frames, one a node on the path from the root. All that a node has to remember while its
 * children are searched lies in its frame, so that a search can stop in the middle of anything and go on later
 * exactly where it was: when the clock (a number of nodes) runs out, every function on the path returns at once;
 * on the next slice the same functions are called again, find their frames as they left them, and call the same
 * children, down to the node that had stopped. A search in slices visits the very same nodes as one without.
 */
import { FEATURE_BYTES } from './features';
import { MAX_MOVES, MOVE_BYTES } from './move-list';
import { isCancelled } from './shared-searches';
import { hasNewWindow } from './shared-window';
import { MAX_THREADS, thread } from './thread';

/** The longest path: 60 moves and the probes of Multi-ProbCut, which descend from the same position. */
const MAX_FRAMES: i32 = 120;

// A frame: pattern indices, then the node's state, then its moves.
const AT_STATE: usize = FEATURE_BYTES;
const STATE_BYTES: usize = 48;
export const AT_MOVES: usize = AT_STATE + STATE_BYTES;
export const FRAME_BYTES: usize = (AT_MOVES + <usize>MAX_MOVES * MOVE_BYTES + 63) & ~63;

const STACKS = memory.data(MAX_THREADS * MAX_FRAMES * <i32>FRAME_BYTES, 16);
/** Move lists of the last squares of a game, one a number of empties. */
const END_LISTS = memory.data(16 * 16 * 576, 16);
const END_LIST_BYTES: usize = 576;

let stack: usize = STACKS;
let endLists: usize = END_LISTS;
/** Uses the scratch memory of this thread. */
export function useScratch(): void {
  stack = STACKS + <usize>(thread * MAX_FRAMES) * FRAME_BYTES;
  endLists = END_LISTS + <usize>(thread * 16) * END_LIST_BYTES;
}

/** The first frame: the root's. */
export function rootFrame(): usize {
  return stack;
}

/** The move list of a position with so many empties, up to 15. */
// @ts-ignore: decorator
@inline
export function endList(empties: i32): usize {
  return endLists + <usize>empties * END_LIST_BYTES;
}

// ---- a frame's state

/** Where a node is: nothing done yet, or which child it is waiting for. */
export const FRESH: i32 = 0;
export const PROBE_HIGH: i32 = 1;
export const PROBE_LOW: i32 = 2;
export const NULL_WINDOW: i32 = 3;
export const FULL_WINDOW: i32 = 4;
/** What `enterNode` gives instead of a stage where the slice is over. */
export const HALTED: i32 = -1;

// @ts-ignore: decorator
@inline
export function stageOf(frame: usize): i32 {
  return load<i32>(frame + AT_STATE);
}
// @ts-ignore: decorator
@inline
export function setStage(frame: usize, stage: i32): void {
  store<i32>(frame + AT_STATE, stage);
}
/** Index of the move that is being searched. */
// @ts-ignore: decorator
@inline
export function indexOf(frame: usize): i32 {
  return load<i32>(frame + AT_STATE, 4);
}
// @ts-ignore: decorator
@inline
export function setIndex(frame: usize, index: i32): void {
  store<i32>(frame + AT_STATE, index, 4);
}
// @ts-ignore: decorator
@inline
export function countOf(frame: usize): i32 {
  return load<i32>(frame + AT_STATE, 8);
}
// @ts-ignore: decorator
@inline
export function setCount(frame: usize, count: i32): void {
  store<i32>(frame + AT_STATE, count, 8);
}
// @ts-ignore: decorator
@inline
export function bestOf(frame: usize): i32 {
  return load<i32>(frame + AT_STATE, 12);
}
// @ts-ignore: decorator
@inline
export function bestMoveOf(frame: usize): i32 {
  return load<i32>(frame + AT_STATE, 16);
}
// @ts-ignore: decorator
@inline
export function setBest(frame: usize, score: i32, square: i32): void {
  store<i32>(frame + AT_STATE, score, 12);
  store<i32>(frame + AT_STATE, square, 16);
}
/** The number of nodes when the node was begun. */
// @ts-ignore: decorator
@inline
export function startOf(frame: usize): u64 {
  return load<u64>(frame + AT_STATE, 24);
}
// @ts-ignore: decorator
@inline
export function setStart(frame: usize, start: u64): void {
  store<u64>(frame + AT_STATE, start, 24);
}
/** What a node found out in its null-window try of the present move. */
// @ts-ignore: decorator
@inline
export function triedOf(frame: usize): i32 {
  return load<i32>(frame + AT_STATE, 32);
}
// @ts-ignore: decorator
@inline
export function setTried(frame: usize, score: i32): void {
  store<i32>(frame + AT_STATE, score, 32);
}
// @ts-ignore: decorator
@inline
export function moveAt(frame: usize, index: i32): usize {
  return frame + AT_MOVES + <usize>index * MOVE_BYTES;
}

/** The move that the table thought second best. */
// @ts-ignore: decorator
@inline
export function secondGuess(frame: usize): i32 {
  return load<i32>(frame + AT_STATE, 20);
}
// @ts-ignore: decorator
@inline
export function setSecondGuess(frame: usize, square: i32): void {
  store<i32>(frame + AT_STATE, square, 20);
}

// ---- the clock

/** Positions visited: every position that a move or a pass leads to, down to those with a single empty square. */
export let nodes: u64 = 0;
/** Whether the search is on its way back up because its slice is over. */
export let stopped: bool = false;
/** Whether the search is on its way down to the node where its last slice ended. */
export let resuming: bool = false;
let sliceEnd: u64 = 0;

// @ts-ignore: decorator
@inline
export function countNode(): void {
  nodes++;
}

/** Begins a search. */
export function resetClock(): void {
  nodes = 0;
  stopped = false;
  resuming = false;
}

/** Begins a slice that ends when `nodes` reaches a number. */
export function beginSlice(end: u64): void {
  sliceEnd = end;
  resuming = stopped;
  stopped = false;
}

/** Ends the unwinding of a path whose search is cancelled: another search begins here. */
export function endUnwinding(): void {
  stopped = false;
  resuming = false;
}

/**
 * Enters a node: gives the stage at which to go on in it, `FRESH` where nothing is done yet, or `HALTED` where the slice
 * is over, or the search cancelled, and the path is to unwind. The begin of a node is the only place where a search stops.
 */
// @ts-ignore: decorator
@inline
export function enterNode(frame: usize): i32 {
  if (resuming) {
    const stage = stageOf(frame);
    // A node that had not begun when the slice ended is the one where the search goes on.
    if (stage == FRESH) resuming = false;
    return stage;
  }
  if (nodes < sliceEnd && !(ASC_FEATURE_THREADS && (isCancelled() || hasNewWindow()))) return FRESH;
  setStage(frame, FRESH);
  stopped = true;
  return HALTED;
}
