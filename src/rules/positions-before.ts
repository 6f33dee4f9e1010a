import type { GameNode } from './game-node.js';
import type { Position } from './position.js';

/** The two positions before a place (fewer near the start), the latest last: the input of the model of people. */
export function positionsBefore(node: GameNode): Position[] {
  const before: Position[] = [];
  for (let at = node.parent; at && before.length < 2; at = at.parent) before.unshift(at.position);
  return before;
}
