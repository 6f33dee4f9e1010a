/**
 * Whether a true sentence misleads: it reads as if something followed that the lines beside it do not show; and what a
 * strict reader misses in the first reason. By the rules of `plain-position` alone; nothing of the coach's own counting
 * is used.
 */
import type {
  Access,
  Explanation,
  InsteadKind,
  Reason,
  ReasonKind,
} from '../../../src/core/coach/reasons/reason.js';
import type { EngineMove } from '../../../src/core/engine/engine.js';
import type { Color } from '../../../src/core/rules/color.js';
import type { Position as Given } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { PlainPosition as Position } from '../../support/plain-position.js';
import { CORNERS, movesOf, pliesOf, positionsOf, withSquares, type Ply } from './lines.js';
import { forces } from './verifier.js';

/** The ways in which a sentence misleads, as a reader of them named them. */
export type Misleading =
  /** It says that they play somewhere, and the line shown has another answer. */
  | 'not the answer of the line'
  /** It says that the reader can no longer play where the line shown has the reader play. */
  | 'played nevertheless'
  /** It says that the better move prevents an answer, and it comes a little later. */
  | 'prevented only for now'
  /** It says that a corner is given that they could take before. */
  | 'a corner that hung before'
  /** It says that a move can wait, and they play there in the better line. */
  | 'could not wait'
  /** It says that a square is closed, and within two plies of the line shown it is open to that side again. */
  | 'closed, and open again'
  /** It says that only the reader plays there, and they could play there first. */
  | 'not the reader’s alone'
  /** It names the cause that opens or closes a square, which would be so without it. */
  | 'not the cause'
  /** It says that a move gives a corner up which they cannot take right after it. */
  | 'a corner given by another move'
  /** It blames a square beside a corner that is not taken along the edge or diagonal of that square. */
  | 'a corner that falls another way'
  /** It names a reply as their gain that is clearly weaker than their best one, and that they do not soon play. */
  | 'a weak reply'
  /** It says that the reader could play where that is not legal on the board. */
  | 'not legal on the board';

/** What a strict reader misses in the first reason. */
export type Missing =
  /** It only counts moves, and they hardly differ after the best replies, or differ the other way four plies later. */
  | 'only a number'
  /** It names a square or a reply, and not what that does. */
  | 'no effect'
  /** It does not say that a corner falls at once or by force in one line only, or that a side has to pass. */
  | 'not what decides'
  /** It does not say that a side has two moves at most after one of the two moves. */
  | 'not that moves run out';

/** An answer that comes within this many plies of the better line is delayed, not prevented. */
const FOR_NOW = 8;
/** Kinds that say that the other side plays on their first square. */
const PLAYS_THERE: readonly ReasonKind[] = [
  'square-wanted',
  'own-square-opened',
  'reply-opened',
  'reply-prevented',
  'reply-stronger',
  'reply-poisoned',
];
/** Whoever plays on sees what comes within so many plies; a corner that falls later may be given by choice. */
const SEEN_PLIES = 3;
/** How far ahead a corner is shown to fall against any defence. */
const FORCED_PLIES = 3;
/** If a side has at most so many moves, they are named, and not those that are missing. */
const MOST_LEFT = 3;
/** A number of moves says something where they differ by so many. */
const NOTICED_MOVES = 3;
/** A side with so many moves has hardly any. */
const FEW_MOVES = 2;
/** Kinds that name a square or a reply, and say little without what it does. */
const NEEDS_EFFECT: readonly ReasonKind[] = [
  'square-wanted',
  'reply-opened',
  'reply-prevented',
  'reply-stronger',
  'opens',
];
/** What the better move does that says why the square matters. */
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
  'moves',
  'shuts',
  'first-lost',
  'first-shut',
  'now',
  'quiet-shared',
  'taken',
  'swaps',
  'takes',
  'lets-in',
  'then-threatens',
  'then-leaves',
];
/** What is said of a corner that the better move gives up, and of one that it gets for it. */
const PAYS = /^corner-(?:cost|traded|for-)/u;
/** Kinds that say that the better move prevents what they do on their squares. */
const PREVENTS: readonly ReasonKind[] = ['reply-opened', 'reply-prevented'];

/** How the sentence of a reason misleads; `undefined` if it does not. */
export function misleading(given: Given, { reasons }: Explanation, reason: Reason): Misleading | undefined {
  const { kind, tone, squares, numbers, consequences = [] } = reason;
  const whole = reasons.at(-1)!;
  const worse = tone === 'bad' ? reason.line : reason.other;
  const [worsePlay, betterPlay] = tone === 'bad' ? [whole.line, whole.other] : [whole.other, whole.line];
  const start = Position.of(given.board, given.turn);
  const mover = given.turn;
  const other = mover === 'black' ? 'white' : 'black';
  const [worseLine, betterLine] = [pliesOf(start, worsePlay), pliesOf(start, betterPlay)];
  const playsLater = (square: Square): boolean =>
    worseLine.slice(2).some(({ move, by }) => move === square && by === mover);

  const isPlayed = PLAYS_THERE.includes(kind) || (kind === 'reserve-lost' && numbers.plies === 2);
  if (tone === 'bad' && isPlayed && worsePlay[1] !== worse[1]) return 'not the answer of the line';
  if (tone === 'bad') {
    // Of more moves than a few, those that are missing are named.
    const isOfMissing = kind === 'mobility' && (numbers.own ?? 0) > MOST_LEFT;
    const lost = [
      ...(kind === 'region-closed' || isOfMissing ? squares : []),
      ...(reason.instead?.kind === 'moves' ? reason.instead.squares : []),
      ...consequences
        .filter(({ kind: does }) => ['loses', 'shuts-out'].includes(does))
        .flatMap((one) => one.squares),
    ];
    if (lost.some(playsLater)) return 'played nevertheless';
  }
  const prevented = [...PREVENTS, 'reserve-lost', 'opens'].includes(kind) ? squares : [];
  const comes = betterLine
    .slice(0, FOR_NOW)
    .some(({ move, by }) => by === other && prevented.includes(move as Square));
  if (comes && numbers.later === undefined) return 'prevented only for now';
  if (kind === 'corner-given' && numbers.own !== 0 && squares.some((corner) => can(start, other, corner))) {
    return 'a corner that hung before';
  }
  const paid = [reason.upshot, reason.aside].find((one) => one && PAYS.test(one.kind));
  if (paid) {
    const [given, back] = paid.squares;
    const falls = worseLine.some(({ move, by }) => by === other && move === given);
    const isOwn = paid.kind === 'corner-traded' && can(start, mover, back!);
    if (falls || isOwn || can(start, other, given!)) return 'a corner that hung before';
  }
  if (kind === 'could-wait') {
    const waits = worse[0] as Square;
    if (
      betterLine.some(
        ({ move, by, before }) =>
          by === other &&
          (move === waits || (can(before, other, waits) && !mayHave(betterLine, waits, mover, before))),
      )
    ) {
      return 'could not wait';
    }
  }
  return tone === 'bad' ? strictly(start, reason, worsePlay, betterPlay) : undefined;
}

/** Kinds that say what the other side can take or play, whatever it answers in the line. */
const NAMES_REPLIES: readonly ReasonKind[] = ['corner-given', 'corner-left', 'opens'];
/** A reply is weak if it is worth so many discs less than the best one, and by more than this share of the loss, 0-1. */
const WEAK = { discs: 2, share: 1 / 3 };

/**
 * Whether the sentence of a fault names a weak reply.
 *
 * @param values what each reply to the move explained is worth, in discs
 */
export function namesWeakReply(
  given: Given,
  { loss, reasons }: Explanation,
  { kind, tone, squares }: Reason,
  values: ReadonlyMap<EngineMove, number>,
): boolean {
  if (tone !== 'bad' || !NAMES_REPLIES.includes(kind)) return false;
  const start = Position.of(given.board, given.turn);
  const { line, other } = reasons.at(-1)!;
  const takes = (some: readonly EngineMove[], square: Square, within?: number): boolean =>
    pliesOf(start, some.slice(0, within)).some(({ move, by }) => move === square && by !== given.turn);
  const least = Math.max(...values.values()) - Math.max(WEAK.discs, WEAK.share * loss);
  const isWeak = (square: Square): boolean =>
    (values.get(square) ?? Infinity) < least && !(takes(line, square, FOR_NOW) && !takes(other, square));
  return squares.some(isWeak);
}

/** Another reply than the one that alone is said to cost much costs clearly less than it: less than this share, 0-1. */
const ALONE = 3 / 4;

/**
 * Whether the sentence of a fault says that only some replies cost much, and another one does.
 *
 * @param values what each reply to the move explained is worth, in discs
 */
export function namesOnlyReply(
  { otherValue, reasons }: Explanation,
  { instead, numbers }: Reason,
  values: ReadonlyMap<EngineMove, number>,
): boolean {
  const isOne = numbers.replies === 1;
  const only = instead?.kind === 'only-reply' ? instead.squares : isOne ? [reasons.at(-1)!.line[1]!] : [];
  if (only.length === 0) return false;
  const costs = [...values].map(([move, value]) => [move, value + otherValue] as const);
  const most = Math.max(...costs.map(([, cost]) => cost));
  return costs.some(([move, cost]) => cost > ALONE * most && !only.some((square) => square === move));
}

/** How the sentence of a fault misleads a strict reader. */
function strictly(
  start: Position,
  reason: Reason,
  worsePlay: readonly EngineMove[],
  betterPlay: readonly EngineMove[],
): Misleading | undefined {
  const { kind, squares, numbers, consequences = [], instead, access } = reason;
  const mover = start.turn;
  const other = mover === 'black' ? 'white' : 'black';
  const [worse, better] = [positionsOf(start, worsePlay), positionsOf(start, betterPlay)];
  const reopens = (line: readonly Position[], from: number, color: Color, some: readonly Square[]): boolean =>
    line
      .slice(from + 1, from + 3)
      .some((position) =>
        some.some((square) => position.at(square) === undefined && can(position, color, square)),
      );
  const lost = consequences.filter((one) => one.kind === 'loses' || one.kind === 'shuts-out');
  const isReserved = kind === 'prepared' && numbers.plies === undefined;
  if (
    reopens(worse, 2, mover, [
      ...lost.flatMap((one) => one.squares),
      ...(kind === 'region-closed' || isReserved ? squares : []),
    ])
  )
    return 'closed, and open again';
  const isPrevented = kind === 'reply-prevented' && instead?.kind !== 'closes' && numbers.later === undefined;
  const isClosing = kind === 'opens' && numbers.theirs === undefined && numbers.otherTheirs === undefined;
  if (
    reopens(better, 1, other, [
      ...(instead?.kind === 'closes' ? instead.squares : []),
      ...(isPrevented || isClosing ? squares : []),
    ])
  )
    return 'closed, and open again';
  const own = instead?.kind === 'gets' || instead?.kind.startsWith('keeps') ? instead.squares : [];
  const until = instead?.kind === 'gets' ? betterPlay.indexOf(instead.squares[0]!) + 1 : 4;
  const isShared = better
    .slice(1, until)
    .some((position) =>
      own.some((square) => position.at(square) === undefined && can(position, other, square)),
    );
  if (isShared) return 'not the reader’s alone';
  if (access && !isNeeded(access, kind, start, [worse, better], squares)) return 'not the cause';
  const takes = lost.find(({ discs }) => discs !== undefined);
  if (
    takes &&
    takes.squares.some((square) => !can(withSquares(worse[2]!, takes.discs!, worse[1]!), mover, square))
  )
    return 'not the cause';
  if (
    instead?.kind === 'closes' &&
    instead.discs &&
    instead.squares.some((square) => !can(withSquares(better[1]!, instead.discs!, start), other, square))
  )
    return 'not the cause';
  if (kind === 'sacrifice' && !can(better[1]!, other, squares[0]!)) return 'a corner given by another move';
  if ((kind === 'x-square' || kind === 'c-square') && numbers.plies !== undefined) {
    const corner = reason.line[numbers.plies - 1] as Square;
    if (!worse[numbers.plies - 1]!.flips(corner).includes(reason.line[0] as Square))
      return 'a corner that falls another way';
  }
  const both = kind === 'square-wanted' && access === undefined && numbers.discs === undefined;
  const could =
    kind === 'corner-missed' || kind === 'own-square-opened' || kind === 'reserve-lost' || both
      ? squares
      : [];
  if (could.some((square) => !can(start, mover, square) || (both && !can(start, other, square))))
    return 'not legal on the board';
  return undefined;
}

/** Whether a square would not be open, or closed, without the discs that a sentence names as the cause. */
function isNeeded(
  { by, discs }: Access,
  kind: ReasonKind,
  start: Position,
  [worse, better]: readonly [readonly Position[], readonly Position[]],
  squares: readonly Square[],
): boolean {
  // What a move needs is named, not why the other one fails.
  if (kind === 'prepared' || by === 'own' || by === 'flipped') return true;
  const other = start.turn === 'black' ? 'white' : 'black';
  if (kind === 'too-early')
    return squares.slice(1).every((square) => can(withSquares(worse[1]!, discs, start), start.turn, square));
  const [before, after] =
    by === 'closing'
      ? [start, better[1]!]
      : kind === 'square-wanted'
        ? [worse[1]!, worse[3]!]
        : [start, worse[1]!];
  const without = withSquares(after, discs, before);
  return squares.every((square) => can(without, other, square) === (by === 'closing'));
}

/** What a strict reader misses in the first reason of a bad move; its text without the lines it shows. */
export function missing(given: Given, explanation: Explanation, text: string): Missing[] {
  const { reasons, verdict } = explanation;
  if (verdict !== 'bad') return [];
  const [reason] = reasons as [Reason];
  const whole = reasons.at(-1)!;
  const start = Position.of(given.board, given.turn);
  const mover = start.turn;
  const other = mover === 'black' ? 'white' : 'black';
  const lines = [positionsOf(start, whole.line), positionsOf(start, whole.other)] as const;
  const found: Missing[] = [];
  const movesAt = (at: number, color: Color): [number, number] =>
    lines.map((line) => (line[at] ? movesOf(line[at], color).length : 0)) as [number, number];
  const [own, otherOwn] = movesAt(2, mover);
  const isFew = own <= FEW_MOVES && otherOwn > own;
  if (reason.kind === 'value' || reason.kind === 'count') found.push('only a number');
  // A move that the better line makes, and the worse one does not leave, is no number.
  const isMade = reason.squares.some((square) =>
    whole.other.some((move, at) => move === square && lines[1][at]?.turn === mover),
  );
  if (reason.kind === 'mobility' && !isFew && !isMade) {
    const [later, otherLater] = movesAt(6, mover);
    if (otherOwn - own < NOTICED_MOVES || later > otherLater) found.push('only a number');
  }
  const says = reason.instead && EFFECTS.includes(reason.instead.kind);
  if (NEEDS_EFFECT.includes(reason.kind) && !reason.consequences?.length && !says && !reason.upshot)
    found.push('no effect');
  // A corner that the better line gives later, or that they could take before, is no reason against a move.
  const hung = movesOf(start, other).map((square) => `${other} ${square}`);
  const isAgainst = (side: 0 | 1, one: string): boolean =>
    one.startsWith(side === 0 ? other : mover) ||
    (side === 1 && one === `${other} ${whole.other[1]!}` && !hung.includes(one));
  const changes = (side: 0 | 1): string[] => {
    const [here, there] = side === 0 ? [whole.line, whole.other] : [whole.other, whole.line];
    const of = (line: readonly EngineMove[], positions: readonly Position[], most: number): string[] =>
      line.slice(0, most).flatMap((move, at) => {
        const { turn } = positions[at]!;
        return CORNERS.includes(move) && (most > FOR_NOW || isSettled(positions, at, move as Square))
          ? [`${turn} ${move}`]
          : [];
      });
    // What that side can also take at once after the other move is in both.
    const anyway = movesOf(lines[1 - side]![1]!, other).map((square) => `${other} ${square}`);
    const known = [...of(there, lines[1 - side]!, Infinity), ...(side === 0 ? anyway : [])];
    return of(here, lines[side], FOR_NOW).filter((one) => !known.includes(one) && isAgainst(side, one));
  };
  const corners = [...changes(0), ...changes(1)];
  const passes = [
    whole.line.slice(0, FOR_NOW).some((move, at) => move === 'pass' && lines[0][at]!.turn === mover) &&
      !whole.other.some((move, at) => move === 'pass' && lines[1][at]!.turn === mover),
    whole.other.slice(0, FOR_NOW).some((move, at) => move === 'pass' && lines[1][at]!.turn === other) &&
      !whole.line.some((move, at) => move === 'pass' && lines[0][at]!.turn === other),
  ];
  const saysCorner = corners.length === 0 || corners.some((one) => text.includes(one.slice(-2)));
  const saysPass =
    corners.length > 0 || !passes.includes(true) || /\bpass\b|no move|without a move/u.test(text);
  if (!saysCorner || !saysPass) found.push('not what decides');
  const [theirs, otherTheirs] = movesAt(1, other);
  const isTheirs = otherTheirs <= FEW_MOVES && otherTheirs > 0 && theirs > otherTheirs + FEW_MOVES;
  const named = [
    ...(isFew ? movesOf(lines[0][2] ?? start, mover) : []),
    ...(isTheirs ? movesOf(lines[1][1]!, other) : []),
  ];
  const isNamed = named.some((square) => text.includes(square)) || /no move|to pass/u.test(text);
  if ((isFew || isTheirs) && corners.length === 0 && !isNamed) found.push('not that moves run out');
  return found;
}

/** Whether the side that takes a corner in a line does so within three plies, or could not be kept from it. */
function isSettled(positions: readonly Position[], at: number, corner: Square): boolean {
  return at < SEEN_PLIES || forces(positions[1]!, positions[at]!.turn, FORCED_PLIES, corner);
}

function can(position: Position, color: Color, square: Square): boolean {
  return movesOf(position, color).includes(square);
}

/** Whether the mover has played on a square before a position of a line comes up. */
function mayHave(line: readonly Ply[], square: Square, mover: Color, before: Position): boolean {
  const at = line.findIndex((ply) => ply.before === before);
  return line.slice(0, at).some(({ move, by }) => move === square && by === mover);
}
