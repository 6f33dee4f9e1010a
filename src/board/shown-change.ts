import type { GameChange, GameNode } from '../rules/game.js';

/**
 * The one change that a view shows for several that belong together.
 *
 * - a new game goes before all else,
 * - a single move is one: its discs are flipped, and it is announced,
 * - more moves, or moves and steps back and forth, are a step from the place shown before to the one shown now,
 * - where these are the same, the tree may have grown.
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
