import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../../../src/core/engine/engine.js';
import { createEngine } from '../../../src/core/engine/node.js';
import { printPuzzle, shippedPuzzles, type Puzzle } from '../../../src/core/puzzles.js';
import { faultsOf } from './verify.js';

/** Number of puzzles proven at the same time, each in its own worker. */
const WORKERS = 2;
const PARTS = 20;

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

const [late, early] = [false, true].map((isEarly) =>
  shippedPuzzles().filter(({ position }) => position.empties >= EARLY === isEarly),
) as [Puzzle[], Puzzle[]];
const requested = [...late, ...early.filter((_, at) => provesAll || at % EARLY_SHARE === 0)];

it('more than a thousand puzzles of the package are proven here', () => {
  expect(requested.length).toBeGreaterThan(1000);
});

// Each part is printed when it is done: a stage that is silent for ten minutes is taken for one that hangs.
it.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  `every puzzle of the package is exact, with one right move at each step; of those with many empty squares one in four is asked: part %i of ${PARTS}`,
  { timeout: provesAll ? 0 : 1_200_000 },
  async (part) => {
    const faults: string[] = [];
    const left = requested.filter((_, at) => at % PARTS === part - 1).values();
    const prove = async (): Promise<void> => {
      for (const puzzle of left) {
        for (const fault of await faultsOf(puzzle, engine)) faults.push(`${printPuzzle(puzzle)}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, prove));
    expect(faults).toEqual([]);
  },
);
