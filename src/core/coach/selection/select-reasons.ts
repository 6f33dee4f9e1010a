/**
 * Selects the reasons against a bad move, for `explain.ts`: what the lines beside them refute is left out, what the
 * board shows comes before numbers, and what decides comes first.
 */
import type { Position } from '../../rules/position.js';
import { isSameSubject } from '../contrast/contrast.js';
import { amongOthers, boardFindings, isBesideEmptyCorner, smallest } from '../contrast/shape.js';
import { borneOut } from '../contrast/shown.js';
import { strongReply } from '../contrast/strong-reply.js';
import { ANYWAY } from '../contrast/tempo.js';
import { inEachLine } from '../contrast/square-wanted.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { asFault, FAINT, type Finding, HARDLY_ANY, meeting, takesBetter } from '../reasons/finding.js';
import { effectOf, flippedOnlyNow, withEffect } from './effect.js';
import { insteadOf, SAYS } from './instead.js';
import { ANSWERS, movesOf, playedBy, pliesUntil } from '../positions/lines.js';
import { answeredAlike, isWantedReply, outcomeOf, type Outcome } from '../positions/outcome.js';
import { closedBy, openedBy } from '../reasons/access.js';
import type {
  Access,
  Explanation,
  Instead,
  InsteadKind,
  Reason,
  ReasonKind,
  Upshot,
  UpshotKind,
} from '../reasons/reason.js';
import { reasonsInWords } from '../text/sentences.js';
import { asideOf } from './aside.js';
import { lostOtherwise, shutThen, waits, waitsAsOwn, waitsAtLeast } from './order.js';
import { withoutAnyway, withoutFalseCause, holds, namesCorner, supported } from './supported.js';
import { LATER, LEAST, NEEDS_EFFECT, NUMBER, ONE_AMONG, PLAYED, rankOf, SEEN_PLIES, SHOWN } from './rank.js';
import { costly, isAmongBest, isOfOneAmong, isWeak } from '../contrast/share.js';
import { knownReplies, type Answers } from '../values/answers.js';
import { upshotOf, WITHIN } from './upshot.js';

/** An explanation of a bad move with the reasons that remain, in their order. */
export function selectReasons(
  position: Position,
  explanation: Explanation,
  answers: readonly (Answers | undefined)[] = [],
): Explanation {
  const { move, other, verdict, reasons } = explanation;
  if (verdict !== 'bad' || other === undefined) return explanation;
  const values = reasons.at(-1)!;
  const [known, knownThere] = knownReplies(answers);
  const worse = outcomeOf(position, { move, line: values.line }, known);
  const better = outcomeOf(position, { move: other, line: values.other }, knownThere);
  // What they also answer best to the better move is no difference.
  const strong = costly(answers).filter((square) => !isBestThere(better, square));
  const isNamed = strong.length <= MOST_STRONG && strong.some((square) => square === worse.line[1]);
  const weighed: Weighed = {
    isFaint: (square) => isWeak(answers, square),
    isBest: (square) => answers.every((some) => !some || isAmongBest(some, square)),
    only: isNamed ? strong : [],
    met: isNamed && strong.length === 1 ? metOnlyThere(worse, better, answers) : undefined,
  };
  const found = reasons
    .slice(0, -1)
    .flatMap((reason) => supported(reason, worse, better) ?? [])
    .flatMap((reason) => feared(reason, worse, better, weighed) ?? [])
    .map((reason) => takenInstead(waiting(reason, worse, better), worse, better));
  const shown = boardFindings(worse, better, answers).map((one) => amongOthers(one, worse, better, answers));
  const more = [...borneOut(shown, worse, better), ...strongReply(worse, better, answers)].flatMap(
    (finding) => feared(supported(asFault(finding), worse, better), worse, better, weighed) ?? [],
  );
  const named = withoutDoubles([...found, ...more]);
  const ranked = [...named, ...punishing(named, worse, better, weighed)]
    .map((reason) => ({
      reason,
      ...placeOf(reason, found.includes(reason), worse, better, weighed, answers),
    }))
    .filter(
      ({ reason, isKnown, rank }) =>
        (isKnown || rank < NUMBER) && !isBareReply(reason, worse, better, weighed),
    )
    .toSorted((a, b) => a.rank - b.rank);
  const isLeft = ranked.some(({ reason }) => !isOfOneAmong(reason, answers));
  // Where the lines refute everything that is known, or it is about one of several answers, the least that they show
  // remains.
  const small = isLeft
    ? []
    : smallest(worse, better)
        .flatMap((finding) => supported(asFault(finding), worse, better) ?? [])
        .filter((reason) => !isOfOneAmong(reason, answers));
  const wanted = small.flatMap((reason) =>
    reason.kind === 'opens' || reason.kind === 'reserve-lost'
      ? (feared(reason, worse, better, weighed) ?? [])
      : [reason],
  );
  const [least] = wanted;
  // What the board shows anyway is a reason where nothing better is known.
  const chosen = (least ? [] : ranked)
    .filter(
      ({ isKnown, rank, reason }, at, all) =>
        at === 0 ||
        (isKnown && rank < LEAST) ||
        isAlwaysGiven(reason) ||
        (isCount(reason) && saysLittle(all[0]!.reason)) ||
        (WITHOUT_SQUARES.includes(all[0]!.reason.kind) && isOpening(reason)),
    )
    .map(({ reason }) => reason)
    .concat(least ?? []);
  const unlike = advised(chosen, worse, better, weighed).filter(
    (reason, at, all) =>
      !all.slice(0, at).some((other) => repeats(reason, other)) &&
      (at === 0 || !(isBareOrder(reason) || isRule(reason) || isMereCount(reason))),
  );
  // What a reason that is left out names, another one may name.
  const different = advised(unlike, worse, better, weighed);
  // Without a reason the values are beside what the better move does.
  const instead =
    different.length === 0
      ? (insteadFor(values, worse, better, ['first'], weighed) ??
        effectOf(worse, better, []) ??
        waitsAtLeast(worse, better))
      : undefined;
  const upshot = upshotOf(worse, better);
  const last = instead ? { ...values, instead } : values;
  const ordered = withUpshot(alwaysSecond(different), last, upshot);
  const given = withAside(ordered, worse, better).map((reason) => withoutAnyway(reason, ordered, better));
  const effective = given.reduce<Reason[]>((done, reason, at) => {
    const beside = namedBeside(reason, [...done, ...given.slice(at)]);
    return [...done, withEffect(reason, values, worse, better, beside)];
  }, []);
  return { ...explanation, reasons: effective };
}

/** The squares that the other reasons in words name, without regions. */
function namedBeside(reason: Reason, all: readonly Reason[]): readonly Square[] {
  return reasonsInWords({ reasons: all })
    .slice(0, -1)
    .filter((one) => one !== reason)
    .flatMap(({ squares, instead }) => [
      ...squares,
      ...(instead?.kind === 'last' ? [] : (instead?.squares ?? [])),
    ]);
}

/** What the values of the answers to the worse move say. */
interface Weighed {
  /** Whether the other side does not want a square. */
  readonly isFaint: (square: Square) => boolean;
  /** Whether a reply there is among the best ones by all searches. */
  readonly isBest: (square: Square) => boolean;
  /** The answers without which half of the loss is gone, if they are few; the one of the line is among them. */
  readonly only: readonly Square[];
  /** What meets the same answer to the better move, and is not possible after the worse one. */
  readonly met: Square | undefined;
}

/**
 * A move against the answer of the line that is possible after the better move and the same answer, and not after the
 * worse one: the best of them, or one of the better line.
 */
function metOnlyThere(
  worse: Outcome,
  better: Outcome,
  answers: readonly (Answers | undefined)[],
): Square | undefined {
  const answer = worse.line[1] as Square;
  const left = worse.replied;
  if (!left || !movesOf(better.after, better.other).includes(answer)) return undefined;
  const there = answeredAlike(better, answer);
  const lost = movesOf(there, better.mover).filter(
    (square) =>
      left.at(square) === undefined &&
      !movesOf(left, worse.mover).includes(square) &&
      pliesUntil(worse.steps, worse.mover, [square]) === undefined,
  );
  const best = answers.map((some) => some?.met?.get(answer)).findLast((one) => one && lost.includes(one));
  // Another one only if the answer itself takes it away.
  const had = movesOf(worse.after, worse.mover);
  return best ?? playedBy(better.steps, better.mover).find((one) => lost.includes(one) && had.includes(one));
}

/** Whether a reply is as good as any after the better move, too. */
function isBestThere(better: Outcome, square: Square): boolean {
  const isKnown = better.known.behind.length > 0 && movesOf(better.after, better.other).includes(square);
  return isKnown && isWantedReply(better, square);
}

/** So many strong answers are named. */
const MOST_STRONG = 2;

/** The answer without which half of the loss is gone, if no reason names it and the better move allows it, too. */
function punishing(
  reasons: readonly Reason[],
  worse: Outcome,
  better: Outcome,
  { only: [only, ...others] }: Weighed,
): readonly Reason[] {
  if (!only || others.length > 0 || reasons.some(({ squares }) => squares[0] === only)) return [];
  if (CORNERS.includes(only) || !movesOf(better.after, better.other).includes(only)) return [];
  const access = flippedOnlyNow(worse, better, only);
  return [
    {
      ...(access && { access }),
      kind: 'reply-stronger',
      tone: 'bad',
      squares: [only],
      numbers: { plies: 2, replies: 1 },
      line: worse.line.slice(0, 2),
      other: [better.move, only],
      weight: ANYWAY,
    },
  ];
}

/** Whether a reason says that half of the loss hangs on one answer. */
function saysOnly({ numbers }: Reason): boolean {
  return numbers.replies === 1;
}

/** Reasons that name squares as the other side's gain, whatever it answers in the line. */
const NAMES_REPLIES: readonly ReasonKind[] = ['corner-given', 'corner-left', 'opens', 'reserve-lost'];

/**
 * A reason without the squares that the other side does not want, nor soon takes in the worse line only; `undefined` if
 * it wants none of them.
 */
function feared(
  reason: Reason | undefined,
  worse: Outcome,
  better: Outcome,
  { isFaint, isBest }: Weighed,
): Reason | undefined {
  // Nobody sees what the squares beside a few discs are worth.
  if (reason?.kind === 'quiet-move') return { ...reason, weight: FAINT };
  if (!reason || !NAMES_REPLIES.includes(reason.kind)) return reason;
  const takes = ({ steps, other }: Outcome, square: Square, within?: number): boolean =>
    pliesUntil(steps.slice(0, within), other, [square]) !== undefined;
  // Of squares that are opened, only those of its next answers are soon taken.
  const soon = reason.kind === 'opens' ? ANSWERS[1] : WITHIN;
  const isTaken = (square: Square): boolean => takes(worse, square, soon) && !takes(better, square);
  // Where squares are opened, a reader looks for the best replies.
  const isWorth = (square: Square): boolean =>
    !isFaint(square) && (reason.kind !== 'opens' || isBest(square));
  const squares = reason.squares.filter((square) => isWorth(square) || isTaken(square));
  const isLittle = reason.squares.every(isFaint) && reason.numbers.plies === undefined;
  // A square of the mover's own is worth a word even if the other side does not want it now, but not the better move's,
  // nor one beside an empty corner.
  if (reason.kind === 'reserve-lost' && reason.squares[0] !== reason.other[0]) {
    const isIdle = (square: Square): boolean =>
      isBesideEmptyCorner(worse, square) && !isBest(square) && !isTaken(square);
    if (reason.squares.every(isIdle)) return undefined;
    return isLittle ? { ...reason, weight: FAINT } : reason;
  }
  if (squares.length === 0) return undefined;
  const { access: _, ...rest } = reason;
  const access = accessTo(squares, reason, worse, better);
  return {
    ...rest,
    ...(access?.by === 'closing' && { numbers: {} }),
    squares,
    ...(access && { access }),
    ...(isLittle && reason.kind === 'opens' && { weight: FAINT }),
  };
}

/** The discs of a reason that names only some of its squares: others may be the cause then. */
function accessTo(
  squares: readonly Square[],
  { squares: all, access, numbers }: Reason,
  worse: Outcome,
  better: Outcome,
): Access | undefined {
  // Squares that the better move closes, or that the worse one opens, have discs only where others are left out.
  if (numbers.theirs !== undefined) return openedBy(worse, squares) ?? closedBy(better, squares);
  if (!access || squares.length === all.length) return access;
  return access.by === 'closing' ? closedBy(better, squares) : openedBy(worse, squares);
}

/** Without squares that are opened, where another reason says that the other side answers there. */
function withoutDoubles(reasons: readonly Reason[]): Reason[] {
  const answers = reasons.filter(({ kind }) => NEEDS_EFFECT.includes(kind)).map(({ squares }) => squares[0]);
  return reasons.filter(
    ({ kind, squares }) => kind !== 'opens' || squares.length > 1 || !answers.includes(squares[0]),
  );
}

/** Whether a reason counts the moves of both sides. */
function isCount({ kind, numbers }: Reason): boolean {
  return kind === 'mobility' && numbers.plies !== undefined;
}

/** Whether a reason only names the answer that punishes, or says less than what the better move does. */
function saysLittle({ numbers, weight }: Reason): boolean {
  return numbers.replies === 1 || weight === FAINT;
}

/** Reasons that do not say what the worse move opens. */
const WITHOUT_SQUARES: readonly ReasonKind[] = ['could-wait', 'too-early', 'square-wanted'];

/** Whether a reason names several squares that the worse move opens. */
export function isOpening({ kind, squares }: Reason): boolean {
  return (kind === 'opens' || kind === 'reserve-lost') && squares.length > 1;
}

/** How early a reason comes, if it is known, or only shown by the board. */
function placeOf(
  reason: Reason,
  isKnown: boolean,
  worse: Outcome,
  better: Outcome,
  weighed: Weighed,
  answers: readonly (Answers | undefined)[],
): { readonly isKnown: boolean; readonly rank: number } {
  const rank = rankOf(advised([reason], worse, better, weighed)[0]!, worse, better);
  // The free move that could wait names the square that is taken.
  const isFree = reason.kind === 'could-wait' && reason.numbers.plies !== undefined;
  if (isFree && worse.line[1] === better.move) return { isKnown, rank: SHOWN - LATER };
  if (reason.weight === FAINT) return { isKnown, rank: Math.max(LEAST, rank) };
  if (isOfOneAmong(reason, answers)) return { isKnown, rank: Math.max(ONE_AMONG, rank) };
  // The one answer that most of the loss hangs on comes before what is counted.
  const [, answer] = worse.line;
  const isOfAnswer = reason.line[1] === answer && reason.squares[0] === answer && rank < LEAST;
  if (isOfAnswer && weighed.only.length === 1) return { isKnown, rank: Math.min(rank, PLAYED) };
  return { isKnown, rank: isKnown ? rank : Math.max(PLAYED, rank) };
}

/** Whether a reason only says which reply is the strong one, and not what it costs. */
function isBareReply(
  { numbers, squares, access }: Reason,
  worse: Outcome,
  better: Outcome,
  { met }: Weighed,
): boolean {
  return numbers.replies === 1 && !access && !met && !effectOf(worse, better, squares);
}

/**
 * Whether a reason only says the order of two moves, and not its cause: nobody learns from it beside another reason.
 */
export function isBareOrder({ kind, squares, instead }: Reason): boolean {
  const hasCause = squares.length > 1 || instead?.kind === 'waits' || instead?.kind === 'first-shut';
  return kind === 'too-early' && !hasCause;
}

/** Whether a reason only says how many moves are left, and not which are missing. */
function isMereCount({ kind, numbers, squares }: Reason): boolean {
  return kind === 'mobility' && squares.length === 0 && numbers.own !== 0;
}

/** Whether a reason only names the rule that the move breaks. */
function isRule({ kind, numbers }: Reason): boolean {
  return kind === 'x-square' && numbers.plies === undefined;
}

/** Whether a reason repeats an earlier one. */
export function repeats(reason: Reason, earlier: Reason): boolean {
  if (isCount(reason)) return saysMoves(earlier) || earlier.kind === 'mobility';
  const isOrder = (kind: string | undefined): boolean =>
    kind?.startsWith('first') === true || kind === 'waits';
  // Who lets a corner fall beside it has missed the corner itself.
  if (reason.kind === 'corner-missed' && earlier.kind === 'corner-given')
    return reason.squares.every((corner) => earlier.squares.includes(corner));
  // That the better move is lost next is an order, and says its cause.
  if (reason.kind === 'too-early' && takesBetter(earlier.consequences)) return true;
  if (reason.kind === 'too-early' && (earlier.kind === 'could-wait' || isOrder(earlier.instead?.kind)))
    return true;
  if (
    ['opens', 'reserve-lost'].includes(reason.kind) &&
    reason.squares.some((one) => [...earlier.squares, ...(earlier.instead?.squares ?? [])].includes(one))
  )
    return true;
  // Only a reader who knows that the better move's square comes first sees that this move can wait.
  if (reason.kind === 'could-wait' && earlier.kind === 'square-wanted')
    return earlier.squares.includes(reason.other[0] as Square);
  // The moves that are left, or missing, are named once.
  if (reason.kind === 'mobility' && (saysMoves(earlier) || countsTheirs(earlier))) return true;
  if (reason.kind === 'mobility' && earlier.kind === 'prepared' && earlier.numbers.plies === undefined)
    return true;
  if (earlier.kind === 'mobility' && reason.numbers.replies !== undefined && saysMoves(reason)) return true;
  return reason.kind === earlier.kind || isSameSubject(reason.kind, earlier.kind);
}

/** Whether a reason says what moves are left after the answer, or which are missing. */
function saysMoves({ consequences = [], instead }: Reason): boolean {
  return instead?.kind === 'moves' || consequences.some(({ kind }) => kind === 'leaves');
}

/** Whether a reason says what moves the better one leaves the other side. */
function countsTheirs({ instead }: Reason): boolean {
  return instead?.kind === 'leaves';
}

/**
 * A strong answer among others whose effect does not show, and a mere order, say less than that the move itself can
 * wait.
 */
function waiting(reason: Reason, worse: Outcome, better: Outcome): Reason {
  const { kind, numbers, consequences = [], weight } = reason;
  const isOrder = kind === 'too-early' && reason.squares.length === 1;
  if (!isOrder && (numbers.replies === undefined || consequences.length > 0)) return reason;
  const finding = asFinding(reason);
  const wait = waits(worse, better, finding) ?? (isOrder ? waitsAsOwn(worse, better, finding) : undefined);
  const plies = wait && pliesUntil(better.steps, better.mover, [worse.move]);
  return plies === undefined ? reason : freeFor(plies, worse, better, weight);
}

/** That the mover gets the square of an answer in the better line says more than that it is closed there for a while. */
function takenInstead(reason: Reason, worse: Outcome, better: Outcome): Reason {
  const { kind, numbers, squares, consequences = [] } = reason;
  const isAnswer = kind === 'reply-prevented' || kind === 'reply-opened';
  if (!isAnswer || numbers.later === undefined || consequences.length > 0) return reason;
  const found = inEachLine(worse, better).find((one) => one.squares[0] === squares[0]);
  return found ? asFault(found) : reason;
}

/** The worse move as a free one that the better line makes at some ply. */
function freeFor(plies: number, worse: Outcome, better: Outcome, weight: number): Reason {
  return {
    kind: 'could-wait',
    tone: 'bad',
    squares: [worse.move],
    numbers: { plies },
    line: worse.line.slice(0, 2),
    other: better.line.slice(0, plies),
    weight,
  };
}

/** The reasons with what the better move does instead, no two with the same. */
function advised(reasons: readonly Reason[], worse: Outcome, better: Outcome, weighed: Weighed): Reason[] {
  const given = reasons.flatMap((reason) => [
    ...(SAYS[reason.kind] ?? []),
    ...(saysOnly(reason) ? (['only-reply'] as const) : []),
    ...(meeting(reason.consequences) ? SAID_BY_ANSWER : []),
    ...(takesBetter(reason.consequences) ? (['first', 'first-lost', 'only-reply'] as const) : []),
  ]);
  return reasons.map((reason) => {
    const { instead: _, ...rest } = reason;
    const instead = insteadFor(reason, worse, better, given, weighed);
    const named = reasons.filter((one) => one !== reason).flatMap(({ squares }) => squares);
    const isNamed = instead?.kind === 'shuts' && instead.squares.every((square) => named.includes(square));
    if (!instead || isNamed) return rest;
    const alone = given.includes('shared') ? ALONE[instead.kind] : undefined;
    const kind = alone ?? instead.kind;
    given.push(kind, ...(SAYS_SHARED.includes(kind) ? (['shared'] as const) : []));
    return { ...rest, instead: { ...instead, kind } };
  });
}

/** What the better move does, where a reason says how the mover then answers the reply. */
const SAID_BY_ANSWER: readonly InsteadKind[] = [
  'moves',
  'first',
  'first-lost',
  'first-shut',
  'waits',
  'shared',
  'only-reply',
];

/** Reasons that say the order of two moves themselves, or more than that. */
const OF_ORDER: readonly ReasonKind[] = [
  'too-early',
  'could-wait',
  'prepared',
  'corner-given',
  'corner-left',
  'corner-forced',
  'corner-missed',
];

/** What the better move does instead, if no earlier reason says it. */
function insteadFor(
  reason: Reason,
  worse: Outcome,
  better: Outcome,
  given: readonly InsteadKind[],
  { isFaint, only, met }: Weighed,
): Instead | undefined {
  const finding = asFinding(reason);
  // That the reply takes the better move away says all.
  if (takesBetter(finding.consequences)) return undefined;
  // What meets the same answer after the better move is the cause.
  const isNew = met && !reason.squares.includes(met);
  const meets = isNew && ({ kind: 'moves', squares: [met], replies: [only[0]!, only[0]!] } as const);
  if (meets && reason.numbers.replies === 1 && !given.includes('moves')) return meets;
  // Where the better line makes the move next, their order is the point, if its cause shows.
  const order = [waits(worse, better, finding), lostOtherwise(worse, better), shutThen(worse, better)].find(
    (one) => one && !given.includes(one.kind),
  );
  const isSoon = better.line.slice(0, SEEN_PLIES).includes(worse.move);
  const isOrder = order && isSoon && !OF_ORDER.includes(reason.kind);
  const look = (but: readonly InsteadKind[]): Instead | undefined =>
    insteadOf(finding, worse, better, [...given, ...but], (one) => holds(one, better), isFaint);
  // The reason names already that the other move comes first.
  if (reason.kind === 'too-early')
    return (
      waits(worse, better, finding) ??
      waitsAsOwn(worse, better, finding) ??
      shutThen(worse, better) ??
      look(['first'])
    );
  // What an answer does to the moves says more than that it is not possible.
  const isBare = NEEDS_EFFECT.includes(reason.kind) && !reason.consequences?.length;
  const found = isOrder ? order : ((isBare ? look(WITHOUT_EFFECT) : undefined) ?? look([]));
  if (meets && !given.includes('moves') && isSlight(reason, found, only)) return meets;
  if (!given.includes('only-reply') && isSlight(reason, found, only))
    return { kind: 'only-reply', squares: only };
  return found && withoutFalseCause(found, better);
}

/**
 * Whether what the better move does says less than which answer punishes the worse one; several do so only where nothing
 * else is known.
 */
function isSlight(
  { kind, weight, consequences = [] }: Reason,
  instead: Instead | undefined,
  { length: strong }: readonly Square[],
): boolean {
  if (strong === 0 || kind.startsWith('corner') || (strong > 1 && weight > FAINT)) return false;
  if (!instead) return consequences.length === 0 || !NEEDS_EFFECT.includes(kind);
  return SLIGHT.includes(instead.kind) || (strong === 1 && weight === FAINT && instead.kind === 'keeps');
}

/** What the better move does that does not say what the worse one costs. */
const SLIGHT: readonly InsteadKind[] = ['quiet', 'first'];

/** What the better move does, where another sentence says already that both sides can play it. */
const ALONE: Readonly<Partial<Record<InsteadKind, InsteadKind>>> = {
  'keeps-shared': 'keeps',
  'quiet-shared': 'quiet',
};

/** What says that both sides can play the better move. */
const SAYS_SHARED: readonly InsteadKind[] = ['shared', 'keeps-shared', 'quiet-shared', 'waits'];

/** What the better move does that does not say why an answer matters. */
const WITHOUT_EFFECT: readonly InsteadKind[] = ['closes', 'quiet', 'quiet-shared', 'prepares'];

/** A reason as the finding that it was made of. */
function asFinding(reason: Reason): Finding {
  const { kind, squares, consequences, access, numbers, line, other, weight } = reason;
  return {
    kind,
    squares,
    ...(consequences && { consequences }),
    access,
    numbers,
    worseLine: line,
    betterLine: other,
    weight,
  };
}

/** The reasons and the values last; the first one with what decides, if none says that. */
export function withUpshot(ordered: readonly Reason[], values: Reason, upshot: Upshot | undefined): Reason[] {
  const all = [...ordered, values];
  if (!upshot) return all;
  const says = (reason: Reason): boolean =>
    upshot.kind === 'corner-traded'
      ? reason.kind === 'sacrifice'
      : upshot.kind.startsWith('corner')
        ? namesCorner(reason, upshot.squares)
        : upshot.kind.startsWith('pass')
          ? reason.kind.startsWith('pass')
          : saysFew(reason, upshot);
  const [first, ...rest] = all as [Reason, ...Reason[]];
  // A free move is the lesson, and the pass that it leads to comes second.
  const isLater = upshot.kind.startsWith('pass') && first.kind === 'could-wait' && rest.some(says);
  // A side that has to pass before a corner falls loses it by that.
  const isByPass = upshot.line.includes('pass') && first.kind.startsWith('pass');
  if (says(first) || isLater || isByPass) return all;
  const isNamed = (reason: Reason): boolean =>
    upshot.kind === 'corner-traded' && namesCorner(reason, upshot.squares.slice(1));
  const others = rest.filter((reason) => reason === values || (!says(reason) && !isNamed(reason)));
  // A corner as the better move is named once.
  const { instead, ...bare } = first;
  const isCorner = upshot.kind === 'corner-now' && instead?.kind === 'corner';
  return [{ ...(isCorner ? bare : first), upshot }, ...others];
}

/** So many reasons are enough. */
const MOST_REASONS = 2;
/** What a reader would hold against the better move. */
const AGAINST_IT: readonly (UpshotKind | undefined)[] = [
  'corner-cost',
  'corner-traded',
  'corner-anyway',
  'corner-offered',
  'corner-offered-for',
  'corner-bait',
];

/** Corners that fall, or are won, in one line only. */
const FALLS: readonly (UpshotKind | undefined)[] = ['corner-swapped', 'corner-lost', 'corner-won'];
/** The same, one that a later move gives, and the one beside the better move. */
const BEFORE_COUNTS: readonly (UpshotKind | undefined)[] = [...FALLS, 'corner-spoiled', 'corner-safe'];
/** A corner that falls within so many plies is seen coming. */
const CORNER_WITHIN = 6;
/** Reasons that count what two moves touch, open or leave. */
const COUNTS: readonly ReasonKind[] = ['quiet-move', 'opens', 'mobility'];

/** The reasons, the first one with what belongs to them and none of those that are shown says. */
function withAside(reasons: readonly Reason[], worse: Outcome, better: Outcome): Reason[] {
  const [first, ...rest] = reasons as [Reason, ...Reason[]];
  const shown = reasonsInWords({ reasons });
  const isNamed = (corner: Square): boolean =>
    shown.some((reason) => namesCorner(reason, [corner]) || isAllowed(reason, corner)) ||
    first.upshot?.squares.includes(corner) === true;
  const aside = asideOf(worse, better, isNamed);
  if (!aside) return [...reasons];
  const isSoon = aside.line.length <= CORNER_WITHIN;
  // A corner that falls in the next moves comes before what only a line, or a count, shows.
  const isNear = aside.line.length <= ANSWERS[1];
  const isFirst = isNear && FALLS.includes(aside.kind) && rankOf(first, worse, better) >= PLAYED;
  if (isFirst && !first.upshot) return [{ ...first, upshot: aside }, ...rest];
  const corrected = [{ ...first, aside }, ...rest];
  if (shown.length <= MOST_REASONS || AGAINST_IT.includes(aside.kind)) return corrected;
  const [second] = rest as [Reason];
  if (!BEFORE_COUNTS.includes(aside.kind) || !(isSoon || COUNTS.includes(second.kind))) return [...reasons];
  // Beside two reasons a corner of one line takes the place of the second, unless that one is given in any case.
  return isAlwaysGiven(second) ? corrected : [corrected[0]!, ...rest.slice(-1)];
}

/** Whether a reason says that the better move allows a corner. */
function isAllowed({ kind, other, numbers }: Reason, corner: Square): boolean {
  return kind === 'corner-given' && numbers.later === undefined && other[1] === corner;
}

/** Whether a reason is given whatever the others are: a pass, or a move that could have waited. */
function isAlwaysGiven({ kind, weight }: Reason): boolean {
  return kind.startsWith('pass') || (kind === 'could-wait' && weight > ANYWAY);
}

/** The reasons, with those second that are given in any case, if they would come later. */
function alwaysSecond([first, ...rest]: readonly Reason[]): Reason[] {
  if (!first) return [];
  return [first, ...rest.filter(isAlwaysGiven), ...rest.filter((reason) => !isAlwaysGiven(reason))];
}

/** Whether a reason says already that a side has few moves. */
function saysFew({ kind, numbers, consequences = [], instead }: Reason, upshot: Upshot): boolean {
  if (upshot.kind === 'few-theirs') return instead?.kind === 'leaves';
  const isCounted = kind === 'mobility' && (numbers.own ?? 9) <= HARDLY_ANY;
  const isSafe = kind === 'safe-moves' && numbers.own !== 0;
  return isCounted || isSafe || consequences.some((one) => one.kind === 'leaves');
}
