/**
 * The rating of the user by Glicko-2, with a period of one day. It is computed from all tries, so that tries of an
 * imported file count on the day they were made.
 */
import rate from 'glicko2-lite';
import { ELO_ABOVE_FIRST, type Level } from '../../src/core/engine.js';
import { dayOf } from './days.js';
import { LEAST_TRIES } from './session.js';
import type { Attempt } from './training.js';

/** A rating with its uncertainty. */
export interface Rating {
  readonly rating: number;
  /** The 95 % interval reaches twice this to either side. */
  readonly deviation: number;
  readonly volatility: number;
}

/** The rating before the first try: a beginner's, since a first day of easy puzzles leads from far above it too far down. */
export const UNKNOWN: Rating = { rating: 1000, deviation: 350, volatility: 0.06 };
/** The difficulty of a puzzle comes from the levels that solve it; this is the rating for level 1. */
const LEVEL_1 = 800;
const PUZZLE_DEVIATION = 150;
/** The lowest rating, as for people: Glicko alone would go thousands of points below zero after a day of misses. */
const LOWEST = 400;

/** The initial rating of a puzzle of a difficulty. */
export function ratingOfDifficulty(difficulty: Level): number {
  return LEVEL_1 + ELO_ABOVE_FIRST[difficulty - 1]!;
}

/** From a step to the next, a player solves about one puzzle in six less. */
const HARDNESS_STEP = 120;

/** How hard a puzzle is for a player: 0, very easy, to 4, very hard; 2 if the player solves half of those like it. */
export function hardnessFor(player: number, puzzle: number): number {
  return Math.min(4, Math.max(0, 2 + Math.round((puzzle - player) / HARDNESS_STEP)));
}

/** The rating after all tries, and at the end of each day with tries. */
export interface PlayerRating {
  readonly player: Rating;
  /** Number of tries that counted: the first one of each puzzle. */
  readonly counted: number;
  readonly days: readonly RatedDay[];
  /** In the first days, the way to the rating puzzle by puzzle: so few days are no curve. */
  readonly tries: readonly RatedDay[];
}

/** A rating, and the day when it was reached. */
export interface RatedDay {
  readonly day: number;
  readonly rating: number;
}

/** Fewer days than this are shown puzzle by puzzle. */
export const FEW_DAYS = 5;

/**
 * The rating after some tries. Only the first try at a puzzle counts, because later ones test memory.
 *
 * @param difficultyOf the difficulty of the puzzle with a key; without one it does not count
 */
export function playerRating(
  attempts: readonly Attempt[],
  difficultyOf: (key: string) => Level | undefined,
): PlayerRating {
  let player = UNKNOWN;
  let counted = 0;
  const days: RatedDay[] = [];
  const steps: Step[] = [];
  for (const [day, tries] of periodsOf(attempts)) {
    const met = tries.flatMap((attempt): [number, number, number][] => {
      const difficulty = difficultyOf(attempt.key);
      return difficulty === undefined
        ? []
        : [[ratingOfDifficulty(difficulty), PUZZLE_DEVIATION, pointsOf(attempt)]];
    });
    if (met.length === 0) continue;
    counted += met.length;
    for (const [against, , points] of met) steps.push({ day, against, points });
    const { rating, rd, vol } = rate(player.rating, player.deviation, player.volatility, met);
    player = { rating: Math.max(LOWEST, rating), deviation: rd, volatility: vol };
    if (counted >= LEAST_TRIES) days.push({ day, rating: player.rating });
  }
  return { player, counted, days, tries: days.length < FEW_DAYS ? stepsTo(player.rating, steps) : [] };
}

/** A try that counted, against the rating of its puzzle. */
interface Step {
  readonly day: number;
  readonly against: number;
  readonly points: number;
}

/** How far one puzzle moves the curve of the first days at most, in points. */
const STEP = 48;

/**
 * The way to today's rating: a step up for each puzzle that was solved and down for each that was missed, as far as it was
 * unexpected. It is reckoned from its end, because the rating before the first try is nobody's strength.
 */
function stepsTo(rating: number, steps: readonly Step[]): RatedDay[] {
  const way: RatedDay[] = [];
  let at = rating;
  for (const { day, against, points } of steps.toReversed()) {
    way.push({ day, rating: at });
    at = Math.max(LOWEST, at - STEP * (points - 1 / (1 + 10 ** ((against - at) / 400))));
  }
  const [first] = steps;
  return first ? [{ day: first.day, rating: at }, ...way.toReversed()] : [];
}

/** The share of puzzles that a player who gets better solves, when they are as hard as the player is strong. */
const SOLVED_SHARE = 0.75;
/** Puzzles a day, as in a session of the usual length. */
const A_DAY = 10;
/** Further than this nobody looks ahead. */
const MOST_AHEAD = 500;

/** About how many puzzles lead up to a rating if three of four are solved, ten a day: in tens, as nobody knows it better. */
export function puzzlesTo(rating: number, player: Rating): number {
  let { rating: now, deviation, volatility } = player;
  let before = 0;
  for (let n = 1; before + n < MOST_AHEAD; n++) {
    const met = Array<[number, number, number]>(n).fill([now, PUZZLE_DEVIATION, SOLVED_SHARE]);
    const after = rate(now, deviation, volatility, met);
    if (after.rating >= rating) return Math.ceil((before + n) / 10) * 10;
    if (n < A_DAY) continue;
    [now, deviation, volatility] = [after.rating, after.rd, after.vol];
    before += n;
    n = 0;
  }
  return MOST_AHEAD;
}

/** The first try at each puzzle, by day. */
function periodsOf(
  attempts: readonly Attempt[],
): Iterable<readonly [day: number, tries: readonly Attempt[]]> {
  const seen = new Set<string>();
  const days = new Map<number, Attempt[]>();
  for (const attempt of attempts.toSorted((one, other) => one.at - other.at)) {
    if (seen.has(attempt.key)) continue;
    seen.add(attempt.key);
    const day = dayOf(attempt.at);
    days.set(day, [...(days.get(day) ?? []), attempt]);
  }
  return days;
}

/** Half a point if a hint was used. */
function pointsOf({ solved, mistakes, hints }: Attempt): 0 | 0.5 | 1 {
  if (!solved || mistakes > 0) return 0;
  return hints > 0 ? 0.5 : 1;
}
