import { en } from '../../locales/game/en.js';
import type { GameStrings } from '../../locales/game/strings.js';
import { Vocabulary } from '../../locales/localizer.js';

/** The words of the game. */
export const gameWords = new Vocabulary<GameStrings>(en, {
  fr: () => import('../../locales/game/fr.js').then(({ fr }) => fr),
  cs: () => import('../../locales/game/cs.js').then(({ cs }) => cs),
});
