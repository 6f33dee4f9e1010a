/**
 * Estimates the difference in strength from the results of a match. Pairs of games (one opening with both colours) are
 * counted, because the two games of a pair are not independent.
 */

/** Points of a game: 1 for a win, ½ for a draw. */
export type Points = 0 | 0.5 | 1;

/** A difference in strength, in Elo, with its 95% interval. */
export interface Difference {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** The expected share of points for a difference in Elo. */
export function shareOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The difference in Elo for a share of points. */
export function eloOf(share: number): number {
  return -400 * Math.log10(1 / share - 1);
}

/** Mean and variance of the first player's share in pairs. */
function momentsOf(pairs: readonly number[]): { mean: number; variance: number } {
  const mean = pairs.reduce((sum, share) => sum + share, 0) / pairs.length;
  const variance = pairs.reduce((sum, share) => sum + (share - mean) ** 2, 0) / pairs.length;
  return { mean, variance };
}

/** Half-width of a 95% interval in standard errors. */
const WIDTH = 1.96;

/**
 * The difference for the shares of pairs (0, ¼, ½, ¾ or 1). One drawn pair (a win and a loss) is added, so that a clean
 * sweep gives a large number instead of infinity.
 */
export function differenceOf(pairs: readonly number[]): Difference {
  const { mean, variance } = momentsOf([...pairs, 0.5]);
  const count = pairs.length + 1;
  const least = 1 / (4 * count);
  // If all pairs ended alike, the variance is unknown; assume at least that of a single pair.
  const error = WIDTH * Math.sqrt(Math.max(variance, least / 4) / count);
  const within = (share: number): number => Math.min(1 - least, Math.max(least, share));
  return { elo: eloOf(within(mean)), low: eloOf(within(mean - error)), high: eloOf(within(mean + error)) };
}

/** The two differences in Elo of a sequential test. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

/** The state of a sequential test. */
export interface Sprt extends Hypotheses {
  /** The log-likelihood ratio. */
  readonly llr: number;
  /** The test accepts `elo1` above this bound, and `elo0` below its negative. */
  readonly bound: number;
  readonly accepted?: 'elo0' | 'elo1';
}

/** Probability of each kind of error in a sequential test. */
const RISK = 0.05;
/** With fewer pairs the variance is too uncertain to decide. */
export const LEAST_PAIRS = 16;

/**
 * The sequential probability ratio test (Wald 1945) of two differences in strength, in the normal approximation for
 * pairs of games by Van den Bergh ("A practical introduction to the GSPRT", 2015).
 */
export function sprtOf(pairs: readonly number[], { elo0, elo1 }: Hypotheses): Sprt {
  const bound = Math.log((1 - RISK) / RISK);
  const { mean } = momentsOf(pairs);
  // Add one drawn pair: if all pairs ended alike, the variance would be 0 and the test would end at once.
  const { variance } = momentsOf([...pairs, 0.5]);
  const [share0, share1] = [shareOf(elo0), shareOf(elo1)];
  const llr =
    variance === 0 ? 0 : (pairs.length * (share1 - share0) * (2 * mean - share0 - share1)) / (2 * variance);
  const accepted =
    pairs.length < LEAST_PAIRS ? undefined : llr >= bound ? 'elo1' : llr <= -bound ? 'elo0' : undefined;
  return { elo0, elo1, llr, bound, ...(accepted && { accepted }) };
}
