import { expect, it } from 'vitest';
import type { SearchInfo } from '../../../src/core/engine/engine.js';
import { isNews, searchTimes } from '../../../src/core/engine/search-times.js';

it.each([
  [500, [500]],
  [2000, [2000]],
  [2001, [1000, 1001]],
  [11_000, [1000, 10_000]],
  [60_000, [1000, 5000, 54_000]],
])('an analysis of %i ms is divided into searches that grow: %j', (time, times) => {
  expect(searchTimes(time)).toEqual(times);
});

it('shows what a search has found once it has looked at twice as much, no less deeply', () => {
  const shown = { depth: 10, nodes: 100 } as SearchInfo;
  const news = [
    { depth: 11, nodes: 150 },
    { depth: 11, nodes: 200 },
    { depth: 9, nodes: 900 },
  ].map((found) => isNews(found as SearchInfo, shown));
  expect(news).toEqual([false, true, false]);
  expect(isNews(shown, undefined)).toBe(true);
});
