import { describe, expect, it } from 'vitest';
import { strengthAgainst, surestPoints } from '../../../../demo/my-games/own-strength.js';
import { strengthOf } from '../../../../demo/progress/strength.js';

const won = (wins: number) => strengthOf([{ level: 6, wins, draws: 0, losses: wins }])!;

describe('the strength of a user', () => {
  it('is not known without games', () => {
    expect(surestPoints(undefined, undefined)).toBe(undefined);
  });

  it('is not known by a game or two, such as one that was resigned', () => {
    const lost = { level: 5, margin: -64 } as const;
    expect(strengthAgainst([lost])).toBe(undefined);
    expect(strengthAgainst(Array.from({ length: 5 }, () => lost))?.elo).toBeLessThan(366);
  });

  it('is that of the only games there are', () => {
    expect(surestPoints({ points: 1300, reach: 200 }, undefined)).toBe(1300);
    expect(surestPoints(undefined, won(500))).toBeCloseTo(2150, -2);
  });

  it('is that with the narrower interval', () => {
    const reported = { points: 1300, reach: 100 };
    expect(surestPoints(reported, won(1))).toBe(1300);
    expect(surestPoints(reported, won(500))).toBeGreaterThan(2000);
  });
});
