/** How far somebody has come in the course; kept on this machine alone. */
import { LESSON_IDS, type LessonId } from './lesson.js';

const KEY = 'othello-course';

/** What is kept of a lesson: each part stays once it is there. */
interface LessonProgress {
  /** All moves were found, none was shown. */
  readonly done: boolean;
  /** Moves found on the first try, at best. */
  readonly firstTry: number;
  /** The small game reached its aim. */
  readonly game: boolean;
}

export type Progress = Readonly<Partial<Record<LessonId, LessonProgress>>>;

const NOTHING: LessonProgress = { done: false, firstTry: 0, game: false };

/** What was kept under the key; what makes no sense in it is left out. */
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

/** The progress with what was reached now: nothing gets worse. */
export function withProgress(progress: Progress, id: LessonId, now: Partial<LessonProgress>): Progress {
  const before = progress[id] ?? NOTHING;
  const after: LessonProgress = {
    done: before.done || now.done === true,
    firstTry: Math.max(before.firstTry, now.firstTry ?? 0),
    game: before.game || now.game === true,
  };
  return { ...progress, [id]: after };
}

/** What is kept; nothing where the browser keeps nothing. */
export function readProgress(): Progress {
  try {
    return parseProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** Keeps what was reached in a lesson, besides what another page has kept meanwhile. */
export function keepProgress(id: LessonId, now: Partial<LessonProgress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withProgress(readProgress(), id, now)));
  } catch {
    // Where nothing may be kept, the lesson can be done all the same.
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
