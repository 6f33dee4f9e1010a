import type { LessonId, TaskKind } from '../../learn/course/lesson.js';
import type { Color } from '../../../src/rules.js';
import type { Language } from '../language.js';

/** The words of the course: they are fetched with its first lesson. */
export interface CourseStrings {
  /** Names the first step of a lesson, which explains. */
  readonly explained: string;
  readonly task: string;
  /** The last task, by which a reader sees whether it is understood. */
  readonly check: string;
  readonly smallGame: string;
  /** Who plays what: `{color}` and `{level}`. */
  readonly sides: string;
  readonly colors: Readonly<Record<Color, string>>;
  readonly newGame: string;
  readonly reached: string;
  readonly missed: string;
  /** What is missing before a lesson counts as done. */
  readonly toDo: string;
  readonly done: string;
  readonly all: string;
  readonly next: string;
  readonly place: string;
  readonly print: string;
  readonly embed: string;
  readonly embedHow: string;
  readonly copy: string;
  readonly copied: string;
  /** What is asked, and what is said to the right answer; `{move}` is the move, `{n}` the task's number. */
  readonly kinds: Readonly<Record<TaskKind, { readonly ask: string; readonly solved: string }>>;
  /** The explanation in at most 120 words, what its figure shows, and what the small game is for. */
  readonly lessons: Readonly<
    Record<LessonId, { readonly text: readonly string[]; readonly figure: string; readonly game: string }>
  >;
}

/** How the words of each language are fetched. */
export const COURSE: Readonly<Record<Language, () => Promise<CourseStrings>>> = {
  en: async () => (await import('./course/en.js')).en,
  fr: async () => (await import('./course/fr.js')).fr,
  cs: async () => (await import('./course/cs.js')).cs,
};
