/** Writes src/core/puzzles/set.ts. */
import { writeFileSync } from 'node:fs';
import { packPuzzle } from '../../src/core/puzzles/packed.js';
import type { Puzzle } from '../../src/core/puzzles/puzzle.js';

const PATH = 'src/core/puzzles/set.ts';
/** Width of the lines with boards and values in the file. */
const WIDTH = 96;

/** @param puzzles sorted from easy to hard */
export function writePuzzleSet(puzzles: readonly Puzzle[]): void {
  const themes = [...new Set(puzzles.map(({ theme }) => theme))].sort();
  const packed = puzzles.map((puzzle) => packPuzzle(puzzle, themes));
  const wrapped = (text: string): string => text.match(new RegExp(`.{1,${WIDTH}}`, 'gu'))!.join('\n');
  writeFileSync(
    PATH,
    `/** Written by training/puzzles/puzzle-set.ts: the puzzles in the form of src/core/puzzles/packed.ts, equal parts stored together. */
// Typed as plain strings, because literal types would repeat the texts in the declarations.
export const THEMES =
  '${themes.join(' ')}' as string;
/** Line breaks in boards and values are ignored. */
export const BOARDS = \`
${wrapped(packed.map(({ board }) => board).join(''))}
\` as string;
export const VALUES = \`
${wrapped(packed.map(({ values }) => values).join(''))}
\` as string;
/** One solution on each line. */
export const MOVES = \`
${packed.map(({ moves }) => moves).join('\n')}
\` as string;
`,
  );
}
