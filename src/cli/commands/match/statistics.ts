/**
 * Estimates differences in strength from the results of a match. Pairs of games (one opening with both colours) are
 * counted, because the two games of a pair are not independent. `status.ts` prints the differences, in Elo points, and
 * decides by the sequential test when a match may end.
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

/** Mean of shares, and the sum of the squared distances from it. */
function momentsOf(shares: readonly number[]): { mean: number; squares: number } {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { mean, squares: shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) };
}

/** Half-widths of a 95% interval in standard errors, by Student's t, for 1 to 10 degrees of freedom. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
/** For any number of them: that of the normal distribution. */
const NORMAL = 1.959964;

/** The same for any number of degrees of freedom; above 10 by the expansion of Cornish and Fisher. */
export function halfWidth(freedom: number): number {
  const exact = STUDENT[Math.max(1, freedom) - 1];
  if (exact !== undefined) return exact;
  const z = NORMAL;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  return z + first / freedom + second / freedom ** 2;
}

/**
 * The difference for the shares of pairs (0, ¼, ½, ¾ or 1). One drawn pair (a win and a loss) is added, so that a clean
 * sweep gives a large number instead of infinity.
 */
export function differenceOf(pairs: readonly number[]): Difference {
  const { mean, squares } = momentsOf([...pairs, 0.5]);
  const count = pairs.length + 1;
  const least = 1 / (4 * count);
  // If all pairs ended alike, the variance is unknown; assume at least that of a single pair.
  const variance = Math.max(squares / Math.max(1, count - 1), least / 4);
  const error = halfWidth(count - 1) * Math.sqrt(variance / count);
  const within = (share: number): number => Math.min(1 - least, Math.max(least, share));
  return { elo: eloOf(within(mean)), low: eloOf(within(mean - error)), high: eloOf(within(mean + error)) };
}

/** A pair of games between two of several players: their numbers, the round, and the first one's share. */
export interface PairResult {
  readonly players: readonly [number, number];
  readonly round: number;
  readonly share: number;
}

/**
 * Ratings of several players, whose mean is 0, with 95% intervals: by maximum likelihood in the model of Bradley and
 * Terry, where each player has drawn one pair against a player of rating 0, so that nobody's rating is infinite. The
 * errors come from leaving out one round at a time (the jackknife), because the pairs of a round share their opening
 * and each rating depends on all others.
 */
export function ratingsOf(players: number, pairs: readonly PairResult[]): Difference[] {
  const byRound = new Map<number, PairResult[]>();
  for (const pair of pairs) byRound.set(pair.round, [...(byRound.get(pair.round) ?? []), pair]);
  const all = new Crosstable(players, pairs);
  const without = [...byRound.values()].map((round) => all.without(round).ratings());
  return all.ratings().map((elo, player) => {
    const { squares } = momentsOf(without.map((ratings) => ratings[player]!));
    const own = pairs.filter((pair) => pair.players.includes(player)).length + 1;
    // As in `differenceOf`: where all rounds ended alike, at least the variance of a single pair.
    const share = Math.min(1 - 1 / (4 * own), Math.max(1 / (4 * own), shareOf(elo)));
    const least = (1 / (4 * own) / (share * (1 - share))) * (400 / Math.LN10);
    const sampled = Math.sqrt(((byRound.size - 1) / Math.max(1, byRound.size)) * squares);
    const error = halfWidth(byRound.size - 1) * Math.max(sampled, least);
    return { elo, low: elo - error, high: elo + error };
  });
}

/** Passes over all players; each brings them closer to the ratings that make the results likeliest. */
const PASSES = 200;

/** The score of each player, and the number of pairs that each two have played. */
class Crosstable {
  readonly #scores: number[];
  readonly #played: number[][];

  constructor(players: number, pairs: readonly PairResult[], from?: Crosstable) {
    const sign = from ? -1 : 1;
    this.#scores = from ? [...from.#scores] : Array.from({ length: players }, () => 0);
    this.#played = Array.from({ length: players }, (_, player) =>
      from ? [...from.#played[player]!] : Array.from({ length: players }, () => 0),
    );
    for (const {
      players: [first, second],
      share,
    } of pairs) {
      this.#scores[first]! += sign * share;
      this.#scores[second]! += sign * (1 - share);
      this.#played[first]![second]! += sign;
      this.#played[second]![first]! += sign;
    }
  }

  /** The table without some of its pairs. */
  without(pairs: readonly PairResult[]): Crosstable {
    return new Crosstable(this.#scores.length, pairs, this);
  }

  /** The ratings, whose mean is 0. The half point and the `1` are the drawn pair against a player of rating 0. */
  ratings(): number[] {
    let strengths = this.#scores.map(() => 1);
    for (let pass = 0; pass < PASSES; pass++)
      strengths = strengths.map((own, player) => {
        const met = strengths.map((other, at) => this.#played[player]![at]! / (own + other));
        return (this.#scores[player]! + 0.5) / met.reduce((sum, weight) => sum + weight, 1 / (own + 1));
      });
    const ratings = strengths.map((strength) => 400 * Math.log10(strength));
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    return ratings.map((rating) => rating - mean);
  }
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
  const variance = momentsOf([...pairs, 0.5]).squares / (pairs.length + 1);
  const [share0, share1] = [shareOf(elo0), shareOf(elo1)];
  const llr =
    variance === 0 ? 0 : (pairs.length * (share1 - share0) * (2 * mean - share0 - share1)) / (2 * variance);
  const accepted =
    pairs.length < LEAST_PAIRS ? undefined : llr >= bound ? 'elo1' : llr <= -bound ? 'elo0' : undefined;
  return { elo0, elo1, llr, bound, ...(accepted && { accepted }) };
}
