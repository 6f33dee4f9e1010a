import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chancesOf, LEAST_CONFIDENCE, type Estimate } from '../../../src/core/analysis/chances.js';

const estimates = fc.record({
  value: fc.integer({ min: -64, max: 64 }),
  certainty: fc.constantFrom('exact' as const, 'selective' as const, 'heuristic' as const),
  confidence: fc.constantFrom(74, 88, 95, 99),
  depth: fc.integer({ min: 1, max: 30 }),
});
const empties = fc.integer({ min: 1, max: 60 });

describe('chances', () => {
  it('are shares of one, and the same for both sides', () => {
    fc.assert(
      fc.property(estimates, empties, (estimate, left) => {
        const chances = chancesOf(estimate, left);
        const other = chancesOf({ ...estimate, value: -estimate.value }, left);
        expect(chances.win + chances.draw + chances.loss).toBeCloseTo(1, 10);
        for (const chance of Object.values(chances)) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
        expect(other.win).toBeCloseTo(chances.loss, 10);
        expect(other.draw).toBeCloseTo(chances.draw, 10);
      }),
    );
  });

  it('rise with the value', () => {
    fc.assert(
      fc.property(estimates, empties, (estimate, left) => {
        const better = { ...estimate, value: estimate.value + 1 };
        expect(chancesOf(better, left).win).toBeGreaterThanOrEqual(chancesOf(estimate, left).win);
      }),
    );
  });

  it('say of an exact value how the game ends', () => {
    const exact = (value: number) => chancesOf({ value, certainty: 'exact', depth: 20 }, 20);
    expect(exact(2)).toEqual({ win: 1, draw: 0, loss: 0 });
    expect(exact(0)).toEqual({ win: 0, draw: 1, loss: 0 });
    expect(exact(-2)).toEqual({ win: 0, draw: 0, loss: 1 });
  });

  it('are surer the more the search has seen', () => {
    const win = (estimate: Partial<Estimate>, left: number) =>
      chancesOf({ value: 6, certainty: 'heuristic', depth: 8, ...estimate }, left).win;
    expect(win({ depth: 12 }, 24)).toBeGreaterThan(win({ depth: 4 }, 24));
    expect(win({}, 16)).toBeGreaterThan(win({}, 40));
    const selective = (confidence: number) => win({ certainty: 'selective', confidence, depth: 24 }, 24);
    expect(selective(99)).toBeGreaterThan(selective(LEAST_CONFIDENCE));
    expect(selective(LEAST_CONFIDENCE)).toBeGreaterThan(win({ depth: 12 }, 24));
    // Another engine may say no confidence: the least one is assumed.
    expect(win({ certainty: 'selective', depth: 24 }, 24)).toBe(selective(LEAST_CONFIDENCE));
  });
});
