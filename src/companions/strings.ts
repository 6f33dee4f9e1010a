import { en } from '../locales/companions/en.js';
import type { CompanionStrings } from '../locales/companions/strings.js';
import { StringCatalog } from '../locales/localizer.js';

/** The strings of the elements beside the board. */
export const companionStrings = new StringCatalog<CompanionStrings>(en, {
  fr: () => import('../locales/companions/fr.js').then(({ fr }) => fr),
  cs: () => import('../locales/companions/cs.js').then(({ cs }) => cs),
});
