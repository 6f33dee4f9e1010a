import { describe, expect, it } from 'vitest';
import { PEOPLE, practiceDays } from './practice-days.js';

const DAYS = 12;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe.each(Object.entries(PEOPLE))('twelve days of a player %s', (_, strength) => {
  const people = [1, 2, 3, 4, 5].map((seed) => practiceDays(strength, DAYS, seed));

  it('begin with an easy puzzle', () => {
    for (const [first] of people) expect(first!.difficulties[0]).toBe(1);
  });

  it('bring new puzzles for at least half of each day', () => {
    for (const day of people.flat()) {
      expect(day.fresh + day.repeated).toBe(10);
      expect(day.fresh).toBeGreaterThanOrEqual(day.repeated);
    }
  });

  it('let half of the puzzles succeed, and nearly as many on the first day', () => {
    expect(mean(people.map(([first]) => first!.solved))).toBeGreaterThanOrEqual(4);
    expect(mean(people.flat().map(({ solved }) => solved))).toBeGreaterThanOrEqual(5);
  });
});

it('stronger people get harder puzzles, before the first session is over', () => {
  const [weak, middling, strong] = Object.values(PEOPLE).map((strength) =>
    mean([1, 2, 3, 4, 5].flatMap((seed) => practiceDays(strength, 1, seed)[0]!.difficulties.slice(5))),
  );
  expect(middling! - weak!).toBeGreaterThan(1);
  expect(strong! - middling!).toBeGreaterThan(1);
});
