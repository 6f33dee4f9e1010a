/** The clock of a game: which times it accepts, and when its timer comes. */
import { expect, it, vi } from 'vitest';
import { timedGame } from '../../../src/elements/companions/clock/timekeeper.js';
import { GameClock, parseTime } from '../../../src/elements/companions/clock/game-clock.js';
import { Game } from '../../../src/core/rules/game/game.js';

it.each([
  ['20:00', 1_200_000],
  ['1:30:00', 5_400_000],
  ['90:05', 5_405_000],
  ['25', 1_500_000],
  ['1:75:00', undefined],
  ['0:99', undefined],
  ['0:00', undefined],
  ['none', undefined],
])('the time %s is %s ms', (text, ms) => {
  expect(parseTime(text)).toBe(ms);
});

it('looks for a fallen flag no earlier than it falls, however the time is divided', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0.25);
  const timer = vi.spyOn(globalThis, 'setTimeout');
  const clock = new GameClock({ timed: () => timedGame(new Game()), onFlag: () => undefined });
  clock.setTime('0:01', 0);
  clock.start();
  now.mockReturnValue(0.5);
  clock.check();
  expect(clock.untilFlag).toBe(999.75);
  // A timer drops fractions.
  expect(Math.trunc(timer.mock.lastCall![1]!)).toBeGreaterThanOrEqual(999.75);
  clock.stop();
  vi.restoreAllMocks();
});
