import { en } from '../locales/companions/en.js';
import type { CompanionStrings } from '../locales/companions/strings.js';
import { Vocabulary } from '../locales/localizer.js';

/** The words of the elements beside the board. */
export const companionWords = new Vocabulary<CompanionStrings>(en, {
  fr: () => import('../locales/companions/fr.js').then(({ fr }) => fr),
  cs: () => import('../locales/companions/cs.js').then(({ cs }) => cs),
});
