import { describe, expect, it } from 'vitest';
import { reviewPly, type PlyReview } from '../../../src/core/analysis/ply-review.js';
import {
  candidatesOf,
  judgeAttempt,
  refutationOf,
  regionOf,
} from '../../../src/elements/companions/analysis/drill.js';
import {
  nextError,
  pointsOf,
  reachOf,
  segmentsOf,
  type GraphPlace,
} from '../../../src/elements/companions/graph/graph-shape.js';
import { positionsOf } from '../../../src/elements/companions/analysis/line-player.js';
import {
  surer,
  valueByReview,
  valueBySearch,
} from '../../../src/elements/companions/analysis/place-value.js';
import type { Certainty } from '../../../src/core/engine/engine.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { valueOf } from './fake-engine.js';

/** The review of a game's move, with these values for the moves of its position. */
function reviewed(
  moves: readonly Square[],
  at: number,
  values: Partial<Record<Square, number>>,
  certainty: Certainty = 'heuristic',
): PlyReview {
  const game = new Game();
  for (const move of moves) game.play(move);
  const node = game.nodes[at]!;
  const found = Object.entries(values).map(([move, value]) => ({
    ...valueOf(move as Square, value),
    certainty,
  }));
  return reviewPly(node, { moves: found }, false);
}

describe('learning from a mistake', () => {
  const ply = reviewed(['f5', 'd6'], 1, { f6: 4, f4: 3, d6: -8 });

  it('accepts the best move and what is hardly worse', () => {
    expect(judgeAttempt(ply, 'f6')).toEqual({ square: 'f6', verdict: 'best', loss: 0 });
    expect(judgeAttempt(ply, 'f4')).toEqual({ square: 'f4', verdict: 'good', loss: 1 });
    expect(judgeAttempt(ply, 'd6').verdict).toBe('same');
  });

  it('refuses what gives discs away, and never praises what is no better than the mistake', () => {
    const close = reviewed(['f5', 'd6'], 1, { f6: 4, f4: 3, d6: 3 });
    expect(judgeAttempt(close, 'f4').verdict).toBe('wrong');
    const wide = reviewed(['f5', 'd6'], 1, { f6: 4, f4: -2, d6: -8 });
    expect(judgeAttempt(wide, 'f4')).toMatchObject({ verdict: 'wrong', loss: 6 });
  });

  it('answers a wrong move without what follows, which may be the solution', () => {
    const moves = ply.moves.map((known) => ({ ...known, line: [known.move, 'c3', 'f6'] as const }));
    expect(refutationOf({ ...ply, moves }, 'd6')).toEqual(['d6', 'c3']);
  });

  it('hints at the region, then at the best move among others, never at the mistake', () => {
    expect(regionOf(ply)).toBe('inside');
    expect(candidatesOf(ply)).toEqual(['f4', 'f6']);
  });
});

describe('the shape of a graph', () => {
  const black = reviewed(['f5', 'd6'], 0, { f5: -2, e6: 6 });
  const white = reviewed(['f5', 'd6'], 1, { d6: 20, f6: 20 }, 'exact');
  const after = (ply: PlyReview): GraphPlace => ({
    ply: ply.ply,
    value: valueByReview(ply, 'played'),
    class: ply.class,
  });
  const places = [{ ply: 0, value: valueByReview(black, 'best') }, after(black), after(white)];

  it('is from the side of Black, in the least of the usual reaches', () => {
    expect(reachOf(places)).toBe(24);
    expect(pointsOf(places, 'discs').map(({ ply, height }) => [ply, Math.round(height * 24)])).toEqual([
      [0, 6],
      [1, -2],
      [2, -20],
    ]);
  });

  it('shows chances from all for White to all for Black', () => {
    const heights = pointsOf(places, 'chances').map(({ height }) => height);
    expect(heights[0]).toBeGreaterThan(0);
    expect(heights[1]).toBeLessThan(0);
    expect(heights[2]).toBe(-1);
  });

  it('leaves a gap where a value is missing', () => {
    expect(segmentsOf(pointsOf(places, 'discs'))).toHaveLength(2);
    expect(segmentsOf(pointsOf([places[0]!, places[2]!], 'discs'))).toHaveLength(0);
  });

  it('marks mistakes and finds the next', () => {
    expect(pointsOf(places, 'discs').map(({ mark }) => mark)).toEqual([undefined, 'mistake', undefined]);
    expect(nextError([black, white], 0, 1)).toBe(1);
    expect(nextError([black, white], 1, 1)).toBeUndefined();
    expect(nextError([black, white], 2, -1)).toBe(1);
  });
});

describe('the value of a place', () => {
  const { position } = reviewed(['f5', 'd6'], 1, { d6: 2, f6: 2 });
  const found = (value: number, depth: number, certainty: Certainty = 'heuristic') =>
    valueBySearch(position, { ...valueOf('d6', value), depth, certainty });

  it('is told from the side of Black, whoever is to move', () => {
    expect(position.turn).toBe('white');
    expect(found(64, 10, 'exact')).toMatchObject({ value: -64, points: 0 });
    expect(found(-64, 10, 'exact')).toMatchObject({ value: 64, points: 1 });
  });

  it('is that of the exact search, else of the deeper one, else of the first', () => {
    const [brief, deep, exact] = [found(2, 8), found(4, 20), found(6, 10, 'exact')];
    expect(surer(brief, deep)).toBe(deep);
    expect(surer(deep, brief)).toBe(deep);
    expect(surer(deep, exact)).toBe(exact);
    expect(surer(exact, deep)).toBe(exact);
    expect(surer(brief, found(3, 8))).toBe(brief);
    expect(surer(undefined, brief)).toBe(brief);
  });
});

describe('a line that is shown', () => {
  it('has a position for each move, and passes where the engine did not say so', () => {
    const shown = positionsOf(Position.start, ['f5', 'd6']);
    expect(shown.map(({ empties }) => empties)).toEqual([59, 58]);
    const before = ['f5', 'f6', 'd3', 'g5', 'h5', 'h4', 'f7', 'h6'] as const;
    // Black must pass.
    const after = positionsOf(Position.start, before).at(-1)!;
    expect(positionsOf(after, ['pass', 'c5']).at(-1)!.toString()).toBe(
      positionsOf(after, ['c5']).at(-1)!.toString(),
    );
  });
});
