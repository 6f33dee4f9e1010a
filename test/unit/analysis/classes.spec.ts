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

  it('go by the discs given away', () => {
    // A lead that shrinks without danger would count as decided; an estimate leaves doubt.
    const lost = (discs: number) => classOf(move(discs / 2, -discs / 2, 'heuristic'));
    const { good, inaccuracy, mistake, blunder } = CLASS_THRESHOLDS;
    expect(lost(good)).toBe('good');
    expect(lost(good - 0.5)).toBe('best');
    expect(lost(inaccuracy + 1)).toBe('inaccuracy');
    expect(lost(mistake + 1)).toBe('mistake');
    expect(lost(blunder + 1)).toBe('blunder');
  });

  it('forgive an estimate one disc more than a proven value', () => {
    const { mistake } = CLASS_THRESHOLDS;
    const chances = move(1, -1, 'heuristic').chances;
    expect(classOf({ loss: mistake, certainty: 'heuristic', chances })).toBe('inaccuracy');
    expect(classOf({ loss: mistake + 1, certainty: 'heuristic', chances })).toBe('mistake');
  });

  it('call it a mistake at least when a proven result is given away', () => {
    expect(classOf(move(2, 0))).toBe('mistake');
    expect(classOf(move(0, -2))).toBe('mistake');
    expect(classOf(move(2, -2))).toBe('mistake');
    expect(classOf(move(4, -4))).toBe('blunder');
  });

  it('judge an error in a game that stays decided less harshly, by one class', () => {
    expect(classOf(move(50, 40))).toBe('mistake');
    expect(classOf(move(-30, -36))).toBe('inaccuracy');
    expect(classOf(move(24, 20))).toBe('inaccuracy');
    expect(classOf(move(4, 2))).toBe('good');
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

describe('a decided game', () => {
  const decided = { best: { win: 1, draw: 0, loss: 0 }, played: { win: 1, draw: 0, loss: 0 } };
  const exactly = (loss: number) => classOf({ loss, certainty: 'exact', chances: decided });

  it('makes no move good that loses more than three discs', () => {
    expect(exactly(2)).toBe('good');
    for (const loss of [4, 6, 8]) expect(exactly(loss)).toBe('inaccuracy');
  });

  it('is one in which a move costs less than a fortieth of a point', () => {
    const losing = (win: number) =>
      classOf({
        loss: 6,
        certainty: 'selective',
        chances: { best: { win: 0.9, draw: 0, loss: 0.1 }, played: { win, draw: 0, loss: 1 - win } },
      });
    expect(losing(0.88)).toBe('inaccuracy');
    expect(losing(0.87)).toBe('mistake');
  });

  it('leaves a loss of 14 discs a blunder', () => {
    expect(exactly(10)).toBe('mistake');
    expect(exactly(14)).toBe('blunder');
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
