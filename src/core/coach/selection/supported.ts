/**
 * Leaves out of a reason, or rewords, what the two lines beside it refute; `select-reasons.ts` asks it of each reason.
 */
import type { EngineMove } from '../../engine/engine.js';
import type { Color } from '../../rules/color.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { movesOf, playedBy } from '../positions/lines.js';
import { FOR_NOW_SHARE } from '../contrast/shown.js';
import type { Outcome } from '../positions/outcome.js';
import { withDiscsOf } from '../reasons/access.js';
import type { Access, Consequence, Instead, Reason } from '../reasons/reason.js';
import { winsCorners } from './upshot.js';

/** A square is not closed if it is open again within so many plies. */
const AGAIN = 2;

/** A fault as both lines bear it out; `undefined` if nothing is left of it. */
export function supported(reason: Reason, worse: Outcome, better: Outcome): Reason | undefined {
  const { kind, squares, numbers, line } = reason;
  const reopened = reopens(worse, 2, worse.mover, squares);
  const staysPossible = kind === 'prepared' && numbers.plies === undefined;
  if ((kind === 'region-closed' || staysPossible) && reopened) return undefined;
  const isClosing = kind === 'opens' && numbers.theirs === undefined && numbers.otherTheirs === undefined;
  const isOpenAgain = reopens(better, 1, better.other, squares);
  if (isClosing && isOpenAgain) return undefined;
  const isForNow = kind === 'reply-prevented' && numbers.later === undefined && isOpenAgain;
  const isGiving = kind === 'sacrifice' && !movesOf(better.after, better.other).includes(squares[0]!);
  if (isGiving) return undefined;
  if (kind === 'corner-won-later' && !winsCorners(better, worse)) return undefined;
  const isBoth = kind === 'square-wanted' && !reason.access && numbers.discs === undefined;
  if (isBoth && !squares.every((square) => isOpenToBoth(worse, square))) return undefined;
  const access = reason.access && needed(reason.access, reason, worse, better);
  // Such a reason is about the discs that open the square.
  if (kind === 'square-wanted' && reason.access && !access) return undefined;
  const consequences = reason.consequences
    ?.flatMap((one) => lasting(one, worse))
    .filter((one) => !threatensAnyway(one, line[1], better));
  if (kind === 'reply-stronger' && reason.consequences?.length && consequences?.length === 0)
    return undefined;
  const isBeside = (kind === 'x-square' || kind === 'c-square') && numbers.plies !== undefined;
  const plies = numbers.plies ?? 0;
  if (isBeside && !worse.steps[plies - 1]?.before.flips(line.at(-1) as Square).includes(worse.move))
    return undefined;
  const { access: _, consequences: __, ...rest } = reason;
  // What is open again soon is prevented only for now.
  const counted = isForNow
    ? { ...rest, numbers: { ...numbers, later: 1 + AGAIN }, weight: reason.weight * FOR_NOW_SHARE }
    : rest;
  return { ...counted, ...(access && { access }), ...(consequences && { consequences }) };
}

/** Whether the line of the better move bears out what it does. */
export function holds({ kind, squares, line = [] }: Instead, better: Outcome): boolean {
  const { other } = better;
  if (kind === 'closes') return !reopens(better, 1, other, squares);
  if (kind !== 'gets' && !kind.startsWith('keeps')) return true;
  const until = kind === 'gets' ? line.length - 1 : AGAIN + 1;
  return !better.steps
    .slice(0, until)
    .some(({ after }) =>
      squares.some((square) => after.at(square) === undefined && movesOf(after, other).includes(square)),
    );
}

/** The better move's effect without discs whose flipping is not its cause. */
export function withoutFalseCause(instead: Instead, better: Outcome): Instead {
  const { discs, squares, ...rest } = instead;
  if (!['closes', 'gets'].includes(instead.kind) || !discs) return instead;
  const without = withDiscsOf(better.position, discs, better.after);
  const isCause = squares.every((square) => movesOf(without, better.other).includes(square));
  return isCause ? instead : { squares, ...rest };
}

/** A reason without squares that are said to be opened, if they fall in the better line as well, or the first names them. */
export function withoutAnyway(reason: Reason, [first]: readonly Reason[], { steps, other }: Outcome): Reason {
  const { instead, ...rest } = reason;
  const known = [...playedBy(steps, other), ...(reason.kind === first?.kind ? [] : first!.squares)];
  const isAnyway = instead?.kind.startsWith('opens-') && instead.squares.every((one) => known.includes(one));
  return isAnyway ? rest : reason;
}

/** Whether a side can play on one of some squares again within two plies after some plies of a line. */
function reopens({ steps }: Outcome, from: number, color: Color, squares: readonly Square[]): boolean {
  return steps
    .slice(from, from + AGAIN)
    .some(({ after }) =>
      squares.some((square) => after.at(square) === undefined && movesOf(after, color).includes(square)),
    );
}

/** Whether both sides could play on a square. */
function isOpenToBoth({ position, mover, other }: Outcome, square: Square): boolean {
  return [mover, other].every((color) => movesOf(position, color).includes(square));
}

/** An effect without squares that are open again soon, and without discs that are not its cause. */
function lasting(one: Consequence, worse: Outcome): Consequence[] {
  if (one.kind === 'shuts-out') return reopens(worse, 2, worse.mover, one.squares) ? [] : [one];
  if (one.kind !== 'loses') return [one];
  const squares = one.squares.filter((square) => !reopens(worse, 2, worse.mover, [square]));
  if (squares.length === 0) return [];
  const { discs, ...rest } = { ...one, squares };
  const answered = worse.steps[1]?.after;
  if (!discs || !answered) return [rest];
  const without = withDiscsOf(worse.after, discs, answered);
  const isCause = squares.every((square) => movesOf(without, worse.mover).includes(square));
  return [isCause ? { ...rest, discs } : rest];
}

/** Whether the other side makes a threat with the same reply in the better line, too, or answers in the corner there. */
function threatensAnyway(
  { kind, squares }: Consequence,
  reply: EngineMove | undefined,
  better: Outcome,
): boolean {
  if (kind !== 'threatens') return false;
  const step = better.steps.find(({ move, color }) => move === reply && color === better.other);
  const anyway = [better.line[1], ...(step ? movesOf(step.after, better.other) : [])];
  return squares.some((square) => anyway.includes(square));
}

/** The discs of a reason, if its squares would not be open, or closed, without them. */
function needed(
  access: Access,
  { kind, squares }: Reason,
  worse: Outcome,
  better: Outcome,
): Access | undefined {
  const { by, discs } = access;
  if (kind === 'prepared' || kind === 'too-early' || by === 'own' || by === 'flipped') return access;
  const answered = worse.steps[1]?.after ?? worse.after;
  const [before, after] =
    by === 'closing'
      ? [better.position, better.after]
      : kind === 'square-wanted'
        ? [worse.after, answered]
        : [worse.position, worse.after];
  const without = withDiscsOf(before, discs, after);
  const open = movesOf(without, worse.other);
  return squares.every((square) => open.includes(square) === (by === 'closing')) ? access : undefined;
}

/** Whether a reason names one of some corners as what falls or is won. */
export function namesCorner({ kind, squares, instead }: Reason, corners: readonly Square[]): boolean {
  const isAbout = /^(?:corner|sacrifice|[xc]-square|reply-poisoned)/u.test(kind);
  const named = [...(isAbout ? squares : []), ...(instead?.kind === 'wins' ? instead.squares : [])];
  return named.some((square) => CORNERS.includes(square) && corners.includes(square));
}
