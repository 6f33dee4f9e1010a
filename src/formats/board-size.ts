import { FormatError } from './format-error.js';

/** Other sizes of boards that Othello is played on. */
const OTHER_SIZES: readonly number[] = [4, 6, 10, 12, 14];

/** @throws {FormatError} if this number of squares is that of a board of another size */
export function refuseOtherSize(squares: number, offset: number): void {
  const size = Math.sqrt(squares);
  if (!OTHER_SIZES.includes(size)) return;
  throw new FormatError('board string', `board of ${size}x${size}: 8x8 expected`, offset, {
    code: 'board-size',
    data: { text: `${size}x${size}` },
  });
}
