/**
 * The puzzles that the package has, and the one of each day. The site and applications take puzzles from here by number,
 * and the puzzle of a day by its date.
 */
import type { ReasonKind } from '../coach/reasons/reason.js';
import {
  BOARD_DIGITS,
  goalOf,
  unpackPuzzle,
  unpackValues,
  VALUE_DIGITS,
  type PackedPuzzle,
} from './packed.js';
import type { Puzzle } from './puzzle.js';
import { BOARDS, MOVES, THEMES, VALUES } from './set.js';

/** Milliseconds of a day. */
const DAY_MS = 86_400_000;
/**
 * A prime, so that it shares no divisor with the number of puzzles of a weekday; consecutive weeks get puzzles that lie
 * far apart.
 */
const STRIDE = 7919;
const WEEK = 7;
/** Puzzles of a day are not harder: the others are for those who look for them. */
const HARDEST_OF_DAY = 8;
/** Days from the Monday before 1 January 1970, a Thursday. */
const FIRST_MONDAY = 3;

const themes = THEMES.split(' ') as readonly ReasonKind[];
let packed: readonly PackedPuzzle[] | undefined;
let ofDays: readonly number[] | undefined;
const read = new Map<number, Puzzle>();

/** The number of puzzles in the package. */
export function puzzleCount(): number {
  return packedPuzzles().length;
}

/**
 * A puzzle of the package. They are sorted from easy to hard, and each was solved to the end of the game.
 *
 * @param number from 0 to {@link puzzleCount} less 1
 * @throws {RangeError} when there is no such number
 */
export function shippedPuzzle(number: number): Puzzle {
  const found = packedPuzzles()[number];
  if (!found) {
    throw new RangeError(
      `puzzle ${number} does not exist: give a whole number from 0 to ${puzzleCount() - 1}`,
    );
  }
  let puzzle = read.get(number);
  if (!puzzle) read.set(number, (puzzle = unpackPuzzle(found, themes)));
  return puzzle;
}

/** All puzzles of the package, from easy to hard. */
export function shippedPuzzles(): Puzzle[] {
  return packedPuzzles().map((_, number) => shippedPuzzle(number));
}

/**
 * The number of the puzzle of the day: the same everywhere on that calendar date, and no two the same within 100
 * weeks. One move wins it, and every other first move loses or draws. The puzzles of a week rise from easy on Monday to
 * hard on Sunday, up to difficulty 8.
 *
 * @param date its calendar date in the time zone of this machine counts, whatever the time
 */
export function puzzleOfDay(date: Date): number {
  const day =
    Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS) + FIRST_MONDAY;
  const week = Math.floor(day / WEEK);
  const weekday = day - week * WEEK;
  const numbers = puzzlesOfDays();
  // They are in the order of their difficulty: each weekday has a seventh of them.
  const share = Math.floor(numbers.length / WEEK);
  return numbers[weekday * share + ((((week * STRIDE) % share) + share) % share)]!;
}

/** The numbers of the puzzles that a day may have, from easy to hard: who solves one has won a game. */
function puzzlesOfDays(): readonly number[] {
  return (ofDays ??= packedPuzzles().flatMap(({ values }, number) => {
    const { score, second, difficulty } = unpackValues(values);
    return goalOf(score, second) === 'win' && difficulty <= HARDEST_OF_DAY ? [number] : [];
  }));
}

/** The packed puzzles, unpacked from the text when first needed. */
function packedPuzzles(): readonly PackedPuzzle[] {
  return (packed ??= parts());
}

/** The puzzles of `set.ts`. */
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
