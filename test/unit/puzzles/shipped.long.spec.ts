import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../../../src/engine/engine.js';
import { createEngine } from '../../../src/engine/node.js';
import { printPuzzle, shippedPuzzles } from '../../../src/puzzles.js';
import { faultsOf } from './verify.js';

/** Puzzles that are proven at the same time, each in a worker of its own. */
const WORKERS = 2;

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ workers: WORKERS, table: 64 });
});
afterAll(() => engine.close());

it(
  'every puzzle of the package is exact, with one right move at each step',
  { timeout: 1_200_000 },
  async () => {
    const faults: string[] = [];
    const left = shippedPuzzles().values();
    const prove = async (): Promise<void> => {
      for (const puzzle of left) {
        for (const fault of await faultsOf(puzzle, engine)) faults.push(`${printPuzzle(puzzle)}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, prove));
    expect(faults).toEqual([]);
  },
);
