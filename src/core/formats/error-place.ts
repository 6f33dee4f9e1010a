import { FormatError, type FormatName } from './format-error.js';

/**
 * Reads a part of a text, and converts the place of an error to one in the whole text.
 *
 * @param format format of the whole text; by default that of the part
 * @param placeOf converts an offset in the part to one in the whole
 * @param where text to put before the problem
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
