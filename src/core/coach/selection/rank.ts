/**
 * The order of the reasons against a bad move, for `select-reasons.ts`: what the board shows comes before what is only
 * counted, and mere numbers come last.
 */
import { UNHURRIED } from '../contrast/tempo.js';
import { pliesUntil } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import { HARDLY_ANY } from '../reasons/finding.js';
import type { Consequence, InsteadKind, Reason, ReasonKind } from '../reasons/reason.js';
import { sharedKind } from '../text/templates.js';

/** Effects after more plies of a line than this are far off. */
const NEAR = 4;
/** A corner that falls within so many plies comes before squares. */
const SOON = 6;
/** A side with so many moves is short of them. */
const FEW_MOVES = 4;
/** Nobody misses a few of more moves than this. */
const MANY_MOVES = 8;
/** So many moves fewer are worth a word. */
const FEWER_MOVES = 3;
/** To a side that still has many, so many fewer. */
const FAR_FEWER = 4;
/** So many squares show what a move leaves the other side. */
const SEVERAL = 2;
/** The ply after which a number of moves must still be smaller. */
const STILL_FEWER = 6;

/** Reasons about an answer or a square that say little without an effect. */
export const NEEDS_EFFECT: readonly ReasonKind[] = ['reply-opened', 'reply-prevented', 'reply-stronger'];
/** What the better move does, which shows what a square is good for. */
const EFFECTS: readonly InsteadKind[] = [
  'corner',
  'wins',
  'threatens',
  'passes',
  'gets',
  'keeps',
  'keeps-shared',
  'still',
  'leaves',
  'waits',
  'last',
  'reserves',
  'moves',
  'shuts',
  'first-lost',
  'first-shut',
  'now',
  'quiet-shared',
  'taken',
  'then-threatens',
  'then-leaves',
];

/** What the better move does that says nothing of the square it is about. */
const BESIDE_IT: readonly InsteadKind[] = ['now', 'reserves', 'shared'];

/**
 * How early a reason comes: what is seen on the board, a corner soon, few moves, what the better line plays, what is
 * counted, what has no effect, what is hardly noticed, what others do as well, mere numbers.
 */
export const [SHOWN, EARLY, FEW, PLAYED, COUNTED, BARE, LEAST, ALIKE, NUMBER] = [
  0, 0.2, 0.7, 0.75, 1, 2, 2.6, 2.9, 3,
];
/** A line of so many plies is seen on the board. */
export const SEEN_PLIES = 3;
/** What takes longer comes after what does not. */
export const LATER = 0.5;

/** How early a reason comes: the lower, the earlier. */
export function rankOf(reason: Reason, worse: Outcome, better: Outcome): number {
  const isSeen =
    Math.max(reason.line.length, reason.other.length) <= SEEN_PLIES || reason.kind === 'could-wait';
  return worthOf(reason, worse, better) + (isSeen ? 0 : LATER);
}

function worthOf(reason: Reason, worse: Outcome, better: Outcome): number {
  const { kind, numbers, line, consequences = [], instead, squares } = reason;
  // Every answer flips discs.
  const isFelt = consequences.some((one) => one.kind !== 'flips');
  const hasEffect = isFelt || (instead && EFFECTS.includes(instead.kind));
  // What all strong answers exploit is the reason; what one of them does is not.
  if (sharedKind(consequences)) return isCounting(consequences) ? LEAST : EARLY;
  // Whose square it was says something, even if other answers are as strong; so does one on the better move's square.
  const isOwn = kind === 'own-square-opened' || kind === 'reserve-lost';
  const isOnIts = isFelt && squares[0] === better.move;
  if (numbers.replies !== undefined) return (isOwn && hasEffect) || isOnIts ? COUNTED : isFelt ? BARE : ALIKE;
  if (consequences.some((one) => one.kind === 'flips-more')) return COUNTED;
  const isForNow = numbers.later !== undefined && !isFelt;
  if (NEEDS_EFFECT.includes(kind)) return hasEffect && !isForNow ? SHOWN : BARE;
  switch (kind) {
    case 'mobility':
      // Where they answer on the square of the better move, that says more than how many moves are left.
      return Math.max(isShort(reason, worse, better), worse.line[1] === better.move ? COUNTED : SHOWN);
    case 'square-wanted':
      if (line.length > NEAR) return NUMBER;
      // That the square comes first, or what else is left, does not say what it is good for.
      if (numbers.discs === undefined)
        return !isFelt && (!instead || BESIDE_IT.includes(instead.kind)) ? COUNTED : SHOWN;
      // Who takes at once where the better line has the mover play has gained something.
      if (numbers.plies === 2) return PLAYED;
      return hasEffect ? COUNTED : BARE;
    case 'corner-given':
      // That it falls later as well makes it less.
      return numbers.later === undefined ? SHOWN : FEW;
    case 'reserve-lost':
      return numbers.plies === undefined ? COUNTED : SHOWN;
    case 'region-opened':
    case 'parity':
      return SHOWN;
    case 'x-square':
      return numbers.plies === undefined ? BARE : SHOWN;
    case 'c-square':
      return numbers.plies === undefined ? NUMBER : SHOWN;
    case 'corner-lost-later':
    case 'corner-won-later':
      return line.length <= NEAR ? SHOWN : line.length <= SOON ? EARLY : BARE;
    case 'prepared':
      if (isSpoiled(reason)) return pliesUntil(better.steps, better.mover, squares) ? PLAYED : COUNTED;
      return instead ? COUNTED : NUMBER;
    case 'opens':
      if (squares.length >= SEVERAL) return COUNTED;
      // Nobody minds one square that the other side leaves.
      if (pliesUntil(worse.steps, worse.other, squares) === undefined) return LEAST;
      return worse.line[1] === squares[0] ||
        squares.includes(better.move) ||
        instead?.kind.startsWith('first')
        ? PLAYED
        : BARE;
    case 'too-early':
      if (squares.length > 1) return PLAYED;
      // An order without its cause teaches nothing.
      return instead?.kind === 'waits' ? COUNTED : hasEffect && instead?.kind !== 'moves' ? BARE : NUMBER;
    case 'could-wait':
      return isWaiting(reason, worse) && reason.weight > UNHURRIED ? SHOWN : COUNTED;
    case 'quiet-move':
      return COUNTED;
    default:
      return SHOWN;
  }
}

/** Whether several answers have only in common that they leave few moves, and hardly fewer, or still many. */
function isCounting([
  { kind, counts: [own, otherOwn] = [0, 0] } = {},
]: readonly Partial<Consequence>[]): boolean {
  return kind === 'all-leave' && (own > MANY_MOVES || otherOwn - own < FEWER_MOVES);
}

/** Whether a reason says that the worse move itself takes moves from the mover. */
function isSpoiled({ kind, numbers, other }: Reason): boolean {
  return kind === 'prepared' && numbers.plies === undefined && other.length === 2;
}

/**
 * Whether a move can wait because it is a free move, or because the other side soon takes the square of the better one.
 */
function isWaiting({ numbers, other: [better] }: Reason, { steps, other }: Outcome): boolean {
  return numbers.plies !== undefined || pliesUntil(steps.slice(0, NEAR), other, [better!]) !== undefined;
}

/** Whether a number of moves says something: it is small, clearly smaller, and so four plies later. */
function isShort({ numbers }: Reason, worse: Outcome, better: Outcome): number {
  const { own = 0, otherOwn = 0 } = numbers;
  if (own <= HARDLY_ANY) return SHOWN;
  if (own <= FEW_MOVES && otherOwn - own >= FEWER_MOVES) return FEW;
  const [later, otherLater] = [worse, better].map(
    ({ steps, mover }) => steps[STILL_FEWER - 1]?.after.withTurn(mover).legalMoves.length ?? 0,
  ) as [number, number];
  if (otherOwn - own < FEWER_MOVES || later > otherLater) return LEAST;
  return own <= MANY_MOVES ? COUNTED : otherOwn - own >= FAR_FEWER ? BARE : LEAST;
}
