import { labels } from '../locales/english/labels.js';
import { StringCatalog } from '../locales/localizer.js';
import type { BoardStrings, Strings } from '../locales/strings.js';

/** The board's words in all languages; a page in English does not even fetch the list of the others. */
export const boardStrings = new StringCatalog<BoardStrings>(labels, async (tags, english) =>
  (await import('../locales/loaders/board.js')).load(tags, english),
);

/** Adds a language (`de`) to all boards, or replaces the words of one; boards in it are written anew. */
export function registerStrings(language: string, strings: Strings): void {
  boardStrings.register(language, strings);
}

/** The words, with those of the page's own that are of the right kind, whatever the page has put there. */
export function mergeStrings<Words extends object>(words: Words, own: unknown): Words {
  const fitting = Object.entries(own ?? {}).filter(
    ([key, word]) => typeof word === typeof words[key as keyof Words],
  );
  return { ...words, ...Object.fromEntries(fitting) };
}
