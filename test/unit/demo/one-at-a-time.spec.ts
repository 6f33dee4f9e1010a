import { expect, test } from 'vitest';
import { oneAtATime } from '../../../demo/library/worker/one-at-a-time.js';

test('calls while it runs make it run once more, not at the same time', async () => {
  let [running, most, runs] = [0, 0, 0];
  const read = oneAtATime(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve));
    running--;
    runs++;
  });
  await Promise.all(Array.from({ length: 147 }, () => read()));
  expect({ most, runs }).toEqual({ most: 1, runs: 2 });
  await read();
  expect(runs).toBe(3);
});
