/**
 * Updates the themes of the shipped puzzles, the first reason of the coach for each: `npx tsx training/puzzles/puzzle-themes.ts
 * [--check] [--sample N] [--empties N]`
 *
 * Without `--check` the themes in src/core/puzzles/set.ts are corrected. With it nothing is written, and the command fails
 * if more than one theme in ten has changed: a better reason for a few puzzles need not change the set, a change of the
 * coach's judgement must.
 */
import { parseArgs } from 'node:util';
import { createEngine } from '../../src/core/engine/node.js';
import { bestTwo, themeOf } from '../../src/core/puzzles/mine.js';
import type { Puzzle } from '../../src/core/puzzles/puzzle.js';
import { shippedPuzzles } from '../../src/core/puzzles/shipped.js';
import { writePuzzleSet } from './puzzle-set.js';

/** The share of themes that may be outdated. */
const MOST_STALE = 0.1;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    /** Number of evenly chosen puzzles to check; by default all. */
    sample: { type: 'string' },
    /** Puzzles with more empty squares are skipped. */
    empties: { type: 'string', default: '24' },
  },
});
const puzzles = shippedPuzzles();
const step =
  values.sample === undefined ? 1 : Math.max(1, Math.floor(puzzles.length / Number(values.sample)));
const engine = await createEngine({ table: 16, workers: 1 });

let looked = 0;
let stale = 0;
const updated: Puzzle[] = [];
for (const [index, puzzle] of puzzles.entries()) {
  if (index % step !== 0 || puzzle.position.empties > Number(values.empties)) {
    updated.push(puzzle);
    continue;
  }
  const { moves } = await bestTwo(puzzle.position, engine);
  const theme = themeOf(puzzle.position, moves);
  looked++;
  if (theme !== puzzle.theme) stale++;
  updated.push({ ...puzzle, theme });
}
engine.close();

console.log(`${stale} of ${looked} themes are another one today`);
if (!values.check) writePuzzleSet(updated);
else if (stale > MOST_STALE * looked) {
  console.error('run npx tsx training/puzzles/puzzle-themes.ts');
  process.exitCode = 1;
}
