/** The puzzles of the package in the form for the training page. */
import type { PuzzleData } from '../../src/elements/companions/puzzle/puzzle.js';
import type { Level } from '../../src/core/engine.js';
import { puzzleOfDay, shippedPuzzle, shippedPuzzles } from '../../src/core/puzzles.js';
import { dayOf } from '../progress/days.js';
import { ratingOfDifficulty, ratingsOf, type Ratings } from '../progress/rating.js';
import { freshPuzzles, sessionOf, type Candidate, type Task } from '../progress/session.js';
import { keptPuzzle, keyOf, type KeptPuzzle, type Training } from '../progress/training.js';

let numbers: ReadonlyMap<string, number> | undefined;

/** The number of the puzzle with a key; `undefined` for puzzles from own games. */
export function numberOf(key: string): number | undefined {
  numbers ??= new Map(shippedPuzzles().map((puzzle, number) => [keyOf(puzzle), number]));
  return numbers.get(key);
}

function difficultyOf(key: string): Level | undefined {
  const number = numberOf(key);
  return number === undefined ? undefined : shippedPuzzle(number).difficulty;
}

/** The ratings of the user and of the puzzles that were tried. */
export function currentRatings({ attempts }: Pick<Training, 'attempts'>): Ratings {
  return ratingsOf(attempts, difficultyOf);
}

/** A stored puzzle in the form to be asked: with its theme, if it is one of the package's. */
export function asData(puzzle: KeptPuzzle['puzzle']): PuzzleData {
  const number = numberOf(keyOf(puzzle));
  return number === undefined ? (puzzle as PuzzleData) : shippedPuzzle(number);
}

/** New puzzles in the order for today. */
export function freshToday(
  { attempts }: Pick<Training, 'attempts'>,
  now: number,
): Iterable<KeptPuzzle['puzzle']> {
  const { player, puzzles } = currentRatings({ attempts });
  const candidates = shippedPuzzles().map((puzzle): Candidate => {
    const kept = keptPuzzle(puzzle);
    return {
      puzzle: kept,
      rating: puzzles.get(keyOf(kept))?.rating ?? ratingOfDifficulty(puzzle.difficulty),
    };
  });
  return freshPuzzles(candidates, attempts, player.rating, dayOf(now));
}

/** The remaining tasks of today's session. */
export function todaysSession(training: Training, left: number, now: number): Task[] {
  return sessionOf(training, left, now, freshToday(training, now));
}

/** Whether the puzzle of the day was done today. */
export function isTodayDone({ attempts }: Pick<Training, 'attempts'>, now: number): boolean {
  const key = keyOf(shippedPuzzle(puzzleOfDay(new Date(now))));
  return attempts.some((attempt) => attempt.key === key && dayOf(attempt.at) === dayOf(now));
}
