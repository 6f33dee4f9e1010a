/** Moves that one side alone has: they can wait, and whoever is the last to have one does not open the position. */
import type { Square } from '../../rules/square.js';
import { openedBy } from '../access.js';
import type { Answers } from '../answers.js';
import { consequencesOf } from '../consequence.js';
import type { Contrast } from '../finding.js';
import { movesOf, pliesUntil } from '../lines.js';
import type { Outcome } from '../outcome.js';
import { opensCorner } from '../safe-moves.js';
import { replyTo } from './reply.js';

/** Whether only the mover can play on a square: the other side could not if it were to move. */
function isReserved({ position, other }: Outcome, square: Square): boolean {
  return position.legalMoves.includes(square) && !movesOf(position, other).includes(square);
}

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

/** The number of plies that count as soon. */
const SOON = 7;
/** If the other side does not play on a square within this many plies, it does not want it. */
const USED_SOON = 6;

/**
 * Whether the lines confirm it: the other side takes the square open to both, or the mover plays the reserved move in
 * time.
 */
function showsInTime(worse: Outcome, better: Outcome): boolean {
  const taken = pliesUntil(worse.steps.slice(0, SOON), worse.other, [better.move]);
  const made = pliesUntil(better.steps.slice(0, SOON), better.mover, [worse.move]);
  return taken !== undefined || made !== undefined;
}

/** From this number of empty squares on, a free move is worth more than most other things. */
const FREE_EMPTIES = 24;

/**
 * The worse move could wait, because the other side cannot play there: the better line keeps it for later, or is on a
 * square that both sides can take.
 */
export const couldWait: Contrast = (worse, better, answers) => {
  if (worse.move === better.move) return [];
  if (!isReserved(worse, worse.move) || isOpenIn(better, worse.move)) return [];
  const kept = pliesUntil(better.steps, better.mover, [worse.move]);
  const isUrgent = isWanted(worse, better, answers);
  const isLate = worse.position.empties <= FREE_EMPTIES;
  const saysBoth = isUrgent && stays(better, worse.move);
  if (kept !== undefined && isLate && !saysBoth) {
    return [
      {
        kind: 'could-wait',
        squares: [worse.move],
        numbers: { plies: kept },
        worseLine: [worse.move],
        betterLine: better.line.slice(0, kept),
        weight: 8,
      },
    ];
  }
  if (!saysBoth) return [];
  const otherReply = replyTo(better);
  const shows = kept !== undefined || showsInTime(worse, better);
  return [
    {
      kind: 'could-wait',
      squares: [better.move],
      numbers: {},
      worseLine: [worse.move, better.move],
      betterLine: otherReply ? [better.move, otherReply] : [better.move],
      weight: kept !== undefined && isLate ? 8 : shows ? 5.5 : 2.5,
      isRule: !shows,
    },
  ];
};

/** Whether the other side can play on a square in a line before the mover does. */
function isOpenIn({ after, steps, mover, other }: Outcome, square: Square): boolean {
  const played = pliesUntil(steps, mover, [square]) ?? steps.length + 1;
  const positions = [after, ...steps.slice(0, played - 1).map((step) => step.after)];
  return positions.some((position) => movesOf(position, other).includes(square));
}

/** Whether the better move is on a square that the other side can take, too, and wants. */
function isWanted(worse: Outcome, better: Outcome, answers?: Answers): boolean {
  if (!movesOf(better.position, better.other).includes(better.move)) return false;
  if (!movesOf(worse.after, worse.other).includes(better.move)) return false;
  // There is no hurry for a square that the other side does not want.
  return !answers || answers.best.includes(better.move);
}

/** After the worse move, but not the better one, the other side also has a move that only the mover had. */
export const reserveLost: Contrast = (worse, better, answers) => {
  const open = movesOf(worse.after, worse.other);
  const lost = worse.position.legalMoves.filter(
    (square) =>
      square !== worse.move &&
      square !== better.move &&
      isReserved(worse, square) &&
      open.includes(square) &&
      stays(better, square),
  );
  if (lost.length === 0) return [];
  // Losing a square that the other side does not want is no loss.
  if (answers && !lost.some((square) => answers.punishing.includes(square))) return [];
  const reply = replyTo(worse);
  // The sentence says "at once" only if taking it is the best answer.
  const isUsed = reply !== undefined && lost.includes(reply);
  const isUsedSoon = pliesUntil(worse.steps.slice(0, USED_SOON), worse.other, lost) !== undefined;
  const otherReply = replyTo(better);
  const access = openedBy(worse, isUsed ? [reply] : lost);
  return [
    {
      kind: 'reserve-lost',
      squares: isUsed ? [reply] : lost,
      consequences: isUsed ? consequencesOf(worse, reply, []) : [],
      access,
      numbers: { plies: isUsed ? 2 : 1 },
      worseLine: isUsed ? [worse.move, reply] : [worse.move],
      betterLine: otherReply ? [better.move, otherReply] : [better.move],
      weight: isUsed ? 7.5 : 4,
      isRule: !isUsedSoon,
    },
  ];
};
