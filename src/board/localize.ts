import { labels } from '../locales/english/labels.js';
import { Vocabulary } from '../locales/localizer.js';
import type { Labels, Messages, Strings } from '../locales/strings.js';

/** What is there of a language: in English, no messages before somebody plays. */
export type BoardWords = Labels & Partial<Messages>;

/** The board's words. */
export const boardWords = new Vocabulary<BoardWords>(labels, {
  fr: () => import('../locales/fr.js').then(({ fr }) => fr),
  cs: () => import('../locales/cs.js').then(({ cs }) => cs),
});

/** Adds a language (`de`) to all boards, or replaces the words of one; boards in it are written anew. */
export function registerStrings(language: string, strings: Strings): void {
  boardWords.register(language, strings);
}

/** The words, with those of the page's own that are of the right kind. */
export function withOwn<Words extends object>(words: Words, own: unknown): Words {
  if (typeof own !== 'object' || own === null) return words;
  const fits = Object.entries(own).filter(([key, word]) => typeof word === typeof words[key as keyof Words]);
  return { ...words, ...Object.fromEntries(fits) };
}
