/** The tasks of today: mistakes and repetitions first, then new puzzles, which are at least half. */
import { dayOf } from './days.js';
import { isClean, isOpening, keyOf, type Attempt, type TrainingPuzzle, type Training } from './training.js';

/** The lengths of a daily session to choose from. */
export const LENGTHS = [5, 10, 20, 40] as const;
export type Length = (typeof LENGTHS)[number];
export const USUAL_LENGTH: Length = 10;

/** With fewer tries a rating says nothing. */
export const LEAST_TRIES = 10;

/** What is due: own mistakes never tried, repetitions, and positions of openings. */
export interface Waiting {
  /** Mistakes in the user's games that were never tried, oldest first. */
  readonly mistakes: readonly TrainingPuzzle[];
  /** Puzzles and mistakes that are due again, longest overdue first. */
  readonly due: readonly TrainingPuzzle[];
  /** Positions of openings that are due again. */
  readonly openings: readonly TrainingPuzzle[];
}

/** One task of a session. */
export interface Task {
  readonly from: 'mistake' | 'due' | 'opening' | 'new';
  readonly puzzle: TrainingPuzzle['puzzle'];
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

/** The length of a session, and how much of it is left today. */
export interface SessionSize {
  readonly length: number;
  readonly left: number;
}

/**
 * The remaining tasks of today's session, no position twice: first mistakes never tried, then what is due, then new
 * puzzles. What was tried before makes up half of a session at most, today's earlier tries included; many mistakes leave
 * that half to it, which would wait for ever otherwise.
 *
 * @param fresh new puzzles in order; only as many as needed are taken
 */
export function sessionOf(
  training: Pick<Training, 'puzzles' | 'attempts'>,
  { length, left }: SessionSize,
  now: number,
  fresh: Iterable<TrainingPuzzle['puzzle']>,
): Task[] {
  const { mistakes, due, openings } = waiting(training, now);
  const tried = triedOn(dayOf(now), training.attempts);
  const tasks: Task[] = [];
  const positions = new Set<string>([...tried].map((key) => key.slice(0, key.lastIndexOf(' '))));
  const add = (from: Task['from'], puzzle: TrainingPuzzle['puzzle']): void => {
    if (tasks.length >= left || positions.has(puzzle.position)) return;
    positions.add(puzzle.position);
    tasks.push({ from, puzzle });
  };
  const room = Math.floor(length / 2) - repeatedOn(dayOf(now), training.attempts);
  const repetitions = [...due, ...openings].toSorted((a, b) => a.due - b.due).slice(0, Math.max(0, room));
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

/** The number of puzzles that were tried on a day and on an earlier one. */
function repeatedOn(day: number, attempts: readonly Attempt[]): number {
  const before = new Set(attempts.filter(({ at }) => dayOf(at) < day).map(({ key }) => key));
  return [...triedOn(day, attempts)].filter((key) => before.has(key)).length;
}

/** A puzzle to choose from. */
export interface Candidate {
  readonly puzzle: TrainingPuzzle['puzzle'];
  readonly difficulty: number;
  /** Whether a newcomer can see what it is about. */
  readonly isFirst?: boolean;
  /** What it is about, found when it is read; those of the last tries come later. */
  readonly idea?: string | undefined;
}

/** Before the first try, this many puzzles are enough to choose from. */
const FIRST_CHOICE = 64;
/** The very first puzzle is about this. */
const FIRST_IDEA = 'corners';
/** A newcomer has fewer tries, as many as a first session, and has solved fewer puzzles on the first try. */
const NEWCOMER_TRIES: number = USUAL_LENGTH;
const NEWCOMER_SOLVED = 4;

/** An idea of so many last tries waits for others. */
const MIXED = 3;

/** The puzzles for newcomers: one of each idea in turn, so that none is crowded out. */
export function forNewcomers(candidates: readonly Candidate[]): Candidate[] {
  const placeIn = new Map<string, number>();
  return candidates
    .filter(({ isFirst }) => isFirst)
    .map((candidate) => {
      const { idea = '' } = candidate;
      const place = placeIn.get(idea) ?? 0;
      placeIn.set(idea, place + 1);
      return { candidate, place };
    })
    .toSorted((one, other) => one.place - other.place)
    .slice(0, FIRST_CHOICE)
    .map(({ candidate }) => candidate);
}

/**
 * Puzzles never tried, those of the wanted difficulty and of other ideas than the last tries first, in a different order each day; then those tried longest
 * ago. A newcomer gets those for newcomers only, a corner first.
 *
 * @param candidates from easy to hard
 * @param level the wanted difficulty
 * @param day determines the order
 */
export function* freshPuzzles(
  candidates: readonly Candidate[],
  attempts: readonly Attempt[],
  level: number,
  day: number,
): Generator<TrainingPuzzle['puzzle']> {
  const lastTry = new Map(attempts.map(({ key, at }) => [key, at]));
  const lastKeys = new Set(attempts.slice(-MIXED).map(({ key }) => key));
  const lastIdeas = candidates.flatMap(({ puzzle, idea }) =>
    idea !== undefined && lastKeys.has(keyOf(puzzle)) ? idea : [],
  );
  const isNewcomer = attempts.length < NEWCOMER_TRIES && attempts.filter(isClean).length < NEWCOMER_SOLVED;
  const first = isNewcomer ? forNewcomers(candidates) : [];
  const choice = first.length > 0 ? first : candidates;
  const detourOf = (idea: string | undefined): number =>
    lastIdeas.filter((last) => last === idea).length + (attempts.length === 0 && idea !== FIRST_IDEA ? 1 : 0);
  const unseen = choice
    .map((candidate, index) => ({
      candidate,
      away: Math.abs(candidate.difficulty - Math.round(level)),
      rank: scattered(index, day),
    }))
    .filter(({ candidate: { puzzle } }) => !lastTry.has(keyOf(puzzle)))
    .sort((one, other) => one.away - other.away || one.rank - other.rank);
  // One distance after another, since what a puzzle is about takes time to find.
  const waits: { readonly puzzle: TrainingPuzzle['puzzle']; readonly rank: number }[][] = [];
  for (let distance = 0; unseen.length > 0 || waits.length > distance; distance++) {
    while (unseen[0]?.away === distance) {
      const { candidate, rank } = unseen.shift()!;
      const at = distance + detourOf(candidate.idea);
      (waits[at] ??= []).push({ puzzle: candidate.puzzle, rank });
    }
    for (const { puzzle } of (waits[distance] ?? []).toSorted((one, other) => one.rank - other.rank))
      yield puzzle;
  }
  const seen = choice
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
