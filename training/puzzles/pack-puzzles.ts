/**
 * Chooses the shipped puzzles among the existing ones and those found by `training/puzzles/find-puzzles.ts`, and writes
 * src/core/puzzles/set.ts: `npx tsx training/puzzles/pack-puzzles.ts [--state DIR] [--most N]`
 *
 * Existing puzzles that decide something are kept. The others are chosen evenly by difficulty, so that everybody finds
 * some to solve; preferred are puzzles with many empty squares, with a win or a draw at stake, with a theme, with
 * several moves, and in an undecided game.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseBoardString } from '../../src/core/formats/notation/board-string.js';
import { decides, puzzleKey } from '../../src/core/puzzles/mine.js';
import type { Puzzle } from '../../src/core/puzzles/puzzle.js';
import { shippedPuzzles } from '../../src/core/puzzles/shipped.js';
import { writePuzzleSet } from './puzzle-set.js';

const { values } = parseArgs({
  options: {
    state: { type: 'string', default: 'training/state' },
    most: { type: 'string', default: '3000' },
  },
});
const EARLY = 17;
const PLAIN = ['count', 'value', 'only-move'];

const known = new Set<string>();
const path = join(values.state, 'puzzles.jsonl');
const mined = (existsSync(path) ? readFileSync(path, 'utf8') : '')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => JSON.parse(line) as (Omit<Puzzle, 'position'> & { position: string })[])
  .map((puzzle): Puzzle => ({ ...puzzle, position: parseBoardString(puzzle.position) }));
const found = [...shippedPuzzles(), ...mined].filter(decides).filter((puzzle) => {
  const key = puzzleKey(puzzle);
  const isNew = !known.has(key);
  known.add(key);
  return isNew;
});

const chosen = evenly(found, Number(values.most));
writePuzzleSet(chosen);
const counts = Array.from(
  { length: 10 },
  (_, at) => chosen.filter(({ difficulty }) => difficulty === at + 1).length,
);
const early = chosen.filter(({ position }) => position.empties >= EARLY).length;
console.log(
  `${chosen.length} of ${found.length} puzzles, ${early} with ${EARLY} or more empty squares; by difficulty ${counts.join(' ')}`,
);

/** The best of each difficulty in turn, until there are enough; sorted from easy to hard. */
function evenly(puzzles: readonly Puzzle[], most: number): Puzzle[] {
  const byDifficulty = Array.from({ length: 10 }, (_, at) =>
    puzzles.filter(({ difficulty }) => difficulty === at + 1).sort((a, b) => worthOf(b) - worthOf(a)),
  );
  const taken: Puzzle[] = [];
  for (let turn = 0; taken.length < most && byDifficulty.some((row) => row.length > turn); turn++) {
    for (const row of byDifficulty) {
      const puzzle = row[turn];
      if (puzzle && taken.length < most) taken.push(puzzle);
    }
  }
  return taken.sort((a, b) => a.difficulty - b.difficulty);
}

/** The value of a puzzle; only the order counts. */
function worthOf({ position, goal, theme, solution, score }: Puzzle): number {
  const early = position.empties >= EARLY ? 2 : 0;
  const stake = goal === 'best' ? 0 : 3;
  const close = Math.abs(score) <= 20 ? 2 : Math.abs(score) <= 40 ? 1 : 0;
  return early + stake + close + (PLAIN.includes(theme) ? 0 : 2) + Math.min(3, (solution.length + 1) / 2);
}
