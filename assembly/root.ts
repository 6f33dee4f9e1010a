/** The search at the root: the position, the iteration, the rank and the window. */
import { MAX_THREADS, thread } from './thread';

/** The state of the root. The leading thread's is published for the threads that help it: see `shared-window.ts`. */
@unmanaged
export class Root {
  /** The side to move, after a pass if the root has to; and the other side. */
  player: u64;
  opponent: u64;
  depth: i32;
  selectivity: i32;
  /** How many better moves than those being searched are already found; 0 with one line. */
  rank: i32;
  /** How many of the first moves in the order are searched. */
  count: i32;
  /** The window, in discs. */
  alpha: i32;
  beta: i32;
  /** Whether only the sign of the score is searched. */
  signOnly: bool;
}

const ROOTS = memory.data(MAX_THREADS * <i32>offsetof<Root>(), 16);

/** The state of this thread. */
export let root = changetype<Root>(ROOTS);

/** Uses the state of this thread. */
export function useRoot(): void {
  root = changetype<Root>(ROOTS + <usize>thread * offsetof<Root>());
}
