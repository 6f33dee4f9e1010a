import { describe, expect, it } from 'vitest';
import { streakOf, weekOf } from '../../../../demo/progress/streak.js';
import type { Attempt } from '../../../../demo/progress/training.js';

const NOW = new Date(2026, 4, 10, 12).getTime();
const daysAgo = (days: number): number => new Date(2026, 4, 10 - days, 9).getTime();
const on = (...days: number[]) => days.map((day) => ({ at: daysAgo(day) }));

describe('a streak', () => {
  it('counts days with training, each once', () => {
    expect(streakOf(on(0, 0, 1, 2), NOW)).toEqual({ days: 3, today: true });
  });

  it('goes on while today is not over', () => {
    expect(streakOf(on(1, 2), NOW)).toEqual({ days: 2, today: false });
  });

  it('forgives one day, and ends with two', () => {
    expect(streakOf(on(0, 2, 3, 5), NOW).days).toBe(4);
    expect(streakOf(on(0, 3, 4), NOW).days).toBe(1);
    expect(streakOf(on(2, 3), NOW).days).toBe(2);
    expect(streakOf(on(3, 4), NOW).days).toBe(0);
  });

  it('is nothing before the first try', () => {
    expect(streakOf([], NOW)).toEqual({ days: 0, today: false });
  });
});

describe('a week', () => {
  const attempt = (key: string, day: number, solved = true, mistakes = 0): Attempt => ({
    at: daysAgo(day),
    key,
    solved,
    mistakes,
    hints: 0,
  });

  it('tells what was known at once and what was learnt after a miss', () => {
    const attempts = [
      attempt('missed before, known now', 20, false),
      attempt('missed before, known now', 3),
      attempt('known at once', 2),
      attempt('known for long', 30),
      attempt('known for long', 1),
      attempt('missed', 1, true, 1),
      attempt('before this week', 7),
    ];
    expect(weekOf(attempts, NOW)).toEqual({ known: 1, learnt: 1, tried: 4 });
  });
});
