import { discOf, type Color } from './color.js';
import { Position } from './position.js';

/**
 * The usual start with corners given to the weaker side, in the order a1, h8, h1, a8. Black moves first.
 *
 * @throws {RangeError} when `corners` is not a whole number from 0 to 4.
 */
export function handicapPosition(corners: number, weaker: Color = 'black'): Position {
  if (![0, 1, 2, 3, 4].includes(corners)) throw new RangeError(`handicap ${corners}: 0 to 4 expected`);
  if (corners === 0) return Position.start;
  const { board, turn } = Position.start;
  const discs = board.split('');
  for (const corner of [0, 63, 7, 56].slice(0, corners)) discs[corner] = discOf(weaker);
  return Position.of(discs.join(''), turn);
}
