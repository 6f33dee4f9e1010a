/**
 * The review of one move: its values, loss, class and chances. `review.ts` makes one for each move from the values of
 * the search, and everything that shows a review reads it: elements, story, report, command. Values and losses are in
 * discs for the side that moves.
 */
import type { Certainty, MoveValue, SearchResult } from '../engine/engine.js';
import { bestFirst, BY_CERTAINTY } from '../engine/value-moves.js';
import type { Color } from '../rules/color.js';
import type { GameNode } from '../rules/game/tree.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { chancesOf, type Chances } from './chances.js';
import { classOf, type MoveClass } from './classes.js';
import { tenths } from '../rules/score.js';

/** One move of a game as the engine sees it. All values are in discs, for the side that moved. */
export interface PlyReview {
  /** The move's number in the game, from 1; passes do not count. */
  readonly ply: number;
  /** The place in the game's tree after the move. */
  readonly node: GameNode;
  readonly color: Color;
  readonly square: Square;
  /** The position before the move, `color` to move. */
  readonly position: Position;
  /** The value of the position before the move, which is that of the best move. */
  readonly before: number;
  /** The value of the move that was played, from the same search. */
  readonly after: number;
  /** `before` minus `after`: 0 for the best move. */
  readonly loss: number;
  /** The moves whose value is `before`; the first one is that with which a reason compares the move. */
  readonly best: readonly Square[];
  /** Whether this was the only legal move. Such a move has no class. */
  readonly forced: boolean;
  readonly class?: MoveClass;
  /** The certainty of the less certain of the two values; `exact` when both are proven. */
  readonly certainty: Certainty;
  /** For `selective`: the chance, in per cent, that no cut changed the value. */
  readonly confidence?: number;
  /** Plies searched. */
  readonly depth: number;
  /** The chances of the side that moved, after the best move and after this one. */
  readonly chances: { readonly best: Chances; readonly played: Chances };
  /** All legal moves with their values and lines, best first. */
  readonly moves: readonly MoveValue[];
  /** The move and the best play after it: what refutes an error. */
  readonly refutation: MoveValue['line'];
  /** Whether the review will still search this move more deeply. */
  readonly coarse: boolean;
}

/** The position in which a node's move was made, with the side that made it to move. */
export function positionBefore({ parent, color }: GameNode): Position {
  return parent!.position.withTurn(color!);
}

/**
 * Reviews one move from a search of all moves of its position.
 *
 * @throws {RangeError} when the search has no value for that move
 */
export function reviewPly(node: GameNode, found: Pick<SearchResult, 'moves'>, coarse: boolean): PlyReview {
  const position = positionBefore(node);
  const { ply, color, move: square } = node as Required<GameNode>;
  const moves = bestFirst(found.moves);
  const played = moves.find(({ move }) => move === square);
  const best = moves[0];
  if (!played || !best) {
    throw new RangeError(`the engine gave no value for ${square}: a review needs one for every legal move`);
  }
  const doubtful = lessCertainValue(played, best);
  const loss = tenths(best.value - played.value);
  const judged = {
    loss,
    certainty: doubtful.certainty,
    chances: { best: chancesOf(best, position.empties), played: chancesOf(played, position.empties) },
  };
  const forced = position.legalMoves.length < 2;
  return {
    ply,
    node,
    color,
    square,
    position,
    before: best.value,
    after: played.value,
    // An estimate as high as a proven value is still not as good.
    best: moves
      .filter(
        ({ value, certainty }) =>
          value === best.value && (best.certainty !== 'exact' || certainty === 'exact'),
      )
      .map(({ move }) => move as Square),
    forced,
    ...(!forced && { class: classOf(judged) }),
    ...judged,
    ...(doubtful.certainty === 'selective' && { confidence: doubtful.confidence ?? 0 }),
    depth: Math.min(best.depth, played.depth),
    moves,
    refutation: played.line,
    coarse,
  };
}

/** Of two values, the one that is less certain. */
function lessCertainValue(a: MoveValue, b: MoveValue): MoveValue {
  const doubt = ({ certainty, confidence = 0 }: MoveValue): number =>
    BY_CERTAINTY.indexOf(certainty) * 100 - (certainty === 'selective' ? confidence : 0);
  return doubt(a) > doubt(b) ? a : b;
}
