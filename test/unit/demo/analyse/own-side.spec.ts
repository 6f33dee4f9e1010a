import { expect, it } from 'vitest';
import { ownSide } from '../../../../demo/my-games/own-side.js';
import { mistakesOf } from '../../../../demo/progress/played-games.js';
import type { PlyReview } from '../../../../src/core/analysis.js';
import { Position } from '../../../../src/core/rules.js';

it.each([
  ['called You, in any language', { black: 'Vera', white: 'Vous' }, 'white'],
  ['by one of the names, however it is written', { black: 'NOVAKOVA, Anna', white: 'Bob' }, 'black'],
  ['unknown where nobody is', { black: 'Hugo', white: 'Vera' }, undefined],
  ['unknown where both are', { black: 'Anna Nováková', white: 'Anna Nováková' }, undefined],
] as const)('the side of the user is %s', (_, facts, side) => {
  expect(ownSide(facts, ['Anna Nováková'])).toBe(side);
});

it('mistakes of one side are puzzles, which any of several best moves solves', () => {
  const ply = (given: Partial<PlyReview>): PlyReview =>
    ({ color: 'black', class: 'mistake', position: Position.start, best: ['f5'], ...given }) as PlyReview;
  const found = mistakesOf(
    [ply({}), undefined, ply({ color: 'white' }), ply({ class: 'good' }), ply({ best: ['f5', 'd3'] })],
    'black',
  );
  expect(found.map(({ solution }) => solution)).toEqual(['f5', '']);
});
