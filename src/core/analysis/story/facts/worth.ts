/** What a better move does on the board that a worse one does not. The facts of a story (`fact.ts`) name it. */
import { movesOf } from '../../../coach/positions/lines.js';
import { opponent, type Color } from '../../../rules/color.js';
import type { Position } from '../../../rules/position.js';
import type { Square } from '../../../rules/square.js';
import { cornerOf, CORNERS, X_SQUARES } from '../../../rules/strategy.js';
import type { PlyReview } from '../../ply-review.js';
import { comesAnyway, isClearlyMore, isReason, lineOf, type Replies } from './replies.js';

/** What a better move does that the worse one does not, and its squares. */
export interface Worth {
  readonly kind:
    /** It is a corner, threatens corners, or wins one, whatever the reply. */
    | 'corner'
    | 'threatens'
    | 'corner-later'
    /** It leaves the other side no move, at once or two plies later in best play. */
    | 'pass'
    | 'pass-later'
    /** It closes to the other side the squares of all replies that punish the worse move. */
    | 'closes'
    /** Every move that it leaves the other side lets a corner be taken at once. */
    | 'unsafe'
    /** It leaves the other side clearly fewer moves, or its own side clearly more. */
    | 'choices'
    | 'keeps';
  readonly squares: readonly Square[];
  /** For `choices` and `keeps`: how many moves there are after the better move, and after the worse one. */
  readonly counts?: readonly [better: number, worse: number];
}

/** In discs: a move that loses no more is about as good as the best one. */
const AS_GOOD = 1;
/** Nobody reads a list of more squares. */
const MOST_SQUARES = 3;
/** The second move of the other side in a line. */
const SECOND_REPLY = 3;

/** What the better move of a bad one was worth on the board. */
export function worthOf(ply: PlyReview, replies: Replies | undefined): Worth | undefined {
  const { position, square, color, best } = ply;
  const better = best[0]!;
  const they = opponent(color);
  if (isCornerLeft(ply)) return { kind: 'corner', squares: [better] };
  const [instead, after] = [position.play(better), position.play(square)];
  const [theirs, others] = [movesOf(instead, they), movesOf(after, they)];
  if (instead.phase !== 'over' && theirs.length === 0 && others.length > 0)
    return { kind: 'pass', squares: [] };
  const had = [...cornersOf(position, color), ...cornersOf(after, color)];
  const threats = cornersOf(instead, color).filter(
    (corner) => !had.includes(corner) && takerOf(ply, corner) !== color,
  );
  const won = threats.filter((corner) =>
    theirs.every((reply) => movesOf(instead.play(reply), color).includes(corner)),
  );
  if (won.length > 0) return { kind: 'corner-later', squares: won };
  const strong = replies?.strong ?? [];
  const shut = strong.filter(
    (reply) => reply !== better && !theirs.includes(reply) && !comesAnyway(ply, reply),
  );
  const isShutBy = (move: Square): boolean =>
    !movesOf(position.play(move), they).some((reply) => shut.includes(reply));
  if (
    shut.length > 0 &&
    shut.length === strong.length &&
    shut.length <= MOST_SQUARES &&
    (shut.every((reply) => movesOf(position, they).includes(reply)) || isReason(ply, isShutBy))
  )
    return { kind: 'closes', squares: shut };
  if (isUnsafe(instead, they) && !isUnsafe(after, they)) return { kind: 'unsafe', squares: [] };
  if (threats.length > 0) return { kind: 'threatens', squares: threats };
  if (lineOf(ply)[SECOND_REPLY] === 'pass') return { kind: 'pass-later', squares: [] };
  const leaves = (move: Square, color: Color): number => movesOf(position.play(move), color).length;
  if (
    isClearlyMore(others.length, theirs.length) &&
    isReason(ply, (move) => leaves(move, they) <= theirs.length)
  )
    return { kind: 'choices', squares: [], counts: [theirs.length, others.length] };
  const [kept, left] = [movesOf(instead, color), movesOf(after, color)];
  return isClearlyMore(kept.length, left.length) &&
    isReason(ply, (move) => leaves(move, color) >= kept.length)
    ? { kind: 'keeps', squares: [], counts: [kept.length, left.length] }
    : undefined;
}

/** Whether each of several moves of a side lets the other one take a corner that it could not take before. */
function isUnsafe(position: Position, color: Color): boolean {
  const they = opponent(color);
  const own = movesOf(position, color);
  const had = movesOf(position, they);
  const gives = (move: Square): boolean =>
    movesOf(position.withTurn(color).play(move), they).some(
      (reply) => CORNERS.includes(reply) && !had.includes(reply),
    );
  return own.length > 1 && own.every((move) => !CORNERS.includes(move) && gives(move));
}

/** Whether the better move is a corner which the side did not take later, and without which no move is as good. */
function isCornerLeft(ply: PlyReview): boolean {
  const { best, moves, before, color } = ply;
  const isMatched = moves.some(
    ({ move, value }) => before - value <= AS_GOOD && move !== 'pass' && !CORNERS.includes(move),
  );
  return CORNERS.includes(best[0]!) && takerOf(ply, best[0]!) !== color && !isMatched;
}

/** The side that a square went to in the game; nothing if it stayed empty. */
export function takerOf({ node }: PlyReview, square: Square): Color | undefined {
  for (let at = node.children[0]; at; at = at.children[0]) if (at.move === square) return at.color;
  return undefined;
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

const cornersOf = (position: Position, color: Color): Square[] =>
  movesOf(position, color).filter((square) => CORNERS.includes(square));
