/** How strong somebody plays, on the scale of the ladder: by results against the levels. */
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
  /** The level nearest to it: even games. */
  readonly level: Level;
}

/** The level that plays as people do, no sharper, and nearest to their mean: docs/guides/opponent.md has all. */
const PEOPLE_OF_LEVEL = { level: 4, points: 1570 } as const;
/** The most that the model of people takes. */
const MOST_POINTS = 4000;
/** What is believed before the first game: about level 3, give or take four levels. */
const PRIOR = { elo: 366, spread: 400 };
const PER_ELO = Math.LN10 / 400;
/** No strength lies outside, in Elo; what is searched, and how often it is halved. */
const RANGE = { low: -2000, high: 4000 };
const STEPS = 40;

/**
 * The most probable strength after some games, by the model that the ladder uses, and how far it may be off.
 * `undefined` before the first game.
 */
export function strengthOf(results: readonly LevelResult[]): Strength | undefined {
  if (results.length === 0) return undefined;
  // The slope of the likelihood falls with the strength: its zero is found by halving.
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

/** A strength in points, as the model of people takes it. */
export function pointsOf({ elo }: Pick<Strength, 'elo'>): number {
  const points = PEOPLE_OF_LEVEL.points + elo - ELO_ABOVE_FIRST[PEOPLE_OF_LEVEL.level - 1]!;
  return Math.round(Math.min(MOST_POINTS, Math.max(0, points)));
}

/** The points expected of a strength against a level. */
function expectedOf(elo: number, { level }: LevelResult): number {
  return 1 / (1 + Math.exp((ELO_ABOVE_FIRST[level - 1]! - elo) * PER_ELO));
}

function slopeAt(elo: number, results: readonly LevelResult[]): number {
  return results.reduce(
    (sum, result) => sum + (result.points - expectedOf(elo, result)) * PER_ELO,
    (PRIOR.elo - elo) / PRIOR.spread ** 2,
  );
}

/** What the games and the prior say of a strength: the inverse of its variance. */
function informationAt(elo: number, results: readonly LevelResult[]): number {
  return results.reduce((sum, result) => {
    const expected = expectedOf(elo, result);
    return sum + expected * (1 - expected) * PER_ELO ** 2;
  }, PRIOR.spread ** -2);
}
