/**
 * The rows of the evaluation that the legal moves of both sides select: how many each side has, on the whole board and
 * on each kind of square, and where on each edge. Patterns cannot see this, because legality depends on up to eight
 * lines.
 *
 * In the first six tables, the numbers of moves of both sides select a row. In the last one, a row stands for two sets
 * of squares of an edge: where the player may move, and where the opponent may. Mirrored edges share a row.
 */
import { CHECKED } from '../checks';
import { C_SQUARES, COLUMN_A, GATHER_COLUMN_A, CORNERS, X_SQUARES } from '../board/bitboard';

/** Tables of such rows, and instances: rows that a position takes from them. */
export const MOVE_TABLES: i32 = 7;
/** Rows that a position takes from these tables. */
export const MOVE_INSTANCES: i32 = 10;

/** The whole board. */
const ALL: u64 = 0xffffffffffffffff;
/** The squares of the edges but corners and C-squares. */
const MIDDLE_OF_EDGES: u64 = 0x3c0081818181003c;
/** The squares that are neither on an edge nor X-squares. */
const INNER: u64 = 0x007e7e7e7e7e7e00 & ~X_SQUARES;

// Bits that hold a number of moves in each table of counts, and each table's first row.
const ALL_BITS: i32 = 6;
const CORNER_BITS: i32 = 3;
const X_BITS: i32 = 3;
const C_BITS: i32 = 4;
const MIDDLE_BITS: i32 = 5;
const INNER_BITS: i32 = 6;
const EDGE_BITS: i32 = 8;
/** The first table has a row for each two numbers of moves below this one. */
export const MOVE_COUNTS: i32 = 1 << ALL_BITS;
const AT_CORNER: i32 = 1 << (2 * ALL_BITS);
const AT_X: i32 = AT_CORNER + (1 << (2 * CORNER_BITS));
const AT_C: i32 = AT_X + (1 << (2 * X_BITS));
const AT_MIDDLE: i32 = AT_C + (1 << (2 * C_BITS));
const AT_INNER: i32 = AT_MIDDLE + (1 << (2 * MIDDLE_BITS));
const AT_EDGE: i32 = AT_INNER + (1 << (2 * INNER_BITS));
/** Rows of all tables. */
export const MOVE_ROWS: i32 = AT_EDGE + (1 << (2 * EDGE_BITS));

const TABLE_BITS = memory.data<i32>([
  ALL_BITS,
  CORNER_BITS,
  X_BITS,
  C_BITS,
  MIDDLE_BITS,
  INNER_BITS,
  EDGE_BITS,
]);

/** Number of rows of a table. */
export function moveTableSize(table: i32): i32 {
  if (CHECKED) assert(table >= 0 && table < MOVE_TABLES);
  const bits = load<i32>(TABLE_BITS + (table << 2));
  return 1 << (2 * bits);
}

/** The row that shares a row's weights: that of the mirrored edge, or the same one. */
export function mirroredMoveRow(table: i32, row: i32): i32 {
  return table == MOVE_TABLES - 1 ? (reversed(row >> EDGE_BITS) << EDGE_BITS) | reversed(row & 255) : row;
}

/** Eight squares of an edge in the other direction. */
function reversed(squares: i32): i32 {
  let result = 0;
  for (let bit = 0; bit < 8; bit++) result |= ((squares >> bit) & 1) << (7 - bit);
  return result;
}

/**
 * The row that an instance (0-9) takes.
 *
 * @param moves where the player may move
 * @param replies where the opponent may, if they were to move
 */
// @ts-ignore: decorator
@inline
export function moveRow(instance: i32, moves: u64, replies: u64): i32 {
  if (CHECKED) assert(instance >= 0 && instance < MOVE_INSTANCES);
  if (instance == 0) return counted(moves, replies, ALL, ALL_BITS);
  if (instance == 1) return AT_CORNER + counted(moves, replies, CORNERS, CORNER_BITS);
  if (instance == 2) return AT_X + counted(moves, replies, X_SQUARES, X_BITS);
  if (instance == 3) return AT_C + counted(moves, replies, C_SQUARES, C_BITS);
  if (instance == 4) return AT_MIDDLE + counted(moves, replies, MIDDLE_OF_EDGES, MIDDLE_BITS);
  if (instance == 5) return AT_INNER + counted(moves, replies, INNER, INNER_BITS);
  if (instance == 6) return AT_EDGE + ((((<i32>moves) & 255) << EDGE_BITS) | ((<i32>replies) & 255));
  if (instance == 7) return AT_EDGE + (((<i32>(moves >> 56)) << EDGE_BITS) | (<i32>(replies >> 56)));
  if (instance == 8) return AT_EDGE + ((column(moves) << EDGE_BITS) | column(replies));
  return AT_EDGE + ((column(moves >> 7) << EDGE_BITS) | column(replies >> 7));
}

/** The row of two numbers of moves on some squares, relative to the first row of its table. */
// @ts-ignore: decorator
@inline
function counted(moves: u64, replies: u64, squares: u64, bits: i32): i32 {
  if (CHECKED)
    assert(
      popcnt(moves & squares) >> bits == 0 && popcnt(replies & squares) >> bits == 0,
      'room for both numbers',
    );
  return ((<i32>popcnt(moves & squares)) << bits) | (<i32>popcnt(replies & squares));
}

/** The eight squares of column a as bits. */
// @ts-ignore: decorator
@inline
function column(board: u64): i32 {
  return <i32>(((board & COLUMN_A) * GATHER_COLUMN_A) >> 56);
}
