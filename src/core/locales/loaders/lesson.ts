// Written by `npm run generate` from src/core/locales/languages.ts.
/** Loads the texts of `lesson` in each language; the catalog of that part asks for one when a page needs it. */
import { languageLoader } from '../load-language.js';

export const load = languageLoader({
  cs: () => import('../cs/lesson.js').then(({ cs }) => cs),
  de: () => import('../community/de/lesson.js').then(({ de }) => de),
  es: () => import('../community/es/lesson.js').then(({ es }) => es),
  fr: () => import('../fr/lesson.js').then(({ fr }) => fr),
  it: () => import('../community/it/lesson.js').then(({ it }) => it),
  ja: () => import('../community/ja/lesson.js').then(({ ja }) => ja),
  'zh-hans': () => import('../community/zh-Hans/lesson.js').then(({ zhHans }) => zhHans),
});
