/** Moves that one side alone has: they can wait, and whoever is the last to have one does not open the position. */
import type { Square } from '../../rules/square.js';
import { openedBy } from '../access.js';
import { besides, consequencesOf, MOST_SQUARES, turnedBack } from '../consequence.js';
import type { Contrast } from '../finding.js';
import { movesOf, pliesUntil } from '../lines.js';
import type { Outcome } from '../outcome.js';
import type { Consequence } from '../reason.js';
import { opensCorner } from '../safe-moves.js';
import { areFew } from './answers.js';
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

/** The worse move could wait, because the other side cannot play there; the better one is on a square open to both. */
export const couldWait: Contrast = (worse, better, answers) => {
  if (!isReserved(worse, worse.move) || !stays(better, worse.move)) return [];
  if (movesOf(better.replied!, better.other).includes(worse.move)) return [];
  if (!movesOf(better.position, better.other).includes(better.move)) return [];
  if (!movesOf(worse.after, worse.other).includes(better.move)) return [];
  // There is no hurry for a square that the other side does not want.
  if (answers && !answers.best.includes(better.move)) return [];
  const otherReply = replyTo(better);
  return [
    {
      kind: 'could-wait',
      squares: [better.move],
      numbers: {},
      worseLine: [worse.move, better.move],
      betterLine: otherReply ? [better.move, otherReply] : [better.move],
      weight: showsInTime(worse, better) ? 5.5 : 2.5,
      isRule: !showsInTime(worse, better),
    },
  ];
};

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
  const wanted = answers && areFew(answers.punishing) ? answers.punishing : undefined;
  // Losing a square that the other side does not want is no loss.
  if (answers && !lost.some((square) => wanted?.includes(square))) return [];
  const reply = replyTo(worse);
  // The sentence says "at once" only if taking it is the best answer.
  const isUsed = reply !== undefined && lost.includes(reply);
  const isUsedSoon = pliesUntil(worse.steps.slice(0, USED_SOON), worse.other, lost) !== undefined;
  const otherReply = replyTo(better);
  const access = openedBy(worse, isUsed ? [reply] : lost);
  const back = turnedBack(worse, lost[0]!);
  const consequences: readonly Consequence[] = isUsed
    ? consequencesOf(worse, reply, [])
    : lost.length === 1 && back.length > 0 && back.length <= MOST_SQUARES
      ? [{ kind: 'could-turn-back', squares: back }]
      : [];
  return [
    {
      kind: 'reserve-lost',
      squares: isUsed ? [reply] : lost,
      consequences: besides(access, consequences),
      access,
      numbers: { plies: isUsed ? 2 : 1 },
      worseLine: isUsed ? [worse.move, reply] : [worse.move],
      betterLine: otherReply ? [better.move, otherReply] : [better.move],
      weight: isUsed ? 7.5 : 4,
      isRule: !isUsedSoon,
    },
  ];
};
