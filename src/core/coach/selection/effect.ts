/**
 * What a bad move costs on the board, for a reason that would only name the strong reply, or an order: a square that
 * changes hands, moves that it takes away, squares that it opens, discs that the reply now flips.
 */
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { isGone, replyTo } from '../contrast/reply.js';
import { openedTo } from '../contrast/shape.js';
import { movesOf, playedBy, pliesUntil } from '../positions/lines.js';
import { isOpenBefore, type Outcome } from '../positions/outcome.js';
import { openedBy, spoiledBy } from '../reasons/access.js';
import type { Access, Instead, InsteadKind, Reason } from '../reasons/reason.js';
import { missesMoves } from './instead.js';

/** A square changes hands within so many plies of the two lines; proven lines are believed for longer. */
const NEAR = { theirs: 6, own: 5 };
const PROVEN = { theirs: 8, own: 5 };
const FAR = { theirs: 10, own: 9 };
/** What the other side plays later than this in its line, nobody sees coming. */
const USED_WITHIN = 6;
/** What the better move does that does not say what the worse one costs. */
const SLIGHT: readonly InsteadKind[] = ['first', 'shared', 'quiet', 'prepares'];
/** Nobody looks up more squares than this in one sentence. */
const MOST_NAMED = 3;

/**
 * A reason with what the move costs, where it would only say how strong the reply is, or which move comes first.
 *
 * @param beside squares that other reasons name
 */
export function withEffect(
  reason: Reason,
  values: Reason,
  worse: Outcome,
  better: Outcome,
  beside: readonly Square[] = [],
): Reason {
  const { kind, squares, instead, numbers, consequences = [] } = reason;
  const isReply = instead?.kind === 'only-reply';
  const isOnly = isReply || (numbers.replies === 1 && !instead);
  const isLittle = numbers.replies === 1 && instead !== undefined && SLIGHT.includes(instead.kind);
  const isOfBetter = kind === 'square-wanted' && squares[0] === better.move;
  const isOrder = isOfBetter && (isReply || instead?.kind === 'now');
  const isCount = kind === 'mobility' && numbers.plies !== undefined && !instead;
  if (!(isOnly || isLittle || isOrder || isCount)) return reason;
  // That a reply is the strong one says nothing without its effect, nor beside it.
  const { instead: _, ...rest } = reason;
  const bare: Reason = isOrder
    ? { ...rest, instead: { kind: 'now', squares: [better.move] } }
    : isReply
      ? rest
      : reason;
  if (consequences.length > 0) return bare;
  // That both sides can play a square does not say who gets it.
  const isSaid = kind !== 'square-wanted' || numbers.discs !== undefined || squares.includes(better.move);
  const effect = effectOf(worse, better, isSaid ? [...squares, ...beside] : beside, {
    isProven: values.kind === 'count',
  });
  return effect ? { ...reason, instead: effect } : bare;
}

/** What the worse move costs, the nearest thing first; `undefined` if nothing shows. */
export function effectOf(
  worse: Outcome,
  better: Outcome,
  named: readonly Square[],
  { isProven = false }: { readonly isProven?: boolean } = {},
): Instead | undefined {
  return (
    swapped(worse, better, named, isProven ? PROVEN : NEAR) ??
    takesOwn(worse, better, named) ??
    missing(worse, better, named) ??
    letsIn(worse, better, named) ??
    swapped(worse, better, named, FAR)
  );
}

/** A square that the other side soon takes after the worse move, and the mover after the better one. */
function swapped(
  worse: Outcome,
  better: Outcome,
  named: readonly Square[],
  within: typeof NEAR,
): Instead | undefined {
  const ours = playedBy(better.steps.slice(0, within.own), better.mover);
  const ofBoth = playedBy(worse.steps.slice(0, within.theirs), worse.other).filter((one) =>
    ours.includes(one),
  );
  const square = ofBoth.find(
    (one) => ![...named, ...CORNERS].includes(one) && changesHands(worse, better, one),
  );
  const line = square && worse.line.slice(0, pliesUntil(worse.steps, worse.other, [square]));
  return line && { kind: square === better.move ? 'taken' : 'swaps', squares: [square], line };
}

/** Whether neither side can play first where the other one does in the two lines. */
function changesHands(worse: Outcome, better: Outcome, square: Square): boolean {
  return !isOpenBefore(worse, worse.other, square) && !isOpenBefore(better, better.mover, square);
}

/** Moves that the worse move itself takes from the mover, and that one of the two lines makes. */
function takesOwn(worse: Outcome, better: Outcome, named: readonly Square[]): Instead | undefined {
  const { position, mover, other } = worse;
  const used = [
    ...playedBy(better.steps.slice(0, FAR.own), mover),
    ...playedBy(worse.steps.slice(0, USED_WITHIN), other),
  ];
  const anyway = playedBy(better.steps, other);
  const squares = position.legalMoves
    .filter(
      (square) =>
        ![worse.move, better.move, ...CORNERS, ...named, ...anyway].includes(square) &&
        used.includes(square) &&
        isGone(worse, square) &&
        movesOf(better.after, mover).includes(square),
    )
    .slice(0, MOST_NAMED);
  if (squares.length === 0) return undefined;
  const discs = spoiledBy(worse, squares)?.discs;
  return { kind: 'takes', squares, ...(discs && { discs }) };
}

/** Moves that the mover misses after the reply, and that no other reason names. */
function missing(worse: Outcome, better: Outcome, named: readonly Square[]): Instead | undefined {
  const found = missesMoves(worse, better, { kind: 'too-early', squares: [] });
  return found?.squares.every((square) => named.includes(square)) ? undefined : found;
}

/** Squares that only the worse move opens to the other side, which soon plays on the first. */
function letsIn(worse: Outcome, better: Outcome, named: readonly Square[]): Instead | undefined {
  const { steps, other, mover } = worse;
  const anyway = [
    ...movesOf(better.after, other),
    ...playedBy(better.steps, other),
    ...playedBy(steps, mover),
    ...CORNERS,
    ...named,
    // That the other side answers there is another reason.
    replyTo(worse),
  ];
  const opened = openedTo(worse).filter((square) => !anyway.includes(square));
  const used = playedBy(steps.slice(0, USED_WITHIN), other).filter((square) => opened.includes(square));
  const [first] = used;
  if (first === undefined || isOpenBefore(worse, other, first)) return undefined;
  const discs = openedBy(worse, [first]);
  return {
    kind: 'lets-in',
    squares: [first],
    ...(discs?.by === 'turning' && { discs: discs.discs }),
    line: worse.line.slice(0, pliesUntil(steps, other, [first])),
  };
}

/** A few discs that a reply flips only after the worse move, which turned or placed one of them. */
export function flippedOnlyNow(worse: Outcome, better: Outcome, reply: Square): Access | undefined {
  const there = better.after.legalMoves.includes(reply) ? better.after.flips(reply) : [];
  const discs = worse.after.flips(reply).filter((disc) => !there.includes(disc));
  const isCause = discs.some((disc) => [worse.move, ...worse.position.flips(worse.move)].includes(disc));
  return isCause && discs.length <= MOST_NAMED ? { by: 'flipped', discs } : undefined;
}
