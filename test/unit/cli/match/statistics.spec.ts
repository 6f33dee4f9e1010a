import { describe, expect, it } from 'vitest';
import {
  differenceOf,
  eloOf,
  ratingsOf,
  shareOf,
  sprtOf,
} from '../../../../src/cli/commands/match/statistics.js';
import { randomNumbers } from '../../../../src/core/rules/random.js';

const random = randomNumbers(20261123);

/** Simulated shares of pairs between players with a known difference, with some draws. */
function simulated(count: number, elo: number, draws = 0.1): number[] {
  const points = (): number => {
    if (random() < draws) return 0.5;
    return random() < (shareOf(elo) - draws / 2) / (1 - draws) ? 1 : 0;
  };
  return Array.from({ length: count }, () => (points() + points()) / 2);
}

describe('a difference in strength', () => {
  it('gives ten points to one at 400 Elo', () => {
    expect(shareOf(400)).toBeCloseTo(10 / 11, 12);
    expect(eloOf(10 / 11)).toBeCloseTo(400, 9);
    expect(eloOf(0.5)).toBeCloseTo(0, 12);
  });

  it('is found by results, and mirrored when they are', () => {
    const pairs = simulated(4000, 100);
    const mirrored = differenceOf(pairs.map((share) => 1 - share));
    expect(differenceOf(pairs).elo).toBeGreaterThan(85);
    expect(differenceOf(pairs).elo).toBeLessThan(115);
    expect(mirrored.elo).toBeCloseTo(-differenceOf(pairs).elo, 9);
    expect(mirrored.low).toBeCloseTo(-differenceOf(pairs).high, 9);
  });

  it.each([
    [0, 5],
    [60, 5],
    [0, 60],
    [60, 60],
    [250, 60],
  ])('%i Elo lie in the interval in about 95 of 100 matches of %i pairs', (elo, pairs) => {
    const matches = Array.from({ length: 1000 }, () => differenceOf(simulated(pairs, elo)));
    const covered = matches.filter(({ low, high }) => low <= elo && elo <= high).length / matches.length;
    expect(covered).toBeGreaterThan(0.93);
    expect(covered).toBeLessThan(0.985);
  });

  it('is a number also when one side wins all games', () => {
    const { elo, low, high } = differenceOf([1, 1, 1]);
    expect(low).toBeLessThan(elo);
    expect(elo).toBeLessThan(high);
    expect(Number.isFinite(high)).toBe(true);
  });
});

describe('the ratings of a round robin', () => {
  const TRUE = [120, 0, -120];
  const simulatedRobin = (rounds: number) =>
    Array.from({ length: rounds }, (_, round) =>
      (
        [
          [0, 1],
          [0, 2],
          [1, 2],
        ] as const
      ).map((players) => {
        const [share = 0] = simulated(1, TRUE[players[0]]! - TRUE[players[1]]!);
        return { players, round, share };
      }),
    ).flat();

  it('are those that the players have, with a mean of 0', () => {
    const ratings = ratingsOf(3, simulatedRobin(3000));
    ratings.forEach(({ elo }, player) => expect(Math.abs(elo - TRUE[player]!)).toBeLessThan(15));
    expect(ratings.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 6);
  });

  it.each([6, 30])('lie in their intervals in about 95 of 100 matches of %i rounds', (rounds) => {
    const matches = Array.from({ length: 150 }, () => ratingsOf(3, simulatedRobin(rounds)));
    const intervals = matches.flatMap((ratings) =>
      ratings.map(({ low, high }, player) => low <= TRUE[player]! && TRUE[player]! <= high),
    );
    const covered = intervals.filter(Boolean).length / intervals.length;
    expect(covered).toBeGreaterThan(0.9);
  });

  it('are numbers also when one player wins all games', () => {
    const won = ratingsOf(
      2,
      [0, 1].map((round) => ({ players: [0, 1], round, share: 1 }) as const),
    );
    for (const { elo, low, high } of won) {
      expect(Number.isFinite(elo) && Number.isFinite(high)).toBe(true);
      expect(low).toBeLessThan(elo);
    }
  });
});

describe('a sequential test', () => {
  /** Plays until the test is decided. */
  function decide(elo: number): 'elo0' | 'elo1' | undefined {
    const pairs: number[] = [];
    while (pairs.length < 4000) {
      pairs.push(...simulated(1, elo));
      const { accepted } = sprtOf(pairs, { elo0: 0, elo1: 60 });
      if (accepted) return accepted;
    }
    return undefined;
  }

  it.each([
    [0, 'elo0'],
    [60, 'elo1'],
  ] as const)('of 0 against 60 Elo is wrong about one time in twenty where %i is true', (elo, truth) => {
    const decisions = Array.from({ length: 200 }, () => decide(elo));
    const wrong = decisions.filter((accepted) => accepted !== truth).length;
    expect(wrong).toBeLessThan(22);
  });

  it('is not decided by nothing, nor by one pair', () => {
    expect(sprtOf([1], { elo0: 0, elo1: 5 }).accepted).toBeUndefined();
  });
});
