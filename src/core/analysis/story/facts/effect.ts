/**
 * The effect on the board of the answer to a bad move, and of the better move. The facts of a story (`fact.ts`) name it
 * where a reason alone would say little.
 */
import type { MoveValue } from '../../../engine/engine.js';
import { opponent, type Color } from '../../../rules/color.js';
import type { Position } from '../../../rules/position.js';
import type { Square } from '../../../rules/square.js';
import { cornerOf, CORNERS, X_SQUARES } from '../../../rules/strategy.js';
import type { PlyReview } from '../../ply-review.js';
import {
  bestTakerOf,
  isDecisive,
  lineOf,
  movesOf,
  plays,
  takerOf,
  TAKEN_PLIES,
  type Reviews,
} from './followed.js';

/** What the answer to a bad move does: it threatens corners. */
export interface Effect {
  readonly kind: 'threatens';
  readonly squares: readonly Square[];
}

/** What a better move does that the worse one does not, and its squares. */
export interface Worth {
  readonly kind:
    /** It is a corner, threatens corners, or leads to them. */
    | 'corner'
    | 'threatens'
    | 'corner-later'
    /** It leaves the other side no move, at once or later in best play. */
    | 'pass'
    | 'pass-later'
    /** It closes a square to the other side, or opens some to its own alone. */
    | 'closes'
    | 'alone'
    /** It leaves the other side clearly fewer moves, or its own side clearly more after the best answer. */
    | 'choices'
    | 'moves'
    /** The discs that it flips touch fewer empty squares. */
    | 'quiet'
    /** Its side plays next on this square, where it could not before, nor can after a move that is about as good. */
    | 'prepares';
  readonly squares: readonly Square[];
  /** For `choices` and `moves`: how many moves there are after the better move, and after the worse one. */
  readonly counts?: readonly [better: number, worse: number];
}

/** Counts of moves differ clearly if one is so many times the other, and by so many moves. */
const CLEARLY_TIMES = 1.5;
const CLEARLY = 3;
/** In discs: a move that loses no more is about as good as the best one. */
const AS_GOOD = 1;
/** A corner that its side takes so early in best play belongs to what the first move did. */
const CORNER_PLY = 2;

/** What the better move of a bad one was worth on the board. */
export function worthOf(ply: PlyReview, reviews: Reviews): Worth | undefined {
  const { position, square, color, best, refutation } = ply;
  const better = best[0]!;
  const they = opponent(color);
  // A corner that its side took later all the same is not what was missed, nor one without which it does as well.
  if (CORNERS.includes(better) && takerOf(ply, better) !== color && !isMatched(ply))
    return { kind: 'corner', squares: [better] };
  const instead = position.play(better);
  const after = position.play(square);
  const [theirs, others] = [movesOf(instead, they), movesOf(after, they)];
  if (instead.phase !== 'over' && theirs.length === 0 && others.length > 0)
    return { kind: 'pass', squares: [] };
  const had = [...cornersOf(position, color), ...cornersOf(after, color)];
  // A corner that its side took all the same, or does not take in best play, is no reason.
  const isMissed = (corner: Square): boolean =>
    !had.includes(corner) && takerOf(ply, corner) !== color && bestTakerOf(ply, corner) === color;
  const threats = cornersOf(instead, color).filter(isMissed);
  if (threats.length > 0) return { kind: 'threatens', squares: threats };
  const next = lineOf(ply)[CORNER_PLY];
  if (next !== undefined && next !== 'pass' && CORNERS.includes(next) && isMissed(next))
    return { kind: 'corner-later', squares: [next] };
  const [, answer] = refutation;
  if (answer !== undefined && answer !== 'pass' && shutsOut(ply, answer, reviews))
    return { kind: 'closes', squares: [answer] };
  const prepared = preparedBy(ply);
  if (prepared) return { kind: 'prepares', squares: [prepared] };
  // Numbers of moves say less than any square.
  if (isClearlyMore(others.length, theirs.length))
    return { kind: 'choices', squares: [], counts: [theirs.length, others.length] };
  const [otherwise, here] = [movesLeft(position, lineOf(ply), color), movesLeft(position, refutation, color)];
  if (otherwise !== undefined && here !== undefined && isClearlyMore(otherwise, here))
    return { kind: 'moves', squares: [], counts: [otherwise, here] };
  return undefined;
}

/** Whether a move that takes no corner is as good as the best one. */
function isMatched({ moves, before }: PlyReview): boolean {
  return moves.some(({ move, value }) => value === before && move !== 'pass' && !CORNERS.includes(move));
}

/**
 * Whether a bad move is bad because it did not shut the other side out of a square where it could play: its answer there
 * decides, few moves shut it out besides the better one, and after that one it does not play there soon.
 */
export function shutsOut(ply: PlyReview, square: Square, reviews: Reviews): boolean {
  const { position, square: played, color, best, moves } = ply;
  const they = opponent(color);
  const isOpen = (move: Square): boolean => movesOf(position.play(move), they).includes(square);
  if (square === best[0] || !movesOf(position, they).includes(square)) return false;
  if (!isOpen(played) || isOpen(best[0]!) || plays(ply, lineOf(ply), they, square, TAKEN_PLIES)) return false;
  const others = moves
    .map(({ move }) => move as Square)
    .filter((move) => move !== played && move !== best[0]);
  return others.filter(isOpen).length >= others.length / 2 && isDecisive(ply, square, reviews);
}

/**
 * The next move of its side in best play, which was closed before, and which the better move opens, but neither the worse one
 * nor one that is about as good.
 */
function preparedBy(ply: PlyReview): Square | undefined {
  const { position, color, best, moves, before } = ply;
  const [, , next] = lineOf(ply);
  if (next === undefined || next === 'pass' || CORNERS.includes(next)) return undefined;
  if (movesOf(position, color).includes(next)) return undefined;
  const isOpenAfter = (move: Square): boolean => movesOf(position.play(move), color).includes(next);
  const others = moves
    .filter(({ move, value }) => move === ply.square || before - value <= AS_GOOD)
    .map(({ move }) => move as Square)
    .filter((move) => move !== best[0]);
  return isOpenAfter(best[0]!) && !others.some(isOpenAfter) ? next : undefined;
}

/** The corners that the better move lets the other side take, which it could not take before. */
export function cornersGiven({ position, color, best }: PlyReview): Square[] {
  const they = opponent(color);
  const had = cornersOf(position, they);
  return cornersOf(position.play(best[0]!), they).filter((corner) => !had.includes(corner));
}

/** The empty corner diagonally beside the better move that the other side cannot take at once after it. */
export function cornerBeside({ position, color, best }: PlyReview): Square | undefined {
  const corner = X_SQUARES.includes(best[0]!) ? cornerOf(best[0]!) : undefined;
  if (!corner || position.at(corner) !== undefined) return undefined;
  return cornersOf(position.play(best[0]!), opponent(color)).includes(corner) ? undefined : corner;
}

/** Whether a number of moves is clearly greater than another one: 14 moves are not clearly more than 11. */
function isClearlyMore(more: number, fewer: number): boolean {
  return more - fewer >= CLEARLY && more >= fewer * CLEARLY_TIMES;
}

/** How many moves a side has after its move and the answer of a line; nothing if the line is too short. */
function movesLeft(from: Position, [move, answer]: MoveValue['line'], color: Color): number | undefined {
  if (move === undefined || answer === undefined) return undefined;
  return movesOf(from.play(move).play(answer), color).length;
}

const cornersOf = (position: Position, color: Color): Square[] =>
  movesOf(position, color).filter((square) => CORNERS.includes(square));
