import { en } from '../../../core/locales/en/game.js';
import type { GameStrings } from '../../../core/locales/strings/game.js';
import { load } from '../../../core/locales/loaders/game.js';
import { StringCatalog } from '../../../core/locales/localizer.js';

/** The strings of the game. */
export const gameStrings = new StringCatalog<GameStrings>(en, load);
