import { describe, expect, test } from 'vitest';
import { signsOf, type GraphPoint } from '../../../src/elements/companions/graph/graph-shape.js';

const LENGTH = 60;

function pointsWith(heights: Readonly<Record<number, number>>): GraphPoint[] {
  return Array.from({ length: LENGTH + 1 }, (_, ply) => {
    const height = heights[ply];
    return { ply, height: height ?? 0, exact: false, mark: height === undefined ? undefined : 'blunder' };
  });
}

describe('the signs of a graph', () => {
  test('mark the worst mistakes if there is no room for all', () => {
    const points = pointsWith({ 10: 0.2, 12: 0.9, 30: -0.3 });
    expect(signsOf(points, LENGTH, []).map(({ point }) => point.ply)).toEqual([12, 30]);
  });

  test('are all key moments by their numbers, close ones moved apart to both sides', () => {
    const points = pointsWith({ 10: 0.2, 12: 0.9, 20: 0.1, 30: -0.3 });
    const signs = signsOf(points, LENGTH, [20, 10, 12]);
    expect(signs.map(({ point, moment }) => [point.ply, moment])).toEqual([
      [10, 2],
      [12, 3],
      [20, 1],
    ]);
    const [first, second, far] = signs.map(({ place }) => place * LENGTH);
    expect(second! - first!).toBeCloseTo(LENGTH / 16);
    expect(first! + second!).toBeCloseTo(9.5 + 11.5);
    expect(far).toBeCloseTo(19.5);
  });
});
