import type { GameNode } from './game-node.js';
import type { Position } from './position.js';

/** The positions before a place, the latest last. */
export function positionsBefore(node: GameNode): Position[] {
  const before: Position[] = [];
  for (let at = node.parent; at; at = at.parent) before.push(at.position);
  return before.reverse();
}
