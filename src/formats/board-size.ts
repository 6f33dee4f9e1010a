import { FormatError } from './format-error.js';

/** Boards of other sizes that Othello is played on, by their number of squares. */
const OTHER_SIZES: ReadonlyMap<number, number> = new Map(
  [4, 6, 10, 12, 14].map((size) => [size * size, size]),
);

/** @throws {FormatError} where so many squares are those of a board of another size. */
export function refuseOtherSize(squares: number, offset: number): void {
  const size = OTHER_SIZES.get(squares);
  if (size === undefined) return;
  throw new FormatError('board string', `board of ${size}x${size}: 8x8 expected`, offset, {
    code: 'board-size',
    data: { text: `${size}x${size}` },
  });
}
