import { en } from '../../locales/game/en.js';
import type { GameStrings } from '../../locales/game/strings.js';
import type { Loaders } from '../../locales/languages.js';
import { StringCatalog } from '../../locales/localizer.js';

const loaders: Loaders<GameStrings> = {
  cs: () => import('../../locales/game/cs.js').then(({ cs }) => cs),
  de: () => import('../../locales/game/de.js').then(({ de }) => de),
  es: () => import('../../locales/game/es.js').then(({ es }) => es),
  fr: () => import('../../locales/game/fr.js').then(({ fr }) => fr),
  it: () => import('../../locales/game/it.js').then(({ it }) => it),
  ja: () => import('../../locales/game/ja.js').then(({ ja }) => ja),
  'zh-hans': () => import('../../locales/game/zh-Hans.js').then(({ zhHans }) => zhHans),
};

/** The strings of the game. */
export const gameStrings = new StringCatalog<GameStrings>(en, () => ({ loaders }));
