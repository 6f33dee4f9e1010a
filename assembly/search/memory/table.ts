/**
 * The transposition table: buckets of four 16-byte entries, one cache line, as in the Edax family.
 *
 * An entry is a 64-bit key and 64 bits of data: the bounds of the score (lower and upper, in discs), how they were
 * found (depth, selectivity), their cost (the logarithm of the nodes), their age (generation) and the two best moves.
 * The index comes from the high bits of a well-mixed hash, the key from another hash, so two positions with the same
 * index and key are not expected in the life of a machine.
 */
import { tryAllocate } from '../../allocate';
import { CHECKED } from '../../checks';
import { NO_MOVE, bit, isScore, isSquareOrNone } from '../../board/bitboard';
import { legalMoves } from '../../board/moves';
import { thread } from './thread';
import { TABLE_CUTS, uses } from '../../techniques';

/** The greatest depth of a search: an entry stores it in 6 bits. */
export const MAX_DEPTH: i32 = 63;
/** Levels of selectivity: 0 cuts most, this one nothing. Their confidences are in `probcut.ts`. */
export const NO_SELECTIVITY: i32 = 4;

/** A table's entry for a position; read `data` with the functions below. */
@unmanaged
export class Entry {
  /** The key of the position; in the large table XORed with the data. */
  key: u64;
  data: u64;

  /** The entry behind this one. */
  @inline
  get next(): Entry {
    return changetype<Entry>(changetype<usize>(this) + offsetof<Entry>());
  }
}

/** Four entries, a cache line. */
const BUCKET_BYTES: usize = 4 * offsetof<Entry>();
const MOST_MEGABYTES: i32 = 1024;

/** What threads need to share the table. */
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
 * Clearing begins a new epoch: a number in each entry, mixed into its key. Entries of other epochs match no position
 * and count as empty, so that only every 127th clearing writes to all of the memory.
 */
let epoch: u64 = 0;
let epochKey: u64 = 0;
/** The greatest numbers of seven and of eight bits, which is what an entry has for them. */
const LAST_EPOCH: u32 = 127;
const LAST_GENERATION: u32 = 255;

/** Reserves the table; returns whether there was enough memory. Call once. */
export function reserveTable(megabytes: i32): bool {
  if (megabytes < 1 || megabytes > MOST_MEGABYTES) return false;
  const bytes = (<usize>megabytes) << 20;
  // One bucket more: the first one is aligned to a cache line.
  const address = tryAllocate(bytes + BUCKET_BYTES);
  if (address == 0) return false;
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
 * Clears this table, and by the epoch all others with keys by `keyOf`. Returns whether the epochs start over: then
 * those tables must be cleared, too.
 */
export function clearTable(): bool {
  const last = header().epoch;
  const beginsAnew = last == LAST_EPOCH;
  if (beginsAnew) memory.fill(buckets, 0, <usize>bucketCount * BUCKET_BYTES);
  header().epoch = beginsAnew ? 1 : last + 1;
  followTable();
  return beginsAnew;
}

/** Reads the generation and the epoch, which the leading thread may have changed. */
export function followTable(): void {
  if (CHECKED) assert(header().generation <= LAST_GENERATION && header().epoch <= LAST_EPOCH);
  generation = header().generation;
  epoch = header().epoch;
  epochKey = epoch * GOLDEN;
}

/**
 * Starts a new generation: entries so far count as old. The leading thread counts, and helpers follow: otherwise they
 * would take each other's entries for old ones.
 */
export function nextGeneration(): void {
  if (thread == 0) header().generation = (header().generation + 1) & LAST_GENERATION;
  followTable();
}

// Odd multipliers that spread all bits of a factor over the high bits of the product.
/** 2 to the power of 64 by the golden ratio (Knuth, The Art of Computer Programming 3, 6.4). */
const GOLDEN: u64 = 0x9e3779b97f4a7c15;
/** Of degski's 64-bit mixer. */
const DEGSKI: u64 = 0xd6e8feb86659fd93;
/** The first of SplitMix64, found by David Stafford ("mix 13"). */
const STAFFORD: u64 = 0xbf58476d1ce4e5b9;
/** The second and the third prime of xxHash64 (Yann Collet). */
const XXHASH_2: u64 = 0xc2b2ae3d27d4eb4f;
const XXHASH_3: u64 = 0x165667b19e3779f9;

/** A hash of a position with well-mixed high bits. */
// @ts-ignore: decorator
@inline
export function hashOf(player: u64, opponent: u64): u64 {
  let hash = (player * GOLDEN) ^ rotl(opponent * DEGSKI, 32);
  hash ^= hash >> 32;
  hash *= STAFFORD;
  return hash ^ (hash >> 29);
}

/** The key of a position in this epoch; never 0. */
// @ts-ignore: decorator
@inline
export function keyOf(player: u64, opponent: u64): u64 {
  return ((player * XXHASH_2 + rotl(opponent, 29) * XXHASH_3) ^ epochKey) | 1;
}

// @ts-ignore: decorator
@inline
function bucketOf(hash: u64): Entry {
  if (CHECKED)
    assert(buckets != 0 && ((hash >> 32) * bucketCount) >> 32 < bucketCount, 'the table is reserved');
  return changetype<Entry>(buckets + <usize>(((hash >> 32) * bucketCount) >> 32) * BUCKET_BYTES);
}

/** The address after the last entry of a bucket. */
// @ts-ignore: decorator
@inline
function endOfBucket(bucket: Entry): Entry {
  return changetype<Entry>(changetype<usize>(bucket) + BUCKET_BYTES);
}

/** The data of a position in the table; 0 if there is none. Read it with the functions below. */
export function probe(player: u64, opponent: u64): u64 {
  const bucket = bucketOf(hashOf(player, opponent));
  const key = keyOf(player, opponent);
  for (let entry = bucket; entry != endOfBucket(bucket); entry = entry.next) {
    // Another thread may be writing: the key is stored XORed with the data, so a torn entry does not match.
    const data = entry.data;
    if ((entry.key ^ data) != key) continue;
    if (CHECKED) assert(epochOf(data) == epoch && isEntry(data), 'what was written');
    return data;
  }
  return 0;
}

// ---- the data of an entry
//
// From the lowest bit on: lower and upper bound (8 bits each), depth (6), selectivity (3), epoch (7), the two best moves (8
// each), cost (8), generation (8).

const UPPER_SHIFT: u64 = 8;
const DEPTH_SHIFT: u64 = 16;
const SELECTIVITY_SHIFT: u64 = 22;
const EPOCH_SHIFT: u64 = 25;
const FIRST_MOVE_SHIFT: u64 = 32;
const SECOND_MOVE_SHIFT: u64 = 40;
const COST_SHIFT: u64 = 48;
const GENERATION_SHIFT: u64 = 56;
const BOUNDS: u64 = 0xffff;
const MOVES: u64 = 0xffff << FIRST_MOVE_SHIFT;

/** The least value that an entry has proven, in discs. */
export function lowerBound(data: u64): i32 {
  return <i32>(<i8>data);
}
/** The greatest value that an entry has proven, in discs. */
export function upperBound(data: u64): i32 {
  return <i32>(<i8>(data >> UPPER_SHIFT));
}
function depthOf(data: u64): i32 {
  return (<i32>(data >> DEPTH_SHIFT)) & MAX_DEPTH;
}
function selectivityOf(data: u64): i32 {
  return (<i32>(data >> SELECTIVITY_SHIFT)) & 7;
}
/** Whether the bounds come from a search at least as deep and as careful, and so may end one. */
export function provenEnough(data: u64, depth: i32, selectivity: i32): bool {
  return depthOf(data) >= depth && selectivityOf(data) >= selectivity && uses(TABLE_CUTS);
}
/** The best move of a position in the table, or `NO_MOVE`. */
export function firstMove(data: u64): i32 {
  return data ? (<i32>(data >> FIRST_MOVE_SHIFT)) & 127 : NO_MOVE;
}
/** The second of the two moves in the table, the best one before the first was found, or `NO_MOVE`. */
export function secondMove(data: u64): i32 {
  return data ? (<i32>(data >> SECOND_MOVE_SHIFT)) & 127 : NO_MOVE;
}
function costOf(data: u64): i32 {
  return (<i32>(data >> COST_SHIFT)) & 255;
}
function generationOf(data: u64): u64 {
  return data >> GENERATION_SHIFT;
}
function epochOf(data: u64): u64 {
  return (data >> EPOCH_SHIFT) & LAST_EPOCH;
}

/** Packs two bounds for an entry. */
export function packBounds(lower: i32, upper: i32): u64 {
  return (<u64>(<u8>lower)) | ((<u64>(<u8>upper)) << UPPER_SHIFT);
}

/** Packs a best move for an entry. */
export function packMove(move: i32): u64 {
  return (<u64>move) << FIRST_MOVE_SHIFT;
}

/** Whether the data is valid for an entry; for assertions. */
function isEntry(data: u64): bool {
  if (depthOf(data) > MAX_DEPTH || selectivityOf(data) > NO_SELECTIVITY) return false;
  if (lowerBound(data) < -64 || upperBound(data) > 64 || lowerBound(data) > upperBound(data)) return false;
  return isSquareOrNone(firstMove(data)) && isSquareOrNone(secondMove(data));
}

// ---- writing

/**
 * Packs the result of a search for an entry.
 *
 * @param lower,upper bounds of the score in discs; -64 and 64 if unknown
 * @param move its best move, or `NO_MOVE`
 * @param nodes the nodes it took
 */
export function finding(depth: i32, selectivity: i32, lower: i32, upper: i32, move: i32, nodes: u64): u64 {
  if (CHECKED) assert(depth >= 0 && depth <= MAX_DEPTH && selectivity >= 0 && selectivity <= NO_SELECTIVITY);
  if (CHECKED) assert(isScore(lower) && isScore(upper) && lower <= upper);
  if (CHECKED) assert(isSquareOrNone(move));
  const cost = <u64>(64 - clz(nodes | 1));
  return (
    packBounds(lower, upper) |
    ((<u64>depth) << DEPTH_SHIFT) |
    ((<u64>selectivity) << SELECTIVITY_SHIFT) |
    packMove(move) |
    ((<u64>NO_MOVE) << SECOND_MOVE_SHIFT) |
    (cost << COST_SHIFT)
  );
}

/** Stores the result of a search, packed by `finding`. */
export function record(player: u64, opponent: u64, found: u64): void {
  if (CHECKED) assert((player & opponent) == 0);
  if (CHECKED)
    assert(depthOf(found) <= 64 - <i32>popcnt(player | opponent), 'no deeper than the end of the game');
  if (CHECKED)
    assert(firstMove(found) == NO_MOVE || (bit(firstMove(found)) & legalMoves(player, opponent)) != 0);
  const bucket = bucketOf(hashOf(player, opponent));
  const key = keyOf(player, opponent);
  let victim = bucket;
  let victimWorth = i32.MAX_VALUE;
  for (let entry = bucket; entry != endOfBucket(bucket); entry = entry.next) {
    const data = entry.data;
    if ((entry.key ^ data) == key) {
      // A shallower search of the same position, for ordering or a probe, does not replace a deeper one.
      if (generationOf(data) == generation && isBetter(data, found)) return;
      found = merged(data, found);
      victim = entry;
      break;
    }
    const worth = worthOf(data);
    if (worth < victimWorth) {
      victimWorth = worth;
      victim = entry;
    }
  }
  const data = found | (epoch << EPOCH_SHIFT) | (generation << GENERATION_SHIFT);
  if (CHECKED) assert(isEntry(data) && epochOf(data) == epoch && generationOf(data) == generation);
  if (CHECKED) assert(changetype<usize>(victim) < changetype<usize>(endOfBucket(bucket)));
  victim.key = key ^ data;
  victim.data = data;
}

/** Whether an entry comes from a deeper search, or one as deep and more careful. */
function isBetter(data: u64, found: u64): bool {
  if (depthOf(data) != depthOf(found)) return depthOf(data) > depthOf(found);
  return selectivityOf(data) > selectivityOf(found);
}

/** More than any cost: entries of the current search are worth more than all older ones. */
const WORTH_OF_PRESENT: i32 = 256;

/** Ranks entries for replacement: the least worth is replaced. Counts the generation, then the cost. */
function worthOf(data: u64): i32 {
  if (epochOf(data) != epoch) return -1;
  return costOf(data) + (generationOf(data) == generation ? WORTH_OF_PRESENT : 0);
}

/** Merges a new result with the old entry. */
function merged(data: u64, found: u64): u64 {
  let bounds = found & BOUNDS;
  if (depthOf(data) == depthOf(found) && selectivityOf(data) == selectivityOf(found)) {
    const lower = max(lowerBound(data), lowerBound(found));
    const upper = min(upperBound(data), upperBound(found));
    // Bounds that contradict each other come from selective searches: the newer one wins.
    if (lower <= upper) bounds = packBounds(lower, upper);
  }
  const known = firstMove(data);
  let first = firstMove(found);
  let second = first == known ? secondMove(data) : known;
  // A search that failed low has no best move: the old one is a better guess.
  if (known < 64 && (first >= 64 || lowerBound(found) == -64)) {
    first = known;
    second = secondMove(data);
  }
  return (found & ~(BOUNDS | MOVES)) | bounds | packMove(first) | ((<u64>second) << SECOND_MOVE_SHIFT);
}
