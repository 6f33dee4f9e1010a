/** The way to a value in JSON: names of properties, and places in lists. */
export type JsonPath = readonly (string | number)[];

const BLANKS = /[\s\ufeff]*/y;
const STRING = /"(?:[^"\\]|\\[\s\S])*"/y;
const SCALAR = /[^\s,:\]}]+/y;

/**
 * Where in a text of JSON a value begins, for error messages: `JSON.parse` does not tell. The text must be valid.
 *
 * @returns The place, or that of the innermost value on the way that there is.
 */
export function locateJson(text: string, path: JsonPath): number {
  let at = skip(BLANKS, text, 0);
  for (const step of path) {
    const next = typeof step === 'number' ? entryAt(text, at, step) : propertyAt(text, at, step);
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

function entryAt(text: string, list: number, index: number): number | undefined {
  if (text[list] !== '[') return undefined;
  let at = skip(BLANKS, text, list + 1);
  for (let i = 0; i < index; i++) at = afterComma(text, valueEnd(text, at));
  return at;
}

/** The last property of a name counts, as it does for `JSON.parse`. */
function propertyAt(text: string, object: number, name: string): number | undefined {
  if (text[object] !== '{') return undefined;
  let found: number | undefined;
  let at = skip(BLANKS, text, object + 1);
  while (text[at] === '"') {
    const nameEnd = skip(STRING, text, at);
    const written = JSON.parse(text.slice(at, nameEnd)) as string;
    const value = skip(BLANKS, text, skip(BLANKS, text, nameEnd) + 1);
    if (written === name) found = value;
    at = afterComma(text, valueEnd(text, value));
  }
  return found;
}

function afterComma(text: string, from: number): number {
  const at = skip(BLANKS, text, from);
  return text[at] === ',' ? skip(BLANKS, text, at + 1) : at;
}

/** Where a value ends; brackets are counted, so that nothing deep needs recursion. */
function valueEnd(text: string, from: number): number {
  let at = from;
  let depth = 0;
  do {
    const character = text[at];
    if (character === undefined) return text.length;
    if (character === '"') at = skip(STRING, text, at);
    else if (character === '{' || character === '[') {
      depth++;
      at++;
    } else if (character === '}' || character === ']') {
      depth--;
      at++;
    } else if (character === ',' || character === ':') at++;
    else at = Math.max(at + 1, skip(SCALAR, text, at));
    if (depth > 0) at = skip(BLANKS, text, at);
  } while (depth > 0);
  return at;
}

function skip(sticky: RegExp, text: string, from: number): number {
  sticky.lastIndex = from;
  return sticky.test(text) ? sticky.lastIndex : from;
}
