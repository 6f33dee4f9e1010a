/** Simulated people who do the session of each day. */
import { recordAfter } from '../../../../demo/progress/schedule.js';
import { USUAL_LENGTH } from '../../../../demo/progress/session.js';
import {
  keyOf,
  type Attempt,
  type TrainingPuzzle,
  type Training,
} from '../../../../demo/progress/training.js';
import { ratingOfDifficulty } from '../../../../demo/progress/rating.js';
import { difficultyOf, todaysSession, whenItsTurnComes } from '../../../../demo/train/puzzles/shipped.js';
import { randomNumbers } from '../../../../src/core/rules/random.js';

/** How well a simulated person solves puzzles, on the scale of their ratings. */
export const PEOPLE = { weak: 900, middling: 1500, strong: 2100 } as const;
/** How much easier a puzzle is that was seen before. */
const EASIER_AGAIN = 300;
const FIRST_DAY = new Date(2026, 4, 10, 12).getTime();
const DAY = 86_400_000;
const MINUTE = 60_000;

/** What one day brought. */
export interface PracticeDay {
  readonly fresh: number;
  readonly repeated: number;
  readonly solved: number;
  /** The difficulties of the new puzzles, in order. */
  readonly difficulties: readonly number[];
}

/** The sessions of some days, as the page asks them. */
export function practiceDays(strength: number, days: number, seed: number): PracticeDay[] {
  const random = randomNumbers(seed);
  const attempts: Attempt[] = [];
  const puzzles = new Map<string, TrainingPuzzle>();
  const solves = (key: string): boolean => {
    const again = attempts.some((one) => one.key === key) ? EASIER_AGAIN : 0;
    const harder = ratingOfDifficulty(difficultyOf(key)!) - strength - again;
    return random() < 1 / (1 + 10 ** (harder / 400));
  };
  return Array.from({ length: days }, (_, day) => {
    const begin = FIRST_DAY + day * DAY;
    const training: Training = { games: [], lines: [], attempts, puzzles: [...puzzles.values()] };
    const size = { length: USUAL_LENGTH, left: USUAL_LENGTH };
    const tasks = todaysSession(training, size, begin).map((task, at) => {
      const now = begin + at * MINUTE;
      const requested = whenItsTurnComes(task, training, now);
      const key = keyOf(requested.puzzle);
      const solved = solves(key);
      const outcome = { solved, mistakes: solved ? 0 : 1, hints: 0 };
      const stored = recordAfter(puzzles.get(key), requested.puzzle, outcome, new Date(now));
      if (stored) puzzles.set(key, stored);
      attempts.push({ at: now, key, ...outcome });
      return { ...requested, key, solved };
    });
    const fresh = tasks.filter(({ from }) => from === 'new');
    return {
      fresh: fresh.length,
      repeated: tasks.length - fresh.length,
      solved: tasks.filter(({ solved }) => solved).length,
      difficulties: fresh.map(({ key }) => difficultyOf(key)!),
    };
  });
}
