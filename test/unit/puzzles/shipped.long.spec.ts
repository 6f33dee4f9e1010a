import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../../../src/engine/engine.js';
import { createEngine } from '../../../src/engine/node.js';
import { printPuzzle, shippedPuzzles } from '../../../src/puzzles.js';
import { faultsOf } from './verify.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ workers: 1, table: 64 });
});
afterAll(() => engine.close());

it(
  'every puzzle of the package is exact, with one right move at each step',
  { timeout: 1_200_000 },
  async () => {
    const faults: string[] = [];
    for (const puzzle of shippedPuzzles()) {
      for (const fault of await faultsOf(puzzle, engine)) faults.push(`${printPuzzle(puzzle)}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);
