import { en } from '../../locales/lesson/en.js';
import type { LessonStrings } from '../../locales/lesson/strings.js';
import { StringCatalog } from '../../locales/localizer.js';

/** The words of lessons. */
export const lessonStrings = new StringCatalog<LessonStrings>(en, {
  fr: () => import('../../locales/lesson/fr.js').then(({ fr }) => fr),
  cs: () => import('../../locales/lesson/cs.js').then(({ cs }) => cs),
});
