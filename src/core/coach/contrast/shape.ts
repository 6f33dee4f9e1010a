import type { Contrast, Finding } from '../finding.js';
import { frontierDiscs, isQuiet, openness } from '../frontier.js';
import { movesOf, playedBy, seenBy } from '../lines.js';
import type { Outcome } from '../outcome.js';
import { commonPlies, meanFrontier } from '../tally.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { tenths } from '../../rules/tenths.js';

/** By how many the frontier discs must be more than after the other move to be worth a word. */
const MORE_FRONTIER = 3;
/** With many discs, only this many times as many are noticed. */
const MUCH_MORE = 1.25;
/** The weight of one more frontier disc over best play, compared with other reasons. */
const FRONTIER_STRESS = 1.8;
/** By how many more discs a move must flip to be worth a word. */
const MORE_FLIPS = 4;
/** With fewer empty squares than this, discs are no longer a burden. */
const LATE_EMPTIES = 16;
/** A move that opens this many squares more than a quiet one is not quiet. */
const MORE_OPEN = 3;
/** The most new moves that a quiet move may give the other side. */
const MOST_NEW = 1;

/** The mover's discs that touch an empty square. */
export const frontier: Contrast = (worse, better) => {
  if (worse.position.empties < LATE_EMPTIES) return [];
  const own = frontierDiscs(worse.after, worse.mover);
  const otherOwn = frontierDiscs(better.after, better.mover);
  if (own.length - otherOwn.length < MORE_FRONTIER || own.length < otherOwn.length * MUCH_MORE) return [];
  return [
    {
      kind: 'frontier',
      squares: own,
      numbers: { own: own.length, otherOwn: otherOwn.length },
      worseLine: [worse.move],
      betterLine: [better.move],
      weight: own.length - otherOwn.length,
    },
  ];
};

/** Frontier discs on average over best play, for as many plies as both lines have. */
export const frontierLater: Contrast = (worse, better) => {
  const plies = commonPlies(worse, better);
  const own = tenths(meanFrontier(worse, worse.mover, plies));
  const otherOwn = tenths(meanFrontier(better, better.mover, plies));
  if (plies < 3 || own - otherOwn < MORE_FRONTIER || own < otherOwn * MUCH_MORE) return [];
  return [
    {
      kind: 'frontier-later',
      squares: [],
      numbers: { own, otherOwn, plies },
      worseLine: worse.line.slice(0, plies),
      betterLine: better.line.slice(0, plies),
      weight: (own - otherOwn) * FRONTIER_STRESS,
    },
  ];
};

/** The discs that each move flips. */
export const flips: Contrast = (worse, better) => {
  if (worse.position.empties < LATE_EMPTIES) return [];
  const own = worse.position.flips(worse.move);
  const otherOwn = better.position.flips(better.move);
  if (own.length - otherOwn.length < MORE_FLIPS) return [];
  return [
    {
      kind: 'many-flips',
      squares: own,
      numbers: { own: own.length, otherOwn: otherOwn.length },
      worseLine: [worse.move],
      betterLine: [better.move],
      weight: (own.length - otherOwn.length) * 0.4,
      isRule: true,
    },
  ];
};

/** There was a quiet move, and the move played opens the position. */
export const quietMove: Contrast = (worse, better) => quieterBy(MORE_OPEN, worse, better);

/** As `quietMove`, if the move played opens at least this many squares more than the better one. */
export function quieterBy(least: number, worse: Outcome, better: Outcome): Finding[] {
  if (worse.position.empties < LATE_EMPTIES) return [];
  const own = openness(worse.position, worse.move);
  const otherOwn = openness(better.position, better.move);
  if (!isQuiet(better.position, better.move) || own - otherOwn < least) return [];
  return [
    {
      kind: 'quiet-move',
      squares: [better.move],
      numbers: { own, otherOwn },
      worseLine: [worse.move],
      betterLine: [better.move],
      weight: (own - otherOwn) * 0.6,
    },
  ];
}

/** A quiet move that stays or is lost: a player keeps their own, and takes away the other side's. */
export const quietMoves: Contrast = (worse, better) => [
  ...ownQuiet(worse, better),
  ...theirQuiet(worse, better),
];

/** A quiet move of the mover's that best play keeps and uses after the better move, and that the worse one spoils. */
function ownQuiet(worse: Outcome, better: Outcome): Finding[] {
  if (worse.position.empties < LATE_EMPTIES || !worse.replied || !better.replied) return [];
  const quiet = quietIn(worse.position).filter((move) => move !== worse.move && move !== better.move);
  // A move is spoiled if the worse move takes it away or lets the other side take it, unless that side can take it
  // anyway.
  const spoiled = quiet.filter(
    (move) =>
      isQuietIn(better.replied!, better.mover, move) &&
      !movesOf(better.after, better.other).includes(move) &&
      (worse.line[1] === move || !isStillGood(seenBy(worse.after, worse.mover), worse.mover, move)) &&
      !isStillGood(worse.replied!, worse.mover, move),
  );
  const used = spoiled.find(
    (move) =>
      better.line.indexOf(move) > 0 && better.steps[better.line.indexOf(move)]!.color === better.mover,
  );
  if (used === undefined) return [];
  return [
    {
      kind: 'quiet-kept',
      squares: [used],
      numbers: {},
      worseLine: worse.line.slice(0, 2),
      betterLine: better.line.slice(0, 2),
      weight: 3,
    },
  ];
}

/** A quiet move of the other side's that it plays in reply to the worse move, and that the better one takes away. */
function theirQuiet(worse: Outcome, better: Outcome): Finding[] {
  if (worse.position.empties < LATE_EMPTIES) return [];
  const [, reply] = worse.line;
  if (reply === undefined || reply === 'pass' || !isQuietIn(worse.after, worse.other, reply)) return [];
  // A move that gives the mover several new ones is not quiet, and a move that is still legal has not been taken away.
  const had = movesOf(worse.after, worse.mover);
  const opened = movesOf(worse.after.play(reply), worse.mover).filter((square) => !had.includes(square));
  if (opened.length > MOST_NEW) return [];
  if (movesOf(better.after, better.other).includes(reply) || better.move === reply) return [];
  if (playedBy(better.steps, better.other).includes(reply)) return [];
  // Only what was there before can be taken away.
  if (!isQuietIn(seenBy(worse.position, worse.other), worse.other, reply)) return [];
  return [
    {
      kind: 'quiet-taken',
      squares: [reply],
      numbers: {},
      worseLine: [worse.move, reply],
      betterLine: [better.move],
      weight: 2.5,
    },
  ];
}

function quietIn(position: Position): Square[] {
  return position.legalMoves.filter((move) => isQuiet(position, move));
}

function isQuietIn(position: Position, color: Outcome['mover'], move: Square): boolean {
  return position.turn === color && position.legalMoves.includes(move) && isQuiet(position, move);
}

/** Whether a move is legal, and quiet enough to be played without harm. */
function isStillGood(position: Position, color: Outcome['mover'], move: Square): boolean {
  return (
    position.turn === color && position.legalMoves.includes(move) && openness(position, move) < MORE_OPEN
  );
}
