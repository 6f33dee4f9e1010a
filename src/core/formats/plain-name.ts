/** Normalizes names so that they can be compared. */

/** Letters from which Unicode normalization does not remove the mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A letter without its mark, such as `L` for `Ł`; other characters stay as they are. */
export function plainLetter(letter: string): string {
  const bare = letter.normalize('NFKD').replaceAll(/(?<!^)\p{M}/gu, '');
  const small = PLAIN_LETTERS[bare.toLowerCase()];
  if (small === undefined) return bare;
  return bare === bare.toLowerCase() ? small : small[0]!.toUpperCase() + small.slice(1);
}

/** A name without case, diacritics and punctuation, in one order whether or not the surname comes first. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, plainLetter)
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}
