/** Estimates the user's strength on the scale of the ladder, from results against the levels. */
import { ELO_ABOVE_FIRST, type Level } from '../../src/engine.js';
import type { KeptGame } from './training.js';

/** Points against levels: 1 for a win, ½ for a draw. */
export interface LevelResult {
  readonly level: Level;
  readonly points: 0 | 0.5 | 1;
}

/** An estimate with its error. */
export interface Strength {
  /** Elo above level 1. */
  readonly elo: number;
  /** Half of the 95 % interval, in Elo. */
  readonly error: number;
  /** The nearest level, for even games. */
  readonly level: Level;
}

/** The level that plays most like people, and their mean strength in points; see docs/guides/opponent.md. */
const PEOPLE_OF_LEVEL = { level: 4, points: 1570 } as const;
/** The maximum for the model of people. */
const MOST_POINTS = 4000;
/** The prior: about level 3, plus or minus four levels. */
const PRIOR = { elo: 366, spread: 400 };
const PER_ELO = Math.LN10 / 400;
/** The range of strengths in Elo. */
const RANGE = { low: -2000, high: 4000 };
const STEPS = 40;

/**
 * The most probable strength after some games, by the model of the ladder, and its error. `undefined` before the first
 * game.
 */
export function strengthOf(results: readonly LevelResult[]): Strength | undefined {
  if (results.length === 0) return undefined;
  // The derivative of the likelihood decreases with the strength; find its zero by bisection.
  let { low, high } = RANGE;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (slopeAt(middle, results) > 0) low = middle;
    else high = middle;
  }
  const elo = (low + high) / 2;
  const distances = ELO_ABOVE_FIRST.map((value) => Math.abs(value - elo));
  return {
    elo,
    error: 1.96 / Math.sqrt(informationAt(elo, results)),
    level: (distances.indexOf(Math.min(...distances)) + 1) as Level,
  };
}

/** The results of games against levels. */
export function resultsOf(games: readonly Pick<KeptGame, 'level' | 'margin'>[]): LevelResult[] {
  return games.map(({ level, margin }) => ({
    level: level as Level,
    points: margin > 0 ? 1 : margin < 0 ? 0 : 0.5,
  }));
}

/** Converts a strength to points for the model of people. */
export function pointsOf({ elo }: Pick<Strength, 'elo'>): number {
  const points = PEOPLE_OF_LEVEL.points + elo - ELO_ABOVE_FIRST[PEOPLE_OF_LEVEL.level - 1]!;
  return Math.round(Math.min(MOST_POINTS, Math.max(0, points)));
}

/** The expected points against a level. */
function expectedOf(elo: number, { level }: LevelResult): number {
  return 1 / (1 + Math.exp((ELO_ABOVE_FIRST[level - 1]! - elo) * PER_ELO));
}

function slopeAt(elo: number, results: readonly LevelResult[]): number {
  return results.reduce(
    (sum, result) => sum + (result.points - expectedOf(elo, result)) * PER_ELO,
    (PRIOR.elo - elo) / PRIOR.spread ** 2,
  );
}

/** The information of the games and the prior about a strength: the inverse of its variance. */
function informationAt(elo: number, results: readonly LevelResult[]): number {
  return results.reduce((sum, result) => {
    const expected = expectedOf(elo, result);
    return sum + expected * (1 - expected) * PER_ELO ** 2;
  }, PRIOR.spread ** -2);
}
