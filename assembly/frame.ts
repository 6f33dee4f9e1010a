/**
 * The frames of a search, one a node on the path from the root. All that a node has to remember while its children are
 * searched lies in its frame, so that a search can stop in the middle of anything and go on later exactly where it was: see
 * `clock.ts`.
 */
import { Features } from './features';
import { LIST_BYTES, Move } from './move-list';
import { MAX_THREADS, thread } from './thread';

/** The longest path: 60 moves and the probes of Multi-ProbCut, which descend from the same position. */
const MAX_FRAMES: i32 = 120;
/** The solver of the last squares has a list for each number of empties below this one. */
const END_LISTS: i32 = 16;

/** Where a node is: nothing done yet, or which child it is waiting for. */
export const FRESH: i32 = 0;
export const PROBE_HIGH: i32 = 1;
export const PROBE_LOW: i32 = 2;
export const NULL_WINDOW: i32 = 3;
export const FULL_WINDOW: i32 = 4;
/** What a node remembers while its children are searched: its pattern indices, how far it is, and behind that its moves. */
@unmanaged
export class Frame extends Features {
  stage: i32;
  /** Index of the move that is being searched, and how many moves there are. */
  index: i32;
  count: i32;
  /** The best score so far, and its move. */
  best: i32;
  bestMove: i32;
  /** The move that the table thought second best. */
  secondGuess: i32;
  /** The number of nodes when the node was begun. */
  start: u64;
  /** What a node found out in its null-window try of the present move. */
  tried: i32;

  /** The frame of a child. */
  @inline
  get below(): Frame {
    return changetype<Frame>(changetype<usize>(this) + FRAME_BYTES);
  }


  @inline
  setBest(score: i32, square: i32): void {
    this.best = score;
    this.bestMove = square;
  }


  @inline
  moveAt(index: i32): Move {
    return changetype<Move>(changetype<usize>(this) + AT_MOVES + <usize>index * offsetof<Move>());
  }

  /** The end of the move list. */
  @inline
  get endOfMoves(): Move {
    return this.moveAt(this.count);
  }
}

/** Moves are moved as vectors, and a frame begins with a line of the cache. */
const AT_MOVES: usize = (offsetof<Frame>() + 15) & ~15;
const FRAME_BYTES: usize = (AT_MOVES + LIST_BYTES + 63) & ~63;

const STACK_BYTES: usize = <usize>MAX_FRAMES * FRAME_BYTES;
const END_LISTS_BYTES: usize = <usize>END_LISTS * LIST_BYTES;
const STACKS = memory.data(MAX_THREADS * <i32>STACK_BYTES, 64);
const ALL_END_LISTS = memory.data(MAX_THREADS * <i32>END_LISTS_BYTES, 64);

let stack: usize = STACKS;
let endLists: usize = ALL_END_LISTS;

/** Uses the scratch memory of this thread. */
export function useScratch(): void {
  stack = STACKS + <usize>thread * STACK_BYTES;
  endLists = ALL_END_LISTS + <usize>thread * END_LISTS_BYTES;
}

/** The first frame: the root's. */
export function rootFrame(): Frame {
  return changetype<Frame>(stack);
}

/** The move list of a position with so many empties, up to 15. */
export function endList(empties: i32): Move {
  return changetype<Move>(endLists + <usize>empties * LIST_BYTES);
}
