/**
 * How many discs players of a given strength lose. Fitted by `npm run -w training report:fit` to reviews of human
 * tournament games with the effort `quick`; `training/report.md` says how well the norms fit. `strength.ts` estimates
 * strength by them, and `weaknesses.ts` compares. Strength is in points of people.
 */
import type { GamePart } from '../../analysis/summary.js';
import type { Habit } from '../habits.js';
import type { Theme } from '../loss-themes.js';

/** A measure of a report: the loss in a part of the game, or by a theme. */
export type Measure = Theme | GamePart;

/** Discs that a side gives away in one game. */
export interface Norm {
  /** The mean at 1500 points. */
  readonly mean: number;
  /** Change of the mean's natural logarithm with 100 points. */
  readonly slope: number;
  /** Standard deviation of single games, divided by the mean. */
  readonly spread: number;
}

/** The norm of each measure. Those of the themes were fitted to 1374 sides on 1 December 2026. */
export const NORMS: Readonly<Record<Measure, Norm>> = {
  corners: { mean: 4.41, slope: -0.184, spread: 1.83 },
  'corners-missed': { mean: 2.34, slope: -0.029, spread: 2.13 },
  mobility: { mean: 28.71, slope: -0.143, spread: 0.62 },
  discs: { mean: 11.45, slope: -0.159, spread: 1.08 },
  tempo: { mean: 16.17, slope: -0.088, spread: 0.75 },
  edges: { mean: 0.28, slope: 0.043, spread: 5.49 },
  parity: { mean: 3.16, slope: -0.098, spread: 2.18 },
  counting: { mean: 0.94, slope: -0.065, spread: 2.89 },
  unexplained: { mean: 1.83, slope: -0.09, spread: 2 },
  opening: { mean: 16.6, slope: -0.175, spread: 0.71 },
  midgame: { mean: 31.95, slope: -0.119, spread: 0.56 },
  endgame: { mean: 22.5, slope: -0.076, spread: 0.75 },
};

/** How the losses by a theme are divided among opening, midgame and endgame, at all strengths together. */
export const SHARE_IN_PARTS: Readonly<Record<Theme, readonly [number, number, number]>> = {
  corners: [0.02, 0.36, 0.61],
  'corners-missed': [0.01, 0.26, 0.74],
  mobility: [0.34, 0.44, 0.22],
  discs: [0.18, 0.64, 0.19],
  tempo: [0.21, 0.48, 0.31],
  edges: [0.04, 0.29, 0.67],
  parity: [0, 0.03, 0.97],
  counting: [0, 0, 1],
  unexplained: [0.29, 0.71, 0],
};

/** How often people show a habit. */
export interface HabitNorm {
  /** The chance at 1500 points, where there is an occasion, as a logarithm of odds; and its change with 100 points. */
  readonly level: number;
  readonly slope: number;
  /** How much more the games of one person vary than chance would have it. */
  readonly spread: number;
  /** How much people of one strength differ, as a part of the usual. */
  readonly differ: number;
}

/**
 * Fitted by `npm run -w training report:habits` to 8,251 games of 2005 to 2021. Choices on the edges vary less than
 * chance would have it; they are taken to vary as much.
 */
export const HABIT_NORMS: Readonly<Record<Habit, HabitNorm>> = {
  'corners-refused': { level: 0.038, slope: 0.037, spread: 1.34, differ: 0.092 },
  greed: { level: -1.952, slope: -0.074, spread: 1.166, differ: 0.172 },
  'moves-given': { level: -2.014, slope: -0.084, spread: 1.18, differ: 0.176 },
  'edges-taken': { level: -0.09, slope: -0.008, spread: 1, differ: 0.03 },
};

/** The chance that a person of a strength shows a habit where there is an occasion, 0-1. */
export function chanceOf(habit: Habit, strength: number): number {
  const { level, slope } = HABIT_NORMS[habit];
  return 1 / (1 + Math.exp(-level - (slope * (strength - 1500)) / 100));
}

/**
 * Openings that cost people more than their other games do, by their moves, and how much: 1.21 times as much. Of 104
 * people with 2,600 games of 2005 to 2021. An opening within another one has its own number.
 */
export const DEAR_OPENINGS: Readonly<Record<string, number>> = {
  f5f6: 1.21,
  f5f6e6d6e7: 1.28,
  f5f6e6d6c5: 1.02,
  f5f6e6d6c3: 1.07,
};

/**
 * How strength shows in the losses of a game: by three numbers, one for each part of the game. Each is the square root
 * of the mean loss of a move.
 */
export const STRENGTH_MODEL = {
  /** The three numbers at 1500 points, and their change with each point. */
  at1500: [1.2268, 1.6787, 1.4376],
  perPoint: [-0.0011, -0.000993, -0.000687],
  /**
   * Their change with each year between these two: players of one strength lose fewer discs than they used to. Fitted
   * by `npm run -w training report:years`; before the first year, and for games without a date, nothing is taken off,
   * and after the last one no more.
   */
  perYear: [-0.00357, -0.00476, -0.00559],
  years: [2005, 2021],
  /** Covariance between the games of one player. */
  ofGames: [
    [0.1407, 0.013, 0.0004],
    [0.013, 0.161, 0.0115],
    [0.0004, 0.0115, 0.3083],
  ],
  /**
   * Covariance between players of the same strength. More games do not reduce it. Without its terms beside the
   * diagonal, intervals from ten games and more would be too narrow.
   */
  ofPlayers: [
    [0.0114, 0.0022, 0.0016],
    [0.0022, 0.0037, 0.0014],
    [0.0016, 0.0014, 0.001],
  ],
  /**
   * Players have better and worse years: two games of one year share `ofPlayers` so many times, and e times less with
   * so many years between them. A game without a date shares it once with each other one: it was fitted to careers
   * without dates. Fitted by `npm run -w training report:years`.
   */
  form: { most: 1.64, years: 4.25 },
  /** The distribution of players about whom nothing is known. */
  prior: { mean: 1590, deviation: 240 },
};

/** Discs that players of a strength give away in a game. */
export function normOf(
  measure: Measure,
  strength: number,
): { readonly mean: number; readonly deviation: number } {
  const { mean, slope, spread } = NORMS[measure];
  const expected = mean * Math.exp((slope * (strength - 1500)) / 100);
  return { mean: expected, deviation: spread * expected };
}
