import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { pointsOf, resultsOf, strengthOf, type LevelResults } from '../../../../demo/progress/strength.js';
import { LEVELS, STRENGTHS } from '../../../../src/core/engine/engine.js';
import { ELO_ABOVE_FIRST, POINTS_OF_LEVELS } from '../../../../src/core/engine/levels/level-strength.js';

const games = (level: LevelResults['level'], wins: number, losses: number): LevelResults[] => [
  { level, wins, draws: 0, losses },
];

describe('the strength of a player', () => {
  it('is not known before the first game', () => {
    expect(strengthOf([])).toBe(undefined);
  });

  it('is that of the level against which half the games are won', () => {
    const { elo, level } = strengthOf(games(5, 100, 100))!;
    expect(level).toBe(5);
    expect(Math.abs(elo - ELO_ABOVE_FIRST[4])).toBeLessThan(10);
  });

  it('is known the better the more games there are', () => {
    const few = strengthOf(games(4, 2, 2))!;
    const many = strengthOf(games(4, 40, 40))!;
    expect(few.error).toBeGreaterThan(200);
    expect(many.error).toBeLessThan(80);
  });

  it('follows from the margins of games, counted by level: 50,000 are no more work than ten', () => {
    const many = Array.from({ length: 50_000 }, (_, at) => ({ level: 7, margin: (at % 5) - 1 }) as const);
    const results = resultsOf([...many, { level: 4, margin: 6 }, { level: 4, margin: -2 }]);
    expect(results).toEqual([
      { level: 4, wins: 1, draws: 0, losses: 1 },
      { level: 7, wins: 30_000, draws: 10_000, losses: 10_000 },
    ]);
    // A draw is half a win and half a loss.
    const drawn = resultsOf([
      { level: 5, margin: 0 },
      { level: 5, margin: 0 },
    ]);
    expect(strengthOf(drawn)).toEqual(strengthOf(games(5, 1, 1)));
  });

  it('is in points what the model of people takes', () => {
    POINTS_OF_LEVELS.forEach((points, at) => expect(pointsOf({ elo: ELO_ABOVE_FIRST[at]! })).toBe(points));
    expect(pointsOf({ elo: (ELO_ABOVE_FIRST[3] + ELO_ABOVE_FIRST[4]) / 2 })).toBe((1570 + 1850) / 2);
    // Beyond the people whose play was measured a point is an Elo point.
    expect(pointsOf({ elo: ELO_ABOVE_FIRST[5] + 100 })).toBe(2250);
    expect(pointsOf({ elo: -50 })).toBe(900);
    expect(pointsOf(strengthOf(games(1, 0, 1000))!)).toBeGreaterThanOrEqual(0);
    expect(pointsOf({ elo: 9000 })).toBe(4000);
  });

  it('is between those from the same results against a little weaker and a little stronger people', () => {
    const after = (level: LevelResults['level']) => strengthOf(games(level, 6, 2))!.elo;
    POINTS_OF_LEVELS.forEach((points, at) => {
      const weaker = STRENGTHS.filter((strength) => strength < points).slice(-1);
      const stronger = STRENGTHS.filter((strength) => strength > points).slice(0, 1);
      const order = [...weaker, LEVELS[at]!, ...stronger].map(after);
      expect(order.length).toBeGreaterThan(1);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    });
  });

  it('follows from games against people of a strength as well: half of them won, it is that of those people', () => {
    const games = Array.from({ length: 200 }, (_, at) => ({ level: 1400, margin: at % 2 ? 4 : -4 }) as const);
    const results = resultsOf([...games, { level: 3, margin: 2 }]);
    expect(results.map(({ level }) => level)).toEqual([3, 1400]);
    expect(Math.abs(pointsOf(strengthOf(results)!) - 1400)).toBeLessThan(10);
  });

  it('stays finite when all games are lost or won, and lies beyond the level', () => {
    expect(strengthOf(games(1, 0, 20))!.elo).toBeLessThan(ELO_ABOVE_FIRST[0]);
    expect(strengthOf(games(10, 20, 0))!.elo).toBeGreaterThan(ELO_ABOVE_FIRST[9]);
    expect(strengthOf(games(1, 0, 20))!.level).toBe(1);
    expect(strengthOf(games(10, 20, 0))!.level).toBe(10);
  });

  it('has levels as far apart as the ladder measured them', () => {
    const guide = readFileSync(new URL('../../../../docs/guides/measurements.md', import.meta.url), 'utf8');
    const steps = [...guide.matchAll(/\| (\d+) ± /g)].map(([, step]) => Number(step));
    expect(steps).toHaveLength(9);
    steps.forEach((step, at) => {
      expect(Math.abs(ELO_ABOVE_FIRST[at + 1]! - ELO_ABOVE_FIRST[at]! - step)).toBeLessThanOrEqual(1);
    });
  });
});
