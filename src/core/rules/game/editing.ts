/**
 * Changes of a game's tree that no playing makes: deleting moves, and promoting a side line. They stand beside `Game`
 * and not in it, so that a page whose boards only play does not load them.
 */
import type { Game } from './game.js';
import { type GameNode, placesFrom, type TreeNode } from './tree.js';

/**
 * Deletes a move and everything after it. If the place shown is among that, the place before the move is shown.
 *
 * @throws {RangeError} when the node is not one of this game, or its start
 */
export function deleteMove(game: Game, node: GameNode): void {
  const place = ownPlace(game, node);
  if (!place.parent) throw new RangeError('the start of a game cannot be deleted');
  deleteChildren(game, place.parent, [place]);
}

/**
 * Deletes everything after a place, by default the one shown.
 *
 * @throws {RangeError} when the node is not one of this game
 */
export function cutGame(game: Game, after: GameNode = game.node): void {
  const place = ownPlace(game, after);
  deleteChildren(game, place, place.children);
}

/**
 * Promotes the side line of a place by one level: it becomes the first line where it branches off.
 *
 * @returns `false` for the main line, which cannot be promoted
 * @throws {RangeError} when the node is not one of this game
 */
export function promoteLine(game: Game, node: GameNode): boolean {
  let place = ownPlace(game, node);
  while (place.parent?.children[0] === place) place = place.parent;
  const { parent } = place;
  if (!parent) return false;
  parent.setChildren([place, ...parent.children.filter((child) => child !== place)]);
  game.changed({ type: 'promote', node: place });
  return true;
}

/** Removes moves after a place, with all that follows them. */
function deleteChildren(game: Game, parent: TreeNode, gone: readonly TreeNode[]): void {
  game.transact(() => {
    const deleted = new Set(gone.flatMap(placesFrom));
    if (deleted.has(game.node as TreeNode)) game.goTo(parent);
    for (const place of deleted) place.root = undefined;
    if (parent.visited && deleted.has(parent.visited)) delete parent.visited;
    parent.setChildren(parent.children.filter((child) => !deleted.has(child)));
    for (const node of gone) game.changed({ type: 'remove', node, parent });
  });
}

/** @throws {RangeError} when the node is another game's, or was deleted */
function ownPlace(game: Game, node: GameNode): TreeNode {
  const place = node as TreeNode;
  if (place.root !== game.root) throw new RangeError('the node belongs to another game');
  return place;
}
