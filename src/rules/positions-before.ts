import type { GameNode } from './game-node.js';
import type { Position } from './position.js';

/** The two positions before a place, the latest last, as far as there are any: what a model of people is told. */
export function positionsBefore(node: GameNode): Position[] {
  const before: Position[] = [];
  for (let at = node.parent; at && before.length < 2; at = at.parent) before.unshift(at.position);
  return before;
}
