/**
 * The moves that followed in the game, or would have in best play: who took a square, and whether an answer came. The
 * facts of a story are checked against it.
 */
import { playOut } from '../../../coach/positions/lines.js';
import type { MoveValue } from '../../../engine/engine.js';
import type { Color } from '../../../rules/color.js';
import type { Position } from '../../../rules/position.js';
import type { GameNode } from '../../../rules/game/tree.js';
import type { Square } from '../../../rules/square.js';
import { isWorseThanGood } from '../../classes.js';
import { positionBefore, type PlyReview } from '../../ply-review.js';

/** The reviews of a game by the places after their moves. */
export type Reviews = ReadonlyMap<GameNode, PlyReview>;

/** A square that the other side takes within so many plies did not wait; a corner may fall later. */
export const TAKEN_PLIES = 6;
/** The same of a corner. */
export const CORNER_PLIES = 10;
/** A pass within so many plies of the game follows from a move. */
const PASS_PLIES = 4;
/** The part of a loss that an answer must explain to be the reason of it. */
const DECISIVE = 0.3;
/** An answer that is so many discs better than the others, or explains this part of the loss, is all that one needs to know. */
const ALONE = 6;
const ALONE_PART = 0.5;

/** Best play after the better move, which comes first. */
export function lineOf({ moves, best }: PlyReview): MoveValue['line'] {
  return moves.find(({ move }) => move === best[0])!.line;
}

/** Where a side may play, whoever is to move. */
export const movesOf = (position: Position, color: Color): readonly Square[] =>
  position.withTurn(color).legalMoves;

/** Whether a side plays on a square within so many plies after the first move of a line. */
export function plays(
  { position }: PlyReview,
  line: MoveValue['line'],
  color: Color,
  square: Square,
  within: number,
): boolean {
  return playOut(position, line.slice(0, within + 1)).some(
    (step) => step.color === color && step.move === square,
  );
}

/** The side that takes a square in best play after the better move; nothing if it stays empty in that line. */
export function bestTakerOf(ply: PlyReview, square: Square): Color | undefined {
  return playOut(ply.position, lineOf(ply)).find(({ move }) => move === square)?.color;
}

/** The side that a square went to in the game; nothing if it stayed empty. */
export function takerOf({ node }: PlyReview, square: Square): Color | undefined {
  for (let at = node.children[0]; at; at = at.children[0]) if (at.move === square) return at.color;
  return undefined;
}

/**
 * Whether the other side took a square soon after a move, in the game, or in best play where the game stops.
 *
 * @param reviews if given, the square must not have been taken by mistake
 */
export function isTakenSoon(
  { node, color, refutation }: PlyReview,
  square: Square,
  within = TAKEN_PLIES,
  reviews?: Reviews,
): boolean {
  let at = node;
  for (let plies = 0; plies < within; plies++) {
    const [next] = at.children;
    if (!next) return refutation.some((move, index) => move === square && index % 2 === 1 && index <= within);
    if (next.move === square) return next.color !== color && !isWorseThanGood(reviews?.get(next)?.class);
    at = next;
  }
  return false;
}

/**
 * Whether a good part of what a move lost depends on one answer: all others are that much worse, as far as their values are
 * known.
 */
export function isDecisive(ply: PlyReview, answer: Square, reviews: Reviews): boolean {
  return leadOf(ply, answer, reviews) >= ply.loss * DECISIVE;
}

/** Whether the loss depends on one answer so much that nothing else matters; not if the values of the answers are unknown. */
export function decidesAlone(ply: PlyReview, answer: Square, reviews: Reviews): boolean {
  const lead = leadOf(ply, answer, reviews);
  return Number.isFinite(lead) && lead >= Math.min(ALONE, ply.loss * ALONE_PART);
}

/** By how many discs an answer is better than all others; infinitely many where their values are unknown. */
function leadOf(ply: PlyReview, answer: Square, reviews: Reviews): number {
  const answers = answersTo(ply, reviews);
  if (!answers) return Infinity;
  const others = answers.filter(({ move }) => move !== answer).map(({ value }) => value);
  const own = answers.find(({ move }) => move === answer)?.value ?? -Infinity;
  return own - Math.max(...others);
}

/** The answers to a move with their values, the best first, where the next move of the game is an answer. */
function answersTo({ node, color }: PlyReview, reviews: Reviews): readonly MoveValue[] | undefined {
  const [child] = node.children;
  const next = child && reviews.get(child);
  return next && next.color !== color ? next.moves : undefined;
}

/** Whether a square was closed to the side that moved at all its later turns of the game. */
export function staysClosed({ node, color }: PlyReview, square: Square): boolean {
  const turns: boolean[] = [];
  for (let at = node.children[0]; at; at = at.children[0]) {
    if (at.color === color) turns.push(positionBefore(at).legalMoves.includes(square));
  }
  return turns.length > 0 && !turns.includes(true);
}

/** Whether a side had to pass soon after its move; where the game stops, it is said to. */
export function passesSoon({ node, color }: PlyReview): boolean {
  let at = node;
  for (let plies = 0; plies < PASS_PLIES; plies++) {
    const [next] = at.children;
    if (!next) return at.position.phase !== 'over';
    if (at.color === next.color && next.color !== color) return true;
    at = next;
  }
  return false;
}
