import { expect, test } from 'vitest';
import { Position } from '../../../src/core/rules/position.js';
import { perft, perftAutoPass } from './perft.js';

// Published counts; two other programs confirmed them.
const COUNTS = [4, 12, 56, 244, 1_396, 8_200, 55_092];

test.each(COUNTS.map((count, i) => [i + 1, count]))('perft %i is %i by both conventions', (depth, count) => {
  expect(perft(Position.start, depth)).toBe(count);
  expect(perftAutoPass(Position.start, depth)).toBe(count);
});

test('the conventions differ by a ply where a side must pass', () => {
  // The earliest forced pass: Black cannot move, White then has c5 and e7.
  const stuck = Position.of('-------------------X-------XX--O---XXXOO-----X-O-----X----------', 'black');
  expect(perft(stuck, 1)).toBe(1);
  expect(perft(stuck, 2)).toBe(2);
  expect(perftAutoPass(stuck, 1)).toBe(2);
});

test('a finished game is one leaf by convention A and none by B', () => {
  const over = Position.of('X'.repeat(64), 'black');
  expect(perft(over, 5)).toBe(1);
  expect(perftAutoPass(over, 5)).toBe(0);
});
