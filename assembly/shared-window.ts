/**
 * The root window of the leading thread. Helpers follow it: results from another window, or from the previous
 * iteration, are of little use to it. Used only in the build for threads.
 */
import { CHECKED } from './checks';
import { isSquare } from './bitboard';
import { MAX_MOVES } from './move-list';
import { Root, root } from './root';
import { thread } from './thread';

/** The state of the leading thread's root, followed by the root moves in their order, a byte each. */
@unmanaged
class SharedWindow extends Root {
  /** Changes with the window: readers that see it change read the state again. */
  number: i32;
}

const WINDOW = memory.data(<i32>offsetof<SharedWindow>() + MAX_MOVES, 64);
const AT_MOVES: usize = offsetof<SharedWindow>();
const AT_NUMBER: usize = offsetof<SharedWindow>('number');

/** The number of the window that this thread knows. */
let known: i32 = 0;

/** Sets the move at an index of the root's order, before the window is published. */
export function setWindowMove(place: i32, square: i32): void {
  if (CHECKED) assert(place >= 0 && place < MAX_MOVES && isSquare(square));
  store<u8>(WINDOW + <usize>place, square, AT_MOVES);
}
/** The move at an index of the root's order. */
export function windowMove(place: i32): i32 {
  if (CHECKED) assert(place >= 0 && place < MAX_MOVES);
  return load<u8>(WINDOW + <usize>place, AT_MOVES);
}

/** Publishes the state of the leading thread's root, this one's. */
export function publishWindow(): void {
  if (CHECKED) assert(thread == 0, 'the leading thread publishes');
  memory.copy(WINDOW, changetype<usize>(root), offsetof<Root>());
  atomic.add<i32>(WINDOW, 1, AT_NUMBER);
}

/** Withdraws the window: the leading thread searches nothing. */
export function withdrawWindow(): void {
  memory.fill(WINDOW, 0, offsetof<Root>());
  atomic.add<i32>(WINDOW, 1, AT_NUMBER);
}

/** Whether there is a window that this thread has not seen. */
export function hasNewWindow(): bool {
  return thread != 0 && atomic.load<i32>(WINDOW, AT_NUMBER) != known;
}

/** Reads the window, and adopts it if it is for the same position. Returns whether it is. */
export function followWindow(): bool {
  if (CHECKED) assert(thread != 0, 'the others follow');
  known = atomic.load<i32>(WINDOW, AT_NUMBER);
  const window = changetype<Root>(WINDOW);
  if (window.player != root.player || window.opponent != root.opponent) return false;
  memory.copy(changetype<usize>(root), WINDOW, offsetof<Root>());
  return true;
}
