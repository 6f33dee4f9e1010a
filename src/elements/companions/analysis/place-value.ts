/**
 * The value of a place in a game, the same for the bar, the graph and its table. `surer` chooses between values of
 * several searches. Values are Black's, in discs.
 */
import { chancesOf } from '../../../core/analysis/chances.js';
import { expectedPoints } from '../../../core/analysis/classes.js';
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import type { Certainty, MoveValue } from '../../../core/engine/engine.js';
import type { Game } from '../../../core/rules/game/game.js';
import type { GameNode } from '../../../core/rules/game/tree.js';
import type { Position } from '../../../core/rules/position.js';
import { blackValue } from './analysis-words.js';

/** The value of a place, from any search. */
export interface PlaceValue {
  /** Expected disc difference for Black. */
  readonly value: number;
  /** Black's expected points, 0 to 1. */
  readonly points: number;
  readonly certainty: Certainty;
  /** For `selective`: the chance, in per cent, that no cut changed the value. */
  readonly confidence?: number;
  readonly depth: number;
}

/** The value before (`best`) or after (`played`) a move, from its review. */
export function valueByReview(ply: PlyReview, of: 'best' | 'played'): PlaceValue {
  const { color, before, after, chances, certainty, confidence, depth } = ply;
  const points = expectedPoints(chances[of]);
  return {
    value: blackValue(color, of === 'best' ? before : after),
    points: color === 'black' ? points : 1 - points,
    certainty,
    depth,
    ...(confidence !== undefined && { confidence }),
  };
}

/**
 * The result if the board shows that the game is over; this needs no engine. A resignation or a loss on time says
 * nothing about the discs, so such a place keeps its searched value.
 */
export function valueOfEnd(node: GameNode): PlaceValue | undefined {
  return node.position.phase === 'over' ? valueByResult(node) : undefined;
}

/** The result of a game that ends here, in any way. */
export function valueByResult({ result }: GameNode): PlaceValue | undefined {
  if (!result) return undefined;
  const { margin } = result;
  return { value: margin, points: (Math.sign(margin) + 1) / 2, certainty: 'exact', depth: 0 };
}

/** The value of a position, from the best move of a search. */
export function valueBySearch(position: Position, best: MoveValue): PlaceValue {
  const { value, certainty, confidence, depth } = best;
  const points = expectedPoints(chancesOf(best, position.empties));
  const isBlack = position.turn === 'black';
  return {
    value: blackValue(position.turn, value),
    points: isBlack ? points : 1 - points,
    certainty,
    depth,
    ...(confidence !== undefined && { confidence }),
  };
}

/** The better founded of two values: the exact one, otherwise the deeper one, otherwise the first. */
export function surer(one: PlaceValue | undefined, other: PlaceValue | undefined): PlaceValue | undefined {
  if (!one || !other) return one ?? other;
  if (one.certainty === 'exact') return one;
  return other.certainty === 'exact' || other.depth > one.depth ? other : one;
}

/** Whether a place is in the game: not in an earlier one, and not deleted. */
export function isPlaceOf(game: Game, node: GameNode): boolean {
  let at = node;
  while (at.parent?.children.includes(at)) at = at.parent;
  return at === game.root;
}
