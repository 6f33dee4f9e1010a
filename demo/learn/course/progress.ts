/** The user's progress in the course, stored only in this browser. */
import { LESSON_IDS, type LessonId } from './lesson.js';

const KEY = 'othello-course';

/** The progress in a lesson; nothing in it is ever undone. */
interface LessonProgress {
  /** All moves were found without the solution. */
  readonly done: boolean;
  /** Most moves found at the first try. */
  readonly firstTry: number;
  /** The small game reached its aim. */
  readonly game: boolean;
}

export type Progress = Readonly<Partial<Record<LessonId, LessonProgress>>>;

const NO_PROGRESS: LessonProgress = { done: false, firstTry: 0, game: false };

/** Reads the stored progress; invalid parts are left out. */
export function parseProgress(text: string | null): Progress {
  const kept = parsed(text);
  const known: Partial<Record<LessonId, LessonProgress>> = {};
  for (const id of LESSON_IDS) {
    const { done, firstTry, game } = fields(fields(kept)[id]);
    const found = typeof firstTry === 'number' && Number.isInteger(firstTry) && firstTry > 0 ? firstTry : 0;
    if (done === true || game === true || found > 0)
      known[id] = { done: done === true, firstTry: found, game: game === true };
  }
  return known;
}

/** Merges new results into the progress; nothing gets worse. */
export function withProgress(progress: Progress, id: LessonId, now: Partial<LessonProgress>): Progress {
  const before = progress[id] ?? NO_PROGRESS;
  const after: LessonProgress = {
    done: before.done || now.done === true,
    firstTry: Math.max(before.firstTry, now.firstTry ?? 0),
    game: before.game || now.game === true,
  };
  return { ...progress, [id]: after };
}

/** The stored progress; empty without storage. */
export function readProgress(): Progress {
  try {
    return parseProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** Stores a result together with what other tabs have stored meanwhile. */
export function keepProgress(id: LessonId, now: Partial<LessonProgress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withProgress(readProgress(), id, now)));
  } catch {
    // Without storage, the lesson still works.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
