/**
 * Contrasts in what a move flips and opens, before anybody answers. `contrast.ts` calls each of them; `explain.ts`
 * falls back on what a move opens.
 */
import type { Square } from '../../rules/square.js';
import { cornerOf, CORNERS } from '../../rules/strategy.js';
import { closedBy, openedBy, spoiledBy } from '../reasons/access.js';
import { losing } from '../reasons/consequence.js';
import type { Answers } from '../values/answers.js';
import { takesBetter, type Contrast, type Finding } from '../reasons/finding.js';
import type { ConsequenceKind, ReasonKind } from '../reasons/reason.js';
import { touchedBy } from '../positions/frontier.js';
import { movesOf, playedBy, pliesUntil } from '../positions/lines.js';
import { isOwn, isShared, type Outcome } from '../positions/outcome.js';
import { cornerExposed } from './corners.js';
import { cornerInTheEnd, cornersInBestPlay } from './later-corners.js';
import { bothCounted, fewerMoves, movesCounted, movesOfBoth, passes } from './mobility.js';
import {
  atLeast,
  isGone,
  movesSpoiled,
  NEXT_MOVE,
  prepared,
  reply,
  replyTo,
  staysPossible,
} from './reply.js';
import { asStrong, isAmongBest, isStrong, OF_ITS_ANSWER } from './share.js';
import { leavingFew, sharedBy } from './several.js';
import { borneOut } from './shown.js';
import { inEachLine, squareWanted, takenLater } from './square-wanted.js';
import { couldWait, reserveLost, waitsAnyway } from './tempo.js';

/** By how many the empty squares beside what a move flips must be more than those of the other move. */
const MORE_OPEN = 2;
/** With fewer empty squares than this, discs are no longer a burden. */
const LATE_EMPTIES = 12;
/** Nobody looks up more squares than this in one sentence. */
const MOST_NAMED = 4;
/** A line of so many plies is seen on the board. */
const SEEN_PLIES = 3;
/** What the other side takes within so many plies of the better line is not closed to it. */
const FOR_NOW = 8;
/** A move that is made after more plies than this has other causes. */
const LATER_WITHIN = 5;
/** The same of a move whose order with the better one matters, because that is lost otherwise. */
const LOST_WITHIN = 7;
/** So many moves more after the answer are noticed, or just noticed. */
const NOTICED = 3;
const HARDLY_NOTICED = 2;

/** The squares where the other side can play after a move and could not before. */
export function openedTo({ position, after, other }: Outcome): Square[] {
  const had = movesOf(position, other);
  return movesOf(after, other).filter((square) => !had.includes(square));
}

/**
 * The worse move opens squares to the other side that the better one does not, and clearly more of them or the only
 * ones.
 */
export const opens: Contrast = (worse, better) => opensMore(worse, better, MORE_OPEN);

/** As `opens`, if it opens so many squares more; not of a move that the better line makes a little later. */
function opensMore(worse: Outcome, better: Outcome, most: number): Finding[] {
  const [opened, there] = [openedTo(worse), openedTo(better)];
  const own = playedBy(worse.steps, worse.mover);
  const used = playedBy(worse.steps, worse.other);
  const all = opened.filter(
    (square) => !isTheirs(better, square) && !own.includes(square) && !opensLater(better, worse.move, square),
  );
  // Nobody minds much that the other side may play beside an empty corner, unless it does.
  const wanted = all.filter((square) => !isBesideEmptyCorner(worse, square) || used.includes(square));
  const only = wanted.length > 0 ? wanted : all;
  const had = movesOf(worse.after, worse.other);
  const onlyThere = there.filter((square) => !had.includes(square));
  const least = there.length === 0 ? 1 : most;
  // Two lists of which the second is as long compare nothing.
  if (onlyThere.length > 0 && there.length >= only.length) return [];
  if (only.length === 0 || only.length - onlyThere.length < least) return [];
  const byUse = (square: Square): number => Number(used.includes(square));
  const squares = only.toSorted((a, b) => byUse(b) - byUse(a)).slice(0, MOST_NAMED);
  const areOwn = squares.every((square) => isOwn(worse, square) && staysOwn(better, square));
  return [
    {
      kind: areOwn ? 'reserve-lost' : 'opens',
      squares,
      access: openedBy(worse, squares),
      numbers: areOwn ? {} : { otherTheirs: there.length },
      worseLine: [worse.move],
      betterLine: areOwn ? better.line.slice(0, 2) : [better.move],
      weight: 2 + (opened.length - there.length) * 0.5 + byUse(squares[0]!),
      isRule: true,
    },
  ];
}

/**
 * The other side can play on squares after the worse move, and not after the better one, which it did not open: the
 * better move closes them, or some of them.
 */
function leavesMore(
  worse: Outcome,
  better: Outcome,
  answers: readonly (Answers | undefined)[] = [],
): Finding[] {
  const had = movesOf(worse.position, worse.other);
  const { wanted, others } = theirsOnly(worse, better, answers);
  const squares = [...wanted, ...others].slice(0, MOST_NAMED);
  // What only the worse move opens is another reason.
  if (!squares.some((square) => had.includes(square))) return [];
  const isClosed = squares.every((square) => had.includes(square));
  const counts = [worse, better].map(({ after, other }) => movesOf(after, other).length);
  const theirs = { theirs: counts[0]!, otherTheirs: counts[1]! };
  return [
    {
      kind: 'opens',
      squares,
      ...(isClosed && { access: closedBy(better, squares) }),
      numbers: isClosed ? {} : theirs,
      worseLine: [worse.move],
      betterLine: [better.move],
      weight: 2,
      isRule: true,
    },
  ];
}

/**
 * The squares where the other side can play after the worse move, and not after the better one: those where it answers
 * best or plays soon, then those that only the mover had; and others, none of them beside an empty corner.
 */
export function theirsOnly(
  worse: Outcome,
  better: Outcome,
  answers: readonly (Answers | undefined)[] = [],
): { readonly wanted: readonly Square[]; readonly others: readonly Square[] } {
  const { position, after, mover, other, steps } = worse;
  const had = movesOf(position, other);
  const used = playedBy(steps.slice(0, FOR_NOW), other);
  const strong = [steps[1]?.move, ...answers.flatMap((some) => some?.best ?? [])];
  const worth = (square: Square): number =>
    Number(strong.includes(square)) * 4 +
    Number(used.includes(square)) * 2 +
    Number(position.legalMoves.includes(square) && !had.includes(square));
  const all = movesOf(after, other).filter(
    (square) =>
      !isTheirs(better, square) && pliesUntil(steps.slice(0, FOR_NOW), mover, [square]) === undefined,
  );
  const wanted = all.filter((square) => worth(square) > 0).toSorted((a, b) => worth(b) - worth(a));
  return {
    wanted,
    others: all.filter((square) => worth(square) === 0 && !isBesideEmptyCorner(worse, square)),
  };
}

/** Squares that were the mover's alone, which only the worse move opens, however many others the better one does. */
function opensOwn(worse: Outcome, better: Outcome): Finding[] {
  const squares = openedTo(worse)
    .filter(
      (square) =>
        isOwn(worse, square) &&
        !isTheirs(better, square) &&
        square !== better.move &&
        staysOwn(better, square),
    )
    .slice(0, MOST_NAMED);
  if (squares.length === 0) return [];
  return [
    {
      kind: 'reserve-lost',
      squares,
      access: openedBy(worse, squares),
      numbers: {},
      worseLine: [worse.move],
      betterLine: better.line.slice(0, 2),
      weight: 2,
      isRule: true,
    },
  ];
}

/** Whether a square is the better move's, or the mover's alone after it and its answer. */
function staysOwn({ move, after, replied, other }: Outcome, square: Square): boolean {
  const isLegal = replied?.legalMoves.includes(square) === true;
  return square === move || (isLegal && !movesOf(after, other).includes(square));
}

/** Whether a square is beside an empty corner. */
export function isBesideEmptyCorner({ position }: Outcome, square: Square): boolean {
  const corner = cornerOf(square);
  return corner !== undefined && position.at(corner) === undefined;
}

/**
 * Whether the better move is on a square, or leaves it open to the other side, which plays there soon or at least can.
 */
function isTheirs({ position, move, after, steps, other }: Outcome, square: Square): boolean {
  // The square of the better move is the mover's as long as only the mover can play there.
  if (square === move) return movesOf(position, other).includes(square);
  if (movesOf(after, other).includes(square)) return true;
  return pliesUntil(steps.slice(0, FOR_NOW), other, [square]) !== undefined;
}

/** Whether the better line makes the worse move a little later, and it opens a square then as well. */
function opensLater({ steps, mover, other }: Outcome, move: Square, square: Square): boolean {
  const step = steps.slice(0, LATER_WITHIN).find((one) => one.move === move && one.color === mover);
  return (
    step !== undefined &&
    [step.before, step.after].every((one, at) => movesOf(one, other).includes(square) === (at === 1))
  );
}

/** Whether the better line also makes the worse move, which then flips and opens nearly the same. */
function comesLater(worse: Outcome, better: Outcome): boolean {
  return pliesUntil(better.steps.slice(0, LATER_WITHIN), better.mover, [worse.move]) !== undefined;
}

/** The discs that the worse move flips touch more empty squares, and the better move opens no more of them. */
export const quietMove: Contrast = (worse, better) => {
  return openedTo(better).length > openedTo(worse).length ? [] : louder(worse, better);
};

function louder(worse: Outcome, better: Outcome): Finding[] {
  if (worse.position.empties < LATE_EMPTIES) return [];
  const [own, there] = [touchedBy(worse.position, worse.move), touchedBy(better.position, better.move)];
  const only = own.filter((square) => !there.includes(square) && square !== better.move);
  if (only.length === 0 || own.length - there.length < MORE_OPEN || comesLater(worse, better)) return [];
  // What a loud move opens shows in the moves of a side.
  const isMore = movesOf(worse.after, worse.other).length > movesOf(better.after, better.other).length;
  const [left = 0, otherLeft = 0] = [worse, better].map(({ replied }) => replied?.legalMoves.length);
  if (!isMore && left >= otherLeft) return [];
  return [
    {
      kind: 'quiet-move',
      squares: own,
      numbers: { own: own.length, otherOwn: there.length },
      worseLine: [worse.move],
      betterLine: [better.move],
      weight: 2 + (own.length - there.length) * 0.2,
      isRule: true,
    },
  ];
}

/** The worse move is good a little later; the second square is the better move's, if it is lost in this order. */
function tooEarly(worse: Outcome, better: Outcome): Finding[] {
  const isLost =
    replyTo(worse) !== undefined && isGone(worse, better.move, { from: NEXT_MOVE, within: NEXT_MOVE });
  const within = isLost ? LOST_WITHIN : LATER_WITHIN;
  const plies = pliesUntil(better.steps.slice(0, within), better.mover, [worse.move]);
  if (plies === undefined || plies === 1) return [];
  const isTaken = isLost && movesOf(worse.after, worse.mover).includes(better.move);
  const access = isLost && !isTaken ? spoiledBy(worse, [better.move]) : undefined;
  return [
    {
      kind: 'too-early',
      squares: isLost ? [worse.move, better.move] : [worse.move],
      numbers: { plies },
      ...(access && { access }),
      ...(isTaken && { consequences: [losing(worse, replyTo(worse)!, [better.move])] }),
      worseLine: isLost ? worse.line.slice(0, 2) : [worse.move],
      betterLine: better.line.slice(0, plies),
      weight: 2,
      isRule: true,
    },
  ];
}

/** Whether the other side plays on the first square of a finding in its line. */
function isUsed({ squares }: Finding, { steps, other }: Outcome): boolean {
  return pliesUntil(steps, other, squares.slice(0, 1)) !== undefined;
}

/**
 * A square that the other side takes in its line, and not in that of the better move; with the number of answers that
 * are as strong, if there are others.
 */
export function takenOnlyThere(
  worse: Outcome,
  better: Outcome,
  answers: readonly (Answers | undefined)[],
): Finding[] {
  const answer = reply(worse, better).filter(({ isRule = false }) => !isRule);
  return borneOut([...answer, ...squareWanted(worse, better)], worse, better)
    .slice(0, 1)
    .map((finding) => amongOthers(finding, worse, better, answers));
}

/**
 * A finding that stands and falls with an answer: where others are as strong, with their number, and what all of them
 * exploit.
 */
export function amongOthers(
  finding: Finding,
  worse: Outcome,
  better: Outcome,
  answers: readonly (Answers | undefined)[],
): Finding {
  const { kind, numbers } = finding;
  const [, answer] = worse.line;
  const alike = answers
    .map((some) => (some ? asStrong(some, answer) : []))
    .reduce((most, some) => (some.length > most.length ? some : most), []);
  const isOfIt = numbers.plies === 2 && OF_ITS_ANSWER.includes(kind);
  const isCount = kind === 'mobility' && numbers.plies === undefined && numbers.own !== undefined;
  if (alike.length === 0 || (!isOfIt && !isCount)) return finding;
  const known = answers.filter((some) => some !== undefined);
  const squares = [answer as Square, ...alike];
  const best = squares.filter((square) => known.every((some) => isAmongBest(some, square)));
  // Where the searches do not agree on the best ones, they may agree on some that are strong.
  const all = best.length < 2 ? squares.filter((square) => isStrong(known, square)) : best;
  if (all.length < 2 || all[0] !== answer) return finding;
  // The better move that the answer takes away is missed, whatever other answers there are.
  if (takesBetter(finding.consequences)) return finding;
  const shared = isCount ? leavingFew(worse, better, all) : sharedBy(worse, better, all);
  // Of one of several answers, how many moves it leaves says nothing.
  if (isCount && !shared) return finding;
  const counted = { ...finding, replies: all, numbers: { ...numbers, replies: all.length } };
  if (!shared) return counted;
  // Squares that are opened are the reason, whichever of them the line has.
  const opened = OPENED[shared.kind];
  const open = opened && { kind: opened, squares: all, access: openedBy(worse, all) };
  return { ...counted, ...open, consequences: [shared] };
}

/** The kind of a reason about all squares that a move opens. */
const OPENED: Readonly<Partial<Record<ConsequenceKind, ReasonKind>>> = {
  'all-opened': 'reply-opened',
  'all-opened-own': 'own-square-opened',
};

/** What the board shows of the two moves and the answers to them, whatever the values say. */
export function boardFindings(
  worse: Outcome,
  better: Outcome,
  answers: readonly (Answers | undefined)[],
): Finding[] {
  return [
    ...cornersInBestPlay(worse, better),
    // Whether the other side wants a square is not shown by the board.
    ...couldWait(worse, better).filter(({ numbers }) => numbers.plies !== undefined),
    ...takenAtOnce(worse, better),
    ...takenLater(worse, better).filter(
      ({ numbers, betterLine }) => numbers.plies === 2 && betterLine.length > 1,
    ),
    ...fewerMoves(worse, better, HARDLY_NOTICED, NOTICED),
    ...opensOwn(worse, better),
    ...opens(worse, better),
    ...louder(worse, better),
    ...tooEarly(worse, better),
    ...movesSpoiled(worse, better),
    ...passes(worse, better),
    ...leavesMore(worse, better, answers),
    ...movesOfBoth(worse, better),
  ];
}

/** The other side answers on the square of the better move, which both sides can play. */
function takenAtOnce(worse: Outcome, better: Outcome): Finding[] {
  const isWanted = worse.line[1] === better.move && isShared(worse, better.move);
  if (!isWanted || CORNERS.includes(better.move)) return [];
  const finding: Finding = {
    kind: 'square-wanted',
    squares: [better.move],
    numbers: { plies: 2 },
    worseLine: worse.line.slice(0, 2),
    betterLine: [better.move],
    weight: 2,
    isRule: true,
  };
  return [{ ...finding, ...atLeast(worse, better, better.move, finding) }];
}

/** What the two moves themselves and their lines show, however small: the last resort before a mere value. */
export function leastOf(
  worse: Outcome,
  better: Outcome,
  answers: readonly (Answers | undefined)[] = [],
): Finding[] {
  return smallest(worse, better, answers)
    .slice(0, 1)
    .map((finding) => amongOthers(finding, worse, better, answers));
}

/** All that they show, what says most first. */
export function smallest(
  worse: Outcome,
  better: Outcome,
  answers: readonly (Answers | undefined)[] = [],
): Finding[] {
  const [keeps, prepares] = [staysPossible(worse, better), prepared(worse, better)];
  const loud = [...opens(worse, better), ...leavesMore(worse, better, answers)];
  const isWanted = answers.every((some) => !some || some.best.includes(better.move));
  const found = [
    ...reserveLost(worse, better),
    ...prepares.filter(({ isRule }) => isRule !== true),
    ...keeps.filter(({ betterLine }) => betterLine.length <= SEEN_PLIES),
    ...(isWanted ? waitsAnyway(worse, better) : []),
    ...loud.filter((finding) => isUsed(finding, worse)),
    ...fewerMoves(worse, better, NOTICED),
    ...(worse.position.empties < LATE_EMPTIES ? takenLater(worse, better) : []),
    ...opens(worse, better),
    ...quietMove(worse, better),
    ...movesOfBoth(worse, better),
    ...opensMore(worse, better, 1),
    ...opensOwn(worse, better),
    ...fewerMoves(worse, better, HARDLY_NOTICED),
    ...keeps,
    ...takenLater(worse, better),
    ...tooEarly(worse, better),
    ...leavesMore(worse, better, answers),
    ...louder(worse, better),
    ...cornersInBestPlay(worse, better),
    ...cornerInTheEnd(worse, better),
    ...prepares,
    ...cornerExposed(worse, better).filter(({ kind, numbers }) => kind === 'x-square' || numbers.plies),
    ...inEachLine(worse, better),
    ...movesCounted(worse, better),
    ...bothCounted(worse, better, HARDLY_NOTICED, 0),
  ];
  return borneOut(found, worse, better);
}
