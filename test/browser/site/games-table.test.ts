import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { TRAIN } from '../../../demo/locales/train.js';
import type { TrainingGame } from '../../../demo/progress/store.js';
import { gamesTable } from '../../../demo/train/games-table.js';
import { fill } from '../../../src/core/locales/strings.js';

it('the table of games has the newest first, and says of each who won by how much', () => {
  const place = document.createElement('div');
  const words = TRAIN.en;
  const games = [12, -3, 0].map((margin, at): TrainingGame => ({
    id: `${at}`,
    at,
    moves: 'f5',
    side: 'black',
    level: 1,
    margin,
  }));
  render(gamesTable({ games, words, language: 'en', count: 500, showMore: () => undefined }), place);
  const results = [...place.querySelectorAll('td:nth-child(4)')].map(({ textContent }) => textContent);
  expect(results).to.deep.equal([words.drawn, fill(words.lost, { n: 3 }), fill(words.won, { n: 12 })]);
});
