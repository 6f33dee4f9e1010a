import { en } from '../locales/companions/en.js';
import type { CompanionStrings } from '../locales/companions/strings.js';
import type { Loaders } from '../locales/languages.js';
import { StringCatalog } from '../locales/localizer.js';

const loaders: Loaders<CompanionStrings> = {
  cs: () => import('../locales/companions/cs.js').then(({ cs }) => cs),
  de: () => import('../locales/companions/de.js').then(({ de }) => de),
  es: () => import('../locales/companions/es.js').then(({ es }) => es),
  fr: () => import('../locales/companions/fr.js').then(({ fr }) => fr),
  it: () => import('../locales/companions/it.js').then(({ it }) => it),
  ja: () => import('../locales/companions/ja.js').then(({ ja }) => ja),
  'zh-hans': () => import('../locales/companions/zh-Hans.js').then(({ zhHans }) => zhHans),
};

/** The strings of the elements beside the board. */
export const companionStrings = new StringCatalog<CompanionStrings>(en, () => ({ loaders }));
