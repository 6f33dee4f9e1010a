import { en } from '../../locales/en/lesson.js';
import type { LessonStrings } from '../../locales/strings/lesson.js';
import { load } from '../../locales/loaders/lesson.js';
import { StringCatalog } from '../../locales/localizer.js';

/** The strings of lessons. */
export const lessonStrings = new StringCatalog<LessonStrings>(en, load);
