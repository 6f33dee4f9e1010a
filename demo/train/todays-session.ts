/** Today's session, stored in the browser: its length, and the tasks that ended with their results. */
import * as v from 'valibot';
import { isSquare, type Square } from '../../src/core/rules.js';
import { dayOf } from '../progress/days.js';
import { LENGTHS, USUAL_LENGTH, type Length, type SessionSize, type Task } from '../progress/session.js';
import { askableSchema } from '../progress/training.js';
import type { DotResult } from './results/result-dots.js';

const LENGTH_KEY = 'othello-session-length';
/** The day, counted from 1970, and its tasks that ended: `{ day: 20783, done: […] }`. */
const DONE_KEY = 'othello-session-done';
/** The day on which what was missed was asked once more. */
const AGAIN_KEY = 'othello-session-again';

/** A task that ended. */
export interface Done {
  readonly task: Task;
  readonly isClean: boolean;
  readonly dot: DotResult;
  /** The first move that was tried, if it was wrong. */
  readonly wrong?: Square | undefined;
}

const doneSchema = v.object({
  day: v.number(),
  done: v.array(
    v.object({
      task: v.object({ from: v.picklist(['mistake', 'due', 'opening', 'new']), puzzle: askableSchema }),
      isClean: v.boolean(),
      dot: v.union([v.boolean(), v.literal('hint')]),
      wrong: v.optional(v.custom<Square>(isSquare)),
    }),
  ),
});

/** Number of tasks of a session. */
export function sessionLength(): Length {
  const stored = Number(read(LENGTH_KEY));
  return LENGTHS.find((length) => length === stored) ?? USUAL_LENGTH;
}

/** Stores the number of tasks of a session. */
export function keepSessionLength(length: Length): void {
  write(LENGTH_KEY, String(length));
}

/** The tasks of today's session that ended, in their order. */
export function doneToday(now: number): readonly Done[] {
  try {
    const { day, done } = v.parse(doneSchema, JSON.parse(read(DONE_KEY)));
    return day === dayOf(now) ? done : [];
  } catch {
    // Nothing stored, or not in this form.
    return [];
  }
}

/** Stores the tasks of today's session that ended. */
export function keepDone(done: readonly Done[], now: number): void {
  write(DONE_KEY, JSON.stringify({ day: dayOf(now), done }));
}

/** The size of today's session. */
export function sessionSize(now: number): SessionSize {
  const length = sessionLength();
  // The length may have been lowered since.
  return { length, left: Math.max(0, length - doneToday(now).length) };
}

/** Whether what was missed today was asked once more. */
export function repeatedToday(now: number): boolean {
  return read(AGAIN_KEY) === String(dayOf(now));
}

/** Remembers that what was missed today was asked once more. */
export function markRepeated(now: number): void {
  write(AGAIN_KEY, String(dayOf(now)));
}

// Without storage, the default session begins again.

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
