// Written by `npm run generate` from src/core/locales/languages.ts.
/** Loads the texts of `board` in each language; the catalog of that part asks for one when a page needs it. */
import { languageLoader } from '../load-language.js';

export const load = languageLoader({
  cs: () => import('../cs/board.js').then(({ cs }) => cs),
  de: () => import('../community/de/board.js').then(({ de }) => de),
  es: () => import('../community/es/board.js').then(({ es }) => es),
  fr: () => import('../fr/board.js').then(({ fr }) => fr),
  it: () => import('../community/it/board.js').then(({ it }) => it),
  ja: () => import('../community/ja/board.js').then(({ ja }) => ja),
  'zh-hans': () => import('../community/zh-Hans/board.js').then(({ zhHans }) => zhHans),
});
