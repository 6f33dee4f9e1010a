import { Position } from './position.js';
import { SQUARES, squareIndex, type Square } from './square.js';

/**
 * One of the eight symmetries of the board, made of three mirrors, in this order: bit 0 swaps left and
 * right, bit 1 top and bottom, bit 2 columns and rows. 0 leaves all as it is; 3 is half a turn.
 */
export type Symmetry = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const SYMMETRIES: readonly Symmetry[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Where a symmetry takes a square. */
export function transformSquare(square: Square, symmetry: Symmetry): Square {
  return SQUARES[transformIndex(squareIndex(square), symmetry)]!;
}

/** The position turned or mirrored. */
export function transform({ board, turn }: Position, symmetry: Symmetry): Position {
  const discs: string[] = [];
  for (let index = 0; index < 64; index++) discs[transformIndex(index, symmetry)] = board[index]!;
  return Position.of(discs.join(''), turn);
}

/** One and the same position for all eight that are equal by symmetry: the one whose board sorts first. */
export function canonical(position: Position): Position {
  return SYMMETRIES.map((symmetry) => transform(position, symmetry)).reduce((first, next) =>
    next.board < first.board ? next : first,
  );
}

function transformIndex(index: number, symmetry: Symmetry): number {
  const column = (index & 7) ^ (symmetry & 1 ? 7 : 0);
  const row = (index >> 3) ^ (symmetry & 2 ? 7 : 0);
  return symmetry & 4 ? column * 8 + row : row * 8 + column;
}
