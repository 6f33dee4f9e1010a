import type { Loaders } from '../locales/languages.js';
import type { Strings } from '../locales/strings.js';

/** How the board's words are loaded in each language but English. */
export const loaders: Loaders<Strings> = {
  cs: () => import('../locales/cs.js').then(({ cs }) => cs),
  de: () => import('../locales/de.js').then(({ de }) => de),
  es: () => import('../locales/es.js').then(({ es }) => es),
  fr: () => import('../locales/fr.js').then(({ fr }) => fr),
  it: () => import('../locales/it.js').then(({ it }) => it),
  ja: () => import('../locales/ja.js').then(({ ja }) => ja),
  'zh-hans': () => import('../locales/zh-Hans.js').then(({ zhHans }) => zhHans),
};
