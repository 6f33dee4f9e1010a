import type { Color } from '../../../src/rules/color.js';
import { Position } from '../../../src/rules/position.js';
import { SQUARES, type Square } from '../../../src/rules/square.js';

/** A position by the squares of its discs. */
export function at({ black = '', white = '' }: { black?: string; white?: string }, turn: Color = 'black') {
  const discs = (square: Square): string =>
    black.split(' ').includes(square) ? 'X' : white.split(' ').includes(square) ? 'O' : '-';
  return Position.of(SQUARES.map(discs).join(''), turn);
}
