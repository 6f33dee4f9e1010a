/** What the start shows before the first try. It needs only the puzzles near the rating of a new user. */
import first from 'virtual:first-puzzles';
import { dayOf } from '../progress/days.js';
import { UNKNOWN } from '../progress/rating.js';
import { freshPuzzles, sessionOf } from '../progress/session.js';
import type { Training } from '../progress/training.js';
import type { StartFacts } from './start.js';

/** @param left the number of exercises left in the session */
export function startFacts(training: Training, left: number, now: number): StartFacts {
  const { candidates, before } = first;
  const fresh = freshPuzzles(candidates, [], UNKNOWN.rating, dayOf(now), before);
  return { tasks: sessionOf(training, left, now, fresh), rating: undefined, isTodayDone: false };
}
