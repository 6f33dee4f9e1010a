/**
 * The frames of a search, one for each node on the path from the root. A frame holds all state of a node while its
 * children are searched, so that a search can stop anywhere and resume exactly where it was: see `clock.ts`.
 */
import { CHECKED } from '../../checks';
import { NO_MOVE, NO_SCORE, bit, isScore, isSquareOrNone } from '../../board/bitboard';
import { Features } from '../../evaluation/features';
import { LIST_BYTES, MAX_MOVES, Move } from '../../board/move-list';
import { MAX_THREADS, thread } from './thread';

/** The longest path: 60 moves and the probes of Multi-ProbCut, which descend from the same position. */
const MAX_FRAMES: i32 = 120;
/** The solver of the last squares has a list for each number of empties below this one. */
const END_LISTS: i32 = 16;

/** The stage of a node: nothing done yet, or which child it is waiting for. */
export const FRESH: i32 = 0;
/** It waits for the reduced search that asks whether the value is above the window (ProbCut). */
export const PROBE_HIGH: i32 = 1;
/** It waits for the reduced search that asks whether the value is below the window (ProbCut). */
export const PROBE_LOW: i32 = 2;
/** It waits for a child that is searched with a null window. */
export const NULL_WINDOW: i32 = 3;
/** It waits for a child that is searched with the whole window. */
export const FULL_WINDOW: i32 = 4;

/** A node: the position, the parameters of its search, its progress, and after these fields its moves. */
@unmanaged
export class Frame extends Features {
  /** The side to move, and the other one. */
  player: u64;
  opponent: u64;
  /** Whether the first player of the pattern indices is to move. */
  isFirst: bool;
  depth: i32;
  /** The window, in discs. */
  alpha: i32;
  beta: i32;
  selectivity: i32;

  stage: i32;
  /** Index of the move being searched, and the number of moves. */
  index: i32;
  count: i32;
  /** The score of the current move's null-window search. */
  tried: i32;
  /** The best score so far, and its move. */
  best: i32;
  bestMove: i32;
  /** The table's second-best move. */
  secondGuess: i32;
  /** The node count when this node began. */
  start: u64;

  /** The frame of a child, or of a shallow search of the same position. */
  @inline
  get below(): Frame {
    if (CHECKED)
      assert(
        changetype<usize>(this) >= stack && changetype<usize>(this) + 2 * FRAME_BYTES <= stack + STACK_BYTES,
      );
    return changetype<Frame>(changetype<usize>(this) + FRAME_BYTES);
  }

  /** The number of empty squares. */
  @inline
  get empties(): i32 {
    return 64 - <i32>popcnt(this.player | this.opponent);
  }

  /** Whether it is searched to the end of the game. */
  @inline
  get toGameEnd(): bool {
    return this.depth == this.empties;
  }

  /** Whether the window only asks if the value is above alpha. */
  @inline
  get hasNullWindow(): bool {
    return this.alpha + 1 == this.beta;
  }

  /** Sets the window, in discs. */
  @inline
  setWindow(alpha: i32, beta: i32): void {
    if (CHECKED) assert(isScore(alpha) && isScore(beta) && alpha < beta, 'a window of scores');
    this.alpha = alpha;
    this.beta = beta;
  }

  /** Swaps the sides within the frame, without the window. Its own inverse. */
  pass(): void {
    if (CHECKED) assert((this.player & this.opponent) == 0);
    const player = this.player;
    this.player = this.opponent;
    this.opponent = player;
    this.isFirst = !this.isFirst;
  }

  copyPosition(from: Frame): void {
    this.copyFeatures(from);
    this.player = from.player;
    this.opponent = from.opponent;
    this.isFirst = from.isFirst;
  }

  /** Starts searching the moves from an index on. */
  beginMoves(index: i32, stage: i32): void {
    if (CHECKED) assert(index >= 0 && index < this.count);
    if (CHECKED) assert(stage == NULL_WINDOW || stage == FULL_WINDOW);
    this.index = index;
    this.stage = stage;
    this.tried = NO_SCORE;
    this.setBest(NO_SCORE, NO_MOVE);
  }

  /** Sets the best score so far, in discs, and its move. */
  @inline
  setBest(score: i32, square: i32): void {
    if (CHECKED) assert(isSquareOrNone(square) && (isScore(score) || score == NO_SCORE));
    this.best = score;
    this.bestMove = square;
  }

  /** The move at an index of its list. */
  @inline
  moveAt(index: i32): Move {
    if (CHECKED) assert(index >= 0 && index <= MAX_MOVES);
    return changetype<Move>(changetype<usize>(this) + AT_MOVES + <usize>index * offsetof<Move>());
  }

  /** The end of the move list. */
  @inline
  get endOfMoves(): Move {
    return this.moveAt(this.count);
  }

  /** The side to move after a move, which is the opponent. */
  @inline
  playerAfter(move: Move): u64 {
    if (CHECKED) assert((move.flipped & ~this.opponent) == 0, 'a move of this position');
    return this.opponent ^ move.flipped;
  }

  /** The other side after a move, which is the player. */
  @inline
  opponentAfter(move: Move): u64 {
    if (CHECKED) assert((bit(move.square) & (this.player | this.opponent)) == 0, 'the square is empty');
    return this.player ^ move.flipped ^ bit(move.square);
  }
}

/** Moves are copied as vectors, and a frame starts at a cache line. */
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

/** The move list of a position with a number of empties, up to 15. */
export function endList(empties: i32): Move {
  if (CHECKED) assert(empties >= 0 && empties < END_LISTS);
  return changetype<Move>(endLists + <usize>empties * LIST_BYTES);
}
