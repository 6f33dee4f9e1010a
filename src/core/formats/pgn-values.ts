/** Shared by reading and writing PGN. */
import type { Color } from '../rules/color.js';

/** How a game ended, by the value of the tag `Termination`. */
export const TERMINATIONS: Readonly<Partial<Record<string, string>>> = {
  resignation: 'resignation',
  time: 'time forfeit',
  agreement: 'agreement',
};

/** In XOT the first eight moves are drawn at random. */
export const XOT_MOVES = 8;

/** Converts a value for Black to one for the given side, and back. */
export function valueForSide(value: number, color: Color): number {
  return color === 'black' || value === 0 ? value : -value;
}
