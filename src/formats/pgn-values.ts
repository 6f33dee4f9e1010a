/** What the two directions of PGN share. */
import type { Color } from '../rules/color.js';

/** How a game may have ended, by the word that the tag `Termination` has for it. */
export const TERMINATIONS: Readonly<Partial<Record<string, string>>> = {
  resignation: 'resignation',
  time: 'time forfeit',
  agreement: 'agreement',
};

/** In XOT the first eight moves are drawn by lot. */
export const XOT_MOVES = 8;

/** A value for Black as one for the given side, and back. */
export function valueForSide(value: number, color: Color): number {
  return color === 'black' || value === 0 ? value : -value;
}
