import { FormatError, type FormatName } from './format-error.js';

/**
 * What a part of a text is read as; what is wrong with it is told at its place in the whole.
 *
 * @param format the format of the whole; without one the part's own
 * @param placeOf where in the whole a place in the part is
 * @param where what to say before the problem
 * @throws {FormatError}
 */
export function readPart<Read>(
  format: FormatName | undefined,
  placeOf: (offset: number) => number,
  read: () => Read,
  where = '',
): Read {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof FormatError)) throw cause;
    const { problem, code, data } = cause;
    throw new FormatError(format ?? cause.format, where + problem, placeOf(cause.offset), {
      cause,
      code,
      data,
    });
  }
}
