import { FIRST_LESSONS } from './first-lessons.js';
import { LAST_LESSONS } from './last-lessons.js';
import type { Lesson } from './lesson.js';
import { MIDDLE_LESSONS } from './middle-lessons.js';

/** The lessons. All positions come from games of the engine against itself, with some random moves. */
export const LESSONS: readonly Lesson[] = [...FIRST_LESSONS, ...MIDDLE_LESSONS, ...LAST_LESSONS];
