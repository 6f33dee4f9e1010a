/** The puzzles of the package in the form for the training page. */
import type { PuzzleData } from '../../../src/elements/companions/puzzle/puzzle.js';
import type { ReasonKind } from '../../../src/core/coach.js';
import type { Level } from '../../../src/core/engine.js';
import { puzzleOfDay, shippedPuzzle, shippedPuzzles } from '../../../src/core/puzzles.js';
import { dayOf } from '../../progress/days.js';
import { levelOf } from '../../progress/level.js';
import { playerRating, type PlayerRating } from '../../progress/rating.js';
import { candidateOf, isFair } from './first-choice.js';
import { seenTheme } from './puzzle-reason.js';
import {
  freshPuzzles,
  sessionOf,
  type Candidate,
  type SessionSize,
  type Task,
} from '../../progress/session.js';
import { keyOf, type TrainingPuzzle, type Training } from '../../progress/training.js';

let numbers: ReadonlyMap<string, number> | undefined;

/** The number of the puzzle with a key; `undefined` for puzzles from own games. */
export function numberOf(key: string): number | undefined {
  numbers ??= new Map(shippedPuzzles().map((puzzle, number) => [keyOf(puzzle), number]));
  return numbers.get(key);
}

/** The address of a puzzle among others of the package, which follow it there, the last one by the first. */
export function setAddress(keys: readonly string[], at: number): string {
  const set = [...keys.slice(at), ...keys.slice(0, at)].flatMap((key) => numberOf(key) ?? []);
  return `#puzzles=${set.join()}`;
}

const themes = new Map<number, ReasonKind>();

/** The theme by which a puzzle of the package is counted, and which its hint names. */
export function themeOfNumber(number: number): ReasonKind {
  let theme = themes.get(number);
  if (!theme) themes.set(number, (theme = seenTheme(shippedPuzzle(number))));
  return theme;
}

/** The difficulty of the puzzle with a key, 1 to 10; `undefined` for puzzles from own games. */
export function difficultyOf(key: string): Level | undefined {
  const number = numberOf(key);
  return number === undefined ? undefined : shippedPuzzle(number).difficulty;
}

/** The rating of the user after all tries. */
export function currentRating({ attempts }: Pick<Training, 'attempts'>): PlayerRating {
  return playerRating(attempts, difficultyOf);
}

/** A stored puzzle in the form to be asked: with its theme, if it is one of the package's. */
export function asData(puzzle: TrainingPuzzle['puzzle']): PuzzleData {
  const number = numberOf(keyOf(puzzle));
  return number === undefined
    ? (puzzle as PuzzleData)
    : { ...shippedPuzzle(number), theme: themeOfNumber(number) };
}

let candidates: readonly Candidate[] | undefined;

/** New puzzles in the order for today. */
export function freshToday(
  { attempts }: Pick<Training, 'attempts'>,
  now: number,
): Iterable<TrainingPuzzle['puzzle']> {
  candidates ??= shippedPuzzles().filter(isFair).map(candidateOf);
  return freshPuzzles(candidates, attempts, levelOf(attempts, difficultyOf), dayOf(now));
}

/** The remaining tasks of today's session. */
export function todaysSession(training: Training, size: SessionSize, now: number): Task[] {
  return sessionOf(training, size, now, freshToday(training, now));
}

/** A task when its turn comes: a new puzzle is chosen by what was solved until then. */
export function whenItsTurnComes(task: Task, { attempts }: Pick<Training, 'attempts'>, now: number): Task {
  if (task.from !== 'new') return task;
  for (const puzzle of freshToday({ attempts }, now)) return { ...task, puzzle };
  return task;
}

/** Whether the puzzle of the day was done today. */
export function isTodayDone({ attempts }: Pick<Training, 'attempts'>, now: number): boolean {
  const key = keyOf(shippedPuzzle(puzzleOfDay(new Date(now))));
  return attempts.some((attempt) => attempt.key === key && dayOf(attempt.at) === dayOf(now));
}
