/**
 * The window at the root that the leading thread searches. Those that help follow it: what they find in another window, or in the
 * iteration before, is of little use to it. Used only in the build for threads.
 */
import { thread } from './thread';

// The number of the window, which changes with it; then whose window it is and what it is.
const AT_PLAYER: usize = 8;
const AT_OPPONENT: usize = 16;
const AT_DEPTH: usize = 24;
const AT_SELECTIVITY: usize = 28;
const AT_RANK: usize = 32;
const AT_ALPHA: usize = 36;
const AT_BETA: usize = 40;
const AT_SIGN_ONLY: usize = 44;
const AT_MOVES: usize = 48;
const WINDOW = memory.data(48 + 36, 64);

/** The number of the window that this thread knows. */
let known: i32 = 0;

/** Sets the move at a place in the order of the root, before the window is published. */
export function setWindowMove(place: i32, square: i32): void {
  store<u8>(WINDOW + <usize>place, square, AT_MOVES);
}
/** The move at a place in the order of the root. */
export function windowMove(place: i32): i32 {
  return load<u8>(WINDOW + <usize>place, AT_MOVES);
}

/** Publishes the leading thread's window at the root of a position. */
export function publishWindow(
  player: u64,
  opponent: u64,
  depth: i32,
  selectivity: i32,
  rank: i32,
  alpha: i32,
  beta: i32,
  signOnly: bool,
): void {
  store<u64>(WINDOW, player, AT_PLAYER);
  store<u64>(WINDOW, opponent, AT_OPPONENT);
  store<i32>(WINDOW, depth, AT_DEPTH);
  store<i32>(WINDOW, selectivity, AT_SELECTIVITY);
  store<i32>(WINDOW, rank, AT_RANK);
  store<i32>(WINDOW, alpha, AT_ALPHA);
  store<i32>(WINDOW, beta, AT_BETA);
  store<i32>(WINDOW, signOnly, AT_SIGN_ONLY);
  atomic.add<i32>(WINDOW, 1);
}

/** Takes the window back: the leading thread searches nothing. */
export function withdrawWindow(): void {
  publishWindow(0, 0, 0, 0, 0, 0, 0, false);
}

/** Whether there is a window that this thread does not know. */
// @ts-ignore: decorator
@inline
export function hasNewWindow(): bool {
  return thread != 0 && atomic.load<i32>(WINDOW) != known;
}

/** Takes note of the window. Returns whether it is one of a position; the functions below then tell it. */
export function readWindow(player: u64, opponent: u64): bool {
  known = atomic.load<i32>(WINDOW);
  return load<u64>(WINDOW, AT_PLAYER) == player && load<u64>(WINDOW, AT_OPPONENT) == opponent;
}

export function windowDepth(): i32 {
  return load<i32>(WINDOW, AT_DEPTH);
}
export function windowSelectivity(): i32 {
  return load<i32>(WINDOW, AT_SELECTIVITY);
}
export function windowRank(): i32 {
  return load<i32>(WINDOW, AT_RANK);
}
export function windowAlpha(): i32 {
  return load<i32>(WINDOW, AT_ALPHA);
}
export function windowBeta(): i32 {
  return load<i32>(WINDOW, AT_BETA);
}
/** Whether only the sign of the score is asked. */
export function windowIsOfSign(): bool {
  return load<i32>(WINDOW, AT_SIGN_ONLY) != 0;
}
