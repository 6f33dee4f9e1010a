import { afterAll, expect, test } from 'vitest';
import { createEngine } from '../../../src/core/engine/node.js';
import { chances, MIDDLE } from './people.js';

const engine = await createEngine({ workers: 2, table: 8 });
afterAll(() => engine.close());

test('a level that is a strength draws its moves as often as people of that strength choose them', async () => {
  const expected = await chances(engine, MIDDLE, { strength: 1400 });
  const drawn = new Map<string, number>();
  const times = 400;
  for (let seed = 0; seed < times; seed++) {
    const { move } = await engine.search(MIDDLE, { level: 1400, seed: seed * 7919 });
    drawn.set(move, (drawn.get(move) ?? 0) + 1);
  }
  for (const [move, probability] of expected) {
    // Five standard deviations.
    const room = 5 * Math.sqrt((probability * (1 - probability)) / times) + 1 / times;
    expect(Math.abs((drawn.get(move) ?? 0) / times - probability), move).toBeLessThan(room);
  }
});
