import type { Loaders } from '../../locales/languages.js';
import { StringCatalog } from '../../locales/localizer.js';
import { en } from '../../locales/puzzle/en.js';
import type { PuzzleStrings } from '../../locales/puzzle/strings.js';

const loaders: Loaders<PuzzleStrings> = {
  cs: () => import('../../locales/puzzle/cs.js').then(({ cs }) => cs),
  de: () => import('../../locales/puzzle/de.js').then(({ de }) => de),
  es: () => import('../../locales/puzzle/es.js').then(({ es }) => es),
  fr: () => import('../../locales/puzzle/fr.js').then(({ fr }) => fr),
  it: () => import('../../locales/puzzle/it.js').then(({ it }) => it),
  ja: () => import('../../locales/puzzle/ja.js').then(({ ja }) => ja),
  'zh-hans': () => import('../../locales/puzzle/zh-Hans.js').then(({ zhHans }) => zhHans),
};

/** The words of puzzles. */
export const puzzleStrings = new StringCatalog<PuzzleStrings>(en, () => ({ loaders }));
