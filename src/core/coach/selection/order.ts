/**
 * Two moves that the better line makes both: which comes first, and why the other order is worse. `instead.ts` and
 * `select-reasons.ts` say it of a bad move that is good a little later.
 */
import type { Square } from '../../rules/square.js';
import { cornerOf, CORNERS } from '../../rules/strategy.js';
import { isGone, NEXT_MOVE, replyTo } from '../contrast/reply.js';
import { openedTo } from '../contrast/shape.js';
import { ANSWERS, movesOf, playedBy, pliesUntil } from '../positions/lines.js';
import { isOwn, isShared, isWantedReply, type Outcome } from '../positions/outcome.js';
import { opensCorner } from '../positions/safe-moves.js';
import type { Finding } from '../reasons/finding.js';
import type { Instead } from '../reasons/reason.js';

/** The move itself is worth naming as a later one if it is played within this many plies. */
const LATER_WITHIN = 7;
/** An order without its cause is worth a word only if the move comes next: within so many plies. */
const NEXT = 3;
/** A square stays shut for so many plies after the later move. */
const STAYS_SHUT = 2;
/** So many squares that are opened are named. */
const MOST_OPENED = 3;

/**
 * Nobody but the mover can make the worse move, which comes later in the better line or is still there after its answer,
 * while both sides can make the better one: the second square.
 */
export function waits(
  worse: Outcome,
  better: Outcome,
  { kind, squares }: Pick<Finding, 'kind' | 'squares'>,
): Instead | undefined {
  const found = kind === 'could-wait' ? undefined : inHand(worse, better);
  if (!found || !isShared(worse, better.move)) return undefined;
  const isNamed =
    squares.includes(better.move) ||
    !movesOf(worse.after, worse.other).includes(better.move) ||
    !isWantedReply(worse, better.move);
  return { kind: 'waits', squares: isNamed ? found : [...found, better.move] };
}

/**
 * As `waits`, of a move that the better line makes, where only the mover can make the better one, unless that is
 * played first.
 */
export function waitsAsOwn(worse: Outcome, better: Outcome, { kind }: Finding): Instead | undefined {
  const found = kind === 'could-wait' ? undefined : inHand(worse, better);
  const isMade = pliesUntil(better.steps, better.mover, [worse.move]) !== undefined;
  const seen = [worse.after, ...worse.steps.slice(1, NEXT).map(({ after }) => after)];
  const isOpened = seen.some((one) => movesOf(one, worse.other).includes(better.move));
  const isLost = isGone(worse, better.move, { from: NEXT_MOVE, within: NEXT_MOVE });
  return found && isMade && (isOpened || isLost) ? { kind: 'waits', squares: found } : undefined;
}

/** As `waitsAsOwn`, whatever becomes of the better move: all there is to say where nothing else shows. */
export function waitsAtLeast(worse: Outcome, better: Outcome): Instead | undefined {
  const found = better.steps.length > NEXT ? inHand(worse, better) : undefined;
  return found && { kind: 'waits', squares: found };
}

/** The worse move, if nobody but the mover can make it, and the better line makes it or leaves it. */
function inHand(worse: Outcome, better: Outcome): readonly Square[] | undefined {
  if (movesOf(worse.position, worse.other).includes(worse.move)) return undefined;
  const plies = pliesUntil(better.steps, better.mover, [worse.move]);
  const stays = better.replied?.legalMoves.includes(worse.move) && !opensCorner(better.replied, worse.move);
  if (plies === undefined && (!stays || cornerOf(better.move) !== undefined)) return undefined;
  const positions = [better.after, ...better.steps.map((step) => step.after)];
  if (positions.some((position) => movesOf(position, better.other).includes(worse.move))) return undefined;
  return [worse.move];
}

/** The worse move is good a little later. */
export function comesFirst(worse: Outcome, better: Outcome, { kind, numbers }: Finding): Instead | undefined {
  if (kind === 'could-wait') return undefined;
  const plies = laterIn(better, worse.move);
  // The answer that punishes it now is the cause.
  return plies === undefined || (plies > NEXT && numbers.replies !== 1)
    ? undefined
    : { kind: 'first', squares: [worse.move], line: better.line.slice(0, plies) };
}

/** The better move comes first, because the answer to the worse one makes it impossible. */
export function lostOtherwise(worse: Outcome, better: Outcome): Instead | undefined {
  const [reply, plies] = [replyTo(worse), laterIn(better, worse.move)];
  if (plies === undefined || reply === undefined || reply === better.move) return undefined;
  const isLost = isGone(worse, better.move, { from: NEXT_MOVE, within: NEXT_MOVE });
  return isLost ? { kind: 'first-lost', squares: [reply], line: better.line.slice(0, plies) } : undefined;
}

/**
 * The better move comes first, because the other side then does not get to a square that it takes with one of its first
 * two answers to the worse one.
 */
export function shutThen(worse: Outcome, better: Outcome): Instead | undefined {
  const plies = laterIn(better, worse.move);
  if (plies === undefined) return undefined;
  const line = better.line.slice(0, plies);
  const seen = [better.position, ...better.steps.slice(0, plies + STAYS_SHUT).map(({ after }) => after)];
  const square = playedBy(worse.steps.slice(0, ANSWERS[1]), worse.other).find(
    (one) =>
      !CORNERS.includes(one) &&
      seen.every((here) => here.at(one) === undefined && !movesOf(here, worse.other).includes(one)),
  );
  return square && { kind: 'first-shut', squares: [square], line };
}

/**
 * The squares that the worse move opens, where the better one does not: those that only the mover could play, or the
 * square of the answer, if the other side wants it.
 */
export function opensNow(
  worse: Outcome,
  better: Outcome,
  { squares: named, kind }: Finding,
  isWeak: (square: Square) => boolean,
): Instead | undefined {
  if (kind !== 'could-wait' && kind !== 'too-early') return undefined;
  const reply = replyTo(worse);
  const theirs = movesOf(better.after, better.other);
  const opened = openedTo(worse).filter((square) => ![...theirs, better.move, ...named].includes(square));
  const byUse = (square: Square): number => Number(square === reply);
  const there = playedBy(better.steps, better.other);
  const taken = playedBy(worse.steps.slice(0, LATER_WITHIN), worse.other).filter(
    (square) => !there.includes(square),
  );
  const own = opened
    .filter((square) => isOwn(worse, square) && (!isWeak(square) || taken.includes(square)))
    .toSorted((a, b) => byUse(b) - byUse(a))
    .slice(0, MOST_OPENED);
  if (own.length > 0) return { kind: 'opens-own', squares: own };
  return reply && opened.includes(reply) && !isWeak(reply)
    ? { kind: 'opens-now', squares: [reply] }
    : undefined;
}

/** The other side passes after the worse move, and the mover makes the better one all the same. */
export function passesBack(worse: Outcome, better: Outcome, { kind }: Finding): Instead | undefined {
  const line = worse.line.slice(0, NEXT);
  const isBack = line[1] === 'pass' && line[2] === better.move;
  return (kind === 'could-wait' || kind === 'too-early') && isBack
    ? { kind: 'passes-back', squares: [better.move], line }
    : undefined;
}

/** The ply of the better line at which the mover makes the worse move. */
function laterIn({ steps, mover }: Outcome, move: Square): number | undefined {
  return pliesUntil(steps.slice(0, LATER_WITHIN), mover, [move]);
}
