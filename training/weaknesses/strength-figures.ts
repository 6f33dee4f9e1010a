/** Figures on how well the strength of people is estimated from their games. */
import { mean } from '../../src/core/report/numbers.js';
import type { STRENGTH_MODEL } from '../../src/core/report/strength/norms.js';
import { estimateStrength } from '../../src/core/report/strength/strength.js';
import type { Person } from './people.js';

/** People with fewer games are not judged. */
export const LEAST_GAMES = 10;

/** How well the strengths of some people are estimated. */
export interface StrengthFigures {
  readonly people: number;
  /** Median error in points. */
  readonly error: number;
  /** Share of people whose strength is within the interval, 0-1. */
  readonly within: number;
  /** Mean width of the interval in points. */
  readonly width: number;
}

/** The games of each person in series of this length, which are judged one by one. */
export function inSeries(people: readonly Person[], length: number): Person[] {
  return people.flatMap(({ strength, games }) =>
    Array.from({ length: Math.floor(games.length / length) }, (_, at) => ({
      strength,
      games: games.slice(at * length, (at + 1) * length),
    })),
  );
}

/** Series without a game that can be used are left out. */
export function strengthFigures(people: readonly Person[], model: typeof STRENGTH_MODEL): StrengthFigures {
  const estimates = people.flatMap(({ strength, games }) => {
    const estimate = estimateStrength(games, model);
    return estimate ? [{ strength, ...estimate }] : [];
  });
  const errors = estimates.map(({ strength, points }) => Math.abs(strength - points)).sort((a, b) => a - b);
  return {
    people: people.length,
    error: errors[Math.floor(errors.length / 2)] ?? NaN,
    within: mean(estimates.map(({ strength, low, high }) => (strength >= low && strength <= high ? 1 : 0))),
    width: mean(estimates.map(({ low, high }) => high - low)),
  };
}
