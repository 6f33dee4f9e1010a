/** How long a day's session is to be, and how much of today's is done: kept in the browser. */
import { dayOf } from '../progress/days.js';
import { LENGTHS, USUAL_LENGTH, type Length } from '../progress/session.js';

const LENGTH_KEY = 'othello-session-length';
/** The day and how many tasks of its session are done: `20783 4`. */
const DONE_KEY = 'othello-session-done';

export function sessionLength(): Length {
  const kept = Number(read(LENGTH_KEY));
  return LENGTHS.find((length) => length === kept) ?? USUAL_LENGTH;
}

export function keepSessionLength(length: Length): void {
  write(LENGTH_KEY, String(length));
}

/** Tasks of today's session that are done. */
export function sessionDone(now: number): number {
  const [day, done] = read(DONE_KEY).split(' ').map(Number);
  return day === dayOf(now) && done !== undefined && done > 0 ? done : 0;
}

export function countSessionTask(now: number): void {
  write(DONE_KEY, `${dayOf(now)} ${sessionDone(now) + 1}`);
}

// Where nothing may be kept, the usual session begins anew.

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
