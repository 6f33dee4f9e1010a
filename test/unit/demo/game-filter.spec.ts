import { expect, test } from 'vitest';
import { GameFilter } from '../../../demo/analyse/game-filter.js';
import type { GameRow } from '../../../demo/analyse/opened-game.js';

const row = (id: number, black: string, white: string, year: string, margin: number): GameRow => ({
  id,
  black,
  white,
  year,
  place: '',
  margin,
  outcome: margin > 0 ? 'black' : margin < 0 ? 'white' : 'draw',
  moves: 60,
});
const ROWS = [
  row(0, 'Andriani Bruno', 'Tastet Marc', '1992', 4),
  row(1, 'Tastet Marc', 'Penloup Élodie', '1993', -10),
  row(2, 'Nicolas Nicolet', 'Andriani Bruno', '1992', 0),
];

const found = (search: Partial<Pick<GameFilter, 'player' | 'year' | 'outcome'>>): number[] =>
  Object.assign(new GameFilter(), search)
    .apply(ROWS)
    .map(({ id }) => id);

test('without a wish all games are there', () => expect(found({})).toEqual([0, 1, 2]));
test('a player is found by part of the name, of either colour, without accents and capitals', () => {
  expect(found({ player: 'tast' })).toEqual([0, 1]);
  expect(found({ player: 'elodie' })).toEqual([1]);
});
test('two names find the games of these two', () =>
  expect(found({ player: 'Tastet Andriani' })).toEqual([0]));
test('year and result narrow it down', () => {
  expect(found({ year: '1992' })).toEqual([0, 2]);
  expect(found({ year: '1992', outcome: 'draw' })).toEqual([2]);
  expect(found({ outcome: 'white' })).toEqual([1]);
});
