import { expect, test } from 'vitest';
import { WrittenGame } from '../../../src/elements/companions/game/session/played/storage.js';
import { gameToJson } from '../../../src/core/formats/json/game-json.js';
import { treeOf } from '../../support/trees.js';

test('a game of few moves is written in a moment, one of many only after it was written in pieces', async () => {
  const written = new WrittenGame();
  expect(written.isQuick(treeOf(900).game)).toBe(true);
  const { game } = treeOf(3000);
  expect(written.isQuick(game)).toBe(false);
  await written.prepare(game);
  expect(written.isQuick(game)).toBe(true);
  expect(written.json(game)).toEqual(gameToJson(game.record));
  game.goTo(1);
  expect(written.isQuick(game)).toBe(false);
  expect(written.json(game)).toEqual(gameToJson(game.record));
});

test('a change during a write is written as well', async () => {
  const written = new WrittenGame();
  const { game, last } = treeOf(20_000);
  const prepared = written.prepare(game);
  game.annotate({ comment: 'late' }, last);
  game.setFacts({ black: 'Ann' });
  await prepared;
  expect(written.isQuick(game)).toBe(true);
  expect(written.json(game)).toEqual(gameToJson(game.record));
  expect(written.json(game).black).toBe('Ann');
});
