/** What is to be done today: mistakes and misses first, then puzzles that are new. */
import { dayOf } from './days.js';
import { isOpening, keyOf, type Attempt, type KeptPuzzle, type Training } from './training.js';

/** Lengths of a day's session that one can choose. */
export const LENGTHS = [5, 10, 20, 40] as const;
export type Length = (typeof LENGTHS)[number];
export const USUAL_LENGTH: Length = 10;

/** What there is to be done: own mistakes never tried, what is due, and openings among it. */
export interface Waiting {
  /** Mistakes of one's own games that were never tried, those that wait longest first. */
  readonly mistakes: readonly KeptPuzzle[];
  /** Puzzles and mistakes that are due again, longest due first. */
  readonly due: readonly KeptPuzzle[];
  /** Positions of openings that are due again. */
  readonly openings: readonly KeptPuzzle[];
}

/** One thing of a session. */
export interface Task {
  readonly from: 'mistake' | 'due' | 'opening' | 'new';
  readonly puzzle: KeptPuzzle['puzzle'];
}

/** The keys of what was tried on a day. */
export function triedOn(day: number, attempts: readonly Attempt[]): ReadonlySet<string> {
  return new Set(attempts.filter(({ at }) => dayOf(at) === day).map(({ key }) => key));
}

/** What waits; what was tried today has had its turn. */
export function waiting({ puzzles, attempts }: Pick<Training, 'puzzles' | 'attempts'>, now: number): Waiting {
  const tried = triedOn(dayOf(now), attempts);
  const open = puzzles
    .filter(({ key, due }) => due <= now && !tried.has(key))
    .toSorted((one, other) => one.due - other.due);
  return {
    mistakes: open.filter((one) => !isOpening(one) && one.own && !one.card),
    due: open.filter((one) => !isOpening(one) && one.card),
    openings: open.filter(isOpening),
  };
}

/**
 * The tasks of today's session that are left: no position twice, mistakes never tried first, then what is due, then new puzzles.
 *
 * @param left how many tasks the session still is to have
 * @param fresh puzzles in the order in which they would be asked; only so many are taken as are needed
 */
export function sessionOf(
  training: Pick<Training, 'puzzles' | 'attempts'>,
  left: number,
  now: number,
  fresh: Iterable<KeptPuzzle['puzzle']>,
): Task[] {
  const { mistakes, due, openings } = waiting(training, now);
  const tried = triedOn(dayOf(now), training.attempts);
  const tasks: Task[] = [];
  const positions = new Set<string>([...tried].map((key) => key.slice(0, key.lastIndexOf(' '))));
  const add = (from: Task['from'], puzzle: KeptPuzzle['puzzle']): void => {
    if (tasks.length >= left || positions.has(puzzle.position)) return;
    positions.add(puzzle.position);
    tasks.push({ from, puzzle });
  };
  for (const { puzzle } of mistakes) add('mistake', puzzle);
  for (const one of [...due, ...openings].toSorted((a, b) => a.due - b.due)) {
    add(isOpening(one) ? 'opening' : 'due', one.puzzle);
  }
  if (tasks.length >= left) return tasks;
  for (const puzzle of fresh) {
    add('new', puzzle);
    if (tasks.length >= left) break;
  }
  return tasks;
}

/** A puzzle that could be new to somebody. */
export interface Candidate {
  readonly puzzle: KeptPuzzle['puzzle'];
  /** How hard it is, on the scale of the person's rating. */
  readonly rating: number;
}

/** Puzzles so far from the rating are as good as those at it: sessions are to have variety. */
const NEAR = 150;

/**
 * Puzzles never tried, those about as hard as the person is strong first, each day in another order; then those that were tried
 * longest ago.
 *
 * @param rating the person's
 * @param day it sets the order
 */
export function* freshPuzzles(
  candidates: readonly Candidate[],
  attempts: readonly Attempt[],
  rating: number,
  day: number,
): Generator<KeptPuzzle['puzzle']> {
  const lastTry = new Map(attempts.map(({ key, at }) => [key, at]));
  const unseen = candidates
    .filter(({ puzzle }) => !lastTry.has(keyOf(puzzle)))
    .map((candidate, index) => ({
      ...candidate,
      distance: Math.floor(Math.abs(candidate.rating - rating) / NEAR),
      place: scattered(index, day),
    }))
    .sort((one, other) => one.distance - other.distance || one.place - other.place);
  for (const { puzzle } of unseen) yield puzzle;
  const seen = candidates
    .filter(({ puzzle }) => lastTry.has(keyOf(puzzle)))
    .toSorted((one, other) => lastTry.get(keyOf(one.puzzle))! - lastTry.get(keyOf(other.puzzle))!);
  for (const { puzzle } of seen) yield puzzle;
}

/** A number that looks like chance, the same for the same index and day. */
function scattered(index: number, day: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(day + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
