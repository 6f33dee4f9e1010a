/**
 * Boards as 64-bit sets of squares: bit 0 is a1, bit 7 h1, bit 63 h8.
 *
 * WebAssembly shifts all lanes of a vector by one and the same amount, and has no instruction that reverses bytes.
 * So most vector code here works on a board "both ways": the low lane holds it as it is, the high lane with its rows
 * reversed. A shift towards h8 then serves the rays to both the lower and the upper half of the board.
 */
import { CHECKED } from '../checks';

/** The squares a1 to a8; bit 0 is a1, bit 7 is h1, bit 63 is h8. */
export const COLUMN_A: u64 = 0x0101010101010101;
/** A set of squares of column a times this has them in its highest byte, row 1 lowest: row r is shifted by 56 - 7 r. */
export const GATHER_COLUMN_A: u64 = 0x0102040810204080;
/** The squares h1 to h8. */
export const COLUMN_H: u64 = 0x8080808080808080;
/** Columns b to g: a horizontal or diagonal ray never runs over a disc outside of them. */
export const INNER_COLUMNS: u64 = 0x7e7e7e7e7e7e7e7e;
/** The four corners. */
export const CORNERS: u64 = 0x8100000000000081;
/** The squares diagonally beside the corners: b2, g2, b7, g7. */
export const X_SQUARES: u64 = 0x0042000000004200;
/** The squares of the edges beside the corners: b1, g1, a2, h2, a7, h7, b8, g8. */
export const C_SQUARES: u64 = 0x4281000000008142;

/** The square number that stands for a pass. */
export const PASS: i32 = 64;
/** The square number that stands for "no move". */
export const NO_MOVE: i32 = 65;
/** Below every score: no move has been searched. */
export const NO_SCORE: i32 = -127;

/** The set that has this square alone. */
export function bit(square: i32): u64 {
  if (CHECKED) assert(isSquare(square));
  return (<u64>1) << square;
}

/** Whether a number names a square, 0-63. */
export function isSquare(square: i32): bool {
  return square >= 0 && square < 64;
}

/** Whether a number is a square or `NO_MOVE`. */
export function isSquareOrNone(square: i32): bool {
  return isSquare(square) || square == NO_MOVE;
}

/** Whether a number of discs is a possible score or bound. */
export function isScore(discs: i32): bool {
  return discs >= -64 && discs <= 64;
}

/** A board both ways. */
// @ts-ignore: decorator
@inline
export function bothWays(board: u64): v128 {
  const twice = i64x2.splat(board);
  return i8x16.shuffle(twice, twice, 0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8);
}

/** The union of the two lanes of a set held both ways. */
// @ts-ignore: decorator
@inline
export function oneWay(both: v128): u64 {
  const reversed = i8x16.shuffle(both, both, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  return i64x2.extract_lane(v128.or(both, reversed), 0);
}

/** The final score of a finished game for the first side, in discs: empty squares go to the winner. */
export function finalScore(player: u64, opponent: u64): i32 {
  if (CHECKED) assert((player & opponent) == 0);
  const own = <i32>popcnt(player);
  const other = <i32>popcnt(opponent);
  if (own > other) return 64 - 2 * other;
  return own < other ? 2 * own - 64 : 0;
}
