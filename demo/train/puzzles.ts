/** Selects the next puzzle from the chosen source. */
import type { PuzzleData } from '../../src/elements/companions/puzzle/puzzle.js';
import type { ReasonKind } from '../../src/core/coach.js';
import { shippedPuzzle, shippedPuzzles } from '../../src/core/puzzles.js';
import type { Training } from '../progress/store.js';
import { keyOf } from '../progress/training.js';

/** The choice of the user. */
export interface Choice {
  /** Puzzles of the package, own mistakes, or puzzles of the package as endgames to play out. */
  readonly source: 'all' | 'mistakes' | 'play-out';
  /** Kinds with the same name; empty for all. */
  readonly themes: readonly ReasonKind[];
  /** 1 to 10; 0 for any. */
  readonly difficulty: number;
}

/** A puzzle to solve, and its source. */
export interface Exercise {
  readonly puzzle: PuzzleData;
  /** Its number in the package; missing for those from own games. */
  readonly number?: number;
  readonly difficulty?: number;
}

/** With more empty squares the computer would take long. */
const PLAY_OUT_EMPTIES = 12;

/**
 * A puzzle for a choice, preferably one that was never tried; `undefined` if there is none.
 *
 * @param before the last puzzle, which is not repeated at once if there is another
 */
export function nextExercise(
  { source, themes, difficulty }: Choice,
  { puzzles, attempts }: Pick<Training, 'puzzles' | 'attempts'>,
  before?: Exercise,
): Exercise | undefined {
  if (source === 'mistakes') {
    const fitting = puzzles.filter(({ own }) => own).sort((a, b) => a.due - b.due);
    const others = fitting.filter(({ puzzle }) => puzzle.position !== before?.puzzle.position.toString());
    const next = others[0] ?? fitting[0];
    return next && { puzzle: next.puzzle as PuzzleData };
  }
  const goalOf = (goal: string): string => (source === 'play-out' ? source : goal);
  const numbers = shippedPuzzles().flatMap((puzzle, number) =>
    (themes.length === 0 || themes.includes(puzzle.theme)) &&
    (difficulty === 0 || puzzle.difficulty === difficulty) &&
    (source === 'all' || puzzle.position.empties <= PLAY_OUT_EMPTIES) &&
    number !== before?.number
      ? [number]
      : [],
  );
  if (numbers.length === 0) return before?.number === undefined ? undefined : before;
  const tried = new Set(attempts.map(({ key }) => key));
  const unseen = numbers.filter((number) => {
    const { position, goal } = shippedPuzzle(number);
    return !tried.has(keyOf({ position, goal: goalOf(goal) }));
  });
  const choice = unseen.length > 0 ? unseen : numbers;
  const number = choice[Math.floor(Math.random() * choice.length)]!;
  const puzzle = shippedPuzzle(number);
  const found = { puzzle, number, difficulty: puzzle.difficulty };
  if (source === 'all') return found;
  return { ...found, puzzle: { position: puzzle.position, goal: 'play-out' } };
}
