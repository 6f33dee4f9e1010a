import { expect, test } from 'vitest';
import { firstPuzzles } from '../../../../demo/train/first-puzzles-plugin.js';
import { dayOf } from '../../../../demo/progress/days.js';
import { freshPuzzles, LENGTHS, type Candidate } from '../../../../demo/progress/session.js';
import { freshToday, numberOf, whenItsTurnComes } from '../../../../demo/train/puzzles/shipped.js';
import { ideaOf } from '../../../../demo/train/puzzles/theme-lesson.js';
import { keyOf, type Attempt } from '../../../../demo/progress/training.js';
import { shippedPuzzle } from '../../../../src/core/puzzles.js';
import { parseBoardString } from '../../../../src/core/formats.js';

const DAY = 86_400_000;

test('the puzzles that the start fetches are those that the session asks first, on each day', () => {
  const load = firstPuzzles().load as (id: string) => string | undefined;
  const candidates = JSON.parse(
    load('\0virtual:first-puzzles')!.replace('export default ', ''),
  ) as Candidate[];
  const longest = Math.max(...LENGTHS);
  for (let now = 20_000 * DAY; now < 20_020 * DAY; now += DAY) {
    const few = [...freshPuzzles(candidates, [], 1, dayOf(now))].slice(0, longest);
    expect(few).toEqual([...freshToday({ attempts: [] }, now)].slice(0, longest));
  }
});

test('easy puzzles are won or drawn with the right move', () => {
  const asked = [...freshToday({ attempts: [] }, 20_000 * DAY)].slice(0, 40);
  for (const puzzle of asked) {
    const { score, difficulty } = shippedPuzzle(numberOf(keyOf(puzzle))!);
    expect(difficulty).toBeLessThanOrEqual(3);
    expect(score).toBeGreaterThanOrEqual(0);
  }
});

/** What the first lessons of the course are about, and what can be seen without them. */
const MET = new Set(['corners', 'xSquares', 'plans', 'mobility', 'passing']);

test('a newcomer’s first puzzles, four solved or ten missed, take one move and are about various things already met', () => {
  for (const [solved, count] of [
    [true, 4],
    [false, 10],
  ] as const) {
    const attempts: Attempt[] = [];
    for (let at = 0; at < count; at++) {
      const [planned] = freshToday({ attempts }, 20_000 * DAY);
      const { puzzle } = whenItsTurnComes({ from: 'new', puzzle: planned! }, { attempts }, 20_000 * DAY);
      expect(puzzle.goal).not.toBe('draw');
      expect(puzzle.solution).toHaveLength(2);
      expect(MET).toContain(ideaOf(keyOf(puzzle)));
      expect(parseBoardString(puzzle.position).empties).toBeLessThanOrEqual(15);
      attempts.push({ at, key: keyOf(puzzle), solved, mistakes: solved ? 0 : 1, hints: 0 });
    }
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(count);
    expect(new Set(attempts.map(({ key }) => ideaOf(key))).size).toBeGreaterThanOrEqual(3);
  }
});
