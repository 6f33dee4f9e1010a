/**
 * Splits SGF (Smart Game Format) and GGF (Generic Game Format), which have the same brackets, into tags. `sgf.ts` and
 * `ggf.ts` are built on it; here stands also which tag has which fact.
 */
import { FormatError, type FormatName } from './format-error.js';
import { eventOf, known, printDate, withoutControls } from './fact-text.js';
import type { Extent } from './reading.js';
import type { GameFacts } from '../../rules/game/facts.js';
import type { GameRecord } from './game-record.js';

/** A value in brackets, and its offset in the text. */
export interface TagValue {
  readonly text: string;
  readonly offset: number;
}

/** A tag such as `B[F5]`, with at least one value. Its name is in capitals, and empty for `[F5]`. */
export interface Tag {
  readonly type: 'tag';
  readonly name: string;
  readonly values: readonly TagValue[];
  readonly offset: number;
}

/** A bracket of the tree, or the beginning of a node. */
export interface Punctuation {
  readonly type: '(' | ')' | ';';
  readonly offset: number;
}

/** Signs between tags that mean nothing: neither brackets nor semicolons nor letters. */
const SKIPPED = /[^()[\];a-z]*/iy;

/**
 * Splits a text such as `(;GM[Othello]B[F5]W[F6];)` into tags. Text before and between games is skipped, such as a
 * number or a byte order mark at the beginning of a file.
 *
 * @throws {FormatError} when a bracket is not closed, or something other than a tag stands in its place
 */
export function* scanTags(text: string, format: FormatName): Generator<Tag | Punctuation, void> {
  let at = text.indexOf('(');
  if (at < 0) {
    const code = text.trim() === '' ? 'empty' : 'missing';
    throw new FormatError(format, 'there is no game in (; )', text.length, {
      code,
      data: { expected: '(;' },
    });
  }
  let depth = 0;
  while (at < text.length) {
    const offset = at;
    const character = text[at]!;
    if (character === '(' || character === ')' || character === ';') {
      depth += character === '(' ? 1 : character === ')' ? -1 : 0;
      if (depth < 0) {
        throw new FormatError(format, 'a ) without its (', offset, {
          code: 'unexpected',
          data: { text: ')', expected: '(;' },
        });
      }
      yield { type: character, offset };
      at++;
    } else if (depth === 0) {
      at = character === '[' || isLetter(text, at) ? at + 1 : matchEnd(SKIPPED, text, at + 1);
    } else if (character === '[' || isLetter(text, at)) {
      let nameEnd = at;
      while (isLetter(text, nameEnd)) nameEnd++;
      const tag = readValues(text, nameEnd, format);
      yield { type: 'tag', name: nameOf(text.slice(at, nameEnd)), values: tag.values, offset };
      at = tag.end;
    } else if (character.trim() === '') {
      at = afterBlanks(text, at);
    } else {
      throw new FormatError(format, `'${character}' is not a tag`, offset, {
        code: 'unexpected',
        data: { text: character, expected: 'B[f5]' },
      });
    }
  }
  if (depth > 0) {
    throw new FormatError(format, 'the game does not end: ) is missing', text.length, {
      code: 'not-closed',
      data: { expected: ')' },
    });
  }
}

/** Whether a text of tags is SGF and not GGF: it names the game by a number, or not at all. */
export function isSgf(text: string): boolean {
  return /GM\s*\[\s*2\s*\]/i.test(text) || (/FF\s*\[/i.test(text) && !/GM\s*\[\s*othello/i.test(text));
}

/** A tag of PGN, or moves with a comment before any round bracket. */
const PGN_BEGIN = /^\s*(?:\[\s*\w+\s+"|(?:\d+\s*\.+\s*)?[a-h][1-8][^(]*\{)/i;

/** Whether a text has a game of SGF or GGF, other than `(;` in a comment or a tag of PGN. */
export function hasTagGame(text: string): boolean {
  return /\(\s*;/.test(text) && !PGN_BEGIN.test(text);
}

/** Prints a tag, and escapes characters that would end its value. */
export function printTag(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  return `${name}[${withoutControls(value).replace(/[\]\\]/g, '\\$&')}]`;
}

/**
 * Old files spell names out, and the capitals are the name: `GaMe` is `GM`. A name without capitals counts as a whole.
 */
function nameOf(written: string): string {
  // Nearly all names are in capitals already.
  let at = 0;
  while (at < written.length && written.charCodeAt(at) < SMALL_A) at++;
  if (at === written.length) return written;
  return written.replace(/[a-z]/g, '') || written.toUpperCase();
}

const SMALL_A = 97;

/** Whether there is a Latin letter. */
function isLetter(text: string, at: number): boolean {
  const small = text.charCodeAt(at) | 32;
  return small >= 97 && small <= 122;
}

/** The offset after blanks; only signs beyond ASCII are compared with a pattern, which is slow. */
function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && (text.charCodeAt(at) <= 32 || text.charCodeAt(at) > 127) && /\s/.test(text[at]!))
    at++;
  return at;
}

/** The end of a match that begins at an offset. */
function matchEnd(sticky: RegExp, text: string, from: number): number {
  sticky.lastIndex = from;
  sticky.test(text);
  return sticky.lastIndex;
}

/** Reads the values of a tag, `[one][two]`. */
function readValues(text: string, from: number, format: FormatName): { values: TagValue[]; end: number } {
  const values: TagValue[] = [];
  let at = from;
  for (;;) {
    const next = afterBlanks(text, at);
    if (text[next] !== '[') break;
    const value = readValue(text, next + 1, format);
    values.push({ text: value.text, offset: next + 1 });
    at = value.end;
  }
  if (values.length === 0) {
    throw new FormatError(format, 'a tag has no value in [ ]', from, {
      code: 'missing',
      data: { expected: '[ ]' },
    });
  }
  return { values, end: at };
}

/** Reads a value up to its bracket. @throws {FormatError} when that is missing */
function readValue(text: string, from: number, format: FormatName): { text: string; end: number } {
  const end = valueEnd(text, from);
  if (end >= text.length) {
    throw new FormatError(format, 'a value does not end: ] is missing', from, {
      code: 'not-closed',
      data: { expected: ']' },
    });
  }
  const written = text.slice(from, end);
  return { text: written.includes('\\') ? written.replace(/\\([\s\S])/g, '$1') : written, end: end + 1 };
}

/** A bracket that ends a value, or a backslash before a sign that does not. */
const VALUE_SIGN = /[\]\\]/g;

/** Offset of the bracket that closes a value; the length of the text if there is none. */
function valueEnd(text: string, from: number): number {
  // Hardly any value has an escaped character.
  const bracket = text.indexOf(']', from);
  if (bracket < 0) return text.length;
  if (!text.slice(from, bracket).includes('\\')) return bracket;
  let at = from;
  while (at < text.length) {
    VALUE_SIGN.lastIndex = at;
    const sign = VALUE_SIGN.exec(text);
    if (!sign || sign[0] === ']') return sign ? sign.index : text.length;
    // An escaped character ends nothing.
    at = sign.index + 2;
  }
  return text.length;
}

/** Where a game begins. */
const GAME_START = /\(\s*;/g;
/**
 * The first tag of a game. If it occurs inside another game, that one was not closed; inside a value, only where it
 * begins a line, for a value may hold the same text.
 */
const NEXT_GAME = /\(\s*;\s*(?:GM|FF|CA)\s*\[/y;

// Character codes of brackets, and of the sign that escapes them.
const OPENING = 40;
/** Codes of the signs `)`, `[`, `\` and `]`. */
const CLOSING = 41;
const VALUE = 91;
const BACKSLASH = 92;
const VALUE_END = 93;

/**
 * Finds the next game in brackets, `(;…)`, ignoring brackets in values. A game that is not closed ends where the next
 * one begins, so that only one game is lost.
 *
 * @param complete whether the text ends here
 * @returns `undefined` when there is none, or more text is needed to find its end
 */
export function findTagGame(text: string, from: number, complete: boolean): Extent | undefined {
  GAME_START.lastIndex = from;
  const start = GAME_START.exec(text)?.index;
  if (start === undefined) return undefined;
  let depth = 1;
  let inValue = false;
  for (let index = start + 1; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (sign === OPENING) {
      NEXT_GAME.lastIndex = index;
      if ((!inValue || text[index - 1] === '\n') && NEXT_GAME.test(text)) return { start, end: index };
      if (!inValue) depth++;
    } else if (inValue) {
      // An escaped character ends nothing.
      if (sign === BACKSLASH) index++;
      else inValue = sign !== VALUE_END;
    } else if (sign === VALUE) {
      inValue = true;
    } else if (sign === CLOSING && --depth === 0) {
      return { start, end: index + 1 };
    }
  }
  return complete ? { start, end: text.length } : undefined;
}

/** What tags mean: fields of a record, or names of PGN tags, which begin with a capital letter. */
const FACTS: Readonly<Record<string, string>> = {
  EV: 'event',
  PC: 'site',
  DT: 'date',
  PB: 'black',
  PW: 'white',
  TI: 'timeControl',
  TM: 'timeControl',
  OT: 'timeControl',
  RO: 'Round',
  BR: 'BlackElo',
  RB: 'BlackElo',
  WR: 'WhiteElo',
  RW: 'WhiteElo',
  AN: 'Annotator',
  ON: 'Opening',
};

/** Tags that set up a position. */
export const SET_UP_TAGS: readonly string[] = ['AB', 'AW', 'AE', 'PL'];

/** Tags of a move in SGF. */
export const MOVE_TAGS: readonly string[] = ['BL', 'WL', 'V', 'N', 'EMT', 'NAG', 'TE', 'BM', 'IT', 'DO'];

/** Tags of marks and arrows in SGF. */
export const MARKUP_TAGS: readonly string[] = ['LB', 'TR', 'CR', 'SQ', 'MA', 'SL', 'AR', 'LN', 'BRUSH'];

/** Tags that the formats read and write themselves. */
const OWN_TAGS: readonly string[] = [
  ...['', 'B', 'W', 'C', 'GM', 'RE', 'FF', 'SZ', 'CA', 'BO', 'TY'],
  ...SET_UP_TAGS,
  ...MOVE_TAGS,
  ...MARKUP_TAGS,
];

/** The facts of a record except its result. Tags that are no facts are kept unchanged. */
export function readHead(found: ReadonlyMap<string, TagValue>): GameFacts {
  const fields: Record<string, string> = {};
  const tags = new Map<string, string>();
  for (const [name, { text }] of found) {
    const fact = FACTS[name];
    if (fact === undefined) {
      if (!OWN_TAGS.includes(name)) tags.set(name, text);
    } else if (known(text) !== undefined) {
      const earlier = fields[fact];
      // A time control may have two parts; the main time comes first.
      const parts = name === 'TM' ? [text, earlier] : [earlier, text];
      const isPgnTag = fact < 'a';
      if (isPgnTag) tags.set(fact, text);
      else fields[fact] = parts.filter((part) => part !== undefined).join(' + ');
    }
  }
  return { ...fields, tags };
}

type Field = 'event' | 'site' | 'date' | 'black' | 'white';

/** What a format can store in the head. */
interface HeadTags {
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  /** Names of tags in this format, by their names in PGN. */
  readonly tags: Readonly<Record<string, string>>;
  readonly dateSeparator: '.' | '-';
}

/** GGF has no event and no round. */
export const GGF_HEAD: HeadTags = {
  fields: { site: 'PC', date: 'DT', black: 'PB', white: 'PW' },
  tags: { BlackElo: 'RB', WhiteElo: 'RW' },
  dateSeparator: '.',
};

/** How SGF names the facts of a game. */
export const SGF_HEAD: HeadTags = {
  fields: { event: 'EV', site: 'PC', date: 'DT', black: 'PB', white: 'PW' },
  tags: { Round: 'RO', BlackElo: 'BR', WhiteElo: 'WR', Annotator: 'AN', Opening: 'ON' },
  dateSeparator: '-',
};

/**
 * Prints the tags for a record's facts, its result, and its other tags.
 *
 * @param result as the format writes it
 */
export function printHead(record: GameRecord, result: string | undefined, head: HeadTags): string {
  const own = (Object.entries(head.fields) as [Field, string][]).map(([field, name]) => {
    const text = known(field === 'event' ? eventOf(record) : record[field]);
    return printTag(
      name,
      field === 'date' && text !== undefined ? printDate(text, head.dateSeparator) : text,
    );
  });
  const others = [...(record.tags ?? [])].map(([name, value]) => {
    const tag = tagFor(name, head);
    return tag === undefined ? '' : printTag(tag, value);
  });
  return [...own, printTag('RE', result), ...others].join('');
}

/**
 * The name of a tag in a format; `undefined` if it has none, because it would not understand names of other formats.
 */
export function tagFor(name: string, { tags }: HeadTags): string | undefined {
  if (Object.hasOwn(tags, name)) return tags[name];
  return /^[A-Z]{1,2}$/.test(name) && !OWN_TAGS.includes(name) && !FACTS[name] ? name : undefined;
}
