/** The facts that the start shows before the first try. It needs only the easiest puzzles. */
import first from 'virtual:first-puzzles';
import { dayOf } from '../progress/days.js';
import { freshPuzzles, LEAST_TRIES, sessionOf, type SessionSize } from '../progress/session.js';
import type { Training } from '../progress/training.js';
import type { StartFacts } from './start.js';

/** `now` in milliseconds since 1970. */
export function startFacts(training: Training, size: SessionSize, now: number): StartFacts {
  const fresh = freshPuzzles(first, [], 1, dayOf(now));
  return {
    tasks: sessionOf(training, size, now, fresh),
    rating: undefined,
    ratingAfter: LEAST_TRIES,
    isTodayDone: false,
    tomorrow: undefined,
  };
}
