import type { ReasonKind } from '../coach/reason.js';
import { BOARD_DIGITS, unpackPuzzle, VALUE_DIGITS, type PackedPuzzle } from './packed.js';
import type { Puzzle } from './puzzle.js';
import { BOARDS, MOVES, THEMES, VALUES } from './set.js';

const DAY_MS = 86_400_000;
/** No divisor in common with any number of puzzles below it: days that follow each other give puzzles far apart. */
const STRIDE = 7919;

const themes = THEMES.split(' ') as readonly ReasonKind[];
let packed: readonly PackedPuzzle[] | undefined;
const read = new Map<number, Puzzle>();

/** How many puzzles come with the package. */
export function puzzleCount(): number {
  return packedPuzzles().length;
}

/**
 * One of the puzzles that come with the package, easy ones first; every one was solved to the end.
 *
 * @param number from 0 to {@link puzzleCount} less 1
 * @throws {RangeError} when there is none of that number
 */
export function shippedPuzzle(number: number): Puzzle {
  const found = packedPuzzles()[number];
  if (!found) {
    throw new RangeError(`puzzle ${number}: a whole number from 0 to ${puzzleCount() - 1} expected`);
  }
  let puzzle = read.get(number);
  if (!puzzle) read.set(number, (puzzle = unpackPuzzle(found, themes)));
  return puzzle;
}

/** All of them, easy ones first. */
export function shippedPuzzles(): Puzzle[] {
  return packedPuzzles().map((_, number) => shippedPuzzle(number));
}

/** The number of a day's puzzle: the same everywhere on that date of the calendar, and another the next day. */
export function puzzleOfDay(date: Date): number {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
  const count = puzzleCount();
  return (((day * STRIDE) % count) + count) % count;
}

function packedPuzzles(): readonly PackedPuzzle[] {
  return (packed ??= parts());
}

function parts(): PackedPuzzle[] {
  const [boards, values] = [BOARDS, VALUES].map((text) => text.replaceAll('\n', '')) as [string, string];
  const part = (text: string, digits: number, at: number): string =>
    text.slice(at * digits, (at + 1) * digits);
  return MOVES.trim()
    .split('\n')
    .map((moves, at) => ({
      board: part(boards, BOARD_DIGITS, at),
      values: part(values, VALUE_DIGITS, at),
      moves,
    }));
}
