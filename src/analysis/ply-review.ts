/** What a review says of one move. */
import type { Certainty, MoveValue, SearchResult } from '../engine/engine.js';
import type { Color } from '../rules/color.js';
import type { GameNode } from '../rules/game.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { chancesOf, type Chances } from './chances.js';
import { classOf, type MoveClass } from './classes.js';
import { tenths } from '../rules/tenths.js';

/** One move of a game as the engine sees it. All values are discs for the side that moved. */
export interface PlyReview {
  /** The move's number in the game, from 1; passes do not count. */
  readonly ply: number;
  /** The place in the game's tree that the move led to. */
  readonly node: GameNode;
  readonly color: Color;
  readonly square: Square;
  /** The position before the move, `color` to move. */
  readonly position: Position;
  /** What the position was worth before the move: the value of the best one. */
  readonly before: number;
  /** What the move made of it: its own value, from the same search. */
  readonly after: number;
  /** `before` less `after`: 0 for the best move. */
  readonly loss: number;
  /** The moves that are worth `before`. */
  readonly best: readonly Square[];
  /** Whether there was nothing else to play: such a move has no class. */
  readonly forced: boolean;
  readonly class?: MoveClass;
  /** That of the less certain of the two values; `exact` when both are proven. */
  readonly certainty: Certainty;
  /** For `selective`: the chance in percent that no cut hid the truth. */
  readonly confidence?: number;
  /** Plies searched. */
  readonly depth: number;
  /** The chances of the side that moved after the best move and after its own. */
  readonly chances: { readonly best: Chances; readonly played: Chances };
  /** All legal moves with their values and lines, best first. */
  readonly moves: readonly MoveValue[];
  /** The move and the best play after it: what refutes an error. */
  readonly refutation: MoveValue['line'];
  /** Whether a deeper search of this move is still to come in the review. */
  readonly coarse: boolean;
}

/** The position in which a node's move was made, that side to move. */
export function positionBefore({ parent, color }: GameNode): Position {
  return parent!.position.withTurn(color!);
}

const TRUST: readonly Certainty[] = ['exact', 'selective', 'heuristic'];

/**
 * What one search of all moves says of the one that was played.
 *
 * @throws {RangeError} when the search has no value for that move: a review needs one of all moves.
 */
export function reviewPly(node: GameNode, found: Pick<SearchResult, 'moves'>, coarse: boolean): PlyReview {
  const position = positionBefore(node);
  const { ply, color, move: square } = node as Required<GameNode>;
  const moves = sorted(found.moves);
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
    // An estimate may be as high as what is proven; that does not make it as good.
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

/** Best first; of equal ones the more certain first, else as the engine has them. */
function sorted(moves: readonly MoveValue[]): MoveValue[] {
  const trust = ({ certainty }: MoveValue): number => TRUST.indexOf(certainty);
  return [...moves].sort((a, b) => b.value - a.value || trust(a) - trust(b));
}

function lessCertainValue(a: MoveValue, b: MoveValue): MoveValue {
  const doubt = ({ certainty, confidence = 0 }: MoveValue): number =>
    TRUST.indexOf(certainty) * 100 - (certainty === 'selective' ? confidence : 0);
  return doubt(a) > doubt(b) ? a : b;
}
