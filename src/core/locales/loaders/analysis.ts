// Written by `npm run generate` from src/core/locales/languages.ts.
/** Loads the texts of `analysis` in each language; the catalog of that part asks for one when a page needs it. */
import { languageLoader } from '../load-language.js';

export const load = languageLoader({
  cs: () => import('../cs/analysis.js').then(({ cs }) => cs),
  de: () => import('../community/de/analysis.js').then(({ de }) => de),
  es: () => import('../community/es/analysis.js').then(({ es }) => es),
  fr: () => import('../fr/analysis.js').then(({ fr }) => fr),
  it: () => import('../community/it/analysis.js').then(({ it }) => it),
  ja: () => import('../community/ja/analysis.js').then(({ ja }) => ja),
  'zh-hans': () => import('../community/zh-Hans/analysis.js').then(({ zhHans }) => zhHans),
});
