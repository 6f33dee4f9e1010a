/** The tags at the head of a game in PGN: `[Black "Ann"]`. */
import { FormatError } from './format-error.js';

/** The value of a tag, and its offset in the text. */
export interface TagText {
  readonly value: string;
  readonly offset: number;
}

/** Tags with a field of their own in a record. */
export const FACT_TAGS: ReadonlyMap<string, string> = new Map([
  ['Black', 'black'],
  ['White', 'white'],
  ['Event', 'event'],
  ['Site', 'place'],
  ['Date', 'date'],
  ['TimeControl', 'timeControl'],
]);

/** Tags that are read apart: the result, and where the game begins. */
export const OWN_TAGS: readonly string[] = ['Result', 'FEN', 'SetUp'];

/** Tags of most games; in them `?` and `-` mean no value. */
export const MAY_BE_UNKNOWN: readonly string[] = ['Round', 'BlackElo', 'WhiteElo'];

/** Longer than any tag in use, in characters. */
const LONGEST_TAG = 20_000;

const NAME = /\[\s*(\w+)\s+/y;
const BLANKS = /[ \t\r\n]*/y;

/** The tags from an offset on, by name, and the offset of the moves. @throws {FormatError} */
export function readTags(
  text: string,
  from: number,
  end: number,
): { tags: Map<string, TagText>; movesAt: number } {
  const tags = new Map<string, TagText>();
  let at = from;
  for (;;) {
    while (at < end && /\s/.test(text[at]!)) at++;
    if (text[at] !== '[' || at >= end) return { tags, movesAt: at };
    const tag = readTag(text, at);
    tags.set(TAG_NAMES.get(tag.name.toLowerCase()) ?? tag.name, tag);
    at = tag.end;
  }
}

/** Known tags by their lower-case names: some programs write `[black "…"]`. */
const TAG_NAMES: ReadonlyMap<string, string> = new Map(
  ['Termination', 'Variant', 'BoardSize', ...MAY_BE_UNKNOWN, ...OWN_TAGS, ...FACT_TAGS.keys()].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

interface FoundTag extends TagText {
  readonly name: string;
  readonly end: number;
}

function readTag(text: string, at: number): FoundTag {
  NAME.lastIndex = at;
  const [begin, name = ''] = NAME.exec(text) ?? [];
  const valueAt = at + (begin?.length ?? 0);
  const tag =
    begin === undefined
      ? undefined
      : isQuote(text[valueAt])
        ? quoted(text, valueAt + 1)
        : bare(text, valueAt);
  if (!tag) {
    throw new FormatError('PGN', 'a tag such as [Black "name"] expected', at, {
      code: 'unexpected',
      data: { text: text.slice(at, at + 10), expected: '[Black "…"]' },
    });
  }
  if (tag.end - at > LONGEST_TAG) {
    throw new FormatError('PGN', `a tag of ${tag.end - at} characters: at most ${LONGEST_TAG} expected`, at, {
      code: 'too-long',
      data: { most: LONGEST_TAG },
    });
  }
  return { name, ...tag };
}

/**
 * A quoted value ends at the first quote that the closing bracket follows: in `[Event "The "Coq" cup"]` two quotes end
 * nothing. A backslash is literal except before a quote or a backslash, and also before the last quote: `[Site
 * "C:\\games\\"]`.
 */
function quoted(text: string, offset: number): Omit<FoundTag, 'name'> | undefined {
  let escaped: Omit<FoundTag, 'name'> | undefined;
  for (let at = offset; at < text.length && text[at] !== '\n'; at++) {
    const isEscape = text[at] === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\');
    if (isEscape) at++;
    if (!isQuote(text[at])) continue;
    BLANKS.lastIndex = at + 1;
    BLANKS.test(text);
    const bracket = BLANKS.lastIndex;
    if (text[bracket] !== ']') continue;
    const tag = { value: text.slice(offset, at).replace(/\\(["\\])/g, '$1'), offset, end: bracket + 1 };
    if (!isEscape) return tag;
    escaped ??= tag;
  }
  return escaped;
}

/** Word processors make typographic quotes of straight ones. */
function isQuote(sign: string | undefined): boolean {
  return sign !== undefined && '"“”„‟'.includes(sign);
}

/** An unquoted value, `[Round 3]`. */
function bare(text: string, offset: number): Omit<FoundTag, 'name'> | undefined {
  const end = text.indexOf(']', offset);
  const value = text.slice(offset, end);
  if (end < 0 || /["\n]/.test(value.trimEnd())) return undefined;
  return { value: value.trimEnd(), offset, end: end + 1 };
}
