import type { Game, GameNode } from '../../rules/game.js';

/** Whether a place is one of the game as it is now: not of one before, nor deleted. */
export function isPlaceOf(game: Game, node: GameNode): boolean {
  let at = node;
  while (at.parent?.children.includes(at)) at = at.parent;
  return at === game.root;
}
