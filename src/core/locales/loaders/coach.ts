// Written by `npm run generate` from src/core/locales/languages.ts.
/** Loads the texts of `coach` in each language; the catalog of that part asks for one when a page needs it. */
import { languageLoader } from '../load-language.js';

export const load = languageLoader({
  cs: () => import('../cs/coach.js').then(({ cs }) => cs),
  de: () => import('../community/de/coach.js').then(({ de }) => de),
  es: () => import('../community/es/coach.js').then(({ es }) => es),
  fr: () => import('../fr/coach.js').then(({ fr }) => fr),
  it: () => import('../community/it/coach.js').then(({ it }) => it),
  ja: () => import('../community/ja/coach.js').then(({ ja }) => ja),
  'zh-hans': () => import('../community/zh-Hans/coach.js').then(({ zhHans }) => zhHans),
});
