import { en } from '../../locales/lesson/en.js';
import type { LessonStrings } from '../../locales/lesson/strings.js';
import type { Loaders } from '../../locales/languages.js';
import { StringCatalog } from '../../locales/localizer.js';

const loaders: Loaders<LessonStrings> = {
  cs: () => import('../../locales/lesson/cs.js').then(({ cs }) => cs),
  de: () => import('../../locales/lesson/de.js').then(({ de }) => de),
  es: () => import('../../locales/lesson/es.js').then(({ es }) => es),
  fr: () => import('../../locales/lesson/fr.js').then(({ fr }) => fr),
  it: () => import('../../locales/lesson/it.js').then(({ it }) => it),
  ja: () => import('../../locales/lesson/ja.js').then(({ ja }) => ja),
  'zh-hans': () => import('../../locales/lesson/zh-Hans.js').then(({ zhHans }) => zhHans),
};

/** The words of lessons. */
export const lessonStrings = new StringCatalog<LessonStrings>(en, () => ({ loaders }));
