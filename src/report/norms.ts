/**
 * What players of a strength lose, in numbers: fitted by `npm run report:fit` to reviews of human tournament games with the
 * effort `quick`; `training/report.md` says how well they hold.
 */
import type { GamePart } from '../analysis/summary.js';
import type { Theme } from './themes.js';

/** What is counted of a game. */
export type Measure = Theme | GamePart;

/** Discs that a side gives away in one game. */
export interface Norm {
  /** The mean at 1500 points. */
  readonly mean: number;
  /** What the mean's logarithm gains with 100 points. */
  readonly slope: number;
  /** The standard deviation of single games, as a part of the mean. */
  readonly spread: number;
}

export const NORMS: Readonly<Record<Measure, Norm>> = {
  corners: { mean: 6.33, slope: -0.118, spread: 1.11 },
  'corners-missed': { mean: 3.74, slope: -0.044, spread: 1.41 },
  mobility: { mean: 20.9, slope: -0.153, spread: 0.76 },
  discs: { mean: 2.96, slope: -0.162, spread: 1.45 },
  tempo: { mean: 15.14, slope: -0.123, spread: 0.65 },
  edges: { mean: 2.97, slope: -0.187, spread: 1.56 },
  parity: { mean: 3.28, slope: -0.129, spread: 1.6 },
  counting: { mean: 2.96, slope: 0.039, spread: 1.34 },
  unexplained: { mean: 9.5, slope: -0.047, spread: 0.69 },
  opening: { mean: 16.67, slope: -0.178, spread: 0.68 },
  midgame: { mean: 32.01, slope: -0.106, spread: 0.56 },
  endgame: { mean: 21.32, slope: -0.066, spread: 0.75 },
};

/**
 * How strength shows in the losses of a game. Its three numbers, one for each part of the game, are the roots of the mean
 * loss of a move.
 */
export const STRENGTH_MODEL = {
  /** The three numbers at 1500 points, and what each gains with a point more. */
  at1500: [1.24, 1.6582, 1.403],
  perPoint: [-0.00108, -0.000818, -0.000589],
  /** Covariance of single games of one player. */
  ofGames: [
    [0.109, 0.0112, -0.0033],
    [0.0112, 0.1644, 0.021],
    [-0.0033, 0.021, 0.2816],
  ],
  /** Covariance of players of the same strength: what more games do not take away. */
  ofPlayers: [
    [0.0168, 0, 0],
    [0, 0.0067, 0],
    [0, 0, 0.0002],
  ],
  /** Players before anything is known of them. */
  prior: { mean: 1594, deviation: 282 },
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
