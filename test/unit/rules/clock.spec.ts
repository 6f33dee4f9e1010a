import { describe, expect, test } from 'vitest';
import {
  clockText,
  createClock,
  flagged,
  isRunning,
  pause,
  press,
  restoreClock,
  resume,
  timeLeft,
  untilFlag,
} from '../../../src/core/rules/clock.js';

const MINUTE = 60_000;
const START = 1_700_000_000_000;

describe('a clock', () => {
  test('stands before the game, both sides with all their time', () => {
    const clock = createClock({ main: 20 * MINUTE }, { main: 25 * MINUTE });
    expect(isRunning(clock)).toBe(false);
    expect(timeLeft(clock, 'black', START)).toBe(20 * MINUTE);
    expect(timeLeft(clock, 'white', START + MINUTE)).toBe(25 * MINUTE);
    expect(flagged(clock, START)).toBeUndefined();
    expect(untilFlag(clock, START)).toBeUndefined();
  });

  test('counts for the side to move only, exactly', () => {
    let clock = press(createClock({ main: 20 * MINUTE }), 'black', START);
    expect(isRunning(clock)).toBe(true);
    expect(timeLeft(clock, 'black', START + 12_345)).toBe(20 * MINUTE - 12_345);
    clock = press(clock, 'white', START + 12_345);
    expect(timeLeft(clock, 'black', START + 20_000)).toBe(20 * MINUTE - 12_345);
    expect(timeLeft(clock, 'white', START + 20_000)).toBe(20 * MINUTE - 7_655);
  });

  test('adds the increment after a move', () => {
    const clock = press(createClock({ main: 10_000, increment: 2_000 }), 'black', START);
    expect(timeLeft(press(clock, 'white', START + 3_000), 'black', START + 9_000)).toBe(9_000);
  });

  test('waits for the delay before it counts, in each turn', () => {
    let clock = press(createClock({ main: 10_000, delay: 1_000 }), 'black', START);
    expect(timeLeft(clock, 'black', START + 900)).toBe(10_000);
    expect(timeLeft(clock, 'black', START + 1_500)).toBe(9_500);
    expect(untilFlag(clock, START)).toBe(11_000);
    clock = press(clock, 'white', START + 1_500);
    expect(timeLeft(clock, 'white', START + 2_500)).toBe(10_000);
    expect(timeLeft(clock, 'white', START + 2_600)).toBe(9_900);
  });

  test('goes on with the same side when the opponent must pass', () => {
    const clock = press(createClock({ main: 10_000, increment: 500 }), 'black', START);
    const again = press(clock, 'black', START + 1_000);
    expect(timeLeft(again, 'black', START + 2_000)).toBe(8_500);
    expect(timeLeft(again, 'white', START + 2_000)).toBe(10_000);
  });

  test('shows that a flag fell after the machine slept through the game, and never less than 0', () => {
    const clock = press(createClock({ main: 10_000 }), 'black', START);
    expect(flagged(clock, START + 9_999)).toBeUndefined();
    expect(flagged(clock, START + 10_000)).toBe('black');
    expect(flagged(clock, START + 8 * 3_600_000)).toBe('black');
    expect(timeLeft(clock, 'black', START + 8 * 3_600_000)).toBe(0);
    expect(untilFlag(clock, START + 8 * 3_600_000)).toBe(0);
  });

  test('gives no increment to who moves too late', () => {
    const clock = press(createClock({ main: 10_000, increment: 5_000 }), 'black', START);
    expect(timeLeft(press(clock, 'white', START + 10_001), 'black', START + 10_002)).toBe(0);
  });

  test('does not count while it is paused, nor loses what is left of the delay', () => {
    let clock = press(createClock({ main: 10_000, delay: 1_000 }), 'black', START);
    clock = pause(clock, START + 400);
    expect(isRunning(clock)).toBe(false);
    expect(timeLeft(clock, 'black', START + 60_000)).toBe(10_000);
    clock = resume(clock, START + 60_000);
    expect(timeLeft(clock, 'black', START + 60_600)).toBe(10_000);
    expect(timeLeft(clock, 'black', START + 60_700)).toBe(9_900);
    clock = pause(clock, START + 61_600);
    expect(timeLeft(pause(clock, START + 70_000), 'black', START + 80_000)).toBe(9_000);
  });

  test('stays paused when a move is made meanwhile', () => {
    const paused = pause(press(createClock({ main: 10_000 }), 'black', START), START + 1_000);
    const moved = press(paused, 'white', START + 5_000);
    expect(isRunning(moved)).toBe(false);
    expect(timeLeft(resume(moved, START + 6_000), 'white', START + 7_000)).toBe(9_000);
    expect(timeLeft(moved, 'black', START + 9_000)).toBe(9_000);
  });

  test('resumes neither before the game nor twice', () => {
    const clock = createClock({ main: 10_000 });
    expect(isRunning(resume(clock, START))).toBe(false);
    const running = press(clock, 'black', START);
    expect(timeLeft(resume(running, START + 5_000), 'black', START + 6_000)).toBe(4_000);
  });

  test('stays as it is when it is stopped twice, or before the game', () => {
    const clock = createClock({ main: 10_000 });
    expect(pause(clock, START)).toEqual(clock);
    const paused = pause(press(clock, 'black', START), START + 400);
    expect(pause(paused, START + 5_000)).toEqual(paused);
  });

  test('takes time that runs backwards as none', () => {
    const clock = press(createClock({ main: 10_000 }), 'black', START);
    expect(timeLeft(clock, 'black', START - 5_000)).toBe(10_000);
  });

  test.each([{ main: 0 }, { main: Number.NaN }, { main: Infinity }, { main: 1, increment: -1 }])(
    'refuses %j',
    (control) => {
      expect(() => createClock(control)).toThrow(RangeError);
    },
  );
});

describe('a stored clock', () => {
  test('comes back standing, with what was left', () => {
    const running = press(createClock({ main: 10_000, increment: 100, delay: 50 }), 'white', START);
    const stored: unknown = JSON.parse(JSON.stringify(pause(running, START + 1_050)));
    const clock = restoreClock(stored)!;
    expect(isRunning(clock)).toBe(false);
    expect(timeLeft(clock, 'white', START + MINUTE)).toBe(9_000);
    expect(clock.turn).toBe('white');
    expect(clock.control.black).toEqual({ main: 10_000, increment: 100, delay: 50 });
  });

  test('has a side to move only where one was stored', () => {
    const { turn: _, ...standing } = press(createClock({ main: 10_000 }), 'white', START);
    expect(restoreClock(standing)).not.toHaveProperty('turn');
    expect(restoreClock({ ...standing, turn: 'grey' })).not.toHaveProperty('turn');
    expect(restoreClock({ ...standing, turn: 'black' })).toHaveProperty('turn', 'black');
  });

  test.each([
    null,
    1,
    { control: { black: { main: 0 }, white: { main: 1 } }, left: { black: 1, white: 1 }, delay: 0 },
    {},
    { control: {}, left: {}, delay: 0 },
    { control: { black: { main: 1 }, white: { main: 1 } }, left: { black: -1, white: 1 }, delay: 0 },
    { control: { black: { main: 1 }, white: { main: '1' } }, left: { black: 1, white: 1 }, delay: 0 },
  ])('is refused when it is %j', (data) => {
    expect(restoreClock(data)).toBeUndefined();
  });
});

test.each([
  [20 * MINUTE, '20:00'],
  [65 * MINUTE, '1:05:00'],
  [MINUTE + 1, '1:01'],
  [10_000, '0:10'],
  [9_901, '0:10'],
  [9_900, '0:09.9'],
  [9_350, '0:09.4'],
  [1, '0:00.1'],
  [0, '0:00.0'],
  [-5, '0:00.0'],
])('%i ms are shown as %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
