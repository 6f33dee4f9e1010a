import { expect, it } from 'vitest';
import { searchTimes } from '../../../src/core/engine/search-times.js';

it.each([
  [500, [500]],
  [2000, [2000]],
  [2001, [1000, 1001]],
  [11_000, [1000, 10_000]],
  [60_000, [1000, 5000, 54_000]],
])('an analysis of %i ms is divided into searches that grow: %j', (time, times) => {
  expect(searchTimes(time)).toEqual(times);
});
