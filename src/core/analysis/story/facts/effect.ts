/**
 * The effect on the board of the answer to a bad move, and of the better move. The facts of a story (`fact.ts`) name it
 * where a reason alone would say little.
 */
import { openness } from '../../../coach/positions/frontier.js';
import { playOut } from '../../../coach/positions/lines.js';
import type { Reason } from '../../../coach/reasons/reason.js';
import type { MoveValue } from '../../../engine/engine.js';
import { opponent, type Color } from '../../../rules/color.js';
import type { Position } from '../../../rules/position.js';
import type { Square } from '../../../rules/square.js';
import { cornerOf, CORNERS, X_SQUARES } from '../../../rules/strategy.js';
import type { PlyReview } from '../../ply-review.js';
import { lineOf, takerOf } from './followed.js';

/** An effect of an answer that both sides can see, and its squares. */
export interface Effect {
  readonly kind:
    /** It is a corner, or threatens corners. */
    | 'corner'
    | 'threatens'
    /** It leaves no move, takes moves away, wedges a disc in on an edge, or shuts the other side out of squares. */
    | 'pass'
    | 'loses'
    | 'wedges'
    | 'shuts-out'
    /** It leaves only these moves. */
    | 'leaves';
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
    /** It closes a square to the other side, or is on a square that both sides want. */
    | 'closes'
    | 'wanted'
    /** It leaves the other side clearly fewer moves, or its own side clearly more after the best answer. */
    | 'choices'
    | 'moves'
    /** Its side plays next on this square, where it could before, or could not; after the worse move it cannot. */
    | 'keeps'
    | 'prepares'
    /** The worse move, on this square, can follow. */
    | 'first'
    /** The discs that it flips touch no empty square, or fewer of them. */
    | 'opens-nothing'
    | 'quiet';
  readonly squares: readonly Square[];
  /**
   * For `choices` and `moves`: how many moves there are after the better move, and after the worse one; for `quiet`,
   * how many empty squares the flipped discs touch.
   */
  readonly counts?: readonly [better: number, worse: number];
}

/** After an answer that leaves so few moves, they are named. */
const FEW_MOVES = 2;
/** Counts of moves differ clearly if one is so many times the other, and by so many moves. */
const CLEARLY_TIMES = 1.5;
const CLEARLY = 3;
/** A move that comes so early in best play after the better one follows it. */
const FOLLOWS_PLIES = 5;
/** A quiet move flips discs that touch so few empty squares. */
const QUIET = 2;
/** A corner that its side takes so early in best play belongs to what the first move did. */
const CORNER_PLY = 2;

/** The effect of the answer to a bad move that its better move would not have allowed, the weightiest one. */
export function effectOf(ply: PlyReview, reason?: Reason): Effect | undefined {
  const { position, square, color, best, refutation } = ply;
  const answer = reason?.line[1] ?? refutation[1];
  const better = best[0]!;
  const after = position.play(square);
  const they = opponent(color);
  if (
    answer === undefined ||
    answer === 'pass' ||
    better === square ||
    !movesOf(after, they).includes(answer)
  )
    return undefined;
  const instead = position.play(better);
  const isSame = movesOf(instead, they).includes(answer);
  if (CORNERS.includes(answer)) return isSame ? undefined : { kind: 'corner', squares: [answer] };
  const then = after.play(answer);
  const had = [
    ...cornersOf(after, they),
    ...cornersOf(instead, they),
    ...(isSame ? cornersOf(instead.play(answer), they) : []),
  ];
  // A threat that came to nothing in the game explains nothing.
  const threats = cornersOf(then, they).filter(
    (corner) => !had.includes(corner) && takerOf(ply, corner) === they,
  );
  if (threats.length > 0) return { kind: 'threatens', squares: threats };
  const left = movesOf(then, color);
  if (left.length === 0 && then.phase !== 'over') return { kind: 'pass', squares: [] };
  for (const { kind, squares } of reason?.consequences ?? []) {
    if (kind === 'loses' || kind === 'wedges' || kind === 'shuts-out') return { kind, squares };
  }
  if (answer !== better && movesOf(after, color).includes(better) && !left.includes(better))
    return { kind: 'loses', squares: [better] };
  return left.length <= FEW_MOVES && left.length > 0 ? { kind: 'leaves', squares: left } : undefined;
}

/** What the better move of a bad one was worth on the board. */
export function worthOf(ply: PlyReview): Worth | undefined {
  const { position, square, color, best, refutation } = ply;
  const better = best[0]!;
  const they = opponent(color);
  const isCorner = CORNERS.includes(better);
  // A corner that its side took later all the same is not what was missed.
  if (isCorner && takerOf(ply, better) !== color) return { kind: 'corner', squares: [better] };
  const instead = position.play(better);
  const after = position.play(square);
  const [theirs, others] = [movesOf(instead, they), movesOf(after, they)];
  if (instead.phase !== 'over' && theirs.length === 0 && others.length > 0)
    return { kind: 'pass', squares: [] };
  const had = [...cornersOf(position, color), ...cornersOf(after, color)];
  // A corner that its side took all the same is no reason.
  const isMissed = (corner: Square): boolean => !had.includes(corner) && takerOf(ply, corner) !== color;
  const threats = cornersOf(instead, color).filter(isMissed);
  if (threats.length > 0) return { kind: 'threatens', squares: threats };
  const next = lineOf(ply)[CORNER_PLY];
  if (next !== undefined && next !== 'pass' && CORNERS.includes(next) && isMissed(next))
    return { kind: 'corner-later', squares: [next] };
  const [, answer] = refutation;
  const isClosed =
    answer !== undefined &&
    answer !== 'pass' &&
    answer !== better &&
    others.includes(answer) &&
    !theirs.includes(answer);
  if (isClosed) return { kind: 'closes', squares: [answer] };
  if (isClearlyMore(others.length, theirs.length))
    return { kind: 'choices', squares: [], counts: [theirs.length, others.length] };
  const [otherwise, here] = [movesLeft(position, lineOf(ply), color), movesLeft(position, refutation, color)];
  if (otherwise !== undefined && here !== undefined && isClearlyMore(otherwise, here))
    return { kind: 'moves', squares: [], counts: [otherwise, here] };
  const then = laterOf(ply);
  if (then) return then;
  const isLater = playOut(position, lineOf(ply).slice(0, FOLLOWS_PLIES)).some(
    (step) => step.color === color && step.move === square,
  );
  if (isLater) return { kind: 'first', squares: [square] };
  const quiet = quietOf(ply);
  if (quiet?.counts && quiet.counts[0] <= QUIET && isClearlyMore(quiet.counts[1], quiet.counts[0]))
    return quiet;
  return isCorner ? { kind: 'corner', squares: [better] } : undefined;
}

/** The squares that only the better move closes to the other side, if they are few. */
export function closedBy({ position, square, color, best }: PlyReview, squares: readonly Square[]): Square[] {
  const they = opponent(color);
  const [open, instead] = [position.play(square), position.play(best[0]!)].map((one) => movesOf(one, they));
  const closed = squares.filter((one) => one !== best[0] && open!.includes(one) && !instead!.includes(one));
  return closed.length <= FEW_MOVES ? closed : [];
}

/** The next move of its side in best play, if the answer to the worse move takes it away. */
function laterOf(ply: PlyReview): Worth | undefined {
  const { position, square, color, refutation } = ply;
  const [, , next] = lineOf(ply);
  const [, answer] = refutation;
  if (next === undefined || next === 'pass' || next === square || answer === undefined) return undefined;
  const left = position.play(square).play(answer);
  if (next === answer || movesOf(left, color).includes(next)) return undefined;
  const had = movesOf(position, color).includes(next);
  return { kind: had ? 'keeps' : 'prepares', squares: [next] };
}

/** That the discs which the better move flips touch fewer empty squares than those of the worse one, if they do. */
export function quietOf({ position, square, best }: PlyReview): Worth | undefined {
  const [few, many] = [openness(position, best[0]!), openness(position, square)];
  if (few >= many) return undefined;
  return { kind: few === 0 ? 'opens-nothing' : 'quiet', squares: [], counts: [few, many] };
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

/** Where a side may play, whoever is to move. */
export const movesOf = (position: Position, color: Color): readonly Square[] =>
  position.withTurn(color).legalMoves;

const cornersOf = (position: Position, color: Color): Square[] =>
  movesOf(position, color).filter((square) => CORNERS.includes(square));
