/**
 * Parts that readers of all formats share: places of errors, line ends, plain text, and work in pieces. Offsets are in
 * characters of the whole text.
 */
import { FormatError, type FormatName } from './format-error.js';

/** A range of a text; `end` is exclusive. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a part of a text, and converts the place of an error to one in the whole text.
 *
 * @param format format of the whole text; by default the format of the part
 * @param offsetOf converts an offset in the part to one in the whole
 * @param where text to put before the problem
 * @throws {FormatError}
 */
export function readPart<Read>(
  format: FormatName | undefined,
  offsetOf: (offset: number) => number,
  read: () => Read,
  where = '',
): Read {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof FormatError)) throw cause;
    const { problem, code, data } = cause;
    throw new FormatError(format ?? cause.format, where + problem, offsetOf(cause.offset), {
      cause,
      code,
      data,
    });
  }
}

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
  throw new FormatError('board string', `the board is ${size}x${size}, not 8x8`, offset, {
    code: 'board-size',
    data: { text: `${size}x${size}` },
  });
}

/** Replaces lone `\r`, the line ends of old files, by `\n`. All offsets stay the same. */
export function withNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}

/** Puts blanks in the place of the parts left out, so that offsets stay the same. */
function blanks(found: string): string {
  return found.replace(/[^\n]/g, ' ');
}

/**
 * Converts full-width letters, digits and signs to ASCII, and blanks HTML tags, byte order marks and invisible
 * characters. All offsets stay the same, so that errors name the right place.
 */
export function plainText(text: string): string {
  // Most texts contain none of the signs that are replaced below; `<` and `&` begin tags and entities.
  if (
    !/[・…“”„‟「」\u30d1<&\u00a0\u00ad\u200b-\u200f\u2028\u2029\u2060\u3000\ufeff\uff01-\uff5e]|[\ufe0e\ufe0f]/.test(
      text,
    )
  )
    return text;
  return (
    text
      .replace(/<(?:script|style|title)\b[^]*?(?:<\/(?:script|style|title)\s*>|$)/gi, blanks)
      .replace(/<!--[^]*?(?:-->|$)/g, blanks)
      .replace(/<[/!?]?[a-z][^<>]*>/gi, blanks)
      .replace(/&(?:nbsp|ensp|emsp|thinsp|shy|zwnj|#160|#xa0);/gi, blanks)
      .replace(/&(?:ndash|mdash|minus|hyphen);/gi, (found) => '-'.padEnd(found.length))
      .replace(/パス/g, '--')
      // Bullets and quotes around moves.
      .replace(/[“”„‟「」]|・(?=[ \t]*(?:\d{1,2}[ \t.)]*)?[a-h][1-8])/gi, ' ')
      .replace(/…/g, '.')
      .replace(/[\ufe0e-\ufe0f\u00a0\u00ad\u200b-\u200f\u2028\u2029\u2060\u3000\ufeff]/g, ' ')
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
  );
}

/** Work in small steps that runs at once, or in pieces between which a page stays responsive. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Length of a piece in milliseconds; shorter than a frame. */
const PIECE = 10;

/** Runs all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs the steps in pieces and lets timers, input and messages run in between. */
export async function inPieces<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + PIECE;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
