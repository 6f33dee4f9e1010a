/**
 * The data that threads share when they search one position together, besides the transposition table: the positions
 * that each of them searches, and the root window of the leading thread. Used only in the build for threads.
 */
import { CHECKED } from '../checks';
import { isScore, isSquare } from '../board/bitboard';
import { Frame, rootFrame } from './memory/frame';
import { MAX_MOVES, Move } from '../board/move-list';
import { RootWindow, root } from './memory/root';
import { moveToFront } from './memory/root-moves';
import { MAX_DEPTH, keyOf } from './memory/table';
import { MAX_THREADS, thread, threadCount } from './memory/thread';

// ---- which positions are searched
//
// Each thread announces which positions it is searching, so that the others take other moves first (J.-C. Weill, "The
// ABDADA Distributed Minimax Search Algorithm", 1996). The first to finish a position cancels the searches of the others.
// A value that another thread is writing may be torn: it then matches no key. That costs time, never correctness.

/**
 * From this depth on (to the end of the game, from this many empties) a search takes far longer than its announcement.
 */
const SHARED_FROM: i32 = 6;
const SHARED_FROM_EMPTIES: i32 = 13;

/** A running search; its key is 0 if there is none. */
@unmanaged
class Announcement {
  key: u64;
  frame: Frame;

  /** The announcement for one empty square more. */
  @inline
  get next(): Announcement {
    return changetype<Announcement>(changetype<usize>(this) + offsetof<Announcement>());
  }
}

/** What one thread shares, followed by its announcements, one for each number of empty squares. */
@unmanaged
class Part {
  /** The key of its search that another thread has cancelled, or 0: the only field that others write. */
  cancelled: u64;

  /** Its announcement for a number of empty squares. */
  @inline
  searchWith(empties: i32): Announcement {
    if (CHECKED) assert(empties >= 0 && empties <= SEARCHES);
    const at = changetype<usize>(this) + AT_SEARCHES + <usize>empties * offsetof<Announcement>();
    return changetype<Announcement>(at);
  }
}

/** Numbers of empty squares: a position set up by hand may have more than 60. */
const SEARCHES: i32 = 64;
/** What others write has its own cache line. */
const AT_SEARCHES: usize = (offsetof<Part>() + 63) & ~63;
const PART_BYTES: usize = (AT_SEARCHES + <usize>SEARCHES * offsetof<Announcement>() + 63) & ~63;
const PARTS = memory.data(MAX_THREADS * <i32>PART_BYTES, 64);

let own = partOf(0);
/** The frame whose search is cancelled, up to which the path unwinds; 0 for none. */
let cancelledFrame: usize = 0;

function partOf(thread: i32): Part {
  if (CHECKED) assert(thread >= 0 && thread < MAX_THREADS);
  return changetype<Part>(PARTS + <usize>thread * PART_BYTES);
}

/** Uses the part of this thread. */
export function useSharedSearches(): void {
  own = partOf(thread);
}

/** Identifies a null-window search: position, depth, selectivity, window and, by the table's key, the epoch. */
function searchKey(player: u64, opponent: u64, depth: i32, alpha: i32, selectivity: i32): u64 {
  if (CHECKED)
    assert(depth >= 0 && depth <= MAX_DEPTH && isScore(alpha) && selectivity >= 0 && selectivity < 16);
  // Added to the upper half of the key: 4 bits of selectivity, 12 of alpha, which is more than -128, and the depth.
  return keyOf(player, opponent) + ((<u64>((depth << 16) + ((alpha + 128) << 4) + selectivity)) << 32);
}

/** Whether a search is long enough to announce. */
export function isShared(depth: i32, toGameEnd: bool): bool {
  return depth >= (toGameEnd ? SHARED_FROM_EMPTIES : SHARED_FROM);
}

/** Clears this thread's announcements and cancellation. */
export function clearSharedSearches(): void {
  memory.fill(changetype<usize>(own), 0, PART_BYTES);
  cancelledFrame = 0;
}

/** Identifies the search of a frame. */
function keyOfSearch(frame: Frame): u64 {
  return searchKey(frame.player, frame.opponent, frame.depth, frame.alpha, frame.selectivity);
}

/** Announces that this thread searches a frame. */
export function announceSearch(frame: Frame): void {
  if (CHECKED) assert(frame.hasNullWindow);
  const search = own.searchWith(frame.empties);
  search.frame = frame;
  search.key = keyOfSearch(frame);
}

/** Withdraws an announcement. */
export function retractSearch(frame: Frame): void {
  own.searchWith(frame.empties).key = 0;
}

/** Whether another thread searches a frame's move in the null window above the best score so far. */
export function isSearchedElsewhere(frame: Frame, move: Move): bool {
  const player = frame.playerAfter(move);
  const opponent = frame.opponentAfter(move);
  const alpha = -max(frame.alpha, frame.best) - 1;
  const key = searchKey(player, opponent, frame.depth - 1, alpha, frame.selectivity);
  const empties = frame.empties - 1;
  for (let number = 0; number < threadCount(); number++) {
    if (number != thread && partOf(number).searchWith(empties).key == key) return true;
  }
  return false;
}

/** Cancels other threads' searches of a frame whose result is now in the table. */
export function cancelElsewhere(frame: Frame): void {
  const key = keyOfSearch(frame);
  const empties = frame.empties;
  for (let number = 0; number < threadCount(); number++) {
    const part = partOf(number);
    if (number == thread || part.searchWith(empties).key != key) continue;
    atomic.store<u64>(changetype<usize>(part), key, offsetof<Part>('cancelled'));
  }
}

function cancelledKey(): u64 {
  return atomic.load<u64>(changetype<usize>(own), offsetof<Part>('cancelled'));
}

/**
 * Whether a search of this thread is cancelled; the path then unwinds to the frame of that search, see
 * `wasCancelledAt`.
 */
export function isCancelled(): bool {
  return cancelledKey() != 0 && findCancelled();
}

function findCancelled(): bool {
  const key = cancelledKey();
  atomic.store<u64>(changetype<usize>(own), 0, offsetof<Part>('cancelled'));
  const end = own.searchWith(SEARCHES);
  for (let search = own.searchWith(0); search != end; search = search.next) {
    if (search.key != key) continue;
    cancelledFrame = changetype<usize>(search.frame);
    return true;
  }
  return false;
}

/**
 * Whether the unwinding path ends at a frame. Its search restarts, and finds its result in the table; announcements
 * below it are void.
 */
export function wasCancelledAt(frame: Frame): bool {
  if (cancelledFrame != changetype<usize>(frame)) return false;
  cancelledFrame = 0;
  const end = own.searchWith(SEARCHES);
  // Frames lie in memory by ply, the root's first.
  for (let search = own.searchWith(0); search != end; search = search.next) {
    if (changetype<usize>(search.frame) > changetype<usize>(frame)) search.key = 0;
  }
  return true;
}

// ---- the root window
//
// Helpers follow the root window of the leading thread: results from another window, or from the previous iteration,
// are of little use to it.

/** The state of the leading thread's root, followed by the root moves in their order, a byte each. */
@unmanaged
class SharedWindow extends RootWindow {
  /** Changes with the window: readers that see it change read the state again. */
  number: i32;
}

const WINDOW = memory.data(<i32>offsetof<SharedWindow>() + MAX_MOVES, 64);
const AT_MOVES: usize = offsetof<SharedWindow>();
const AT_NUMBER: usize = offsetof<SharedWindow>('number');

/** The number of the window that this thread knows. */
let known: i32 = 0;

/** Sets the move at an index of the root's order, before the window is published. */
function setWindowMove(index: i32, square: i32): void {
  if (CHECKED) assert(index >= 0 && index < MAX_MOVES && isSquare(square));
  store<u8>(WINDOW + <usize>index, square, AT_MOVES);
}
/** The move at an index of the root's order. */
function windowMove(index: i32): i32 {
  if (CHECKED) assert(index >= 0 && index < MAX_MOVES);
  return load<u8>(WINDOW + <usize>index, AT_MOVES);
}

/** Publishes the state of the leading thread's root, this one's. */
export function publishWindow(): void {
  if (CHECKED) assert(thread == 0, 'the leading thread publishes');
  memory.copy(WINDOW, changetype<usize>(root), offsetof<RootWindow>());
  atomic.add<i32>(WINDOW, 1, AT_NUMBER);
}

/** Withdraws the window: the leading thread searches nothing. */
export function withdrawWindow(): void {
  memory.fill(WINDOW, 0, offsetof<RootWindow>());
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
  const window = changetype<RootWindow>(WINDOW);
  if (window.player != root.player || window.opponent != root.opponent) return false;
  memory.copy(changetype<usize>(root), WINDOW, offsetof<RootWindow>());
  return true;
}

/** Shares the order with the helpers, before the window is published. */
export function showOrder(): void {
  const frame = rootFrame();
  for (let index = 0; index < frame.count; index++) setWindowMove(index, frame.moveAt(index).square);
}

/** Adopts the order of the published window, and its number of moves. */
export function followOrder(): void {
  const count = min(root.count, root.listed);
  for (let index = 0; index < count; index++) moveToFront(windowMove(index), index);
  rootFrame().count = count;
}

/**
 * Moves to the end what another thread is searching, so that the move at the frame's index is a free one, if there is
 * one. The leading thread keeps its order, which the others follow.
 */
export function deferSearchedElsewhere(frame: Frame): void {
  if (thread == 0) return;
  const index = frame.index;
  if (CHECKED) assert(frame == rootFrame() && index <= frame.count);
  const last = frame.count - 1;
  for (let left = last - index; left > 0; left--) {
    if (!isSearchedElsewhere(frame, frame.moveAt(index))) return;
    for (let next = index; next < last; next++) frame.moveAt(next).swapWith(frame.moveAt(next + 1));
  }
}
