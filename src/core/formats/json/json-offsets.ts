/**
 * The offsets of values in a text of JSON, for errors that name a location: `JSON.parse` does not say. Offsets are in
 * characters.
 */

/** The path to a value in JSON: property names and list indices. */
export type JsonPath = readonly (string | number)[];

/** Blanks between values. */
const BLANKS = /\s*/y;
/** What may stand before a value, such as the type of a socket message. */
const PREFIX = /\s*(?:\d+(?::[^\s:{}[\]]*){0,3}(?=[[{]))?/y;
/** A number or a word, such as `true`. */
const SCALAR = /[^\s,:\]}]+/y;

/** Codes of signs. */
const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
const LIST = 91;
const LIST_END = 93;
const OBJECT = 123;
const OBJECT_END = 125;

/**
 * Finds where values begin in a text of JSON, for error messages: `JSON.parse` does not say. The text must be valid.
 * Each list and object on a path is scanned only once.
 */
export class JsonOffsets {
  readonly #text: string;
  /** Offsets of the values in a list or an object, by the offset of the container. */
  readonly #inside = new Map<number, ReadonlyMap<string | number, number>>();

  constructor(text: string) {
    this.#text = text;
  }

  /** @returns the offset of a value, or of the innermost existing value on the path. */
  of(path: JsonPath): number {
    let at = skip(PREFIX, this.#text, 0);
    for (const step of path) {
      const next = this.#valuesAt(at).get(step);
      if (next === undefined) return at;
      at = next;
    }
    return at;
  }

  /** The values in the list or object at an offset. */
  #valuesAt(container: number): ReadonlyMap<string | number, number> {
    let values = this.#inside.get(container);
    if (!values) this.#inside.set(container, (values = valuesIn(this.#text, container)));
    return values;
  }
}

/**
 * Offsets of the values in a list by index, or in an object by name. Of equal names the last counts, as for
 * `JSON.parse`.
 */
function valuesIn(text: string, container: number): ReadonlyMap<string | number, number> {
  const values = new Map<string | number, number>();
  const isList = text[container] === '[';
  if (!isList && text[container] !== '{') return values;
  let at = skip(BLANKS, text, container + 1);
  while (at < text.length && text[at] !== ']' && text[at] !== '}') {
    let key: string | number = values.size;
    if (!isList) {
      const nameEnd = valueEnd(text, at);
      key = JSON.parse(text.slice(at, nameEnd)) as string;
      at = skip(BLANKS, text, skip(BLANKS, text, nameEnd) + 1);
    }
    values.set(key, at);
    at = skip(BLANKS, text, valueEnd(text, at));
    if (text[at] === ',') at = skip(BLANKS, text, at + 1);
  }
  return values;
}

/** The end of the value that begins at an offset. */
function valueEnd(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (first === QUOTE) return (closingQuote(text, from + 1) ?? text.length) + 1;
  if (first === LIST || first === OBJECT) return closingBracket(text, from) ?? text.length;
  return Math.max(from + 1, skip(SCALAR, text, from));
}

/**
 * The offset behind the bracket that closes the one at an offset. Brackets in strings are skipped. Does not recurse.
 *
 * @param inLine whether the bracket must be closed in the same line
 * @returns `undefined` if it is not closed
 */
export function closingBracket(text: string, from: number, inLine = false): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === NEWLINE && inLine) return undefined;
    if (inString) {
      if (character === BACKSLASH) at++;
      else if (character === QUOTE) inString = false;
    } else if (character === QUOTE) inString = true;
    else if (character === LIST || character === OBJECT) depth++;
    else if ((character === LIST_END || character === OBJECT_END) && --depth <= 0) return at + 1;
  }
  return undefined;
}

/** The offset of the quote that ends a string. @param from behind the quote that begins it */
function closingQuote(text: string, from: number): number | undefined {
  let end = text.indexOf('"', from);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? undefined : end;
}

/** Whether an odd number of backslashes precedes a quote. */
function isEscaped(text: string, quote: number): boolean {
  let at = quote;
  while (text.charCodeAt(at - 1) === BACKSLASH) at--;
  return (quote - at) % 2 === 1;
}

/** The offset behind what a pattern matches. @param sticky a pattern with the flag `y` */
function skip(sticky: RegExp, text: string, from: number): number {
  sticky.lastIndex = from;
  return sticky.test(text) ? sticky.lastIndex : from;
}
