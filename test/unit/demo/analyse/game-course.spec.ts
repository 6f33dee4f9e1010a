import { expect, it } from 'vitest';
import { courseOf, freest } from '../../../../demo/share/game-course.js';
import type { PlyReview, Turn } from '../../../../src/core/analysis.js';

it('the course of a game has values for Black, and the move at which it turned', () => {
  const ply = (at: number, color: string, after: number) =>
    ({ ply: at, color, square: 'c4', after, loss: 6.3 }) as unknown as PlyReview;
  const plies = [ply(1, 'black', 2), undefined, ply(3, 'white', 5)];
  const turn = { kind: 'moment', moment: { main: plies[2] } } as unknown as Turn;
  expect(courseOf(plies, turn)).toEqual({ values: [2, undefined, -5], turn: { ply: 3, text: '3. c4 −6' } });
  expect(courseOf(plies, { kind: 'slow', color: 'white', moves: 3, discs: 9, certainty: 'exact' })).toEqual({
    values: [2, undefined, -5],
  });
});

it('the move at which it turned is named where the course leaves most room', () => {
  const points = [10, 20, 30, 40].map((at) => ({ at, to: at < 25 ? 5 : 90 }));
  const places = [5, 28].flatMap((left) => [12, 88].map((middle) => ({ left, middle })));
  expect(freest(places, 16, points)).toEqual({ left: 5, middle: 88 });
});
