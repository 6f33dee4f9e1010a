import { expect, test } from 'vitest';
import {
  humanPace,
  LONGEST_THOUGHT,
  SHORTEST_THOUGHT,
} from '../../../src/elements/board/engine/human-pace.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { randomPosition } from '../random-position.js';

const random = randomNumbers(35);

/** The mean of many thinking times for positions with this number of empty squares. */
function meanThought(empties: number): number {
  const thoughts = Array.from({ length: 400 }, () => humanPace(randomPosition(random, empties), random));
  return thoughts.reduce((sum, time) => sum + time, 0) / thoughts.length;
}

test('the middle of the game takes longer than the opening and the last moves', () => {
  const middle = meanThought(25);
  expect(middle).toBeGreaterThan(meanThought(56));
  expect(middle).toBeGreaterThan(meanThought(4));
});

test('two thoughts about the same position do not last alike', () => {
  const position = randomPosition(random, 30);
  expect(new Set(Array.from({ length: 20 }, () => humanPace(position, random))).size).toBeGreaterThan(10);
});

test('the only move is played soon', () => {
  const forced = Position.of('-OX-------------------------------------------------------------', 'black');
  expect(forced.legalMoves).toHaveLength(1);
  expect(humanPace(forced, random)).toBe(SHORTEST_THOUGHT);
});

test('a corner is seen sooner than another move', () => {
  const usual = (board: string): number => {
    const position = Position.of(board, 'black');
    expect(position.legalMoves).toHaveLength(2);
    // Long times, so that neither is the minimum.
    const draws = [0.9, 0];
    return humanPace(position, () => draws.shift()!);
  };
  const corner = usual('-OX----------------------------------OX-------------------------');
  const none = usual('--OX---------------------------------OX-------------------------');
  expect(corner).toBeLessThan(none);
});

test('no thought is longer than the longest, or shorter than the shortest', () => {
  for (const draw of [0, 0.5, 0.999_999_999]) {
    for (let empties = 1; empties <= 60; empties++) {
      const time = humanPace(randomPosition(random, empties), () => draw);
      expect(time).toBeGreaterThanOrEqual(SHORTEST_THOUGHT);
      expect(time).toBeLessThanOrEqual(LONGEST_THOUGHT);
    }
  }
});
