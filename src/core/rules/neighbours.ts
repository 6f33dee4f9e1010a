/**
 * The squares that touch a square. For the frontier, for regions and for what a move opens (`coach`, `analysis`). Apart
 * from `square.ts`, because boards without a coach need no such table.
 */
import { SQUARES, squareIndex, type Square } from './square.js';

const AROUND: readonly (readonly Square[])[] = SQUARES.map((_, index) => {
  const [column, row] = [index & 7, index >> 3];
  return SQUARES.filter((_, other) => {
    const [dx, dy] = [Math.abs((other & 7) - column), Math.abs((other >> 3) - row)];
    return other !== index && dx <= 1 && dy <= 1;
  });
});

/** The squares that touch a square, diagonally too: 3 to 8. */
export function neighboursOf(square: Square): readonly Square[] {
  return AROUND[squareIndex(square)]!;
}
