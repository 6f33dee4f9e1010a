/**
 * The search's clock, which counts nodes. When it runs out, every function on the path returns at once; in the next
 * slice the same functions are called again, find their frames as they left them, and call the same children, down to
 * the node that had stopped. A search in slices visits exactly the same nodes as one without.
 */
import { CHECKED } from '../checks';
import { FRESH, FULL_WINDOW, Frame } from './memory/frame';
import { hasNewWindow, isCancelled } from './team';

/** What `enterNode` returns instead of a stage when the slice is over. */
export const HALTED: i32 = -1;

/** Positions visited: every position that a move or a pass leads to, down to those with a single empty square. */
export let nodes: u64 = 0;
/** Whether the search is unwinding because its slice is over. */
export let stopped: bool = false;
/** Whether the search is descending to the node where its last slice ended. */
export let resuming: bool = false;
let sliceEnd: u64 = 0;

/** Counts a node of the search. */
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
  if (CHECKED) assert(end >= nodes || stopped);
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
 * Enters a node: returns the stage at which to continue, `FRESH` for a new node, or `HALTED` when the slice is over or
 * the search cancelled, and the path must unwind. A search stops only at the start of a node.
 */
export function enterNode(frame: Frame): i32 {
  if (CHECKED) assert(!stopped, 'no node is begun on the way back up');
  if (resuming) {
    const stage = frame.stage;
    if (CHECKED) assert(stage >= FRESH && stage <= FULL_WINDOW, 'the frame is as it was left');
    // The search continues at the node that had not begun when the slice ended.
    if (stage == FRESH) resuming = false;
    return stage;
  }
  if (nodes < sliceEnd && !(ASC_FEATURE_THREADS && (isCancelled() || hasNewWindow()))) return FRESH;
  frame.stage = FRESH;
  stopped = true;
  return HALTED;
}
