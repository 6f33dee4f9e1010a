/**
 * The transposition table: buckets of four 16-byte entries, one cache line, as in the Edax family.
 *
 * An entry is a 64-bit key and 64 bits of data: what is known of the score (lower and upper bound, in discs), how
 * it was found (depth, selectivity), how much work it was (the logarithm of its nodes), when (generation) and the
 * two best moves. The index comes from one end of a hash that is the product of a good mixer, the key from another
 * one, so that two different positions with the same index and key are not to be expected in the life of a machine.
 */
import { NO_MOVE } from './bitboard';
import { thread } from './thread';
import { TABLE_CUTS, uses } from './techniques';

/** Levels of selectivity: 0 cuts most, this one nothing. The levels' confidences are in `probcut.ts`. */
export const NO_SELECTIVITY: i32 = 4;

/** What a table remembers of a position; read `data` with the functions below. */
@unmanaged
export class Entry {
  /** The key of the position; in the large table mixed with the data. */
  key: u64;
  data: u64;


  @inline
  get next(): Entry {
    return changetype<Entry>(changetype<usize>(this) + offsetof<Entry>());
  }
}

/** Four entries, a line of the cache. */
const BUCKET_BYTES: usize = 4 * offsetof<Entry>();
const MOST_MEGABYTES: i32 = 1024;
/** The heap gives no more at once: a table of 1,024 megabytes has a bucket less. */
const LARGEST_BLOCK: usize = (1 << 30) - 4;

/** What threads have to know of the table that they share. */
@unmanaged
class Header {
  /** Address of the first bucket, and their number. */
  buckets: u32;
  bucketCount: u32;
  generation: u32;
  epoch: u32;
}
const HEADER = memory.data(offsetof<Header>(), 16);

function header(): Header {
  return changetype<Header>(HEADER);
}

let buckets: usize = 0;
let bucketCount: u64 = 0;
let generation: u64 = 0;
/**
 * Clearing begins a new epoch: a number in each entry, mixed into its key. Entries of other epochs match no position and
 * count as empty, so that only every 127th clearing has to write to all of the memory.
 */
let epoch: u64 = 0;
let epochKey: u64 = 0;
const LAST_EPOCH: u32 = 127;
const LAST_GENERATION: u32 = 63;

/** Reserves the table; returns whether the memory was to be had. To be called once. */
export function reserveTable(megabytes: i32): bool {
  if (megabytes < 1 || megabytes > MOST_MEGABYTES) return false;
  const room = min((<usize>megabytes) << 20, LARGEST_BLOCK - BUCKET_BYTES);
  const bytes = room & ~(BUCKET_BYTES - 1);
  // The heap traps where memory is refused, so it is asked for beforehand; what is allocated next lies behind this.
  const end = <u64>heap.alloc(16) + bytes + 4 * BUCKET_BYTES;
  const missing = <i32>((end + 0xffff) >> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) return false;
  const address = heap.alloc(bytes + BUCKET_BYTES);
  header().buckets = <u32>((address + BUCKET_BYTES - 1) & ~(BUCKET_BYTES - 1));
  header().bucketCount = <u32>(bytes / BUCKET_BYTES);
  attachTable();
  // New memory is empty: the first epoch needs no writing.
  clearTable();
  return true;
}

/** Takes over the table that another thread reserved. */
export function attachTable(): void {
  buckets = header().buckets;
  bucketCount = header().bucketCount;
  followTable();
}

/**
 * Forgets everything, what keys of `keyOf` lead to elsewhere included. Returns whether the epochs begin anew: then other
 * tables with such keys have to be emptied too.
 */
export function clearTable(): bool {
  const last = header().epoch;
  const beginsAnew = last == LAST_EPOCH;
  if (beginsAnew) memory.fill(buckets, 0, <usize>bucketCount * BUCKET_BYTES);
  header().epoch = beginsAnew ? 1 : last + 1;
  followTable();
  return beginsAnew;
}

/** Takes over the generation and the epoch, which the leading thread may have changed. */
export function followTable(): void {
  generation = header().generation;
  epoch = header().epoch;
  epochKey = epoch * 0x9e3779b97f4a7c15;
}

/**
 * Marks what is in the table as older than what comes. The leading thread counts, and those that help follow its
 * count: they would take each other's entries for old ones otherwise.
 */
export function nextGeneration(): void {
  if (thread == 0) header().generation = (header().generation + 1) & LAST_GENERATION;
  followTable();
}

/** A hash of a position whose high bits are good. */
// @ts-ignore: decorator
@inline
export function hashOf(player: u64, opponent: u64): u64 {
  let hash = (player * 0x9e3779b97f4a7c15) ^ rotl(opponent * 0xd6e8feb86659fd93, 32);
  hash ^= hash >> 32;
  hash *= 0xbf58476d1ce4e5b9;
  return hash ^ (hash >> 29);
}

/** The key of a position in this epoch; never 0. */
// @ts-ignore: decorator
@inline
export function keyOf(player: u64, opponent: u64): u64 {
  return ((player * 0xc2b2ae3d27d4eb4f + rotl(opponent, 29) * 0x165667b19e3779f9) ^ epochKey) | 1;
}

// @ts-ignore: decorator
@inline
function bucketOf(hash: u64): Entry {
  return changetype<Entry>(buckets + <usize>(((hash >> 32) * bucketCount) >> 32) * BUCKET_BYTES);
}

/** The place behind the last entry of a bucket. */
// @ts-ignore: decorator
@inline
function endOfBucket(bucket: Entry): Entry {
  return changetype<Entry>(changetype<usize>(bucket) + BUCKET_BYTES);
}

/** What the table knows of a position; 0 where it knows nothing. Read it with the functions below. */
export function probe(player: u64, opponent: u64): u64 {
  const bucket = bucketOf(hashOf(player, opponent));
  const key = keyOf(player, opponent);
  for (let entry = bucket; entry != endOfBucket(bucket); entry = entry.next) {
    // Another thread may be writing: the key is stored mixed with the data, so a torn entry does not match.
    const data = entry.data;
    if ((entry.key ^ data) == key) return data;
  }
  return 0;
}

export function lowerBound(data: u64): i32 {
  return <i32>(<i8>data);
}
export function upperBound(data: u64): i32 {
  return <i32>(<i8>(data >> 8));
}
export function depthOf(data: u64): i32 {
  return (<i32>(data >> 16)) & 63;
}
function selectivityOf(data: u64): i32 {
  return (<i32>(data >> 22)) & 7;
}
/** Whether the bounds come from a search at least as deep and as careful, and so may end one. */
export function provenEnough(data: u64, depth: i32, selectivity: i32): bool {
  return depthOf(data) >= depth && selectivityOf(data) >= selectivity && uses(TABLE_CUTS);
}
/** The best move of a position in the table, or `NO_MOVE`. */
export function firstMove(data: u64): i32 {
  return data ? (<i32>(data >> 32)) & 127 : NO_MOVE;
}
export function secondMove(data: u64): i32 {
  return data ? (<i32>(data >> 40)) & 127 : NO_MOVE;
}
function costOf(data: u64): i32 {
  return (<i32>(data >> 48)) & 255;
}
function generationOf(data: u64): u64 {
  return data >> 56;
}

function epochOf(data: u64): u64 {
  return (data >> 25) & 127;
}

/** Whether an entry comes from a deeper search, or one as deep and more careful. */
function isBetter(data: u64, depth: i32, selectivity: i32): bool {
  return depthOf(data) > depth || (depthOf(data) == depth && selectivityOf(data) > selectivity);
}

/**
 * Writes down what a search of a position found.
 *
 * @param alpha,beta the window of the search, `score` what it returned (fail-soft), in discs
 * @param move its best move, or `NO_MOVE`
 * @param nodes the nodes it took
 */
export function record(
  player: u64,
  opponent: u64,
  depth: i32,
  selectivity: i32,
  alpha: i32,
  beta: i32,
  score: i32,
  move: i32,
  nodes: u64,
): void {
  const bucket = bucketOf(hashOf(player, opponent));
  const key = keyOf(player, opponent);
  let victim = bucket;
  let victimWorth = i32.MAX_VALUE;
  let lower = score > alpha ? score : -64;
  let upper = score < beta ? score : 64;
  let first = move;
  let second = NO_MOVE;
  for (let entry = bucket; entry != endOfBucket(bucket); entry = entry.next) {
    const data = entry.data;
    if ((entry.key ^ data) == key) {
      if (generationOf(data) == generation && isBetter(data, depth, selectivity)) {
        // A shallower search of the same position, for ordering or a probe, does not drive out a deeper one.
        return;
      }
      if (depthOf(data) == depth && selectivityOf(data) == selectivity) {
        lower = max(lower, lowerBound(data));
        upper = min(upper, upperBound(data));
        // Bounds that contradict each other come from selective searches: the newer one is believed.
        if (lower > upper) {
          lower = score > alpha ? score : -64;
          upper = score < beta ? score : 64;
        }
      }
      // A search that failed low has no best move: the one known from before is the better guess.
      const oldFirst = firstMove(data);
      if (oldFirst < 64 && (first >= 64 || score <= alpha)) {
        first = oldFirst;
        second = secondMove(data);
      } else {
        second = first == oldFirst ? secondMove(data) : oldFirst;
      }
      victim = entry;
      break;
    }
    const worth = epochOf(data) != epoch ? -1 : costOf(data) + (generationOf(data) == generation ? 256 : 0);
    if (worth < victimWorth) {
      victimWorth = worth;
      victim = entry;
    }
  }
  const cost = (<u64>(64 - clz(nodes | 1))) << 2;
  const data =
    (<u64>(<u8>lower)) |
    ((<u64>(<u8>upper)) << 8) |
    ((<u64>depth) << 16) |
    ((<u64>selectivity) << 22) |
    (epoch << 25) |
    ((<u64>first) << 32) |
    ((<u64>second) << 40) |
    (cost << 48) |
    (generation << 56);
  victim.key = key ^ data;
  victim.data = data;
}
