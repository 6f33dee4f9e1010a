/**
 * Formats the engine's values and other texts for output: numbers, lines and columns, so that all commands look alike.
 */
import type { MoveValue } from 'othello-board/engine/node.js';

/** An answer of a command: an object for programs, as `--json` prints it, and the text for people. */
export interface CommandOutput<Data = Readonly<Record<string, unknown>>> {
  readonly data: Data;
  readonly text: string;
}

/** A score with its sign: `+3`, `0`, `-2.5`. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded > 0 ? `+${rounded}` : String(rounded);
}

/** How reliable a value is: `exact`, a confidence such as `95%`, or `depth 8`. */
export function trust({
  certainty,
  confidence,
  depth,
}: Pick<MoveValue, 'certainty' | 'confidence' | 'depth'>): string {
  if (certainty === 'exact') return certainty;
  return certainty === 'selective' ? `${confidence ?? 0}%` : `depth ${depth}`;
}

/** `1 position`, `2 positions`, `2 names of a place`. */
export function count(number: number, one: string): string {
  if (number === 1) return `1 ${one}`;
  const [first = '', ...others] = one.split(/(?= (?:of|in|on|by|beside|without|or) )/u);
  return `${number} ${plural(first)}${others.join('')}`;
}

/** Of the words in use, only those in `y` after a consonant have a plural that does not just add an `s`. */
function plural(word: string): string {
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/**
 * A text from outside in a form that is safe for a terminal: characters that would move the cursor, clear the screen or
 * reverse the text are escaped, `\\u{1b}`. Line ends stay.
 */
export function visible(text: string): string {
  return text.replace(
    /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`,
  );
}

/** A value as a line of JSON that is safe for a terminal: what {@link visible} escapes is escaped as JSON does. */
export function jsonLine(value: unknown): string {
  const text = JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    Array.from(
      { length: sign.length },
      (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
  return `${text}\n`;
}

/** As {@link visible}, but on one line, so that a line end in a name cannot forge a line of the log. */
export function logLine(text: string): string {
  return `${visible(text).replaceAll('\n', '\\u{a}')}\n`;
}

/** Most cells, in which nothing needs to be escaped. */
const PRINTABLE = /^[ -~]*$/;

/** Cells in columns of these widths, as in `printf`: numbers to the right, names (negative width) to the left. */
export function columns(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((text, at) => {
    const cell = PRINTABLE.test(text) ? text : visible(text).replaceAll('\n', ' ');
    const width = widths[at]!;
    return width < 0 ? cell.padEnd(-width) : cell.padStart(width);
  });
  return `${padded.join('  ').trimEnd()}\n`;
}
