/** Estimates the user's strength on the scale of the ladder, from results against the levels. */
import {
  ELO_ABOVE_FIRST,
  isStrength,
  POINTS_OF_LEVELS,
  type Level,
  type Strength as Points,
} from '../../src/core/engine.js';
import type { TrainingGame } from './training.js';

/** All results against one level, or against people of one strength. */
export interface LevelResults {
  readonly level: Level | Points;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
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

/** The maximum for the model of people. */
export const MOST_POINTS = 4000;
/** The prior: about level 3, plus or minus four levels. */
const PRIOR = { elo: 366, spread: 400 };
/** The logistic curve of Elo: 400 points more are a factor of ten in the odds. */
const PER_ELO = Math.LN10 / 400;
/** The range of strengths in Elo. */
const RANGE = { low: -2000, high: 4000 };
/** Steps of bisection: they halve the range below a millionth of a point. */
const STEPS = 40;

/**
 * The most probable strength after some games, by the model of the ladder, and its error. `undefined` before the first
 * game.
 */
export function strengthOf(results: readonly LevelResults[]): Strength | undefined {
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

/** The results of games, by level: they are counted once, however often the strength is computed from them. */
export function resultsOf(games: readonly Pick<TrainingGame, 'level' | 'margin'>[]): LevelResults[] {
  const levels = new Map<TrainingGame['level'], { wins: number; draws: number; losses: number }>();
  for (const { level, margin } of games) {
    const counted = levels.get(level) ?? { wins: 0, draws: 0, losses: 0 };
    counted[margin > 0 ? 'wins' : margin < 0 ? 'losses' : 'draws']++;
    levels.set(level, counted);
  }
  return [...levels]
    .map(([level, counted]) => ({ level, ...counted }))
    .sort((one, other) => one.level - other.level);
}

/** Converts a strength to points for the model of people. */
export function pointsOf({ elo }: Pick<Strength, 'elo'>): number {
  const points = between(elo, ELO_ABOVE_FIRST, POINTS_OF_LEVELS);
  return Math.round(Math.min(MOST_POINTS, Math.max(0, points)));
}

/** Elo above level 1. */
function eloOf(level: LevelResults['level']): number {
  return isStrength(level) ? between(level, POINTS_OF_LEVELS, ELO_ABOVE_FIRST) : ELO_ABOVE_FIRST[level - 1]!;
}

/** Converts from one scale to the other: linear between the levels that play like people, and one for one beyond them. */
function between(value: number, from: readonly number[], to: readonly number[]): number {
  const last = POINTS_OF_LEVELS.length - 1;
  if (value <= from[0]!) return to[0]! + value - from[0]!;
  if (value >= from[last]!) return to[last]! + value - from[last]!;
  const above = from.findIndex((one) => one > value);
  const [low, high] = [above - 1, above];
  const share = (value - from[low]!) / (from[high]! - from[low]!);
  return to[low]! + share * (to[high]! - to[low]!);
}

/** The expected points of a game against a level. */
function expectedOf(elo: number, level: LevelResults['level']): number {
  return 1 / (1 + Math.exp((eloOf(level) - elo) * PER_ELO));
}

function slopeAt(elo: number, results: readonly LevelResults[]): number {
  return results.reduce(
    (sum, { level, wins, draws, losses }) =>
      sum + (wins + draws / 2 - (wins + draws + losses) * expectedOf(elo, level)) * PER_ELO,
    (PRIOR.elo - elo) / PRIOR.spread ** 2,
  );
}

/** The information of the games and the prior about a strength: the inverse of its variance. */
function informationAt(elo: number, results: readonly LevelResults[]): number {
  return results.reduce((sum, { level, wins, draws, losses }) => {
    const expected = expectedOf(elo, level);
    return sum + (wins + draws + losses) * expected * (1 - expected) * PER_ELO ** 2;
  }, PRIOR.spread ** -2);
}
