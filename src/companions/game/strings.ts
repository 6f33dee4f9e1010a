import { en } from '../../locales/en/game.js';
import type { GameStrings } from '../../locales/strings/game.js';
import { load } from '../../locales/loaders/game.js';
import { StringCatalog } from '../../locales/localizer.js';

/** The strings of the game. */
export const gameStrings = new StringCatalog<GameStrings>(en, load);
