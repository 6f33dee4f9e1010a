/** The two sides, for nearly every module, and their letters on a board. */

/** A side. */
export type Color = 'black' | 'white';
/** What stands on a square in a board string: `X` black, `O` white. */
export type Disc = 'X' | 'O';

/** The other side. */
export function opponent(color: Color): Color {
  return color === 'black' ? 'white' : 'black';
}

/** The disc of a side in a board string. */
export function discOf(color: Color): Disc {
  return color === 'black' ? 'X' : 'O';
}
