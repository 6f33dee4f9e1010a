/**
 * What the results of a match say of the difference in strength. Games are counted in pairs, one opening with both colours: the
 * two are not independent of each other, the pairs are.
 */

/** Points of a game: 1 for a win, ½ for a draw. */
export type Points = 0 | 0.5 | 1;

/** A difference in strength, in Elo, with its interval of 95 %. */
export interface Difference {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** The share of the points that a difference in Elo means. */
export function shareOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The difference in Elo that a share of the points means. */
export function eloOf(share: number): number {
  return -400 * Math.log10(1 / share - 1);
}

/** The mean of the first player's share in pairs, and how much a pair differs from it. */
function momentsOf(pairs: readonly number[]): { mean: number; variance: number } {
  const mean = pairs.reduce((sum, share) => sum + share, 0) / pairs.length;
  const variance = pairs.reduce((sum, share) => sum + (share - mean) ** 2, 0) / pairs.length;
  return { mean, variance };
}

/** Half the width of an interval of 95 %, in standard errors. */
const WIDTH = 1.96;

/**
 * The difference that shares of pairs (0, ¼, ½, ¾ or 1) mean. One drawn pair is added, half of it won and half lost, so that a clean
 * sweep gives a large number and not infinity.
 */
export function differenceOf(pairs: readonly number[]): Difference {
  const { mean, variance } = momentsOf([...pairs, 0.5]);
  const count = pairs.length + 1;
  const least = 1 / (4 * count);
  // Where all pairs ended alike nothing is known of how much they differ: as much as one of them may have.
  const error = WIDTH * Math.sqrt(Math.max(variance, least / 4) / count);
  const within = (share: number): number => Math.min(1 - least, Math.max(least, share));
  return { elo: eloOf(within(mean)), low: eloOf(within(mean - error)), high: eloOf(within(mean + error)) };
}

/** Two differences in Elo between which a sequential test decides. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

/** How a sequential test stands. */
export interface Sprt extends Hypotheses {
  /** The logarithm of the ratio of likelihoods. */
  readonly llr: number;
  /** Where it is decided: `elo1` is accepted above, `elo0` below. */
  readonly bound: number;
  readonly accepted?: 'elo0' | 'elo1';
}

/** How often a sequential test may be wrong, either way. */
const RISK = 0.05;
/** Fewer pairs decide nothing: their variance is not known well enough. */
const LEAST_PAIRS = 16;

/**
 * The sequential probability ratio test (Wald 1945) of two differences in strength, in the normal approximation for pairs of games
 * that Van den Bergh describes ("A practical introduction to the GSPRT", 2015).
 */
export function sprtOf(pairs: readonly number[], { elo0, elo1 }: Hypotheses): Sprt {
  const bound = Math.log((1 - RISK) / RISK);
  const { mean } = momentsOf(pairs);
  // With one drawn pair more: pairs that all ended alike tell of no variance, and would decide at once.
  const { variance } = momentsOf([...pairs, 0.5]);
  const [share0, share1] = [shareOf(elo0), shareOf(elo1)];
  const llr =
    variance === 0 ? 0 : (pairs.length * (share1 - share0) * (2 * mean - share0 - share1)) / (2 * variance);
  const accepted =
    pairs.length < LEAST_PAIRS ? undefined : llr >= bound ? 'elo1' : llr <= -bound ? 'elo0' : undefined;
  return { elo0, elo1, llr, bound, ...(accepted && { accepted }) };
}
