import { en } from '../locales/en.js';
import { Vocabulary } from '../locales/localizer.js';
import type { Strings } from '../locales/strings.js';

/** The board's words. */
export const boardWords = new Vocabulary<Strings>(en, {
  fr: () => import('../locales/fr.js').then(({ fr }) => fr),
  cs: () => import('../locales/cs.js').then(({ cs }) => cs),
});

/** Adds a language (`de`) to all boards, or replaces the words of one; boards in it are written anew. */
export function registerStrings(language: string, strings: Strings): void {
  boardWords.register(language, strings);
}
