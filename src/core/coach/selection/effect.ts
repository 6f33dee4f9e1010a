/**
 * What a bad move costs on the board, for a reason that would only name the strong reply, or an order: a square that
 * changes hands, moves that it takes away, squares that it opens, discs that the reply now flips.
 */
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { isGone, replyTo } from '../contrast/reply.js';
import { openedTo } from '../contrast/shape.js';
import { movesOf, playedBy, pliesUntil } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import { openedBy, spoiledBy } from '../reasons/access.js';
import { FAINT } from '../reasons/finding.js';
import type { Instead, InsteadKind, Reason } from '../reasons/reason.js';
import { missesMoves } from './instead.js';

/** A square changes hands within so many plies of the two lines; proven lines are believed for longer. */
const NEAR = { theirs: 6, own: 5 };
const PROVEN = { theirs: 8, own: 5 };
const FAR = { theirs: 10, own: 9 };
/** What the other side plays later than this in its line, nobody sees coming. */
const USED_WITHIN = 8;
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
  const { consequences = [], ...rest } = reason;
  const { kind, squares, instead, numbers } = rest;
  const isAlone = consequences.some((one) => one.kind === 'alone');
  const isOnly = numbers.replies === 1 || isAlone ? !instead : instead?.kind === 'only-reply';
  const isLittle = numbers.replies === 1 && instead !== undefined && SLIGHT.includes(instead.kind);
  const isOrder = kind === 'square-wanted' && instead?.kind === 'now';
  // What the better move does says more than that no other reply hurts.
  const plain = isAlone && instead && !isOnly ? { ...rest, consequences: [] } : reason;
  const isCount = kind === 'mobility' && numbers.plies !== undefined && !instead;
  if (!(isOnly || isLittle || isOrder || isCount) || consequences.length > Number(isAlone)) return plain;
  const isOne = isOnly && !isAlone && !instead?.squares[1];
  // That both sides can play a square does not say who gets it.
  const isSaid = kind !== 'square-wanted' || numbers.discs !== undefined || squares.includes(better.move);
  const effect = effectOf(worse, better, isSaid ? [...squares, ...beside] : beside, {
    isProven: values.kind === 'count',
    isOfReply: isOne,
  });
  // The same answer in both lines says nothing, nor is it named twice.
  const isFaint = effect?.kind === 'only-reply' || worse.line[1] === better.line[1];
  const weight = isFaint && numbers.replies === 1 ? FAINT : rest.weight;
  if (effect) return { ...rest, weight, instead: effect };
  // That a reply is the strong one says nothing beside another reason.
  const { instead: _, ...bare } = reason;
  return instead?.kind === 'only-reply' && rest.weight > FAINT ? bare : plain;
}

/** What the worse move costs, the nearest thing first; `undefined` if nothing shows. */
export function effectOf(
  worse: Outcome,
  better: Outcome,
  named: readonly Square[],
  { isProven = false, isOfReply = true }: { readonly isProven?: boolean; readonly isOfReply?: boolean } = {},
): Instead | undefined {
  return (
    swapped(worse, better, named, isProven ? PROVEN : NEAR) ??
    takesOwn(worse, better, named) ??
    missesMoves(worse, better, { kind: 'too-early', squares: [] }) ??
    letsIn(worse, better, named) ??
    (isOfReply ? turning(worse, better) : undefined) ??
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
  const square = ofBoth.find((one) => ![...named, ...CORNERS].includes(one));
  const line = square && worse.line.slice(0, pliesUntil(worse.steps, worse.other, [square]));
  return line && { kind: square === better.move ? 'taken' : 'swaps', squares: [square], line };
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
  if (first === undefined) return undefined;
  const discs = openedBy(worse, [first]);
  return {
    kind: 'lets-in',
    squares: [first],
    ...(discs?.by === 'turning' && { discs: discs.discs }),
    line: worse.line.slice(0, pliesUntil(steps, other, [first])),
  };
}

/** The reply with a few discs that it flips only now: one that the worse move turned, or its own. */
function turning(worse: Outcome, better: Outcome): Instead | undefined {
  const reply = replyTo(worse);
  if (!reply) return undefined;
  const there = better.after.legalMoves.includes(reply) ? better.after.flips(reply) : [];
  const discs = worse.after.flips(reply).filter((disc) => !there.includes(disc));
  const isCause = discs.some((disc) => [worse.move, ...worse.position.flips(worse.move)].includes(disc));
  return isCause && discs.length <= MOST_NAMED ? { kind: 'only-reply', squares: [reply], discs } : undefined;
}
