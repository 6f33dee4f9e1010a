import { expect, test } from 'vitest';
import { lessonFor } from '../../../../demo/train/puzzles/theme-lesson.js';
import { keyOf, type Attempt } from '../../../../demo/progress/training.js';
import { shippedPuzzles } from '../../../../src/core/puzzles.js';

test('the third miss of a kind of puzzles leads to its lesson, and solving leads away again', () => {
  const keys = shippedPuzzles()
    .filter(({ theme }) => theme === 'x-square')
    .map((puzzle) => keyOf(puzzle));
  const attempt = (at: number, mistakes: number): Attempt => ({
    at,
    key: keys[at]!,
    solved: true,
    mistakes,
    hints: 0,
  });
  const misses = [attempt(0, 1), attempt(1, 2), attempt(2, 1)];
  expect(lessonFor(keys[2]!, misses.slice(0, 2))).toBeUndefined();
  expect(lessonFor(keys[2]!, misses)).toBe('xSquares');
  const solved = [attempt(3, 0), attempt(4, 0), attempt(5, 0)];
  expect(lessonFor(keys[5]!, [...misses, ...solved])).toBeUndefined();
  const other = shippedPuzzles().find(({ theme }) => theme === 'count')!;
  expect(lessonFor(keyOf(other), misses)).toBeUndefined();
});
