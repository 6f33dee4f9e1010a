/** The transposition table between searches. */
import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { newCore, randomPosition, search } from './core.js';

describe('the table', () => {
  it('is as a new one when it is cleared, however often', async () => {
    const fresh = await newCore(1);
    const random = randomNumbers(12);
    const midgame = randomPosition(fresh, random, 30);
    const endgame = randomPosition(fresh, random, 15);
    const first = search(fresh, midgame, { depth: 5, exact: false });
    fresh.clearTable();
    const solved = search(fresh, endgame);
    // More often than an entry can count.
    for (let clearing = 0; clearing < 300; clearing++) {
      fresh.clearTable();
      const again = search(fresh, midgame, { depth: 5, exact: false });
      expect([clearing, again]).toEqual([clearing, first]);
    }
    fresh.clearTable();
    expect(search(fresh, endgame)).toEqual(solved);
  }, 60_000);

  it('has any size from 1 to 1,024 megabytes', async () => {
    for (const megabytes of [1, 3, 512, 1023, 1024]) {
      const core = await newCore(megabytes);
      const { value } = search(core, randomPosition(core, randomNumbers(14), 12));
      expect(core.memory.buffer.byteLength).toBeGreaterThanOrEqual(megabytes << 20);
      expect(value).toBe(search(await newCore(8), randomPosition(core, randomNumbers(14), 12)).value);
    }
    for (const megabytes of [0, 1025]) await expect(newCore(megabytes)).rejects.toThrow('no memory');
  }, 60_000);

  it('helps the next search where it is not cleared', async () => {
    const core = await newCore(1);
    const endgame = randomPosition(core, randomNumbers(13), 15);
    const { nodes, value } = search(core, endgame);
    const again = search(core, endgame);
    expect(again.value).toBe(value);
    expect(again.nodes).toBeLessThan(nodes / 2);
  }, 60_000);
});
