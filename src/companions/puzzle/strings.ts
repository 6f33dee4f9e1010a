import { load } from '../../locales/loaders/puzzle.js';
import { StringCatalog } from '../../locales/localizer.js';
import { en } from '../../locales/en/puzzle.js';
import type { PuzzleStrings } from '../../locales/strings/puzzle.js';

/** The strings of puzzles. */
export const puzzleStrings = new StringCatalog<PuzzleStrings>(en, load);
