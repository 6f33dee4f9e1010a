/** The puzzle of a date: which one it is, how it went, and which days of the week are done. */
import type { PuzzleResult } from '../../src/elements/companions/puzzle/puzzle.js';
import { puzzleOfDay, shippedPuzzle, type Puzzle } from '../../src/core/puzzles.js';
import { dayOf } from '../progress/days.js';
import { streakOf, type Streak } from '../progress/streak.js';
import { keyOf, type Attempt } from '../progress/training.js';

/** A result, as far as it is stored. */
export type DayResult = Pick<PuzzleResult, 'solved' | 'mistakes' | 'hints'>;

/** The puzzle of a date. */
export function puzzleOn(date: Date): Puzzle {
  return shippedPuzzle(puzzleOfDay(date));
}

/** The date that many days later, or earlier, at noon: no change of the clock moves it to another day. */
export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12);
}

/** A date as `2026-11-29`. */
export function printDay(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Reads a date like `2026-11-29`; `undefined` if there is no such date, or it is still to come. */
export function readDay(text: string, today: Date): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day), 12);
  const isReal = printDay(date) === text;
  return isReal && dayOf(date.getTime()) <= dayOf(today.getTime()) ? date : undefined;
}

/** How the puzzle of a date went: the first try on that day or later; `undefined` before there was one. */
export function resultOn(date: Date, attempts: readonly Attempt[]): DayResult | undefined {
  const day = dayOf(date.getTime());
  return attempts
    .filter((attempt) => dayOf(attempt.at) >= day && isOf(date, attempt))
    .toSorted((one, other) => one.at - other.at)[0];
}

/**
 * Whether a try was made at the puzzle of a date: by the date that is stored with it, so that another choice of puzzles
 * changes no result; older records have the puzzle only.
 */
function isOf(date: Date, { day, key }: Attempt): boolean {
  return day === undefined ? key === keyOn(date) : day === printDay(date);
}

/** The keys of dates that were looked up: a user may have thousands of tries. */
const keys = new Map<string, string>();

/** The key of a date's puzzle. */
function keyOn(date: Date): string {
  const day = printDay(date);
  const key = keys.get(day) ?? keyOf(puzzleOn(date));
  keys.set(day, key);
  return key;
}

/** Tries at the puzzle of the very day. */
function inTime(attempts: readonly Attempt[]): readonly Attempt[] {
  return attempts.filter((attempt) => isOf(new Date(attempt.at), attempt));
}

/** The days in a row on which the puzzle of the day was solved; one missed day is forgiven. */
export function streakOfDays(attempts: readonly Attempt[], now: Date): Streak {
  return streakOf(
    inTime(attempts).filter(({ solved }) => solved),
    now.getTime(),
  );
}

/** A day of the current week. */
export interface WeekDay {
  readonly date: Date;
  readonly state: 'solved' | 'tried' | 'open' | 'later';
  readonly isToday: boolean;
}

/** The current week, from Monday to Sunday. */
export function weekOfDays(attempts: readonly Attempt[], now: Date): readonly WeekDay[] {
  const results = new Map<number, DayResult>();
  for (const attempt of inTime(attempts)) {
    const day = dayOf(attempt.at);
    if (!results.get(day)?.solved) results.set(day, attempt);
  }
  const today = dayOf(now.getTime());
  const monday = daysAfter(now, -((now.getDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, at) => {
    const date = daysAfter(monday, at);
    const day = dayOf(date.getTime());
    const result = results.get(day);
    const state = result ? (result.solved ? 'solved' : 'tried') : day > today ? 'later' : 'open';
    return { date, state, isToday: day === today };
  });
}

/** One square of the line that tells a result. */
export type Try = 'wrong' | 'hint' | 'right' | 'shown';

/** A result as a line of squares that gives nothing away: each wrong move, each hint, then how it ended. */
export function triesOf({ solved, mistakes, hints }: DayResult): readonly Try[] {
  const times = (n: number, one: Try): Try[] => Array.from({ length: n }, () => one);
  return [...times(mistakes, 'wrong'), ...times(hints, 'hint'), solved ? 'right' : 'shown'];
}

const SQUARES: Readonly<Record<Try, string>> = { wrong: '🟥', hint: '🟨', right: '🟩', shown: '⬜' };

/** The line as text, to be sent. */
export function printTries(tries: readonly Try[]): string {
  return tries.map((one) => SQUARES[one]).join('');
}

/** Hours and minutes until the next date begins, rounded up, as `14 h 22 min`: the same in all languages of the site. */
export function untilTomorrow(now: Date): string {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  const hours = Math.floor(minutes / 60);
  return `${hours > 0 ? `${hours}\u00a0h ` : ''}${minutes % 60}\u00a0min`;
}
