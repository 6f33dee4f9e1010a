import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../../../src/engine/engine.js';
import { createEngine } from '../../../src/engine/node.js';
import { printPuzzle, shippedPuzzles } from '../../../src/puzzles.js';
import { faultsOf } from './verify.js';

/**
 * Puzzles of the middle game take seconds each: of those with more empty squares every sixth is proven, and all of them by
 * `PUZZLES=all npx vitest run --project long test/unit/puzzles/shipped.long.spec.ts`, which belongs to each change of the set.
 */
const ALWAYS_EMPTIES = 16;
const SHARE = process.env['PUZZLES'] === 'all' ? 1 : 6;

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ workers: 1, table: 64 });
});
afterAll(() => engine.close());

it('puzzles of the package are exact, with one right move at each step', { timeout: 7_200_000 }, async () => {
  const faults: string[] = [];
  const [late, early] = [
    shippedPuzzles().filter(({ position }) => position.empties <= ALWAYS_EMPTIES),
    shippedPuzzles().filter(({ position }) => position.empties > ALWAYS_EMPTIES),
  ];
  for (const puzzle of [...late, ...early.filter((_, at) => at % SHARE === 0)]) {
    for (const fault of await faultsOf(puzzle, engine)) faults.push(`${printPuzzle(puzzle)}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
