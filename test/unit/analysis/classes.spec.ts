import { describe, expect, it } from 'vitest';
import {
  accuracyOf,
  CLASS_THRESHOLDS,
  classOf,
  isTurningPoint,
  pointsLost,
  type JudgedMove,
} from '../../../src/core/analysis/classes.js';
import { chancesOf } from '../../../src/core/analysis/chances.js';
import type { Certainty } from '../../../src/core/engine/engine.js';

/** A move that changes the value from `before` to `after`, with 20 empty squares. */
function move(before: number, after: number, certainty: Certainty = 'exact'): JudgedMove {
  const chances = (value: number) => chancesOf({ value, certainty, depth: 10 }, 20);
  return {
    loss: before - after,
    certainty,
    chances: { best: chances(before), played: chances(after) },
  };
}

describe('classes of moves', () => {
  it('call a move that gives nothing away the best', () => {
    expect(classOf(move(4, 4))).toBe('best');
    expect(classOf(move(-12, -12, 'heuristic'))).toBe('best');
  });

  it('follow the loss in whole discs, however sure the values are and whoever is ahead', () => {
    const { good, inaccuracy, mistake, blunder } = CLASS_THRESHOLDS;
    const limits = { best: 0, good, inaccuracy, mistake, blunder };
    for (const before of [60, -2]) {
      for (const certainty of ['exact', 'selective', 'heuristic'] as const) {
        for (const [name, limit] of Object.entries(limits)) {
          expect(classOf(move(before, before - limit, certainty))).toBe(name);
          expect(classOf(move(before, before - limit - 0.4, certainty))).toBe(name);
        }
      }
    }
  });

  it('call it a mistake at least when a proven result is given away', () => {
    expect(classOf(move(2, 0))).toBe('mistake');
    expect(classOf(move(0, -2))).toBe('mistake');
    expect(classOf(move(2, -2))).toBe('mistake');
    expect(classOf(move(4, -4))).toBe('mistake');
    expect(classOf(move(5, -5))).toBe('blunder');
  });

  it('turn a game only where the chances move', () => {
    const withClass = (judged: JudgedMove) => ({ ...judged, class: classOf(judged) });
    expect(isTurningPoint(withClass(move(2, -2)))).toBe(true);
    expect(isTurningPoint(withClass(move(50, 30)))).toBe(false);
    expect(isTurningPoint(withClass(move(4, 4)))).toBe(false);
  });

  it('count half a point for a draw', () => {
    expect(pointsLost(move(2, 0))).toBe(0.5);
    expect(pointsLost(move(2, -2))).toBe(1);
    expect(pointsLost(move(-2, 2))).toBe(0);
  });
});

describe('accuracy', () => {
  it('is 90 and more for strong players, 70 to 80 for club players, about 50 for beginners', () => {
    const of = (loss: number) => accuracyOf([{ loss, losses: [0, 12] }])!;
    expect(of(1)).toBeGreaterThan(90);
    for (const loss of [2, 2.4]) {
      expect(of(loss)).toBeGreaterThan(70);
      expect(of(loss)).toBeLessThanOrEqual(81);
    }
    expect(of(4.2)).toBeCloseTo(50, 0);
  });

  const losses = [0, 4, 12];

  it('is 100 % where nothing was given away, and falls with every disc', () => {
    const accuracies = [0, 1, 2, 4, 8, 16].map((loss) => accuracyOf([{ loss, losses }])!);
    expect(accuracies[0]).toBe(100);
    expect(accuracies).toEqual([...accuracies].sort((a, b) => b - a));
    expect(new Set(accuracies).size).toBe(accuracies.length);
    expect(accuracies.at(-1)).toBeGreaterThan(0);
  });

  it('counts a position in which all moves are alike for little', () => {
    const error = { loss: 8, losses: [0, 8, 16] };
    const alike = { loss: 0, losses: [0, 0, 0, 0] };
    const telling = { loss: 0, losses: [0, 8, 16] };
    expect(accuracyOf([error, alike])).toBeLessThan(accuracyOf([error, telling])!);
  });

  it('counts a position by how far its moves lie apart, from six discs on in full', () => {
    const error = { loss: 8, losses: [0, 6] };
    const beside = (spread: number) => accuracyOf([error, { loss: 0, losses: [0, spread] }])!;
    expect(beside(3)).toBeLessThan(beside(5));
    expect(beside(5)).toBeLessThan(beside(6));
    expect(beside(6)).toBe(beside(20));
  });

  it('does not let one collapse be the whole game', () => {
    const collapse = { loss: 64, losses: [0, 64] };
    const telling = { loss: 0, losses };
    expect(accuracyOf([collapse, ...Array<typeof telling>(19).fill(telling)])).toBeGreaterThan(75);
  });

  it('is unknown if every move was forced', () => {
    expect(accuracyOf([])).toBeUndefined();
    expect(accuracyOf([{ loss: 0, losses: [0] }])).toBeUndefined();
  });
});
