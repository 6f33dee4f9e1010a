import { en } from '../../../core/locales/en/lesson.js';
import type { LessonStrings } from '../../../core/locales/strings/lesson.js';
import { load } from '../../../core/locales/loaders/lesson.js';
import { StringCatalog } from '../../../core/locales/localizer.js';

/** The strings of lessons. */
export const lessonStrings = new StringCatalog<LessonStrings>(en, load);
