/** For messages about an unknown command or option, which suggest the right one. */
import { closest, distance } from 'fastest-levenshtein';

/** The word that was probably meant; `undefined` if none is similar. */
export function similarTo(word: string, words: readonly string[]): string | undefined {
  const found = closest(word, words);
  // Two letters that changed places are two changes.
  return distance(word, found) <= Math.min(2, word.length / 2) ? found : undefined;
}
