/** What the start shows once puzzles were tried. */
import type { Training } from '../progress/training.js';
import { currentRatings, isTodayDone, todaysSession } from './shipped.js';
import type { StartFacts } from './start.js';

/** @param left the number of exercises left in the session */
export function startFacts(training: Training, left: number, now: number): StartFacts {
  const { player, counted } = currentRatings(training);
  return {
    tasks: todaysSession(training, left, now),
    rating:
      counted > 0
        ? { value: Math.round(player.rating), error: Math.round(1.96 * player.deviation) }
        : undefined,
    isTodayDone: isTodayDone(training, now),
  };
}
