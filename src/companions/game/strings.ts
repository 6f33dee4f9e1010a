import { en } from '../../locales/game/en.js';
import type { GameStrings } from '../../locales/game/strings.js';
import { StringCatalog } from '../../locales/localizer.js';

/** The strings of the game. */
export const gameStrings = new StringCatalog<GameStrings>(en, {
  fr: () => import('../../locales/game/fr.js').then(({ fr }) => fr),
  cs: () => import('../../locales/game/cs.js').then(({ cs }) => cs),
});
