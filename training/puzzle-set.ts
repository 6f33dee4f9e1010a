/** Writes src/puzzles/set.ts. */
import { writeFileSync } from 'node:fs';
import { printPuzzle } from '../src/puzzles/line.js';
import type { Puzzle } from '../src/puzzles/puzzle.js';

const PATH = 'src/puzzles/set.ts';

/** @param puzzles easy ones first */
export function writePuzzleSet(puzzles: readonly Puzzle[]): void {
  writeFileSync(
    PATH,
    `/** Written by training/pack-puzzles.ts: one puzzle a line, as src/puzzles/line.ts reads it. */
// As a string of any value: the declarations would hold it once more.
export const PUZZLE_LINES = \`
${puzzles.map(printPuzzle).join('\n')}
\` as string;
`,
  );
}
