/** The day on which a puzzle comes again, by FSRS (Free Spaced Repetition Scheduler): the harder it was, the sooner. */
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';
import { isClean, isOpening, keyOf, type Attempt, type TrainingPuzzle } from './training.js';

/** How a try ended. */
export type Outcome = Pick<Attempt, 'solved' | 'mistakes' | 'hints'>;

/** Nothing comes back on the same day. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/**
 * The record of a puzzle after a try; `undefined` when it needs none: a puzzle that was solved at once, without help,
 * is not asked again, unless it is a mistake from a game.
 */
export function recordAfter(
  known: TrainingPuzzle | undefined,
  puzzle: TrainingPuzzle['puzzle'],
  outcome: Outcome,
  now: Date,
): TrainingPuzzle | undefined {
  if (!known && isClean(outcome) && !isOpening({ puzzle })) return undefined;
  const card = nextCard(known, gradeOf(outcome), now);
  return { key: keyOf(puzzle), puzzle, own: known?.own ?? false, due: card.due.getTime(), card };
}

/** Schedules a puzzle; a try counts even if the clock was put back since the last one. */
export function nextCard(known: Pick<TrainingPuzzle, 'card'> | undefined, grade: Grade, now: Date): Card {
  const card: Card = known?.card ?? createEmptyCard(now);
  const last = card.last_review ?? now;
  return scheduler.next(card, last > now ? last : now, grade).card;
}

/** How well a puzzle was known. */
function gradeOf({ solved, mistakes, hints }: Outcome): Grade {
  if (!solved || mistakes > 1) return Rating.Again;
  return mistakes > 0 || hints > 1 ? Rating.Hard : Rating.Good;
}
