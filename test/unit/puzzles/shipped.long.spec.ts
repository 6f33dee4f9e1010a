import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../../../src/engine/engine.js';
import { createEngine } from '../../../src/engine/node.js';
import { printPuzzle, shippedPuzzles, type Puzzle } from '../../../src/puzzles.js';
import { faultsOf } from './verify.js';

/** Number of puzzles proven at the same time, each in its own worker. */
const WORKERS = 2;

/**
 * From this number of empty squares on a proof takes seconds, so one puzzle in four is proven here; all were when they
 * were found.
 */
const EARLY = 17;
const EARLY_SHARE = 4;
/**
 * `PROVE_ALL=1 npx vitest run --project long test/unit/puzzles/shipped.long.spec.ts` proves all, and takes much longer.
 */
const provesAll = process.env['PROVE_ALL'] !== undefined;

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ workers: WORKERS, table: 64 });
});
afterAll(() => engine.close());

it(
  'every puzzle of the package is exact, with one right move at each step; of those with many empty squares one in four is asked',
  { timeout: provesAll ? 0 : 1_200_000 },
  async () => {
    const faults: string[] = [];
    const [late, early] = [false, true].map((isEarly) =>
      shippedPuzzles().filter(({ position }) => position.empties >= EARLY === isEarly),
    ) as [Puzzle[], Puzzle[]];
    const asked = [...late, ...early.filter((_, at) => provesAll || at % EARLY_SHARE === 0)];
    expect(asked.length).toBeGreaterThan(1000);
    const left = asked.values();
    const prove = async (): Promise<void> => {
      for (const puzzle of left) {
        for (const fault of await faultsOf(puzzle, engine)) faults.push(`${printPuzzle(puzzle)}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, prove));
    expect(faults).toEqual([]);
  },
);
