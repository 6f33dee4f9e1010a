/** The tasks of today: mistakes and repetitions first, then new puzzles. */
import { dayOf } from './days.js';
import { isOpening, keyOf, type Attempt, type KeptPuzzle, type Training } from './training.js';

/** The lengths of a daily session to choose from. */
export const LENGTHS = [5, 10, 20, 40] as const;
export type Length = (typeof LENGTHS)[number];
export const USUAL_LENGTH: Length = 10;

/** What is due: own mistakes never tried, repetitions, and positions of openings. */
export interface Waiting {
  /** Mistakes in the user's games that were never tried, oldest first. */
  readonly mistakes: readonly KeptPuzzle[];
  /** Puzzles and mistakes that are due again, longest overdue first. */
  readonly due: readonly KeptPuzzle[];
  /** Positions of openings that are due again. */
  readonly openings: readonly KeptPuzzle[];
}

/** One task of a session. */
export interface Task {
  readonly from: 'mistake' | 'due' | 'opening' | 'new';
  readonly puzzle: KeptPuzzle['puzzle'];
}

/** The keys of what was tried on a day. */
export function triedOn(day: number, attempts: readonly Attempt[]): ReadonlySet<string> {
  return new Set(attempts.filter(({ at }) => dayOf(at) === day).map(({ key }) => key));
}

/** What is due, except what was tried today. */
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
 * The remaining tasks of today's session, no position twice: first mistakes never tried, then what is due, then new
 * puzzles. Many mistakes leave half of the session to what is due, which would wait for ever otherwise.
 *
 * @param left number of tasks left in the session
 * @param fresh new puzzles in order; only as many as needed are taken
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
  const repetitions = [...due, ...openings].toSorted((a, b) => a.due - b.due);
  const first = Math.max(Math.ceil(left / 2), left - repetitions.length);
  for (const { puzzle } of mistakes.slice(0, first)) add('mistake', puzzle);
  for (const one of repetitions) add(isOpening(one) ? 'opening' : 'due', one.puzzle);
  for (const { puzzle } of mistakes.slice(first)) add('mistake', puzzle);
  if (tasks.length >= left) return tasks;
  for (const puzzle of fresh) {
    add('new', puzzle);
    if (tasks.length >= left) break;
  }
  return tasks;
}

/** A puzzle to choose from. */
export interface Candidate {
  readonly puzzle: KeptPuzzle['puzzle'];
  /** Its difficulty, on the scale of the user's rating. */
  readonly rating: number;
}

/** Puzzles within this distance of the rating count as equally suitable, for variety. */
const NEAR = 150;

/** The number of such steps between two ratings. */
const distance = (one: number, other: number): number => Math.floor(Math.abs(one - other) / NEAR);

/** Whether the rating of a puzzle is near that of a user. */
export function isNear(puzzle: number, player: number): boolean {
  return distance(puzzle, player) === 0;
}

/**
 * Puzzles never tried, those near the user's rating first, in a different order each day; then those tried longest ago.
 *
 * @param rating the user's rating
 * @param day determines the order
 * @param before the number of untried puzzles before the candidates, if these are only a part of the set
 */
export function* freshPuzzles(
  candidates: readonly Candidate[],
  attempts: readonly Attempt[],
  rating: number,
  day: number,
  before = 0,
): Generator<KeptPuzzle['puzzle']> {
  const lastTry = new Map(attempts.map(({ key, at }) => [key, at]));
  const unseen = candidates
    .filter(({ puzzle }) => !lastTry.has(keyOf(puzzle)))
    .map((candidate, index) => ({
      ...candidate,
      distance: distance(candidate.rating, rating),
      place: scattered(before + index, day),
    }))
    .sort((one, other) => one.distance - other.distance || one.place - other.place);
  for (const { puzzle } of unseen) yield puzzle;
  const seen = candidates
    .filter(({ puzzle }) => lastTry.has(keyOf(puzzle)))
    .toSorted((one, other) => lastTry.get(keyOf(one.puzzle))! - lastTry.get(keyOf(other.puzzle))!);
  for (const { puzzle } of seen) yield puzzle;
}

/** A pseudo-random number that depends on the index and the day. */
function scattered(index: number, day: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(day + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
