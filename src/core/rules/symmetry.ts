/**
 * The eight symmetries of the board, and the form of a position that all of them share. Books, duplicates and the model
 * of people take symmetric positions for one.
 */
import { Position } from './position.js';
import { SQUARES, squareIndex, type Square } from './square.js';

/**
 * One of the eight symmetries of the board, made of three mirrors, in this order: bit 0 swaps left and right, bit 1 top
 * and bottom, bit 2 columns and rows. 0 is the identity; 3 is half a turn.
 */
export type Symmetry = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** All symmetries; the first is the identity. */
export const SYMMETRIES: readonly Symmetry[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Where a symmetry takes a square. */
export function transformSquare(square: Square, symmetry: Symmetry): Square {
  return SQUARES[transformIndex(squareIndex(square), symmetry)]!;
}

/** The position rotated or mirrored. */
export function transform({ board, turn }: Position, symmetry: Symmetry): Position {
  return Position.of(SOURCES[symmetry]!.map((from) => board[from]!).join(''), turn);
}

/** The symmetry that undoes another one. */
export function inverseSymmetry(symmetry: Symmetry): Symmetry {
  if (!(symmetry & 4)) return symmetry;
  return (4 | ((symmetry & 1) << 1) | ((symmetry & 2) >> 1)) as Symmetry;
}

/** The same position for all eight symmetric ones: the one whose board sorts first. */
export function canonical(position: Position): Position {
  return transform(position, canonicalSymmetry(position));
}

/** The symmetry that makes a position its canonical one, see {@link canonical}. */
export function canonicalSymmetry({ board }: Position): Symmetry {
  let first: Symmetry = 0;
  for (const symmetry of SYMMETRIES) {
    if (sortsBefore(board, SOURCES[symmetry]!, SOURCES[first]!)) first = symmetry;
  }
  return first;
}

/** Where the disc of each square comes from, for each symmetry. */
const SOURCES: readonly (readonly number[])[] = SYMMETRIES.map((symmetry) =>
  Array.from({ length: 64 }, (_, index) => transformIndex(index, inverseSymmetry(symmetry))),
);

/** Whether a board under one symmetry sorts before the same board under another; most differ in the first squares. */
function sortsBefore(board: string, one: readonly number[], other: readonly number[]): boolean {
  for (let index = 0; index < 64; index++) {
    const difference = board.charCodeAt(one[index]!) - board.charCodeAt(other[index]!);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** The index of a square after a symmetry. */
function transformIndex(index: number, symmetry: Symmetry): number {
  const column = (index & 7) ^ (symmetry & 1 ? 7 : 0);
  const row = (index >> 3) ^ (symmetry & 2 ? 7 : 0);
  return symmetry & 4 ? column * 8 + row : row * 8 + column;
}
