import { expect, it } from 'vitest';
import { exampleGame } from '../../../../demo/analyse/opened/example-game.js';
import { exampleReview } from '../../../../demo/analyse/opened/example-reviews.js';
import { Game } from '../../../../src/core/rules.js';

it.each(['close', 'upset'] as const)(
  'the example "%s" comes with a finished review of each move',
  async (id) => {
    const game = exampleGame(id);
    const { plies } = (await exampleReview(game))!;
    expect(plies.map((ply) => ply?.node)).toEqual(game.nodes);
    expect(plies.filter((ply) => ply!.coarse)).toEqual([]);
  },
);

it('no other game gets the review of an example', async () => {
  const other = new Game();
  other.play('f5');
  expect(await exampleReview(other)).toBeUndefined();
  expect(await exampleReview(exampleGame('shortest'))).toBeUndefined();
});
