/** What is known of one place of a game: the same value for the bar, the graph and its table. */
import { chancesOf } from '../../analysis/chances.js';
import { expectedPoints } from '../../analysis/classes.js';
import type { PlyReview } from '../../analysis/ply-review.js';
import type { Certainty, MoveValue } from '../../engine/engine.js';
import type { GameNode } from '../../rules/game.js';
import type { Position } from '../../rules/position.js';
import { blackValue } from './words.js';

/** The value of a place, whoever searched it. */
export interface PlaceValue {
  /** Discs by which Black will be ahead. */
  readonly value: number;
  /** The points that Black can expect, 0 to 1. */
  readonly points: number;
  readonly certainty: Certainty;
  /** For `selective`: the chance in percent that no cut hid the truth. */
  readonly confidence?: number;
  readonly depth: number;
}

/** What the review of a move says of the place before it (`best`) or after it (`played`). */
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
 * The result where the board says that the game is over, which needs no engine. Who resigned, or was late, has said nothing of the
 * discs: such a place is worth what was found.
 */
export function valueOfEnd(node: GameNode): PlaceValue | undefined {
  return node.position.phase === 'over' ? valueByResult(node) : undefined;
}

/** The result of a game that ends here, however it came about. */
export function valueByResult({ result }: GameNode): PlaceValue | undefined {
  if (!result) return undefined;
  const { margin } = result;
  return { value: margin, points: (Math.sign(margin) + 1) / 2, certainty: 'exact', depth: 0 };
}

/** What a search of a position says of it, by its best move. */
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

/** The value that knows more: the exact one, else the deeper, else the first. */
export function surer(one: PlaceValue | undefined, other: PlaceValue | undefined): PlaceValue | undefined {
  if (!one || !other) return one ?? other;
  if (one.certainty === 'exact') return one;
  return other.certainty === 'exact' || other.depth > one.depth ? other : one;
}
