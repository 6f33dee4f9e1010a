/** The user's progress in the course, stored only in this browser. */
import { LESSON_IDS, type LessonId } from './lesson.js';

/** Where it is stored. */
const KEY = 'othello-course';

/** How the move of a task was found: on the first try, after mistakes, or not yet. */
export type Found = 'first' | 'later' | undefined;

/** The progress in a lesson; nothing of its stars is ever undone. */
interface LessonProgress {
  /** All moves were found without the solution. */
  readonly done: boolean;
  /** Every move was found on the first try. */
  readonly perfect: boolean;
  /** The small game reached its aim. */
  readonly game: boolean;
  /** In a lesson that was begun and is not done: how each move was found, a letter for each. */
  readonly found?: string;
}

/** The progress by lesson. */
export type Progress = Readonly<Partial<Record<LessonId, LessonProgress>>>;

const NO_PROGRESS: LessonProgress = { done: false, perfect: false, game: false };

/** The letters of `found`; a lesson has fewer tasks than this. */
const LETTERS = { first: 'f', later: 'l' } as const;
const FOUND = /^[fl-]{1,20}$/;

/** Reads the stored progress; invalid parts are left out. */
export function parseProgress(text: string | null): Progress {
  const stored = parsed(text);
  const known: Partial<Record<LessonId, LessonProgress>> = {};
  for (const id of LESSON_IDS) {
    const { done, perfect, game, found } = fields(fields(stored)[id]);
    const begun = done !== true && typeof found === 'string' && FOUND.test(found) ? { found } : {};
    if (done === true || game === true || 'found' in begun)
      known[id] = { done: done === true, perfect: perfect === true, game: game === true, ...begun };
  }
  return known;
}

/** Merges new results into the progress; nothing gets worse. */
export function withProgress(progress: Progress, id: LessonId, now: Partial<LessonProgress>): Progress {
  const before = progress[id] ?? NO_PROGRESS;
  const after: LessonProgress = {
    done: before.done || now.done === true,
    perfect: before.perfect || now.perfect === true,
    game: before.game || now.game === true,
  };
  const found = now.found ?? before.found;
  if (found !== undefined && !after.done) return { ...progress, [id]: { ...after, found } };
  return { ...progress, [id]: after };
}

/** The stars of a lesson, 0 to 3: one when it is done, one for first tries alone, and one for the small game. */
export function starsOf({ done, perfect, game }: LessonProgress = NO_PROGRESS): number {
  return [done, perfect, game].filter(Boolean).length;
}

/** How the moves of a lesson were found that was begun and is not done. */
export function foundIn({ found = '' }: LessonProgress = NO_PROGRESS): Found[] {
  const meaning = { f: 'first', l: 'later' } as const;
  return Array.from(found, (letter) => meaning[letter as keyof typeof meaning]);
}

/**
 * The lesson to go on with: one that was begun; else the next one after the last that is done, so that nobody who knows
 * the rules is led back to them; else the first that is open. `undefined` when all are done.
 */
export function nextLessonOf(progress: Progress): LessonId | undefined {
  const isOpen = (id: LessonId): boolean => progress[id]?.done !== true;
  const last = LESSON_IDS.findLastIndex((id) => !isOpen(id));
  return (
    LESSON_IDS.find((id) => isOpen(id) && foundIn(progress[id]).length > 0) ??
    LESSON_IDS.slice(last + 1).find(isOpen) ??
    LESSON_IDS.find(isOpen)
  );
}

/** The moves found, as they are stored. */
export function foundText(found: readonly Found[]): string {
  return found.map((one) => (one ? LETTERS[one] : '-')).join('');
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
