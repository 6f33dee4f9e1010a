import { en } from '../locales/coach/en.js';
import type { CoachStrings } from '../locales/coach/strings.js';
import { LANGUAGES, type Language, type Loaders } from '../locales/languages.js';
import { StringCatalog } from '../locales/localizer.js';
import { lookupTags } from '../locales/lookup-tags.js';

const SHIPPED: Loaders<CoachStrings> = {
  cs: () => import('../locales/coach/cs.js').then(({ cs }) => cs),
  de: () => import('../locales/coach/de.js').then(({ de }) => de),
  es: () => import('../locales/coach/es.js').then(({ es }) => es),
  fr: () => import('../locales/coach/fr.js').then(({ fr }) => fr),
  it: () => import('../locales/coach/it.js').then(({ it }) => it),
  ja: () => import('../locales/coach/ja.js').then(({ ja }) => ja),
  'zh-hans': () => import('../locales/coach/zh-Hans.js').then(({ zhHans }) => zhHans),
};

/** The words of the coach, for elements: all but the English ones are fetched when a page is in their language. */
export const coachWords = new StringCatalog<CoachStrings>(en, () => ({ loaders: SHIPPED }));

/** The languages in which the coach speaks. */
export const COACH_LANGUAGES = LANGUAGES;
export type CoachLanguage = Language;

/** The language in which the coach speaks to readers of a language tag: `zh-Hans` to those of `zh-CN`; `undefined` where it has none. */
export function coachLanguage(tag: string): CoachLanguage | undefined {
  const tags = lookupTags(tag.toLowerCase());
  return COACH_LANGUAGES.find((known) => tags.includes(known.toLowerCase()));
}

/** The words of one language, fetched where they are not here yet. */
export async function loadCoachWords(language: CoachLanguage): Promise<CoachStrings> {
  return language === 'en' ? en : SHIPPED[language.toLowerCase() as keyof typeof SHIPPED]();
}
