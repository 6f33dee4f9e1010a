import { StringCatalog } from '../../locales/localizer.js';
import { en } from '../../locales/puzzle/en.js';
import type { PuzzleStrings } from '../../locales/puzzle/strings.js';

/** The words of puzzles. */
export const puzzleStrings = new StringCatalog<PuzzleStrings>(en, {
  fr: () => import('../../locales/puzzle/fr.js').then(({ fr }) => fr),
  cs: () => import('../../locales/puzzle/cs.js').then(({ cs }) => cs),
});
