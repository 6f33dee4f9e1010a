import { en } from '../locales/coach/en.js';
import type { CoachStrings } from '../locales/coach/strings.js';
import { StringCatalog } from '../locales/localizer.js';

const SHIPPED = {
  fr: async (): Promise<CoachStrings> => (await import('../locales/coach/fr.js')).fr,
  cs: async (): Promise<CoachStrings> => (await import('../locales/coach/cs.js')).cs,
};

/** The words of the coach, for elements: French and Czech are fetched when a page is in them. */
export const coachWords = new StringCatalog<CoachStrings>(en, SHIPPED);

/** The languages in which the coach speaks. */
export const COACH_LANGUAGES = ['en', 'fr', 'cs'] as const;
export type CoachLanguage = (typeof COACH_LANGUAGES)[number];

/** The words of one language, fetched where they are not here yet. */
export async function loadCoachWords(language: CoachLanguage): Promise<CoachStrings> {
  return language === 'en' ? en : SHIPPED[language]();
}
