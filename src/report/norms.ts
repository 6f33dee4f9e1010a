/**
 * How many discs players of a given strength lose. Fitted by `npm run report:fit` to reviews of human tournament games
 * with the effort `quick`; `training/report.md` says how well the norms fit.
 */
import type { GamePart } from '../analysis/summary.js';
import type { Theme } from './themes.js';

/** What a report measures in a game. */
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

export const NORMS: Readonly<Record<Measure, Norm>> = {
  corners: { mean: 6.16, slope: -0.114, spread: 1.12 },
  'corners-missed': { mean: 3.81, slope: -0.045, spread: 1.38 },
  mobility: { mean: 21.81, slope: -0.158, spread: 0.74 },
  discs: { mean: 3.11, slope: -0.179, spread: 1.39 },
  tempo: { mean: 15.22, slope: -0.129, spread: 0.65 },
  edges: { mean: 2.8, slope: -0.175, spread: 1.61 },
  parity: { mean: 3.19, slope: -0.125, spread: 1.64 },
  counting: { mean: 3.02, slope: 0.032, spread: 1.33 },
  unexplained: { mean: 9.42, slope: -0.044, spread: 0.7 },
  opening: { mean: 16.73, slope: -0.177, spread: 0.67 },
  midgame: { mean: 32.49, slope: -0.111, spread: 0.54 },
  endgame: { mean: 21.62, slope: -0.067, spread: 0.74 },
};

/**
 * How strength shows in the losses of a game: by three numbers, one for each part of the game. Each is the square root
 * of the mean loss of a move.
 */
export const STRENGTH_MODEL = {
  /** The three numbers at 1500 points, and their change with each point. */
  at1500: [1.247, 1.6767, 1.4156],
  perPoint: [-0.00107, -0.000861, -0.000602],
  /** Covariance between the games of one player. */
  ofGames: [
    [0.1124, 0.0141, -0.0093],
    [0.0141, 0.1538, 0.0143],
    [-0.0093, 0.0143, 0.2747],
  ],
  /** Covariance between players of the same strength. More games do not reduce it. */
  ofPlayers: [
    [0.0131, 0, 0],
    [0, 0.0079, 0],
    [0, 0, 0.0022],
  ],
  /** The distribution of players about whom nothing is known. */
  prior: { mean: 1582, deviation: 276 },
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
