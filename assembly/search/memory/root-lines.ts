/** The lines of an answer: for each rank a move, its value, the certainty of that, and the principal variation. */
import { CHECKED } from '../../checks';
import { PASS, isScore, isSquare } from '../../board/bitboard';
import { MAX_MOVES } from '../../board/move-list';
import { MAX_THREADS, thread } from './thread';

/** The certainty of a value: see `certaintyOf`. */
export const EXACT: i32 = 0;
export const SELECTIVE: i32 = 1;
const ESTIMATED: i32 = 2;

/** The longest principal variation: a game has at most 60 moves, and passes. */
const LONGEST_LINE: u8 = 72;

/** The line of a rank; its moves follow the fields, a byte each. */
@unmanaged
class Line {
  /** The first move. */
  move: u8;
  /** Its value, in discs. */
  value: i8;
  /** The plies it was searched. */
  depth: u8;
  /** In percent. */
  confidence: u8;
  certainty: u8;
  /** The number of moves. */
  length: u8;

  /** Address of the moves. */
  get moves(): usize {
    return changetype<usize>(this) + offsetof<Line>();
  }

  moveAt(ply: i32): i32 {
    if (CHECKED) assert(ply >= 0 && ply < <i32>this.length);
    return load<u8>(this.moves + ply);
  }

  /** Adds a move if there is room for one. */
  add(move: i32): void {
    if (CHECKED) assert(isSquare(move) || move == PASS);
    if (this.length >= LONGEST_LINE) return;
    store<u8>(this.moves + this.length, <u8>move);
    this.length++;
  }

  /** Inserts a pass before the moves, which negates the value. */
  beginWithPass(): void {
    if (this.length < LONGEST_LINE) this.length++;
    memory.copy(this.moves + 1, this.moves, this.length - 1);
    store<u8>(this.moves, <u8>PASS);
    this.move = <u8>PASS;
    this.value = -this.value;
  }
}

const LINE_BYTES: usize = offsetof<Line>() + LONGEST_LINE;
/** A line for each move. */
const LINES_BYTES: usize = <usize>MAX_MOVES * LINE_BYTES;

/** The last complete iteration, and the current one, of each thread. */
const ANSWERS = memory.data(MAX_THREADS * <i32>LINES_BYTES, 16);
const DRAFTS = memory.data(MAX_THREADS * <i32>LINES_BYTES, 16);

let answer: usize = ANSWERS;
let drafts: usize = DRAFTS;

/** Uses the answers of this thread. */
export function useRootLines(): void {
  answer = ANSWERS + <usize>thread * LINES_BYTES;
  drafts = DRAFTS + <usize>thread * LINES_BYTES;
}

/** Lines in the answer. */
export let lineCount: i32 = 0;

/** The line of a rank in the current iteration. */
function draft(rank: i32): Line {
  if (CHECKED) assert(rank >= 0 && rank < MAX_MOVES);
  return changetype<Line>(drafts + <usize>rank * LINE_BYTES);
}
/** The line of a rank in the answer. */
function line(rank: i32): Line {
  if (CHECKED) assert(rank >= 0 && rank < MAX_MOVES);
  return changetype<Line>(answer + <usize>rank * LINE_BYTES);
}

/** Forgets all lines. */
export function clearLines(): void {
  lineCount = 0;
}

/** Begins the line of a rank in the current iteration: a first move, its value and certainty. */
export function draftLine(
  rank: i32,
  move: i32,
  value: i32,
  depth: i32,
  confidence: i32,
  toGameEnd: bool,
): void {
  if (CHECKED) assert(isScore(value) && depth >= 0 && depth < 64 && confidence >= 0 && confidence <= 100);
  const line = draft(rank);
  line.move = <u8>move;
  line.value = <i8>value;
  line.depth = <u8>depth;
  line.confidence = <u8>confidence;
  line.certainty = <u8>(toGameEnd ? (confidence == 100 ? EXACT : SELECTIVE) : ESTIMATED);
  line.length = 0;
  line.add(move);
}

/** Adds a move to the line of a rank. */
export function extendDraft(rank: i32, move: i32): void {
  draft(rank).add(move);
}

/** First move of a rank's line in the current iteration. */
export function draftMove(rank: i32): i32 {
  return draft(rank).move;
}

/** Makes the current iteration the answer. If the root had to pass, its values are for the other side. */
export function publish(ranks: i32, isPass: bool): void {
  if (CHECKED) assert(ranks > 0 && ranks <= MAX_MOVES);
  memory.copy(answer, drafts, <usize>ranks * LINE_BYTES);
  lineCount = ranks;
  if (isPass) line(0).beginWithPass();
}

/** The move of a rank, 0 the best: a square 0-63, 64 a pass, -1 if there is no such line. */
export function moveOf(rank: i32): i32 {
  return rank < lineCount ? line(rank).move : -1;
}
/** Its value in discs for the side to move. */
export function valueOf(rank: i32): f64 {
  return rank < lineCount ? line(rank).value : 0;
}
/** The plies it was searched. */
export function depthOf(rank: i32): i32 {
  return rank < lineCount ? line(rank).depth : 0;
}
/** 0: exact; 1: searched to the end of the game with unlikely branches cut; 2: estimated at the horizon. */
export function certaintyOf(rank: i32): i32 {
  return rank < lineCount ? line(rank).certainty : ESTIMATED;
}
/** The chance in percent that no cut changed the value, for certainty 1. */
export function confidenceOf(rank: i32): i32 {
  return rank < lineCount ? line(rank).confidence : 0;
}
/** Number of moves in the principal variation, including the rank's own. */
export function pvLength(rank: i32): i32 {
  return rank < lineCount ? line(rank).length : 0;
}
/** A move of the principal variation: a square 0-63, 64 a pass, -1 after the end. */
export function pvMove(rank: i32, ply: i32): i32 {
  return ply < pvLength(rank) ? line(rank).moveAt(ply) : -1;
}
