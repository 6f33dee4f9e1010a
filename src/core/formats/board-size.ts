import { FormatError } from './format-error.js';

/** Other sizes of boards that Othello is played on. */
const OTHER_SIZES: readonly number[] = [4, 6, 10, 12, 14];

/**
 * Does nothing for any other number of squares, 64 among them: the caller knows better what is wrong there.
 *
 * @param offset where the text is wrong, in characters from its start
 * @throws {FormatError} if a board of another size has this number of squares
 */
export function refuseOtherSize(squares: number, offset: number): void {
  const size = Math.sqrt(squares);
  if (!OTHER_SIZES.includes(size)) return;
  throw new FormatError('board string', `board of ${size}x${size}: 8x8 expected`, offset, {
    code: 'board-size',
    data: { text: `${size}x${size}` },
  });
}
