/**
 * Divides a stream into lines, for sessions of GTP (Go Text Protocol) and NBoard, and for standard input; a line that
 * does not end is an error, and not all of memory.
 */

/** The longest line of standard input, in characters; commands and games are far shorter. */
export const LONGEST_LINE = 65_536;

/**
 * The lines of a stream as they come, without line ends. A line that is too long is cut to {@link LONGEST_LINE} plus
 * one character, by which {@link assertWholeLine} recognises it.
 */
export async function* linesOf(input: AsyncIterable<string | Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let line = '';
  const add = (part: string): void => {
    line += part.slice(0, Math.max(0, LONGEST_LINE + 1 - line.length));
  };
  for await (const piece of input) {
    const text = typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    const [first = '', ...others] = text.split('\n');
    add(first);
    for (const next of others) {
      yield withoutReturn(line);
      line = '';
      add(next);
    }
  }
  add(decoder.decode());
  if (line !== '') yield withoutReturn(line);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** @throws {RangeError} for a line that was cut off */
export function assertWholeLine(line: string): void {
  if (line.length > LONGEST_LINE)
    throw new RangeError(`the line is too long: at most ${LONGEST_LINE} characters are read`);
}
