/**
 * Legal moves by parallel-prefix (Kogge-Stone) fill. Bit 0 is a1, bit 7 h1, bit 8 a2: a shift to the left by 8 leads to
 * the next row, which is below on a board, by 9 below and to the right, by 7 below and to the left.
 *
 * These three directions are followed on the board both ways at once: its second lane has the rows in reverse order, so
 * that the same shifts lead upwards there. The two horizontal directions are scalars, one by the carry of an addition.
 */
import { CHECKED } from '../checks';
import { INNER_COLUMNS, bothWays, oneWay } from './bitboard';

/** Squares where the player may move. */
export function legalMoves(player: u64, opponent: u64): u64 {
  if (CHECKED) assert((player & opponent) == 0, 'no square belongs to both sides');
  const own = bothWays(player);
  const other = bothWays(opponent);
  const inner = v128.and(other, i64x2.splat(INNER_COLUMNS));

  let below = v128.and(other, i64x2.shl(own, 8));
  let belowRight = v128.and(inner, i64x2.shl(own, 9));
  let belowLeft = v128.and(inner, i64x2.shl(own, 7));
  below = v128.or(below, v128.and(other, i64x2.shl(below, 8)));
  belowRight = v128.or(belowRight, v128.and(inner, i64x2.shl(belowRight, 9)));
  belowLeft = v128.or(belowLeft, v128.and(inner, i64x2.shl(belowLeft, 7)));
  const belowPairs = v128.and(other, i64x2.shl(other, 8));
  const belowRightPairs = v128.and(inner, i64x2.shl(inner, 9));
  const belowLeftPairs = v128.and(inner, i64x2.shl(inner, 7));
  below = v128.or(below, v128.and(belowPairs, i64x2.shl(below, 16)));
  belowRight = v128.or(belowRight, v128.and(belowRightPairs, i64x2.shl(belowRight, 18)));
  belowLeft = v128.or(belowLeft, v128.and(belowLeftPairs, i64x2.shl(belowLeft, 14)));
  below = v128.or(below, v128.and(belowPairs, i64x2.shl(below, 16)));
  belowRight = v128.or(belowRight, v128.and(belowRightPairs, i64x2.shl(belowRight, 18)));
  belowLeft = v128.or(belowLeft, v128.and(belowLeftPairs, i64x2.shl(belowLeft, 14)));
  const acrossRows = v128.or(v128.or(i64x2.shl(below, 8), i64x2.shl(belowRight, 9)), i64x2.shl(belowLeft, 7));

  const row = opponent & INNER_COLUMNS;
  // A run of discs starts next to one of the player's: the carry passes through it and stops after it.
  const toRight = (((player << 1) & row) + row) & ~row;
  let toLeft = row & (player >> 1);
  toLeft |= row & (toLeft >> 1);
  const pairs = row & (row >> 1);
  toLeft |= pairs & (toLeft >> 2);
  toLeft |= pairs & (toLeft >> 2);

  return (oneWay(acrossRows) | toRight | (toLeft >> 1)) & ~(player | opponent);
}
