/**
 * What threads that search one position together tell each other beside the transposition table. Each announces which positions
 * it is searching, so that the others take other moves first (J.-C. Weill, "The ABDADA Distributed Minimax Search Algorithm", 1996).
 * And whoever is done with a position first cancels the searches of the others.
 *
 * Used only in the build for threads. What another thread is writing at the same moment may be read in part: it then
 * matches no key. What is missed costs time, never the result.
 */
import { keyOf } from './table';
import { MAX_THREADS, thread, threadCount } from './thread';

/** From so many plies on a search takes longer than telling of it by far; to the end of the game, from so many empties. */
const SHARED_FROM: i32 = 6;
const SHARED_FROM_EMPTIES: i32 = 13;

// A thread's part: the key of its search that is cancelled, and for each number of empties a search that is under
// way: its key and its frame.
const AT_SEARCHES: usize = 64;
const SEARCH_BYTES: usize = 16;
const PART_BYTES: usize = AT_SEARCHES + 64 * SEARCH_BYTES;
const PARTS = memory.data(ASC_FEATURE_THREADS ? 16 * (64 + 64 * 16) : 16, 64);
assert(MAX_THREADS == 16);

let own: usize = PARTS;
/** The frame whose search is cancelled, up to which the path unwinds; 0 for none. */
let cancelledFrame: usize = 0;

/** Uses the part of this thread. */
export function useSharedSearches(): void {
  own = PARTS + <usize>thread * PART_BYTES;
}

// @ts-ignore: decorator
@inline
function searchOf(part: usize, player: u64, opponent: u64): usize {
  return part + AT_SEARCHES + (64 - <usize>popcnt(player | opponent)) * SEARCH_BYTES;
}

/** What tells a null-window search from others: position, depth, selectivity, window and, by the table's key, the epoch. */
// @ts-ignore: decorator
@inline
function searchKey(player: u64, opponent: u64, depth: i32, alpha: i32, selectivity: i32): u64 {
  return keyOf(player, opponent) + ((<u64>((depth << 16) + ((alpha + 128) << 4) + selectivity)) << 32);
}

/** Whether a search is long enough to tell the others of it. */
// @ts-ignore: decorator
@inline
export function isShared(depth: i32, toGameEnd: bool): bool {
  return depth >= (toGameEnd ? SHARED_FROM_EMPTIES : SHARED_FROM);
}

/** Forgets what this thread has announced and was told. */
export function clearSharedSearches(): void {
  memory.fill(own, 0, PART_BYTES);
  cancelledFrame = 0;
}

/** Tells the others that this thread searches a position, in a frame. */
export function announceSearch(
  frame: usize,
  player: u64,
  opponent: u64,
  depth: i32,
  alpha: i32,
  selectivity: i32,
): void {
  const search = searchOf(own, player, opponent);
  store<usize>(search, frame, 8);
  store<u64>(search, searchKey(player, opponent, depth, alpha, selectivity));
}

/** Takes an announcement back. */
export function retractSearch(player: u64, opponent: u64): void {
  store<u64>(searchOf(own, player, opponent), 0);
}

/** Whether another thread searches a position. */
export function isSearchedElsewhere(
  player: u64,
  opponent: u64,
  depth: i32,
  alpha: i32,
  selectivity: i32,
): bool {
  const key = searchKey(player, opponent, depth, alpha, selectivity);
  const search = searchOf(PARTS, player, opponent);
  for (let number = 0; number < threadCount(); number++) {
    if (number != thread && load<u64>(search + <usize>number * PART_BYTES) == key) return true;
  }
  return false;
}

/** Cancels the others' searches of a position whose result is in the table now. */
export function cancelElsewhere(player: u64, opponent: u64, depth: i32, alpha: i32, selectivity: i32): void {
  const key = searchKey(player, opponent, depth, alpha, selectivity);
  for (let number = 0; number < threadCount(); number++) {
    const part = PARTS + <usize>number * PART_BYTES;
    if (number != thread && load<u64>(searchOf(part, player, opponent)) == key) atomic.store<u64>(part, key);
  }
}

/** Whether a search of this thread is cancelled; the path then unwinds to the frame of that search, see `wasCancelledAt`. */
// @ts-ignore: decorator
@inline
export function isCancelled(): bool {
  return atomic.load<u64>(own) != 0 && findCancelled();
}

function findCancelled(): bool {
  const key = atomic.load<u64>(own);
  atomic.store<u64>(own, 0);
  for (let search = own + AT_SEARCHES; search < own + PART_BYTES; search += SEARCH_BYTES) {
    if (load<u64>(search) != key) continue;
    cancelledFrame = load<usize>(search, 8);
    return true;
  }
  return false;
}

/**
 * Whether the path that unwinds ends at a frame. Its search begins again, and finds its result in the table;
 * what was announced below is not searched any more.
 */
export function wasCancelledAt(frame: usize): bool {
  if (cancelledFrame != frame) return false;
  cancelledFrame = 0;
  for (let search = own + AT_SEARCHES; search < own + PART_BYTES; search += SEARCH_BYTES) {
    if (load<usize>(search, 8) > frame) store<u64>(search, 0);
  }
  return true;
}
