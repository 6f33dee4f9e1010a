import { parsePuzzle } from './line.js';
import type { Puzzle } from './puzzle.js';
import { PUZZLE_LINES } from './set.js';

const DAY_MS = 86_400_000;
/** No divisor in common with any number of puzzles below it: days that follow each other give puzzles far apart. */
const STRIDE = 7919;

let lines: readonly string[] | undefined;
const read = new Map<number, Puzzle>();

/** How many puzzles come with the package. */
export function puzzleCount(): number {
  return linesOf().length;
}

/**
 * One of the puzzles that come with the package, easy ones first; every one was solved to the end.
 *
 * @param number from 0 to {@link puzzleCount} less 1
 * @throws {RangeError} when there is none of that number
 */
export function shippedPuzzle(number: number): Puzzle {
  const line = linesOf()[number];
  if (line === undefined) {
    throw new RangeError(`puzzle ${number}: a whole number from 0 to ${puzzleCount() - 1} expected`);
  }
  let puzzle = read.get(number);
  if (!puzzle) read.set(number, (puzzle = parsePuzzle(line)));
  return puzzle;
}

/** All of them, easy ones first. */
export function shippedPuzzles(): Puzzle[] {
  return linesOf().map((_, number) => shippedPuzzle(number));
}

/** The number of a day's puzzle: the same everywhere on that date of the calendar, and another the next day. */
export function puzzleOfDay(date: Date): number {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
  const count = puzzleCount();
  return (((day * STRIDE) % count) + count) % count;
}

function linesOf(): readonly string[] {
  return (lines ??= PUZZLE_LINES.trim().split('\n'));
}
