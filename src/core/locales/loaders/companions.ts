// Written by `npm run generate` from src/core/locales/languages.ts.
/** Loads the texts of `companions` in each language; the catalog of that part asks for one when a page needs it. */
import { languageLoader } from '../load-language.js';

export const load = languageLoader({
  cs: () => import('../cs/companions.js').then(({ cs }) => cs),
  de: () => import('../community/de/companions.js').then(({ de }) => de),
  es: () => import('../community/es/companions.js').then(({ es }) => es),
  fr: () => import('../fr/companions.js').then(({ fr }) => fr),
  it: () => import('../community/it/companions.js').then(({ it }) => it),
  ja: () => import('../community/ja/companions.js').then(({ ja }) => ja),
  'zh-hans': () => import('../community/zh-Hans/companions.js').then(({ zhHans }) => zhHans),
});
