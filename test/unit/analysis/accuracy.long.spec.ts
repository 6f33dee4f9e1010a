import { afterAll, expect, it } from 'vitest';
import { reviewWhole } from '../../../src/core/analysis/review.js';
import { createEngine } from '../../../src/core/engine/node.js';
import type { Level } from '../../../src/core/engine/engine.js';
import { Game } from '../../../src/core/rules/game/game.js';

const engine = await createEngine({ workers: 2, table: 8 });
afterAll(() => engine.close());

it('a review finds the better levels more accurate', { timeout: 180_000 }, async () => {
  const accuracy = async (level: Level): Promise<number> => {
    const accuracies: number[] = [];
    for (let seed = 1; seed <= 3; seed++) {
      const game = new Game();
      while (!game.result) {
        const { move } = await engine.search(game.position, {
          level,
          seed: seed * 100 + level,
          fresh: true,
        });
        game.play(move);
      }
      const limits = { nodes: 30_000, exactFrom: 11, coarse: false };
      const done = (await reviewWhole(game, engine, { limits }))!;
      accuracies.push(done.black.accuracy!, done.white.accuracy!);
    }
    return accuracies.reduce((sum, one) => sum + one, 0) / accuracies.length;
  };
  const found = [await accuracy(1), await accuracy(4), await accuracy(6), await accuracy(8)];
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(found.at(-1)! - found[0]!).toBeGreaterThan(20);
});
