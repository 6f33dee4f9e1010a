import type { Game, GameNode } from '../../../core/rules/game.js';

/** Whether a place is in the game: not in an earlier one, and not deleted. */
export function isPlaceOf(game: Game, node: GameNode): boolean {
  let at = node;
  while (at.parent?.children.includes(at)) at = at.parent;
  return at === game.root;
}
