import { expect, test } from 'vitest';
import { firstPuzzles, type FirstPuzzles } from '../../../demo/first-puzzles-plugin.js';
import { ratingOfDifficulty, UNKNOWN } from '../../../demo/progress/rating.js';
import { freshPuzzles, LENGTHS } from '../../../demo/progress/session.js';
import { keptPuzzle } from '../../../demo/progress/training.js';
import { shippedPuzzles } from '../../../src/core/puzzles.js';

test('the puzzles that the start fetches are those that the session asks first, on each day', () => {
  const load = firstPuzzles().load as (id: string) => string | undefined;
  const { before, candidates } = JSON.parse(
    load('\0virtual:first-puzzles')!.replace('export default ', ''),
  ) as FirstPuzzles;
  const all = shippedPuzzles().map((puzzle) => ({
    puzzle: keptPuzzle(puzzle),
    rating: ratingOfDifficulty(puzzle.difficulty),
  }));
  const longest = Math.max(...LENGTHS);
  expect(candidates.length).toBeLessThan(all.length / 3);
  for (let day = 20_000; day < 20_020; day++) {
    const [few, whole] = [
      [...freshPuzzles(candidates, [], UNKNOWN.rating, day, before)],
      [...freshPuzzles(all, [], UNKNOWN.rating, day)],
    ].map((puzzles) => puzzles.slice(0, longest));
    expect(few).toEqual(whole);
  }
});
