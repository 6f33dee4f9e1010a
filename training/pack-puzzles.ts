/**
 * Chooses the puzzles that ship among those that `training/puzzles.ts` found, and writes src/puzzles/set.ts:
 * `npx tsx training/pack-puzzles.ts [--state DIR] [--most N]`
 *
 * As many of each difficulty as there are, so that everybody finds some to solve; among those of one difficulty, first
 * those with a win or a draw at stake, a theme, several moves, and a game that was not decided long before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseBoardString } from '../src/formats/board-string.js';
import { printPuzzle } from '../src/puzzles/line.js';
import { puzzleKey } from '../src/puzzles/mine.js';
import type { Puzzle } from '../src/puzzles/puzzle.js';

const { values } = parseArgs({
  options: {
    state: { type: 'string', default: 'training/state' },
    most: { type: 'string', default: '1000' },
  },
});
const PATH = 'src/puzzles/set.ts';
const PLAIN = ['count', 'value', 'only-move'];

const known = new Set<string>();
const found = readFileSync(join(values.state, 'puzzles.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => JSON.parse(line) as (Omit<Puzzle, 'position'> & { position: string })[])
  .map((puzzle): Puzzle => ({ ...puzzle, position: parseBoardString(puzzle.position) }))
  .filter((puzzle) => {
    const key = puzzleKey(puzzle);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });

const chosen = evenly(found, Number(values.most));
writeFileSync(
  PATH,
  `/** Written by training/pack-puzzles.ts: one puzzle a line, as src/puzzles/line.ts reads it. */
// As a string of any value: the declarations would hold it once more.
export const PUZZLE_LINES = \`
${chosen.map(printPuzzle).join('\n')}
\` as string;
`,
);
const counts = Array.from(
  { length: 10 },
  (_, at) => chosen.filter(({ difficulty }) => difficulty === at + 1).length,
);
console.log(`${chosen.length} of ${found.length} puzzles; by difficulty ${counts.join(' ')}`);

/** The best of each difficulty in turn, until there are enough; easy ones first in the result. */
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

/** How much a puzzle has to offer; only the order counts. */
function worthOf({ goal, theme, solution, score }: Puzzle): number {
  const stake = goal === 'best' ? 0 : 3;
  const close = Math.abs(score) <= 20 ? 2 : Math.abs(score) <= 40 ? 1 : 0;
  return stake + close + (PLAIN.includes(theme) ? 0 : 2) + Math.min(3, (solution.length + 1) / 2);
}
