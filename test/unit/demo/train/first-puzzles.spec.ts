import { expect, test } from 'vitest';
import { firstPuzzles } from '../../../../demo/first-puzzles-plugin.js';
import { dayOf } from '../../../../demo/progress/days.js';
import { freshPuzzles, LENGTHS, type Candidate } from '../../../../demo/progress/session.js';
import { freshToday } from '../../../../demo/train/shipped.js';

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
