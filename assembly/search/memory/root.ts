/** The root of a search: the request, the window that is searched, and the progress. */
import { MAX_THREADS, thread } from './thread';

/** The window that is searched now. The leading thread's is published for the threads that help it: see `team.ts`. */
@unmanaged
export class RootWindow {
  /** The side to move, after a pass if the root has to; and the other side. */
  player: u64;
  opponent: u64;
  /** In plies; equal to the number of empty squares: to the end of the game. */
  depth: i32;
  /** The level of selective search: 0 cuts most, `NO_SELECTIVITY` nothing. */
  selectivity: i32;
  /** How many better moves than those being searched are already found; 0 with one line. */
  rank: i32;
  /** How many of the first moves in the order are searched. */
  count: i32;
  /** The window, in discs. */
  alpha: i32;
  beta: i32;
  /** Whether iterations that reach the end of the game search only the sign of the score. */
  signOnly: bool;
}

/** The search of a thread; its moves are in the root's frame. All fields are 0 before the first search. */
@unmanaged
export class Root extends RootWindow {
  // The request.
  /** The only moves that the next search tries; 0 for all. */
  allowedMoves: u64;
  /** The approximate number of nodes that ends the search. */
  nodeLimit: u64;
  empties: i32;
  /** In plies; see `mayDecide`. */
  depthLimit: i32;
  /** How many moves get a value and a line of their own. */
  ranks: i32;
  /** Whether the side to move has to pass first. */
  isPass: bool;
  /** Whether the last iterations reach the end of the game, after those up to the depth limit. */
  wantsGameEnd: bool;
  /** Whether the score is searched after its sign. */
  scoreFollows: bool;
  /** Whether the search may exceed the depth limit while its iterations disagree on the best move: `root-choice.ts`. */
  mayDecide: bool;

  // The progress.
  isRunning: bool;
  /** How many moves are listed; those after `count` are no longer searched. */
  listed: i32;
  /** The best moves of the last iterations, a byte each, the latest one lowest: see `root-choice.ts`. */
  choices: u32;
  /** Whether the sign of the score is proven, and that sign for the side to move before any pass. */
  isSignProven: bool;
  sign: i32;
  /** Whether the values of the answer are signs, which say little about the scores that are searched now. */
  isFirstOfScore: bool;
  /** How far the window moves when the value is outside it, in discs; 0 before the first window of a rank. */
  widening: i32;
  /** A move proven better than the window's floor in the current iteration, or `NO_MOVE`; and its value. */
  partialBest: i32;
  partialValue: i32;

  /** Whether the iteration searches to the end of the game. */
  get reachesGameEnd(): bool {
    return this.depth == this.empties;
  }
}

const ROOTS = memory.data(MAX_THREADS * <i32>offsetof<Root>(), 16);

/** The search of this thread. */
export let root = changetype<Root>(ROOTS);

/** Uses the search of this thread. */
export function useRoot(): void {
  root = changetype<Root>(ROOTS + <usize>thread * offsetof<Root>());
}
