/** Normalizes names so that they can be compared. */

/** Letters from which Unicode normalization does not remove the mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A name without case, diacritics and punctuation, in one order whether or not the surname comes first. */
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
