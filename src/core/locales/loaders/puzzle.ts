// Written by `npm run generate` from src/core/locales/languages.ts.
/** Loads the texts of `puzzle` in each language; the catalog of that part asks for one when a page needs it. */
import { languageLoader } from '../load-language.js';

export const load = languageLoader({
  cs: () => import('../cs/puzzle.js').then(({ cs }) => cs),
  de: () => import('../community/de/puzzle.js').then(({ de }) => de),
  es: () => import('../community/es/puzzle.js').then(({ es }) => es),
  fr: () => import('../fr/puzzle.js').then(({ fr }) => fr),
  it: () => import('../community/it/puzzle.js').then(({ it }) => it),
  ja: () => import('../community/ja/puzzle.js').then(({ ja }) => ja),
  'zh-hans': () => import('../community/zh-Hans/puzzle.js').then(({ zhHans }) => zhHans),
});
