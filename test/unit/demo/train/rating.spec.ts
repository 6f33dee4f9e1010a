import { describe, expect, it } from 'vitest';
import {
  FEW_DAYS,
  hardnessFor,
  puzzlesTo,
  ratingOfDifficulty,
  playerRating,
  UNKNOWN,
} from '../../../../demo/progress/rating.js';
import type { Attempt } from '../../../../demo/progress/training.js';
import { randomNumbers } from '../../../../src/core/rules/random.js';
import type { Level } from '../../../../src/core/engine.js';

const DAY = 86_400_000;
const difficultyOf = (key: string): Level | undefined =>
  key.startsWith('own') ? undefined : (Number(key.split(' ')[0]) as Level);

/** Tries of a player with this strength at puzzles of all difficulties. */
function triesOf(strength: number, count: number, seed: number): Attempt[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, (_, at) => {
    const level = (1 + Math.floor(random() * 10)) as Level;
    const chance = 1 / (1 + 10 ** ((ratingOfDifficulty(level) - strength) / 400));
    return {
      at: Math.floor(at / 20) * DAY,
      key: `${level} ${at}`,
      solved: random() < chance,
      mistakes: 0,
      hints: 0,
    };
  });
}

describe('the rating of puzzles', () => {
  it('says how hard a puzzle is for a player, not for all', () => {
    const easiest = ratingOfDifficulty(1);
    expect(hardnessFor(easiest, easiest)).toBe(2);
    expect(hardnessFor(easiest - 230, easiest)).toBe(4);
    expect(hardnessFor(easiest + 120, easiest)).toBe(1);
    expect(hardnessFor(2200, easiest)).toBe(0);
  });

  it('finds the strength of who solves them, and says how sure it is', () => {
    for (const strength of [1000, 1500, 2200]) {
      const { player, counted } = playerRating(triesOf(strength, 400, strength), difficultyOf);
      expect(counted).toBe(400);
      expect(Math.abs(player.rating - strength)).toBeLessThan(2 * player.deviation);
      expect(player.deviation).toBeLessThan(100);
    }
  });

  it('takes the longer to rise, the surer it is', () => {
    const player = { ...UNKNOWN, rating: 930 };
    const ways = [150, 100, 60].map((deviation) => puzzlesTo(1200, { ...player, deviation }));
    expect(ways).toEqual(ways.toSorted((one, other) => one - other));
    // A few puzzles lead nobody up by a whole level.
    expect(ways[0]).toBeGreaterThan(10);
    expect(puzzlesTo(1000, player)).toBeLessThan(ways[0]!);
  });

  it('is reached in steps in the first days: up for what was solved, down for what was missed', () => {
    const tries = triesOf(1000, 20 * (FEW_DAYS - 1), 1);
    const { player, tries: steps } = playerRating(tries, difficultyOf);
    expect(steps).toHaveLength(tries.length + 1);
    expect(steps.at(-1)!.rating).toBe(player.rating);
    for (const [at, { solved }] of tries.entries())
      expect(steps[at + 1]!.rating > steps[at]!.rating, String(at)).toBe(solved);
    expect(playerRating(triesOf(1000, 20 * FEW_DAYS, 1), difficultyOf).tries).toEqual([]);
  });

  it('is unknown before the first try', () => {
    expect(playerRating([], difficultyOf)).toMatchObject({ player: UNKNOWN, counted: 0 });
  });

  it('counts the first try alone, and only puzzles whose difficulty is known', () => {
    const miss: Attempt = { at: 0, key: '5 a', solved: false, mistakes: 1, hints: 0 };
    const later = { ...miss, at: 10 * DAY, solved: true, mistakes: 0 };
    const own = { ...miss, key: 'own mistake' };
    const all = playerRating([later, miss, own], difficultyOf);
    expect(all).toEqual(playerRating([miss], difficultyOf));
    expect(all.counted).toBe(1);
    expect(all.player.rating).toBeLessThan(UNKNOWN.rating);
  });

  it('is that of the puzzles after a first day on which half of them were solved', () => {
    const tries = Array.from({ length: 10 }, (_, at) => ({
      at,
      key: `1 ${at}`,
      solved: at % 2 === 0,
      mistakes: 0,
      hints: 0,
    }));
    const { rating } = playerRating(tries, difficultyOf).player;
    expect(Math.abs(rating - ratingOfDifficulty(1))).toBeLessThan(50);
  });

  it('counts half a success with a hint', () => {
    const solved: Attempt = { at: 0, key: '5 a', solved: true, mistakes: 0, hints: 0 };
    const clean = playerRating([solved], difficultyOf);
    const helped = playerRating([{ ...solved, hints: 1 }], difficultyOf);
    expect(helped.player.rating).toBeLessThan(clean.player.rating);
  });

  it('never falls below the lowest strength, however many are missed in a row', () => {
    for (const level of [1, 5, 10] as const) {
      const misses = Array.from({ length: 30 }, (_, at) => ({
        at: Math.floor(at / 10) * DAY,
        key: `${level} ${at}`,
        solved: false,
        mistakes: 1,
        hints: 0,
      }));
      const { player, days } = playerRating(misses, difficultyOf);
      for (const { rating } of [player, ...days]) expect(rating).toBeGreaterThanOrEqual(400);
    }
  });

  it('does not depend on the order in which tries are added: an older file fits in', () => {
    const tries = triesOf(1500, 60, 3);
    expect(playerRating(tries.toReversed(), difficultyOf).player.rating).toBeCloseTo(
      playerRating(tries, difficultyOf).player.rating,
      6,
    );
  });
});
