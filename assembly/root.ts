/** What is searched at the root: the position, the iteration, the rank and the window. */
import { MAX_THREADS, thread } from './thread';

/** The state of the root. The leading thread's is published for the threads that help it: see `shared-window.ts`. */
@unmanaged
export class Root {
  /** The side to move, after a pass where the root has to; and the other one. */
  player: u64;
  opponent: u64;
  depth: i32;
  selectivity: i32;
  /** How many moves better than those that are searched have been found, 0 where one line is asked for. */
  rank: i32;
  /** How many moves are searched, the first in the order. */
  count: i32;
  /** The window, in discs. */
  alpha: i32;
  beta: i32;
  /** Whether only the sign of the score is asked. */
  signOnly: bool;
}

const ROOTS = memory.data(MAX_THREADS * <i32>offsetof<Root>(), 16);

/** The state of this thread. */
export let root = changetype<Root>(ROOTS);

/** Uses the state of this thread. */
export function useRoot(): void {
  root = changetype<Root>(ROOTS + <usize>thread * offsetof<Root>());
}
