/** Names as they are compared. */

/** The letters that stay themselves when marks are taken off. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A name as it is compared: without case, marks on letters, punctuation, and whether the surname comes first. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđßæœ]/gu, (letter) => PLAIN_LETTERS[letter]!)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}
