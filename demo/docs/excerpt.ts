/** Names are split into words, so that `flip` finds `--othello-flip-duration`. */
export const WORD = /[\p{Letter}\p{Number}]+/gu;

/** Length of an excerpt, in characters. */
const EXCERPT = 110;
/** A sentence is shown from its beginning if the word is within so many characters of it. */
const LONGEST = 160;

/** The part of a text with the first word of a query that occurs in its first line, from the beginning of a sentence on. */
export function excerptOf(lines: string, query: string): string {
  const [text] = lines.split('\n', 1) as [string];
  const plainText = text.toLowerCase();
  const offsets = (query.match(WORD) ?? []).map((word) => plainText.indexOf(word.toLowerCase()));
  const at = offsets.find((offset) => offset >= 0) ?? -1;
  const sentence = text.slice(0, Math.max(0, at)).search(/(?<=[.!?:] )(?!.*[.!?:] )/u);
  const begin = at < EXCERPT / 2 ? 0 : Math.max(0, sentence);
  // A sentence that is as long as two excerpts begins in its middle.
  const from = at - begin < LONGEST ? begin : text.lastIndexOf(' ', at - EXCERPT / 3) + 1;
  const end = Math.max(from + EXCERPT, at + EXCERPT / 3);
  const start = from > begin ? '…' : '';
  if (end >= text.length) return `${start}${text.slice(from)}`;
  // Between two words; a word as long as the excerpt is cut.
  const space = text.lastIndexOf(' ', end);
  return `${start}${text.slice(from, space > from ? space : end)}…`;
}
