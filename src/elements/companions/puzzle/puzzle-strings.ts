import { load } from '../../../core/locales/loaders/puzzle.js';
import { StringCatalog } from '../../../core/locales/localizer.js';
import { en } from '../../../core/locales/en/puzzle.js';
import type { PuzzleStrings } from '../../../core/locales/strings/puzzle.js';

/** The strings of puzzles. */
export const puzzleStrings = new StringCatalog<PuzzleStrings>(en, load);
