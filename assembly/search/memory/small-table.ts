/**
 * A second, small transposition table for the last squares of a game, where a probe of the large one costs more than
 * searching: it stays in the processor's cache. One 16-byte entry per slot, always replaced; each thread has its own
 * table. Its bounds are all exact.
 */
import { CHECKED } from '../../checks';
import { isScore, isSquareOrNone } from '../../board/bitboard';
import { MAX_THREADS, thread } from './thread';
import { Entry, firstMove, hashOf, lowerBound, packBounds, packMove, upperBound } from './table';
import { SMALL_TABLE, uses } from '../../techniques';

/** 16,384 entries, 256 kB. */
const INDEX_BITS: u64 = 14;
const BYTES: usize = offsetof<Entry>() << (<usize>INDEX_BITS);
const TABLES = memory.data(MAX_THREADS * <i32>BYTES, 64);

let entries: usize = TABLES;

/** Uses the table of this thread. */
export function useSmallTable(): void {
  entries = TABLES + <usize>thread * BYTES;
}

/** Clears the tables of all threads. */
export function clearSmallTables(): void {
  memory.fill(TABLES, 0, <usize>MAX_THREADS * BYTES);
}

/** The slot of a position. */
// @ts-ignore: decorator
@inline
export function smallEntry(player: u64, opponent: u64): Entry {
  const index = <usize>(hashOf(player, opponent) >> (64 - INDEX_BITS));
  if (CHECKED) assert(index * offsetof<Entry>() < BYTES);
  return changetype<Entry>(entries + index * offsetof<Entry>());
}

/** The data of an entry if it has the key (`keyOf`), otherwise 0. The functions of `table.ts` read it. */
// @ts-ignore: decorator
@inline
export function readSmall(entry: Entry, key: u64): u64 {
  return entry.key == key && uses(SMALL_TABLE) ? entry.data : 0;
}

/** Stores the score of a null-window search (fail-soft), and its best move; `known` is the entry's old data. */
export function writeSmall(entry: Entry, key: u64, known: u64, alpha: i32, score: i32, move: i32): void {
  let lower = known ? lowerBound(known) : -64;
  let upper = known ? upperBound(known) : 64;
  if (score > alpha) lower = max(lower, score);
  else upper = min(upper, score);
  if (CHECKED) assert(isScore(lower) && isScore(upper) && lower <= upper, 'bounds of exact scores agree');
  if (CHECKED) assert(isSquareOrNone(move) && (key & 1) == 1);
  entry.key = key;
  entry.data = packBounds(lower, upper) | packMove(score > alpha || known == 0 ? move : firstMove(known));
}
