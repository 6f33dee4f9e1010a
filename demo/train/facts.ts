/** The facts that the start shows once puzzles were tried: what is due, the last days, the results. */
import { LEAST_TRIES } from '../progress/session.js';
import type { SessionSize } from '../progress/session.js';
import type { Training } from '../progress/training.js';
import { shownRating } from '../progress/rating-bands.js';
import { currentRating, isTodayDone, todaysSession } from './puzzles/shipped.js';
import type { StartFacts } from './start.js';

/** `now` in milliseconds since 1970. */
export function startFacts(training: Training, size: SessionSize, now: number): StartFacts {
  const { player, counted } = currentRating(training);
  return {
    tasks: todaysSession(training, size, now),
    rating: counted < LEAST_TRIES ? undefined : shownRating(player.rating),
    ratingAfter: LEAST_TRIES - counted,
    isTodayDone: isTodayDone(training, now),
    tomorrow: todaysSession(training, { ...size, left: 1 }, now)[0]?.puzzle.position,
  };
}
