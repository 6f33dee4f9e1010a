/** The length of a daily session, and how much of today's is done; stored in the browser. */
import { dayOf } from '../progress/days.js';
import { LENGTHS, USUAL_LENGTH, type Length, type SessionSize } from '../progress/session.js';

const LENGTH_KEY = 'othello-session-length';
/** The day, counted from 1970, and the number of its finished tasks: `20783 4`. */
const DONE_KEY = 'othello-session-done';

/** The day on which what was missed was asked once more. */
const AGAIN_KEY = 'othello-session-again';

/** Number of tasks of a session. */
export function sessionLength(): Length {
  const stored = Number(read(LENGTH_KEY));
  return LENGTHS.find((length) => length === stored) ?? USUAL_LENGTH;
}

/** Stores the number of tasks of a session. */
export function keepSessionLength(length: Length): void {
  write(LENGTH_KEY, String(length));
}

/** Number of finished tasks in today's session. */
export function sessionDone(now: number): number {
  const [day, done] = read(DONE_KEY).split(' ').map(Number);
  return day === dayOf(now) && done !== undefined && done > 0 ? done : 0;
}

/** The size of today's session. */
export function sessionSize(now: number): SessionSize {
  const length = sessionLength();
  // The length may have been lowered since.
  return { length, left: Math.max(0, length - sessionDone(now)) };
}

/** Counts a task of today's session as finished. */
export function countSessionTask(now: number): void {
  write(DONE_KEY, `${dayOf(now)} ${sessionDone(now) + 1}`);
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
