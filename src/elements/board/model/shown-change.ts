/** Reduces the changes that `Game` reports together to the one that a view animates and announces. */
import type { GameChange } from '../../../core/rules/game/game.js';
import type { GameNode } from '../../../core/rules/game/tree.js';

/**
 * The one change that a view shows for a group of changes.
 *
 * - a new game outranks everything else,
 * - a single move is shown as one: its flips are animated, and it is announced,
 * - several moves, or moves with navigation, are a step from the place shown before to the one shown now,
 * - if these are the same, the tree may have changed.
 *
 * @param from the place shown before
 * @param to the place shown now
 */
export function shownChange(changes: readonly GameChange[], from: GameNode, to: GameNode): GameChange {
  const reset = changes.findLast(({ type }) => type === 'reset');
  if (reset) return reset;
  const steps = changes.filter(isStep);
  if (steps.length === 1) return steps[0]!;
  if (to !== from) return { type: 'place', node: to, from };
  return changes.find((change) => !isStep(change)) ?? { type: 'add', node: to };
}

function isStep({ type }: GameChange): boolean {
  return type === 'move' || type === 'place';
}
