/** The longest part of a text that a message quotes, in characters. */
const LONGEST = 100;

/** The beginning of a text for a message: what people and programs write may be of any length. */
export function excerptOf(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
