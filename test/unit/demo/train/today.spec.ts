import { describe, expect, it } from 'vitest';
import {
  daysAfter,
  printDay,
  printTries,
  puzzleOn,
  readDay,
  resultOn,
  streakOfDays,
  triesOf,
  untilTomorrow,
  weekOfDays,
} from '../../../../demo/today/day.js';
import { keyOf, type Attempt } from '../../../../demo/progress/training.js';

/** Wednesday. */
const NOW = new Date(2026, 10, 25, 20, 15);

/** A try at the puzzle of a day, made on that day or some days later. */
function tried(day: number, mistakes = 0, { late = 0, solved = true } = {}): Attempt {
  const date = daysAfter(NOW, day);
  const at = daysAfter(date, late).getTime();
  return { at, key: keyOf(puzzleOn(date)), solved, mistakes, hints: 0 };
}

describe('the puzzle of the day', () => {
  it('is named in a link by its date, and none that is still to come', () => {
    expect(printDay(NOW)).toBe('2026-11-25');
    expect(readDay('2026-11-24', NOW)?.getDate()).toBe(24);
    expect(readDay('2026-11-26', NOW)).toBeUndefined();
    expect(readDay('2026-11-31', NOW)).toBeUndefined();
    expect(readDay('yesterday', NOW)).toBeUndefined();
  });

  it('went as the first try at it did', () => {
    const attempts = [tried(-1, 0, { late: 1 }), { ...tried(-1, 3), at: daysAfter(NOW, -1).getTime() - 1 }];
    expect(resultOn(daysAfter(NOW, -1), attempts)?.mistakes).toBe(3);
    expect(resultOn(NOW, attempts)).toBeUndefined();
  });

  it('is stored by its date: a new choice of puzzles changes no result', () => {
    const attempt = {
      ...tried(-1, 2),
      key: 'a puzzle of an earlier release',
      day: printDay(daysAfter(NOW, -1)),
    };
    expect(resultOn(daysAfter(NOW, -1), [attempt])?.mistakes).toBe(2);
    expect(streakOfDays([attempt], NOW).days).toBe(1);
    expect(weekOfDays([attempt], NOW)[1]?.state).toBe('solved');
    expect(streakOfDays([{ ...attempt, at: NOW.getTime() }], NOW).days).toBe(0);
    // The same puzzle, solved on its day as the puzzle of another date.
    expect(resultOn(NOW, [{ ...tried(0), day: attempt.day }])).toBeUndefined();
  });

  it('makes a streak of the days on which it was solved in time, and forgives one', () => {
    const days = (...attempts: Attempt[]): number => streakOfDays(attempts, NOW).days;
    expect(days(tried(0), tried(-2), tried(-3))).toBe(3);
    expect(days(tried(0), tried(-1, 0, { late: 1 }))).toBe(1);
    expect(days(tried(0, 0, { solved: false }))).toBe(0);
    expect(days({ ...tried(0), key: 'another puzzle' })).toBe(0);
  });

  it('shows the week from Monday to Sunday', () => {
    const week = weekOfDays([tried(-2), tried(-1, 0, { solved: false })], NOW);
    expect(week.map(({ date }) => date.getDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(week.map(({ state }) => state)).toEqual([
      'solved',
      'tried',
      'open',
      'later',
      'later',
      'later',
      'later',
    ]);
    expect(week.findIndex(({ isToday }) => isToday)).toBe(2);
  });

  it('is told by squares that give nothing away', () => {
    expect(printTries(triesOf({ solved: true, mistakes: 2, hints: 1 }))).toBe('🟥🟥🟨🟩');
    expect(printTries(triesOf({ solved: false, mistakes: 1, hints: 0 }))).toBe('🟥⬜');
  });

  it('is followed by the next at midnight', () => {
    expect(untilTomorrow(NOW)).toBe('3\u00a0h 45\u00a0min');
    expect(untilTomorrow(new Date(2026, 10, 25, 23, 59, 30))).toBe('1\u00a0min');
    expect(untilTomorrow(new Date(2026, 10, 25))).toBe('24\u00a0h 0\u00a0min');
  });
});
