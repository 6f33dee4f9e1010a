import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GtpClock } from '../../../../src/cli/commands/gtp/gtp-clock.js';

/** The time for Black's moves in a game from the start, if every move takes its whole budget and a little more. */
function playOut(clock: GtpClock, lag: number, from = 60, to = 0): number[] {
  const budgets: number[] = [];
  for (let empties = from; empties > to; empties -= 2) {
    const budget = clock.budget('black', empties)!;
    budgets.push(budget);
    clock.spend('black', budget + lag);
  }
  return budgets;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('the clock of a GTP player', () => {
  it('is never used up, however long the game and however slow its controller', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2, max: 3600, noNaN: true }),
        fc.integer({ min: 0, max: 20 }),
        (main, lag) => {
          const clock = new GtpClock();
          clock.set(main, 0, 0);
          const budgets = playOut(clock, lag);
          for (const budget of budgets) expect(budget).toBeGreaterThanOrEqual(1);
          expect(sum(budgets) + lag * budgets.length).toBeLessThan(main * 1000);
        },
      ),
    );
  });

  it('has given most of it when the end of a game can be solved, and keeps enough to solve it', () => {
    const clock = new GtpClock();
    clock.set(60, 0, 0);
    const opening = playOut(clock, 0, 60, 52);
    const middle = playOut(clock, 0, 52, 20);
    const last = clock.budget('black', 20)!;
    expect(sum(opening) + sum(middle)).toBeGreaterThan(40_000);
    expect(Math.min(...middle)).toBeGreaterThan(Math.max(...opening) * 0.6);
    expect(last).toBeGreaterThan(1000);
  });

  it('is full again in a new game, and as it is told', () => {
    const clock = new GtpClock();
    clock.set(60, 0, 0);
    const first = clock.budget('black', 60);
    playOut(clock, 0);
    expect(clock.budget('black', 60)).toBeLessThan(first! / 4);
    clock.restart();
    expect(clock.budget('black', 60)).toBe(first);
    clock.tell('black', 30, 0);
    expect(clock.budget('black', 60)).toBeCloseTo(first! / 2, -2);
    expect(clock.budget('white', 60)).toBe(first);
  });

  it('spreads a period over its moves, and begins the next one full', () => {
    const clock = new GtpClock();
    clock.set(0, 10, 5);
    const budgets = playOut(clock, 30, 60, 40);
    expect(sum(budgets.slice(0, 5)) + 150).toBeLessThanOrEqual(10_000);
    expect(budgets[5]).toBeGreaterThan(1500);
  });

  it('is none where nobody has set one', () => {
    const clock = new GtpClock();
    clock.restart();
    expect(clock.budget('black', 60)).toBeUndefined();
    clock.set(0, 10, 0);
    clock.restart();
    expect(clock.budget('black', 60)).toBeUndefined();
  });
});
