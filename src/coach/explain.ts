import type { Engine, MoveValue } from '../engine/engine.js';
import { searchMove } from '../engine/search-move.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { IllegalMoveError } from '../rules/illegal-move.js';
import { CLEAR, differences } from './contrast/contrast.js';
import { asFault, asMerit } from './finding.js';
import { judge, lessCertain, type ExplainOptions } from './judge.js';
import { outcomeOf } from './outcome.js';
import type { Explanation, Reason } from './reason.js';

/** A move that loses so many discs is a bad one. */
const BAD_LOSS = 2;
/** A move that loses no more than this is a good one. */
const GOOD_LOSS = 1;
/** The most that a loss, which is known, makes up for what is counted. */
const MOST_TRUST = 6;

/**
 * Why a move is bad or good. A bad move is contrasted with the best one; a good one with the best of those that lose two
 * discs or more. What is said was counted or played out in the position; where nothing of the kind tells the moves
 * apart, only values and lines are given.
 *
 * @throws {IllegalMoveError} when the move is not legal
 * @throws {DOMException} `AbortError` when `options.signal` aborts
 * @throws {EngineError} when the engine fails
 */
export async function explain(
  position: Position,
  move: Square,
  engine: Engine,
  options: ExplainOptions = {},
): Promise<Explanation> {
  if (!position.legalMoves.includes(move)) {
    throw new IllegalMoveError(move, position.at(move) ? 'occupied' : 'flips nothing');
  }
  const moves = await judge(position, engine, options);
  if (moves.some((value) => value.move === move)) return explainFrom(position, move, moves);
  // An engine of somebody else's may value fewer moves than it was asked for.
  const { limits = { depth: 12 }, signal } = options;
  const alone = await searchMove(position, move, engine, { ...limits, ...(signal && { signal }) });
  return explainFrom(position, move, [...moves, alone]);
}

/**
 * The same from values that are there already, such as the `moves` of a review's ply: nothing is searched.
 *
 * @param moves the values of the position's moves, best first
 * @throws {RangeError} when the move has none
 */
export function explainFrom(position: Position, move: Square, moves: readonly MoveValue[]): Explanation {
  const best = moves[0];
  const own = moves.find((value) => value.move === move);
  if (!best || !own) throw new RangeError(`there is no value for ${move}`);
  const loss = Math.max(0, best.value - own.value);
  if (loss > GOOD_LOSS) return explained(position, own, best, loss);
  const lesser = moves.find((other) => best.value - other.value >= BAD_LOSS);
  const next = lesser ?? moves.find((other) => other.move !== move);
  return explained(position, own, next, loss, lesser !== undefined);
}

function explained(
  position: Position,
  own: MoveValue,
  other: MoveValue | undefined,
  loss: number,
  contrasts = true,
): Explanation {
  const move = own.move as Square;
  const shared = { move, value: own.value, loss };
  if (!other) {
    const only = plainReason('only-move', own, undefined, 'good');
    return {
      ...shared,
      other: undefined,
      otherValue: own.value,
      certainty: own.certainty,
      depth: own.depth,
      verdict: 'good',
      reasons: [only],
    };
  }
  const verdict = loss >= BAD_LOSS ? 'bad' : loss <= GOOD_LOSS ? 'good' : 'fair';
  const certainty = lessCertain(own.certainty, other.certainty);
  return {
    ...shared,
    other: other.move as Square,
    otherValue: other.value,
    certainty,
    depth: Math.min(own.depth, other.depth),
    verdict,
    reasons: reasonsFor(position, own, other, verdict, contrasts, certainty === 'exact'),
  };
}

function reasonsFor(
  position: Position,
  own: MoveValue,
  other: MoveValue,
  verdict: Explanation['verdict'],
  contrasts: boolean,
  exact: boolean,
): Reason[] {
  const [a, b] = [outcomeOf(position, own), outcomeOf(position, other)];
  // The more discs are known to lie between two moves, the less need be counted to believe in a reason.
  const clear = CLEAR - Math.min(MOST_TRUST, Math.abs(other.value - own.value));
  const found = !contrasts
    ? []
    : verdict === 'good'
      ? differences(b, a, clear).map(asMerit)
      : verdict === 'bad'
        ? differences(a, b, clear).map(asFault)
        : [];
  const tone = verdict === 'good' ? 'good' : 'bad';
  // The values come last: they tell how much, not why.
  return [...found, plainReason(exact ? 'count' : 'value', own, other, tone)];
}

/** What is known without a reason that could be named: values and lines. */
function plainReason(
  kind: 'count' | 'value' | 'only-move',
  own: MoveValue,
  other: MoveValue | undefined,
  tone: Reason['tone'],
): Reason {
  return {
    kind,
    tone,
    squares: other ? [other.move as Square] : [],
    numbers: other ? { own: own.value, otherOwn: other.value, discs: Math.abs(other.value - own.value) } : {},
    line: own.line,
    other: other?.line ?? [],
    weight: 0,
  };
}
