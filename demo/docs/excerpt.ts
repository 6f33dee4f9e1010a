/** Names are split into words, so that `flip` finds `--othello-flip-duration`. */
export const WORD = /[\p{Letter}\p{Number}]+/gu;

/** Length of an excerpt, in characters. */
const EXCERPT = 110;

/** The part of a text around the first word of a query that occurs in its first line: sentences, unless there is only code. */
export function excerptOf(lines: string, query: string): string {
  const [text] = lines.split('\n', 1) as [string];
  const plainText = text.toLowerCase();
  const offsets = (query.match(WORD) ?? []).map((word) => plainText.indexOf(word.toLowerCase()));
  const at = offsets.find((offset) => offset >= 0) ?? -1;
  const from = at < EXCERPT / 2 ? 0 : text.lastIndexOf(' ', at - EXCERPT / 3) + 1;
  const end = from + EXCERPT;
  const start = from > 0 ? '…' : '';
  if (end >= text.length) return `${start}${text.slice(from)}`;
  // Between two words; a word as long as the excerpt is cut.
  const space = text.lastIndexOf(' ', end);
  return `${start}${text.slice(from, space > from ? space : end)}…`;
}
