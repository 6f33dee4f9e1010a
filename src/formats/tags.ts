import { FormatError, type FormatName } from './format-error.js';

/** A value in brackets and where it begins in the text. */
export interface TagValue {
  readonly text: string;
  readonly offset: number;
}

/** A tag such as `B[F5]`, with at least one value. */
export interface Tag {
  readonly type: 'tag';
  readonly name: string;
  readonly values: readonly TagValue[];
  readonly offset: number;
}

/** A bracket of the tree, or the begin of a node. */
export interface Punctuation {
  readonly type: '(' | ')' | ';';
  readonly offset: number;
}

/**
 * Takes a text of tags such as `(;GM[Othello]B[F5]W[F6];)` apart. What stands before the first game is skipped,
 * so that a file may begin with a number or a byte order mark.
 *
 * @throws {FormatError} when a bracket is not closed or something stands where a tag should.
 */
export function* scanTags(text: string, format: FormatName): Generator<Tag | Punctuation, void> {
  let at = text.indexOf('(');
  if (at < 0) throw new FormatError(format, 'a game in (; ) expected', text.length);
  let depth = 0;
  while (at < text.length) {
    const offset = at;
    const character = text[at]!;
    if (character === '(' || character === ')' || character === ';') {
      depth += character === '(' ? 1 : character === ')' ? -1 : 0;
      if (depth < 0) throw new FormatError(format, 'a ) without its (', offset);
      yield { type: character, offset };
      at++;
    } else if (/[a-z]/i.test(character)) {
      const [name] = /^[a-z]+/i.exec(text.slice(at, at + 100))!;
      const tag = readValues(text, at + name.length, format);
      yield { type: 'tag', name: name.replace(/[a-z]/g, ''), values: tag.values, offset };
      at = tag.end;
    } else if (/\s/.test(character) || depth === 0) {
      at++;
    } else {
      throw new FormatError(format, `'${character}': a tag expected`, offset);
    }
  }
  if (depth > 0) throw new FormatError(format, 'a game that does not end: ) expected', text.length);
}

/** A value with the characters that would end it escaped. */
export function printTag(name: string, value: string | undefined): string {
  return value === undefined ? '' : `${name}[${value.replace(/[\]\\]/g, '\\$&')}]`;
}

function readValues(text: string, from: number, format: FormatName): { values: TagValue[]; end: number } {
  const values: TagValue[] = [];
  let at = from;
  for (;;) {
    let next = at;
    while (/\s/.test(text[next] ?? '')) next++;
    if (text[next] !== '[') break;
    const value = readValue(text, next + 1, format);
    values.push({ text: value.text, offset: next + 1 });
    at = value.end;
  }
  if (values.length === 0) throw new FormatError(format, 'a value in [ ] expected', from);
  return { values, end: at };
}

function readValue(text: string, from: number, format: FormatName): { text: string; end: number } {
  let value = '';
  for (let at = from; at < text.length; at++) {
    if (text[at] === ']') return { text: value, end: at + 1 };
    if (text[at] === '\\') at++;
    value += text[at] ?? '';
  }
  throw new FormatError(format, 'a value that does not end: ] expected', from);
}
