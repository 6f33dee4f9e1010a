/**
 * The order of the reasons against a bad move: what the board shows comes before what is only counted, and mere numbers
 * come last. "Mover" is the side whose move is explained. Plies count from that move, which is the first.
 */
import { UNHURRIED } from '../contrast/tempo.js';
import { movesOf, pliesUntil } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import { HARDLY_ANY, meeting, takesBetter } from '../reasons/finding.js';
import type { Consequence, InsteadKind, Reason, ReasonKind } from '../reasons/reason.js';
import { sharedKind } from '../text/templates.js';

/**
 * How early a reason comes: what is seen on the board, a corner soon, few moves, what the better line plays, what is
 * counted, what has no effect, what is hardly noticed, what others do as well, one answer among several, mere numbers. Only the order matters, and
 * the distances compared with `LATER`.
 */
export const [SHOWN, EARLY, FEW, PLAYED, COUNTED, BARE, LEAST, ALIKE, ONE_AMONG, NUMBER] = [
  0, 0.2, 0.7, 0.75, 1, 2, 2.6, 2.9, 2.95, 3,
];
/**
 * Added to the rank of what longer lines show. A shown effect then comes after a corner soon, but before few moves; what
 * is counted, or has no effect, does not fall into the next rank.
 */
export const LATER = 0.5;
/** A line of so many plies is seen on the board. */
export const SEEN_PLIES = 3;

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
/** The moves counted after the answer, which is ply 2, must still be fewer at this ply. */
const STILL_FEWER = 6;

/** Reasons about an answer or a square that say little without an effect. */
export const NEEDS_EFFECT: readonly ReasonKind[] = ['reply-opened', 'reply-prevented', 'reply-stronger'];

/** What the better move does that does not show what a square is good for. */
const NO_EFFECT: readonly InsteadKind[] = [
  // It closes the square, prepares another move, opens nothing to them.
  'closes',
  'prepares',
  'quiet',
  // It only comes before the move explained; both sides can play it.
  'first',
  'shared',
];

/** What the better move does that says nothing of the square it is about: only that it comes first. */
const BESIDE_IT: readonly InsteadKind[] = ['now', 'shared'];

/** A reason, what its two moves lead to, and whether it has an effect. */
interface Case extends Reason {
  readonly worse: Outcome;
  readonly better: Outcome;
  /** Whether the answer does something more than to flip discs, as every answer does. */
  readonly isFelt: boolean;
  /** Whether it does, or what the better move does shows what the square is good for. */
  readonly hasEffect: boolean;
}

/**
 * The rank of each kind of reason. Some kinds are found in several ways, which their `numbers` tell apart: each row
 * says how.
 */
const RANKS: Readonly<Record<ReasonKind, number | ((reason: Case) => number)>> = {
  // That the corner also falls in the better line, at the ply `later`, makes it less.
  'corner-given': ({ numbers: { later = Infinity } }) => (later > SOON ? SHOWN : FEW),
  'corner-left': SHOWN,
  'corner-forced': SHOWN,
  'corner-missed': SHOWN,
  'corner-force-missed': SHOWN,
  'corner-threat-missed': SHOWN,
  // With `plies` the corner beside the move falls in the line; without, the move is only against the rule.
  'x-square': ({ numbers }) => (numbers.plies === undefined ? BARE : SHOWN),
  'c-square': ({ numbers }) => (numbers.plies === undefined ? NUMBER : SHOWN),
  'corner-lost-later': cornerLater,
  'corner-won-later': cornerLater,
  'square-wanted': squareWanted,
  'own-square-opened': SHOWN,
  'reply-opened': answer,
  'reply-prevented': answer,
  'reply-stronger': answer,
  'reply-poisoned': SHOWN,
  prepared,
  // With `plies` the other side plays one of the squares in the line; without, it only can.
  'reserve-lost': (reason) => (reason.numbers.plies === undefined ? opens(reason) : SHOWN),
  'could-wait': (reason) => (isWaiting(reason) && reason.weight > UNHURRIED ? SHOWN : COUNTED),
  'too-early': tooEarly,
  sacrifice: SHOWN,
  // Where they answer on the square of the better move, that says more than how many moves are left.
  mobility: (reason) =>
    Math.max(movesLeft(reason), reason.worse.line[1] === reason.better.move ? COUNTED : SHOWN),
  opens,
  'safe-moves': SHOWN,
  'quiet-move': COUNTED,
  parity: SHOWN,
  'region-opened': SHOWN,
  'region-closed': SHOWN,
  'wedge-allowed': SHOWN,
  'wedge-missed': SHOWN,
  'wipe-out': SHOWN,
  'pass-forced': SHOWN,
  'pass-suffered': SHOWN,
  count: SHOWN,
  'only-move': SHOWN,
  value: SHOWN,
};

/** How early a reason comes: the lower, the earlier. */
export function rankOf(reason: Reason, worse: Outcome, better: Outcome): number {
  // Who can play where is seen before any line: the one of a move that could wait shows only when it is made.
  const isSeen =
    Math.max(reason.line.length, reason.other.length) <= SEEN_PLIES || reason.kind === 'could-wait';
  return worthOf(reason, worse, better) + (isSeen ? 0 : LATER);
}

function worthOf(reason: Reason, worse: Outcome, better: Outcome): number {
  const { kind, numbers, consequences = [], instead, squares } = reason;
  const isFelt = consequences.length > 0;
  const hasEffect = isFelt || (instead !== undefined && !NO_EFFECT.includes(instead.kind));
  if (takesBetter(consequences)) return EARLY;
  // What all strong answers exploit is the reason; what one of them does is not.
  if (sharedKind(consequences)) return isCounting(consequences) ? LEAST : EARLY;
  // So many answers are as strong.
  if (numbers.replies !== undefined && numbers.replies > 1) {
    // Whose square it was says something all the same; so does an answer on the better move's square.
    const isOwn = kind === 'own-square-opened' || kind === 'reserve-lost';
    const isOnIts = isFelt && squares[0] === better.move;
    // Which disc shuts one of them out is more than that there are several.
    const isShut = instead?.discs !== undefined && (instead.kind === 'closes' || instead.kind === 'gets');
    return (isOwn && hasEffect) || isOnIts ? COUNTED : isFelt || isShut ? BARE : ALIKE;
  }
  const rank = RANKS[kind];
  return typeof rank === 'number' ? rank : rank({ ...reason, worse, better, isFelt, hasEffect });
}

/** Whether several answers have only in common that they leave few moves, and hardly fewer, or still many. */
function isCounting([
  { kind, counts: [own, otherOwn] = [0, 0] } = {},
]: readonly Partial<Consequence>[]): boolean {
  return kind === 'all-leave' && (own > MANY_MOVES || otherOwn - own < FEWER_MOVES);
}

function cornerLater({ line }: Case): number {
  return line.length <= NEAR ? SHOWN : line.length <= SOON ? EARLY : BARE;
}

/** With `later` the better move prevents the answer only until that ply. */
function answer({ numbers, line, isFelt, hasEffect, better, consequences }: Case): number {
  // An answer that the better line has, too, is no difference.
  if (numbers.replies === 1) return line[1] === better.line[1] ? BARE : PLAYED;
  const isForNow = numbers.later !== undefined && !isFelt;
  if (meeting(consequences)) return COUNTED;
  return hasEffect && !isForNow ? SHOWN : BARE;
}

/**
 * With `discs`, which they flip there, the square is only one that each side takes in its line. Without, both sides can
 * play there, or the answer opens it.
 */
function squareWanted({ numbers, line, instead, isFelt, hasEffect }: Case): number {
  if (line.length > NEAR) return NUMBER;
  // That the square comes first, or what else is left, does not say what it is good for.
  if (numbers.discs === undefined)
    return !isFelt && (!instead || BESIDE_IT.includes(instead.kind)) ? COUNTED : SHOWN;
  // Who takes at once where the better line has the mover play has gained something.
  if (numbers.plies === 2) return PLAYED;
  return hasEffect ? COUNTED : BARE;
}

/**
 * With `plies` the better move makes a move possible, which its line makes at that ply. Without, it keeps moves: one
 * that its line makes, so that it shows more than the answer; or those that the worse move itself takes from the mover,
 * which the answer shows (two plies).
 */
function prepared({ numbers, other, instead, squares, better }: Case): number {
  const isTaken = numbers.plies === undefined && other.length === 2;
  if (isTaken) return pliesUntil(better.steps, better.mover, squares) ? PLAYED : COUNTED;
  return instead ? COUNTED : NUMBER;
}

/** Whether the other side soon takes the square of the better move, or, with `plies`, the move is a free one. */
function isWaiting({ numbers, other: [better], worse: { steps, other } }: Case): boolean {
  return numbers.plies !== undefined || pliesUntil(steps.slice(0, NEAR), other, [better!]) !== undefined;
}

/** With a second square, the better move can no longer be made after the move explained. */
function tooEarly({ squares, instead, hasEffect }: Case): number {
  if (squares.length > 1) return PLAYED;
  // An order without its cause teaches nothing.
  return instead?.kind === 'waits' ? COUNTED : hasEffect && instead?.kind !== 'moves' ? BARE : NUMBER;
}

function opens({ squares, instead, worse, better }: Case): number {
  if (squares.length >= SEVERAL) return COUNTED;
  // Nobody minds one square that the other side leaves.
  if (pliesUntil(worse.steps, worse.other, squares) === undefined) return LEAST;
  const isPlayed = worse.line[1] === squares[0] || squares.includes(better.move);
  return isPlayed || instead?.kind.startsWith('first') ? PLAYED : BARE;
}

/** The fewer of the mover's moves the answer leaves, and the better line has not, the earlier. */
function movesLeft({ numbers, worse, better }: Case): number {
  // Those of both sides are counted where nothing else shows.
  if (numbers.plies !== undefined) return BARE;
  const { own = 0, otherOwn = 0 } = numbers;
  if (own <= HARDLY_ANY) return SHOWN;
  if (own <= FEW_MOVES && otherOwn - own >= FEWER_MOVES) return FEW;
  // A line may be shorter, and says nothing of what comes after it.
  const plies = Math.min(STILL_FEWER, worse.steps.length, better.steps.length);
  const [later, otherLater] = [worse, better].map(
    ({ steps, mover }) => movesOf(steps[plies - 1]!.after, mover).length,
  ) as [number, number];
  if (otherOwn - own < FEWER_MOVES || later > otherLater) return LEAST;
  return own <= MANY_MOVES ? COUNTED : otherOwn - own >= FAR_FEWER ? BARE : LEAST;
}
