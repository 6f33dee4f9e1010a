/**
 * Ratings of the user and of puzzles by Glicko-2, with a period of one day. They are computed from all tries, so that
 * tries of an imported file count on the day they were made.
 */
import rate from 'glicko2-lite';
import { ELO_ABOVE_FIRST, type Level } from '../../src/core/engine.js';
import { dayOf } from './days.js';
import type { Attempt } from './training.js';

/** A rating with its uncertainty. */
export interface Rating {
  readonly rating: number;
  /** The 95 % interval reaches twice this to either side. */
  readonly deviation: number;
  readonly volatility: number;
}

/** The rating before the first try. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** The difficulty of a puzzle comes from the levels that solve it; this is the rating for level 1. */
const LEVEL_1 = 800;
const PUZZLE = { deviation: 150, volatility: 0.06 };

/** The initial rating of a puzzle of a difficulty. */
export function ratingOfDifficulty(difficulty: Level): number {
  return LEVEL_1 + ELO_ABOVE_FIRST[difficulty - 1]!;
}

/** The ratings after all tries. */
export interface Ratings {
  readonly player: Rating;
  /** The ratings of the puzzles that were tried, by key. */
  readonly puzzles: ReadonlyMap<string, Rating>;
  /** Number of tries that counted: the first one of each puzzle. */
  readonly counted: number;
}

/**
 * The ratings after some tries. Only the first try at a puzzle counts, because later ones test memory.
 *
 * @param difficultyOf the difficulty of the puzzle with a key; without one it does not count
 */
export function ratingsOf(
  attempts: readonly Attempt[],
  difficultyOf: (key: string) => Level | undefined,
): Ratings {
  const puzzles = new Map<string, Rating>();
  let player = UNKNOWN;
  let counted = 0;
  for (const tries of periodsOf(attempts)) {
    const met: { readonly key: string; readonly rating: Rating; readonly points: number }[] = [];
    for (const attempt of tries) {
      const difficulty = difficultyOf(attempt.key);
      if (difficulty === undefined) continue;
      met.push({
        key: attempt.key,
        rating: { rating: ratingOfDifficulty(difficulty), ...PUZZLE },
        points: pointsOf(attempt),
      });
    }
    if (met.length === 0) continue;
    counted += met.length;
    const before = player;
    player = after(
      before,
      met.map(({ rating, points }) => [rating.rating, rating.deviation, points]),
    );
    for (const { key, rating, points } of met) {
      puzzles.set(key, after(rating, [[before.rating, before.deviation, 1 - points]]));
    }
  }
  return { player, puzzles, counted };
}

/** The first try at each puzzle, by day. */
function periodsOf(attempts: readonly Attempt[]): Iterable<readonly Attempt[]> {
  const seen = new Set<string>();
  const days = new Map<number, Attempt[]>();
  for (const attempt of attempts.toSorted((one, other) => one.at - other.at)) {
    if (seen.has(attempt.key)) continue;
    seen.add(attempt.key);
    const day = dayOf(attempt.at);
    days.set(day, [...(days.get(day) ?? []), attempt]);
  }
  return days.values();
}

/** Half a point if a hint was used. */
function pointsOf({ solved, mistakes, hints }: Attempt): 0 | 0.5 | 1 {
  if (!solved || mistakes > 0) return 0;
  return hints > 0 ? 0.5 : 1;
}

function after(
  { rating, deviation, volatility }: Rating,
  games: readonly [rating: number, deviation: number, points: number][],
): Rating {
  const { rating: now, rd, vol } = rate(rating, deviation, volatility, games);
  return { rating: now, deviation: rd, volatility: vol };
}
