/**
 * The difficulty of the next new puzzle. It begins at the easiest and follows each try at once, unlike a rating, which
 * counts days: a first session finds its place within ten puzzles.
 */
import type { Level } from '../../src/core/engine.js';
import { isClean, type Attempt } from './training.js';

const EASIEST = 1;
const HARDEST = 10;
/** The first steps are long; each is this part of the one before, down to the shortest. */
const SHRINKS = 0.9;
const SHORTEST = 0.35;
/** A miss leads down twice as far as a solution leads up, so that two puzzles of three are solved. */
const DOWN = 2;
/** An easier puzzle that was solved, or a harder one that was missed, says nothing. */
const NEAR = 1.5;

/**
 * The difficulty for a person, 1 to 10, after some tries. Only the first try at a puzzle counts.
 *
 * @param attempts oldest first
 * @param difficultyOf the difficulty of the puzzle with a key; without one it does not count
 */
export function levelOf(
  attempts: readonly Attempt[],
  difficultyOf: (key: string) => Level | undefined,
): number {
  const seen = new Set<string>();
  let level = EASIEST;
  let step = 1;
  for (const attempt of attempts) {
    const difficulty = difficultyOf(attempt.key);
    if (difficulty === undefined || seen.has(attempt.key)) continue;
    seen.add(attempt.key);
    if (isClean(attempt)) {
      if (difficulty > level - NEAR) level += step;
    } else if (!attempt.solved || attempt.mistakes > 0) {
      if (difficulty < level + NEAR) level -= DOWN * step;
    }
    level = Math.min(HARDEST, Math.max(EASIEST, level));
    step = Math.max(SHORTEST, step * SHRINKS);
  }
  return level;
}
