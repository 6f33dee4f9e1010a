/**
 * Legal moves by parallel-prefix (Kogge-Stone) fill: three vertical directions on the board both ways at once, the
 * two horizontal ones in scalars, one of them by the carry of an addition.
 */
import { CHECKED } from '../checks';
import { INNER_COLUMNS, bothWays, oneWay } from './bitboard';

/** Squares where the player may move. */
export function legalMoves(player: u64, opponent: u64): u64 {
  if (CHECKED) assert((player & opponent) == 0, 'no square belongs to both sides');
  const own = bothWays(player);
  const other = bothWays(opponent);
  const inner = v128.and(other, i64x2.splat(INNER_COLUMNS));

  let down = v128.and(other, i64x2.shl(own, 8));
  let right = v128.and(inner, i64x2.shl(own, 9));
  let left = v128.and(inner, i64x2.shl(own, 7));
  down = v128.or(down, v128.and(other, i64x2.shl(down, 8)));
  right = v128.or(right, v128.and(inner, i64x2.shl(right, 9)));
  left = v128.or(left, v128.and(inner, i64x2.shl(left, 7)));
  const downPairs = v128.and(other, i64x2.shl(other, 8));
  const rightPairs = v128.and(inner, i64x2.shl(inner, 9));
  const leftPairs = v128.and(inner, i64x2.shl(inner, 7));
  down = v128.or(down, v128.and(downPairs, i64x2.shl(down, 16)));
  right = v128.or(right, v128.and(rightPairs, i64x2.shl(right, 18)));
  left = v128.or(left, v128.and(leftPairs, i64x2.shl(left, 14)));
  down = v128.or(down, v128.and(downPairs, i64x2.shl(down, 16)));
  right = v128.or(right, v128.and(rightPairs, i64x2.shl(right, 18)));
  left = v128.or(left, v128.and(leftPairs, i64x2.shl(left, 14)));
  const vertical = v128.or(v128.or(i64x2.shl(down, 8), i64x2.shl(right, 9)), i64x2.shl(left, 7));

  const row = opponent & INNER_COLUMNS;
  // A run of discs starts next to one of the player's: the carry passes through it and stops after it.
  const east = (((player << 1) & row) + row) & ~row;
  let west = row & (player >> 1);
  west |= row & (west >> 1);
  const pairs = row & (row >> 1);
  west |= pairs & (west >> 2);
  west |= pairs & (west >> 2);

  return (oneWay(vertical) | east | (west >> 1)) & ~(player | opponent);
}
