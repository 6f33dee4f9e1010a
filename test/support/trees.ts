import { Game } from '../../src/core/rules/game/game.js';
import type { GameNode } from '../../src/core/rules/game/tree.js';

/** A game with this many moves: all side lines from the start, shorter ones first. */
export function treeOf(moves: number): { readonly game: Game; readonly last: GameNode } {
  const game = new Game();
  const places = [game.root];
  // The list grows during the loop.
  for (const place of places) {
    for (const move of place.position.legalMoves) {
      if (places.length > moves) return { game, last: places.at(-1)! };
      places.push(game.add(place, move));
    }
  }
  return { game, last: places.at(-1)! };
}
