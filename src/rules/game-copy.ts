import type { GameRecord } from './game.js';
import type { GameNode } from './game-node.js';
import { Place, placesFrom, visit } from './place.js';
import { Position } from './position.js';

/**
 * The tree of a record as one that belongs to no game yet, and the place of it that is shown.
 *
 * @throws {TypeError} when there is no game
 * @throws {RangeError} when the record says something of a place that is not in it
 */
export function copyOf(
  { game, notes, shown = game.node }: GameRecord,
  autoPass: boolean,
): { readonly root: Place; readonly shown: Place } {
  // By its members and not by its class: a page may have this code twice, as the script of the board and that of the game do.
  const root = (game as unknown as { readonly root?: Place } | undefined)?.root;
  if (!Array.isArray(root?.children)) throw new TypeError('a Game expected');
  const copies = new Map<GameNode | undefined, Place>();
  const places = placesFrom(root);
  for (const place of places) {
    const { position, parent, move, color, verdict, note } = place;
    // A position never changes: it is shared, with what it has found out already, if it is one of this code.
    const own = isPosition(position) ? position : Position.of(position.board, position.turn);
    const copy = new Place(own, autoPass, copies.get(parent), move, color);
    if (verdict) copy.verdict = verdict;
    if (note) copy.note = note;
    // A pass that nobody has asked for yet is made by itself, or waits, as in the game that takes the tree over.
    copy.passed ||= place.passed && (place.children.length > 0 || !game.autoPass);
    copies.set(place, copy);
  }
  const copied = (node: GameNode): Place => {
    const copy = copies.get(node);
    if (!copy) throw new RangeError('a node of another game');
    return copy;
  };
  for (const place of places) if (place.visited) copied(place).visited = copied(place.visited);
  for (const [node, note] of notes ?? []) copied(node).setNote(note);
  const place = copied(shown);
  visit(place);
  return { root: place.root!, shown: place };
}

function isPosition(value: unknown): boolean {
  return value instanceof Position;
}
