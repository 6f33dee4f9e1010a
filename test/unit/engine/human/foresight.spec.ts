/** What searches of growing depth say of moves, as numbers: each follows from the formula beside its name. */
import { describe, expect, test } from 'vitest';
import {
  foresight,
  FORESIGHT_DEPTHS,
  type ForesightName,
  type ValuesByDepth,
} from '../../../../src/core/engine/levels/human/foresight.js';

/** The values of a move: those given, by depth, and 0 elsewhere. */
function values(given: Readonly<Record<number, number>>): ValuesByDepth {
  return FORESIGHT_DEPTHS.map((depth) => given[depth] ?? 0);
}

/** One feature of each move. */
function column(moves: readonly ValuesByDepth[], name: ForesightName): number[] {
  return foresight(moves, [name]).map(([number]) => number!);
}

describe('the loss against the best move', () => {
  const moves = [values({ 1: 4, 8: 20 }), values({ 1: 4, 8: 12 }), values({ 1: -4, 8: -10 })];

  test('is in units of eight discs, and three at most', () => {
    expect(column(moves, 'loss1')).toEqual([0, 0, 1]);
    expect(column(moves, 'loss8')).toEqual([0, 1, 3]);
    expect(column(moves, 'loss4')).toEqual([0, 0, 0]);
  });

  test('decays: a disc and a half, and five discs, to a share of 1/e', () => {
    const near = [values({ 5: 3 }), values({ 5: 1.5 }), values({ 5: -2 })];
    expect(column(near, 'close5')).toEqual([1, Math.exp(-1), Math.exp(-5 / 1.5)]);
    expect(column(near, 'fair5')).toEqual([1, Math.exp(-1.5 / 5), Math.exp(-1)]);
  });

  test('is empty for the best move, which several may share', () => {
    expect(column(moves, 'best1')).toEqual([1 / 2, 1 / 2, 0]);
    expect(column(moves, 'best8')).toEqual([1, 0, 0]);
    expect(column(moves, 'best4')).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });
});

describe('the loss, weighted', () => {
  // The second move loses eight discs.
  const by = (standing: number): ValuesByDepth[] => [
    values({ 2: 8, 6: standing }),
    values({ 2: 0, 6: standing - 3 }),
  ];

  test('counts who is ahead after six plies, in tens of discs, two at most', () => {
    expect([5, -5, 40, -40].map((standing) => column(by(standing), 'lossAhead2')[1])).toEqual([
      0.5, -0.5, 2, -2,
    ]);
  });

  test('counts by how far either side is ahead, three at most', () => {
    expect([5, -5, 25, -60].map((standing) => column(by(standing), 'lossDecided2')[1])).toEqual([
      0.5, 0.5, 2.5, 3,
    ]);
  });

  test('counts the number of moves, compared with about seven', () => {
    const two = by(0);
    expect(column(two, 'lossMany2')[1]).toBe(Math.log(2) - 2);
    expect(column(two, 'bestMany2')[0]).toBe(Math.log(2) - 2);
    const twenty = [...two, ...Array.from({ length: 18 }, () => values({ 2: 8 }))];
    expect(column(twenty, 'bestMany2')[0]).toBeCloseTo((Math.log(20) - 2) / 19, 12);
  });
});

test('each move has its features in the order of the names', () => {
  const moves = [values({ 1: 8, 3: 0 }), values({ 1: 0, 3: 16 })];
  expect(foresight(moves, ['loss1', 'loss3', 'best1'])).toEqual([
    [0, 2, 1],
    [1, 0, 0],
  ]);
});
