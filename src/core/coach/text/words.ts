/**
 * The words of the coach in each language. Code that writes sentences loads the words first: `<othello-review>`,
 * `<othello-puzzle>`, the session of `<othello-game>`, the command.
 */
import { en } from '../../locales/en/coach.js';
import type { CoachStrings } from '../../locales/strings/coach.js';
import { LANGUAGES, type Language } from '../../locales/languages.js';
import { load } from '../../locales/loaders/coach.js';
import { StringCatalog } from '../../locales/catalog.js';
import { lookupTags } from '../../locales/lookup-tags.js';

/** The words of the coach, for elements: all but the English ones are fetched when a page is in their language. */
export const coachWords = new StringCatalog<CoachStrings>(en, load);

/** The languages in which the coach speaks. */
export const COACH_LANGUAGES = LANGUAGES;
/** The tag of a language in which the coach speaks. */
export type CoachLanguage = Language;

/** The coach's language for a language tag: `zh-Hans` for `zh-CN`; `undefined` if it has none. */
export function coachLanguage(tag: string): CoachLanguage | undefined {
  const tags = lookupTags(tag.toLowerCase());
  return COACH_LANGUAGES.find((known) => tags.includes(known.toLowerCase()));
}

/** The words of one language, fetched if they are not loaded yet. */
export async function loadCoachWords(language: CoachLanguage): Promise<CoachStrings> {
  const [, words] = (await load([language.toLowerCase()], en)) ?? ['en', en];
  return words;
}
