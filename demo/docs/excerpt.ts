/** Names are found by their parts too: `flip` finds `--othello-flip-duration`. */
export const WORD = /[\p{Letter}\p{Number}]+/gu;

/** How much of a text is shown around what was found, in characters. */
const EXCERPT = 110;

/** The part of a text in which the first word of a query that it has is found. */
export function excerptOf(text: string, query: string): string {
  const plainText = text.toLowerCase();
  const places = (query.match(WORD) ?? []).map((word) => plainText.indexOf(word.toLowerCase()));
  const at = places.find((place) => place >= 0) ?? -1;
  const from = at < EXCERPT / 2 ? 0 : text.lastIndexOf(' ', at - EXCERPT / 3) + 1;
  const part = text.slice(from, from + EXCERPT);
  return `${from > 0 ? '…' : ''}${part}${from + EXCERPT < text.length ? '…' : ''}`;
}
