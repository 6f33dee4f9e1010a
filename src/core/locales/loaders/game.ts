// Written by `npm run generate` from src/core/locales/languages.ts.
/** Loads the texts of `game` in each language; the catalog of that part asks for one when a page needs it. */
import { languageLoader } from '../load-language.js';

export const load = languageLoader({
  cs: () => import('../cs/game.js').then(({ cs }) => cs),
  de: () => import('../community/de/game.js').then(({ de }) => de),
  es: () => import('../community/es/game.js').then(({ es }) => es),
  fr: () => import('../fr/game.js').then(({ fr }) => fr),
  it: () => import('../community/it/game.js').then(({ it }) => it),
  ja: () => import('../community/ja/game.js').then(({ ja }) => ja),
  'zh-hans': () => import('../community/zh-Hans/game.js').then(({ zhHans }) => zhHans),
});
