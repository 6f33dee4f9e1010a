import type { GameRecord } from './game.js';
import type { GameNode } from './game-node.js';
import { Place, placesFrom, visit } from './place.js';
import { Position } from './position.js';

/**
 * Copies the tree of a record, for a game to take over, and finds the place shown in the copy.
 *
 * @throws {TypeError} when there is no game
 * @throws {RangeError} when the record names a place that is not in its tree
 */
export function copyOf(
  { game, notes, shown }: GameRecord,
  autoPass: boolean,
): readonly [root: Place, shown: Place] {
  // Duck typing, not `instanceof`: a page may have loaded this code twice, in the script of the board and in that of the game.
  const root = (game as unknown as { readonly root?: Place } | undefined)?.root;
  if (!Array.isArray(root?.children)) throw new TypeError('a Game expected');
  const copies = new Map<GameNode | undefined, Place>();
  const places = placesFrom(root);
  for (const place of places) {
    const { position, parent, move, color, verdict, note } = place;
    // A position is immutable: one of this copy of the code is shared, with what it has cached.
    const own =
      (position as object) instanceof Position ? position : Position.of(position.board, position.turn);
    const copy = new Place(own, autoPass, copies.get(parent), move, color);
    if (verdict) copy.verdict = verdict;
    if (note) copy.note = note;
    // An automatic pass with no move after it is left to the game that takes the tree over.
    copy.passed ||= place.passed && (place.children.length > 0 || !game.autoPass);
    copies.set(place, copy);
  }
  const copied = (node: GameNode): Place => {
    const copy = copies.get(node);
    if (!copy) throw new RangeError('a node of another game');
    return copy;
  };
  for (const place of places) copied(place).visited = copies.get(place.visited);
  for (const [node, note] of notes ?? []) copied(node).setNote(note);
  const place = copied(shown ?? game.node);
  visit(place);
  return [place.root!, place];
}
