/**
 * The moves of a review as a story judges them, after their explanations, which search bad moves more deeply: it blames no
 * move for a loss that the deeper search hardly sees, and advises the move that is easiest to understand of those that are
 * about as good.
 */
import type { Explanation } from '../../coach/reasons/reason.js';
import type { MoveValue } from '../../engine/engine.js';
import type { Square } from '../../rules/square.js';
import { isWorseThanGood } from '../classes.js';
import type { PlyReview } from '../ply-review.js';
import { cornerBeside, cornersGiven } from './facts/worth.js';

/** In discs: a move that loses no more is better advice than one that gives up a corner, or may seem to. */
const SAFER = 2;
/** A square that so many other moves missed is plainer advice than one with another reason. */
const AGAIN = 2;
/** Moves about one square belong together within so many plies. */
export const SQUARE_GAP = 6;

/** The moves, those without a loss in the deeper search as good ones; the advised move is the first of the best ones. */
export function confirmed(
  plies: readonly (PlyReview | undefined)[],
  explanations: readonly (Explanation | undefined)[] = [],
): readonly (PlyReview | undefined)[] {
  const blamed = plies.map((ply, at) => {
    const isDoubted = explanations[at]?.reasons.some(({ numbers }) => numbers.apart !== undefined);
    if (!ply || !isDoubted) return ply;
    const { best } = ply.chances;
    return { ...ply, loss: 0, after: ply.before, class: 'good', chances: { best, played: best } } as const;
  });
  return blamed.map((ply, at) => {
    const isBad = ply && isWorseThanGood(ply.class);
    const own = isBad ? (replySquare(ply, blamed[at + 1]) ?? againSquare(ply, blamed)) : undefined;
    if (ply && own) return withBest(ply, own);
    // The reasons of the coach are about the best move.
    const hasReason = (explanations[at]?.reasons.length ?? 0) > 1;
    if (!ply || hasReason || !isWorseThanGood(ply.class)) return ply;
    const move = safer(ply);
    return move ? withBest(ply, move) : ply;
  });
}

/** The review with another of the good moves as the one to advise. */
function withBest(ply: PlyReview, move: Square): PlyReview {
  return { ...ply, best: [move, ...ply.best.filter((other) => other !== move)] };
}

/** The square of the best reply, if playing there oneself was about as good as anything: the plainest advice. */
function replySquare(ply: PlyReview, next: PlyReview | undefined): Square | undefined {
  const reply = next && next.color !== ply.color ? next.moves[0]!.move : undefined;
  return asGood(ply).find((move) => move === reply);
}

/** The square on which several other bad moves of the side around a move should have been played as well. */
function againSquare(ply: PlyReview, plies: readonly (PlyReview | undefined)[]): Square | undefined {
  const wishes = plies
    .filter((other) => other && other !== ply && other.color === ply.color && isWorseThanGood(other.class))
    .filter((other) => Math.abs(other!.ply - ply.ply) <= SQUARE_GAP)
    .map((other) => asGood(other!));
  const times = (move: Square): number => wishes.filter((wish) => wish.includes(move)).length;
  const [most] = asGood(ply).toSorted((a, b) => times(b) - times(a));
  return most && times(most) >= AGAIN ? most : undefined;
}

/** A move that gives up no corner, nor stands diagonally beside an empty one, where the best move does. */
function safer(ply: PlyReview): Square | undefined {
  const isRisky = (move: Square): boolean => {
    const instead = { ...ply, best: [move] };
    return cornersGiven(instead).length > 0 || cornerBeside(instead) !== undefined;
  };
  return isRisky(ply.best[0]!) ? asGood(ply).find((move) => !isRisky(move)) : undefined;
}

/** The moves that lose hardly more than the best one, and clearly less than the one that was played; the best one first. */
function asGood({ moves, square, loss }: PlyReview): Square[] {
  const [best] = moves;
  const isGood = ({ value, certainty, move }: MoveValue): boolean =>
    move !== square && best!.value - value <= Math.min(SAFER, loss / 2) && certainty === best!.certainty;
  return moves.filter(isGood).map(({ move }) => move as Square);
}
