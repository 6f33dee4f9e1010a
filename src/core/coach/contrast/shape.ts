import type { Contrast, Finding } from '../finding.js';
import { frontierDiscs, isQuiet, openness } from '../frontier.js';
import type { Outcome } from '../outcome.js';

/** By how many the frontier discs must be more than after the other move to be worth a word. */
const MORE_FRONTIER = 3;
/** With many discs, only this many times as many are noticed. */
const MUCH_MORE = 1.25;
/** By how many more discs a move must flip to be worth a word. */
const MORE_FLIPS = 4;
/** With fewer empty squares than this, discs are no longer a burden. */
const LATE_EMPTIES = 16;
/** A move that opens this many squares more than a quiet one is not quiet. */
const MORE_OPEN = 3;

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
