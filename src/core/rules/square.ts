/**
 * The 64 squares: their names, a1 to h8, and their indices, a1 = 0, b1 = 1, h8 = 63. Nearly every module names squares
 * so; the wasm core has their indices.
 */
import { SquareError } from './errors.js';

/** The name of a column, from the left. */
export type Column = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
/** The name of a row, from the top. */
export type Row = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
/** A square by its usual name: column a-h from the left, row 1-8 from the top. */
export type Square = `${Column}${Row}`;

/** All squares row by row: index 0 is a1, 7 is h1, 8 is a2, 63 is h8. */
export const SQUARES: readonly Square[] = Array.from(
  { length: 64 },
  (_, index) => `${'abcdefgh'[index & 7]!}${(index >> 3) + 1}` as Square,
);

/** The square's index in {@link SQUARES}, 0-63. */
export function squareIndex(square: Square): number {
  return square.charCodeAt(0) - 97 + (square.charCodeAt(1) - 49) * 8;
}

/** Whether a value is the name of a square, in lower case. */
export function isSquare(value: unknown): value is Square {
  return typeof value === 'string' && /^[a-h][1-8]$/.test(value);
}

/** The squares that a text names, in lower case, each once. */
export function squaresIn(text: string): readonly Square[] {
  return [...new Set(text.match(/\b[a-h][1-8]\b/g) as Square[] | null)];
}

/** The square named, in any case, at an index of a text; `undefined` when there is none. */
export function squareAt(text: string, at: number): Square | undefined {
  // Bit 32 makes capital letters small, and makes a letter of nothing else.
  const column = (text.charCodeAt(at) | 32) - 97;
  const row = text.charCodeAt(at + 1) - 49;
  return column >= 0 && column < 8 && row >= 0 && row < 8 ? SQUARES[row * 8 + column] : undefined;
}

/**
 * Reads a square: `f5` in any case, or `(5,4)`, column and row from 0.
 *
 * @throws {SquareError} when the text is not a square of the board.
 */
export function parseSquare(text: string): Square {
  const name = text.trim();
  const [, column, row] = /^\(\s*([0-7])\s*,\s*([0-7])\s*\)$/.exec(name) ?? [];
  const square = name.length === 2 ? squareAt(name, 0) : SQUARES[Number(row) * 8 + Number(column)];
  if (!square) throw new SquareError(text);
  return square;
}
