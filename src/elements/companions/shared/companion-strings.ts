/**
 * The texts of the elements beside a board (clock, controls, evaluation, moves, score), loaded in the language of each.
 */
import { en } from '../../../core/locales/en/companions.js';
import type { CompanionStrings } from '../../../core/locales/strings/companions.js';
import { load } from '../../../core/locales/loaders/companions.js';
import { StringCatalog } from '../../../core/locales/catalog.js';

/** The strings of the elements beside the board. */
export const companionStrings = new StringCatalog<CompanionStrings>(en, load);
