/** Which puzzle comes next, by where puzzles are to come from. */
import type { PuzzleData } from '../../src/companions/puzzle/puzzle.js';
import type { ReasonKind } from '../../src/coach.js';
import { puzzleOfDay, shippedPuzzle, shippedPuzzles } from '../../src/puzzles.js';
import { isOpening, type KeptPuzzle } from '../progress/store.js';

/** Where puzzles come from. */
export const SOURCES = ['today', 'due', 'all', 'mistakes', 'play-out'] as const;
export type Source = (typeof SOURCES)[number];

/** What is asked for. */
export interface Choice {
  readonly source: Source;
  /** Kinds of one name; all when there are none. */
  readonly themes: readonly ReasonKind[];
  /** 1 to 10; 0 for any. */
  readonly difficulty: number;
}

/** A puzzle to be solved, and where it comes from. */
export interface Exercise {
  readonly puzzle: PuzzleData;
  /** Its number among those of the package; missing for those from own games. */
  readonly number?: number;
  readonly difficulty?: number;
}

/** More squares would let the computer think for long. */
const PLAY_OUT_EMPTIES = 12;

/**
 * A puzzle for a choice; `undefined` when none fits.
 *
 * @param kept what has been tried, or comes from own games
 * @param before the puzzle before, which does not come twice running where there is another
 */
export function nextExercise(
  { source, themes, difficulty }: Choice,
  kept: readonly KeptPuzzle[],
  now: Date,
  before?: Exercise,
): Exercise | undefined {
  if (source === 'today') return shipped(puzzleOfDay(now));
  if (source === 'due' || source === 'mistakes') {
    const fitting = kept
      .filter((one) => (source === 'due' ? !isOpening(one) && one.due <= now.getTime() : one.own))
      .sort((a, b) => a.due - b.due);
    const others = fitting.filter(({ puzzle }) => puzzle.position !== before?.puzzle.position.toString());
    const next = others[0] ?? fitting[0];
    return next && { puzzle: next.puzzle as PuzzleData };
  }
  const numbers = shippedPuzzles().flatMap((puzzle, number) =>
    (themes.length === 0 || themes.includes(puzzle.theme)) &&
    (difficulty === 0 || puzzle.difficulty === difficulty) &&
    (source === 'all' || puzzle.position.empties <= PLAY_OUT_EMPTIES) &&
    number !== before?.number
      ? [number]
      : [],
  );
  if (numbers.length === 0) return before?.number === undefined ? undefined : before;
  const number = numbers[Math.floor(Math.random() * numbers.length)]!;
  const found = shipped(number);
  if (source === 'all') return found;
  return { ...found, puzzle: { position: found.puzzle.position, goal: 'play-out' } };
}

function shipped(number: number): Exercise {
  const puzzle = shippedPuzzle(number);
  return { puzzle, number, difficulty: puzzle.difficulty };
}
