/**
 * The texts of a board, by language, with those of the page. The controller takes them from here in the language of the
 * element; a page adds its own by `registerStrings`. English is always there; others are loaded.
 */
import { en } from '../../core/locales/en/board.js';
import { StringCatalog } from '../../core/locales/catalog.js';
import type { Strings } from '../../core/locales/strings.js';

/** The board's strings in all languages; a page in English does not even fetch the list of the others. */
export const boardStrings = new StringCatalog<Strings>(en, async (tags, english) =>
  (await import('../../core/locales/loaders/board.js')).load(tags, english),
);

/** Adds a language (`de`) to all boards, or replaces its strings; boards in it are redrawn. */
export function registerStrings(language: string, strings: Strings): void {
  boardStrings.register(language, strings);
}

/** Merges the page's own strings into the board's; those of the wrong type are ignored. */
export function mergeStrings<Words extends object>(words: Words, own: unknown): Words {
  const fitting = Object.entries(own ?? {}).filter(
    ([key, word]) => typeof word === typeof words[key as keyof Words],
  );
  return { ...words, ...Object.fromEntries(fitting) };
}
