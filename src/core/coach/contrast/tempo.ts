/**
 * Moves that one side alone has: they can wait, and the side that is the last to have one does not open the position.
 * `contrast.ts` calls each of them.
 */
import type { Square } from '../../rules/square.js';
import { cornerOf } from '../../rules/strategy.js';
import { openedBy } from '../reasons/access.js';
import type { Answers } from '../values/answers.js';
import { consequencesOf } from '../reasons/consequence.js';
import type { Contrast, Finding } from '../reasons/finding.js';
import { ANSWERS, movesOf, pliesUntil } from '../positions/lines.js';
import { isContested, isOwn, isWantedReply, type Outcome } from '../positions/outcome.js';
import { opensCorner } from '../positions/safe-moves.js';
import { replyTo } from './reply.js';

/**
 * Whether a move is still legal for the mover, and still not for the other side, after the better move and its reply.
 */
function stays({ after, replied, other }: Outcome, square: Square): boolean {
  return (
    !movesOf(after, other).includes(square) &&
    replied !== undefined &&
    replied.legalMoves.includes(square) &&
    !opensCorner(replied, square)
  );
}

/** What the other side plays within so many plies of the better line stays nobody's own. */
const FOR_NOW = 8;
/** Squares that the other side does not take soon are worth a word if there are so many. */
const SEVERAL = 2;
/** So many squares that were the mover's alone are named. */
const MOST_NAMED = 3;

/** A square that the other side takes later than with two answers, it does not want. */
const [, SOON] = ANSWERS;

/** Whether the other side soon takes the square of the better move. */
function isTakenSoon({ steps, other }: Outcome, { move }: Outcome): boolean {
  return pliesUntil(steps.slice(0, SOON), other, [move]) !== undefined;
}

/** From this number of empty squares on, a free move is worth more than most other things. */
const FREE_EMPTIES = 24;

/**
 * The worse move could wait, because the other side cannot play there: the better line keeps it for later, or takes
 * what the other side wants.
 */
export const couldWait: Contrast = (worse, better, answers) => {
  if (!canWait(worse, better)) return [];
  const plies = pliesUntil(better.steps, better.mover, [worse.move]);
  const isShared = !isOwn(worse, better.move);
  const isLate = worse.position.empties <= FREE_EMPTIES;
  const saysBoth = isShared && isWanted(worse, better, answers) && stays(better, worse.move);
  const isFirst = isShared || isLostNext(worse, better);
  // Where the other side can play nowhere, every move can wait; but one after which it still passes gains nothing.
  const isPassed = worse.line[1] === 'pass';
  const isFree = isFirst || isPassed || movesOf(worse.position, worse.other).length > 0;
  if (plies !== undefined && isLate && isFree) {
    return [
      {
        kind: 'could-wait',
        squares: [worse.move],
        numbers: { plies },
        worseLine: worse.line.slice(0, 2),
        betterLine: better.line.slice(0, plies),
        weight: saysBoth ? 8 : isFirst || isPassed ? 6.2 : UNHURRIED,
      },
    ];
  }
  return saysBoth ? [comesBefore(worse, better, 5.5)] : [];
};

/** Whether the mover cannot make the better move right after the answer to the worse one, or never makes it. */
function isLostNext({ replied, steps, mover }: Outcome, { move }: Outcome): boolean {
  return (
    (replied !== undefined && !replied.legalMoves.includes(move)) ||
    pliesUntil(steps, mover, [move]) === undefined
  );
}

/** The weight of a free move where the better move is one as well, and stays. */
export const UNHURRIED = 2.5;
/** The weight of a move that could wait where the other side does not hurry to the square of the better one. */
export const ANYWAY = 2;

/**
 * The worse move could wait, and the better one is on a square that both sides can take, whether they want it or not.
 */
export function waitsAnyway(worse: Outcome, better: Outcome): Finding[] {
  // Nobody hurries to a square beside an empty corner.
  if (cornerOf(better.move) !== undefined) return [];
  const isOpen = movesOf(worse.after, worse.other).includes(better.move) && !isOwn(worse, better.move);
  return isOpen && canWait(worse, better) && stays(better, worse.move)
    ? [comesBefore(worse, better, ANYWAY)]
    : [];
}

/** Whether only the mover can make the worse move, now and in the better line until it is made there. */
function canWait(worse: Outcome, better: Outcome): boolean {
  return worse.move !== better.move && isOwn(worse, worse.move) && !isOpenIn(better, worse.move);
}

/** The finding that the better move comes first, because the worse one can wait. */
function comesBefore(worse: Outcome, better: Outcome, weight: number): Finding {
  const otherReply = replyTo(better);
  return {
    kind: 'could-wait',
    squares: [better.move],
    numbers: {},
    worseLine: [worse.move, better.move],
    betterLine: otherReply ? [better.move, otherReply] : [better.move],
    weight,
  };
}

/** Whether the other side can play on a square in a line; once the mover has, nobody can. */
function isOpenIn({ after, steps, other }: Outcome, square: Square): boolean {
  const positions = [after, ...steps.map((step) => step.after)];
  return positions.some((position) => movesOf(position, other).includes(square));
}

/** Whether the better move is on a square that the other side can take, too, and wants. */
function isWanted(worse: Outcome, better: Outcome, answers?: Answers): boolean {
  if (!isContested(worse, better, better.move) || !isTakenSoon(worse, better)) return false;
  // There is no hurry for a square that the other side does not want.
  return !answers || (answers.best.includes(better.move) && isWantedReply(worse, better.move));
}

/** After the worse move, but not the better one, the other side also has a move that only the mover had. */
export const reserveLost: Contrast = (worse, better) => {
  const open = movesOf(worse.after, worse.other);
  const lost = worse.position.legalMoves.filter(
    (square) =>
      isOwn(worse, square) &&
      open.includes(square) &&
      pliesUntil(better.steps.slice(0, FOR_NOW), better.other, [square]) === undefined &&
      (square === better.move || stays(better, square)),
  );
  const answers = ANSWERS.map((plies) => worse.steps[plies - 1]?.move as Square);
  const at = answers.findIndex((move) => lost.includes(move));
  if (at < 0) return openedForLater(worse, better, lost);
  const [plies, square] = [ANSWERS[at]!, answers[at]!];
  const isAtOnce = plies === 2;
  // That the other side answers on the square of the better move is another reason.
  if (isAtOnce && square === better.move) return [];
  const otherReply = replyTo(better);
  const all = [square, ...lost.filter((one) => one !== square && one !== better.move)];
  // At once only the answer has an effect.
  const squares = isAtOnce ? [square] : all.slice(0, MOST_NAMED);
  return [
    {
      kind: 'reserve-lost',
      squares,
      consequences: isAtOnce ? consequencesOf(worse, square, []) : [],
      access: openedBy(worse, squares),
      numbers: { plies },
      worseLine: worse.line.slice(0, plies),
      betterLine: otherReply ? [better.move, otherReply] : [better.move],
      weight: isAtOnce ? 7.5 : 5,
    },
  ];
};

/** Squares that were the mover's alone, which the other side has now, and does not take soon. */
function openedForLater(worse: Outcome, better: Outcome, lost: readonly Square[]): Finding[] {
  const later = lost.filter(
    (square) => square !== better.move && pliesUntil(worse.steps, worse.mover, [square]) === undefined,
  );
  if (later.length < SEVERAL) return [];
  const otherReply = replyTo(better);
  const squares = later.slice(0, MOST_NAMED);
  return [
    {
      kind: 'reserve-lost',
      squares,
      access: openedBy(worse, squares),
      numbers: {},
      worseLine: [worse.move],
      betterLine: otherReply ? [better.move, otherReply] : [better.move],
      weight: 3,
      isRule: true,
    },
  ];
}
