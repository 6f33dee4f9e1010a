/**
 * The name of a square in letters or in numbers. For all texts that mention a square: on the board, in companions, in
 * `<othello-game>`.
 */
import { squareIndex, type Square } from '../../core/rules/square.js';

/** How squares are named: `f5`, or column and row from 0, `(5,4)`. */
export type CoordinateStyle = 'letters' | 'numbers';

/** The name of a square as the board's coordinates name it. */
export function squareName(square: Square, style: CoordinateStyle = 'letters'): string {
  if (style !== 'numbers') return square;
  const index = squareIndex(square);
  return `(${index & 7},${index >> 3})`;
}
