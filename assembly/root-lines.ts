/** The lines of an answer: for each rank a move, its value, how far that can be trusted, and the expected play. */
import { PASS } from './bitboard';
import { MAX_THREADS, thread } from './thread';

/** How far a value can be trusted: see `certaintyOf`. */
export const EXACT: i32 = 0;
export const SELECTIVE: i32 = 1;
const ESTIMATED: i32 = 2;

/** No position has more moves. */
const MAX_LINES: i32 = 36;
const LINE_BYTES: i32 = 96;
const LONGEST_LINE: i32 = 72;
// A line in memory, by bytes: its first move, the value (signed), the depth, the confidence in percent, the certainty, the
// number of moves, and at the end the moves.
const AT_VALUE: usize = 1;
const AT_DEPTH: usize = 2;
const AT_CONFIDENCE: usize = 3;
const AT_CERTAINTY: usize = 4;
const AT_LENGTH: usize = 5;
const AT_MOVES: usize = 24;

/** The last complete iteration, and the one under way, of each thread. */
const ANSWERS = memory.data(16 * 36 * 96, 16);
const DRAFTS = memory.data(16 * 36 * 96, 16);
assert(MAX_THREADS == 16);

let answer: usize = ANSWERS;
let drafts: usize = DRAFTS;

/** Keeps the answers of one thread apart from those of the others. */
export function useRootLines(): void {
  answer = ANSWERS + <usize>(thread * MAX_LINES * LINE_BYTES);
  drafts = DRAFTS + <usize>(thread * MAX_LINES * LINE_BYTES);
}

/** Lines in the answer. */
export let lineCount: i32 = 0;

function draft(rank: i32): usize {
  return drafts + rank * LINE_BYTES;
}
function line(rank: i32): usize {
  return answer + rank * LINE_BYTES;
}

/** Forgets all lines. */
export function clearLines(): void {
  lineCount = 0;
}

/** Begins the line of a rank in the iteration under way: a first move and what is known of it. */
export function draftLine(
  rank: i32,
  move: i32,
  value: i32,
  depth: i32,
  confidence: i32,
  toGameEnd: bool,
): void {
  const at = draft(rank);
  store<i8>(at, <i8>move);
  store<i8>(at, <i8>value, AT_VALUE);
  store<u8>(at, <u8>depth, AT_DEPTH);
  store<u8>(at, <u8>confidence, AT_CONFIDENCE);
  store<u8>(at, <u8>(toGameEnd ? (confidence == 100 ? EXACT : SELECTIVE) : ESTIMATED), AT_CERTAINTY);
  store<u8>(at, 1, AT_LENGTH);
  store<u8>(at + AT_MOVES, <u8>move);
}

/** Adds a move to the line of a rank. */
export function extendDraft(rank: i32, move: i32): void {
  const at = draft(rank);
  const length = <i32>load<u8>(at, AT_LENGTH);
  if (length >= LONGEST_LINE) return;
  store<u8>(at + AT_MOVES + length, <u8>move);
  store<u8>(at, <u8>(length + 1), AT_LENGTH);
}

/** First move of a rank's line in the iteration under way. */
export function draftMove(rank: i32): i32 {
  return <i32>load<u8>(draft(rank));
}

/** Makes the iteration under way the answer. Its values are for the other side where the root had to pass. */
export function publish(ranks: i32, isPass: bool): void {
  memory.copy(answer, drafts, ranks * LINE_BYTES);
  lineCount = ranks;
  if (!isPass) return;
  memory.copy(answer + AT_MOVES + 1, drafts + AT_MOVES, LONGEST_LINE - 1);
  store<u8>(answer + AT_MOVES, PASS);
  store<u8>(answer, PASS);
  store<i8>(answer, -load<i8>(answer, AT_VALUE), AT_VALUE);
  store<u8>(answer, load<u8>(answer, AT_LENGTH) + 1, AT_LENGTH);
}

/** The move of a rank, 0 the best: a square 0-63, 64 a pass, -1 where there is no such line. */
export function moveOf(rank: i32): i32 {
  return rank < lineCount ? <i32>load<u8>(line(rank)) : -1;
}
/** Its value in discs for the side to move. */
export function valueOf(rank: i32): f64 {
  return rank < lineCount ? <f64>load<i8>(line(rank), AT_VALUE) : 0;
}
/** The plies it was searched. */
export function depthOf(rank: i32): i32 {
  return rank < lineCount ? <i32>load<u8>(line(rank), AT_DEPTH) : 0;
}
/** 0: exact; 1: searched to the end of the game with unlikely branches cut; 2: estimated at the horizon. */
export function certaintyOf(rank: i32): i32 {
  return rank < lineCount ? <i32>load<u8>(line(rank), AT_CERTAINTY) : ESTIMATED;
}
/** The chance in percent that no cut hid the truth from the search, for a value of certainty 1. */
export function confidenceOf(rank: i32): i32 {
  return rank < lineCount ? <i32>load<u8>(line(rank), AT_CONFIDENCE) : 0;
}
/** Moves in the expected play, beginning with the rank's own. */
export function pvLength(rank: i32): i32 {
  return rank < lineCount ? <i32>load<u8>(line(rank), AT_LENGTH) : 0;
}
/** A move of the expected play: a square 0-63, 64 a pass, -1 behind the end. */
export function pvMove(rank: i32, ply: i32): i32 {
  return ply < pvLength(rank) ? <i32>load<u8>(line(rank) + AT_MOVES + ply) : -1;
}
