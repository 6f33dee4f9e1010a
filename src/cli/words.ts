/** How the tool writes what the engine found. */
import type { MoveValue } from '../engine/engine.js';

/** A score as the field writes it: `+3`, `0`, `-2.5`. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded > 0 ? `+${rounded}` : String(rounded);
}

/** What a value rests on: `exact`, a confidence such as `95%`, or `depth 8`. */
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

/** Of the words that are counted, those that end in `y` after a consonant are the only ones that do not just take an `s`. */
function plural(word: string): string {
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/**
 * A text from outside as a terminal may have it: signs that would move the cursor, clear the screen or turn the writing round are
 * written out, `\\u{1b}`. Line ends stay.
 */
export function visible(text: string): string {
  return text.replace(
    /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`,
  );
}

/** A value as a line of JSON that a terminal may have, too: what {@link visible} writes out is written as JSON has it. */
export function jsonLine(value: unknown): string {
  const text = JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    Array.from(
      { length: sign.length },
      (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
  return `${text}\n`;
}

/** The same as one line of a log: whoever writes a line end into a name writes no line of ours. */
export function logLine(text: string): string {
  return `${visible(text).replaceAll('\n', '\\u{a}')}\n`;
}

/** Cells in columns of these widths, as `printf` has them: numbers to the right, names (a negative width) to the left. */
export function columns(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((text, at) => {
    const cell = visible(text).replaceAll('\n', ' ');
    const width = widths[at]!;
    return width < 0 ? cell.padEnd(-width) : cell.padStart(width);
  });
  return `${padded.join('  ').trimEnd()}\n`;
}
