import type { Contrast } from '../finding.js';
import type { Outcome } from '../outcome.js';
import { replyTo } from './reply.js';
import { cornerHangs, safeMoves } from '../safe-moves.js';
import { commonPlies, meanMoves } from '../tally.js';
import { tenths } from '../../rules/tenths.js';

/** By how many the moves must be fewer than after the other move to be worth a word. */
const FEWER_MOVES = 3;
/** A side with more moves than this is not short of them. */
const FEW_MOVES = 6;
/** With at most this many moves, two fewer are worth a word, if the answers show that the moves are far apart. */
const HARDLY_ANY = 3;
const FEWER_OF_FEW = 2;
/** At most this many safe moves are a reason of their own. */
const FEW_SAFE = 1;

/** With many moves, only this many times as many count as more. */
const MANY_MORE = 1.35;

/**
 * The weight of one move more or less, compared with other reasons: on average over best play, and after the best
 * reply.
 */
const STRESS = { own: 1.9, theirs: 3.2, afterReply: 1 };

/** The mover's moves after the best reply. */
export const mobility: Contrast = (worse, better, answers) => {
  if (!worse.replied || !better.replied || replyTo(worse) === undefined) return [];
  const own = worse.replied.legalMoves.length;
  const otherOwn = better.replied.legalMoves.length;
  const fewer = answers && own <= HARDLY_ANY ? FEWER_OF_FEW : FEWER_MOVES;
  if (otherOwn - own < fewer || own > FEW_MOVES) return [];
  return [
    {
      kind: 'mobility',
      squares: worse.replied.legalMoves,
      numbers: { own, otherOwn, theirs: repliesTo(worse), otherTheirs: repliesTo(better) },
      worseLine: untilReply(worse),
      betterLine: untilReply(better),
      weight: (otherOwn - own) * STRESS.afterReply,
    },
  ];
};

/** A smaller difference on average goes unnoticed. */
const FEWER_ON_AVERAGE = 1.5;
/** The least weight of a difference over best play that is worth a word. */
const LATER_WEIGHT = 4;

/** Both sides' moves, on average over best play, for as many plies as both lines have. */
export const mobilityLater: Contrast = (worse, better) => {
  const plies = commonPlies(worse, better);
  const own = tenths(meanMoves(worse, worse.mover, plies));
  const theirs = tenths(meanMoves(worse, worse.other, plies));
  const otherOwn = tenths(meanMoves(better, better.mover, plies));
  const otherTheirs = tenths(meanMoves(better, better.other, plies));
  const [fewer, more] = [otherOwn - own, theirs - otherTheirs];
  const weight = fewer * STRESS.own + more * STRESS.theirs;
  if (plies < 3 || fewer < FEWER_ON_AVERAGE || more < 0 || weight < LATER_WEIGHT) return [];
  return [
    {
      kind: 'mobility-later',
      squares: [],
      numbers: { own, theirs, otherOwn, otherTheirs, plies },
      worseLine: worse.line.slice(0, plies),
      betterLine: better.line.slice(0, plies),
      weight,
    },
  ];
};

/** The other side's moves. */
export const opens: Contrast = (worse, better, answers) => {
  const theirs = repliesTo(worse);
  const otherTheirs = repliesTo(better);
  const more = answers && otherTheirs <= HARDLY_ANY ? FEWER_OF_FEW : FEWER_MOVES;
  if (theirs - otherTheirs < more || theirs < otherTheirs * MANY_MORE) return [];
  return [
    {
      kind: 'opens',
      squares: worse.after.legalMoves,
      numbers: { theirs, otherTheirs },
      worseLine: [worse.move],
      betterLine: [better.move],
      weight: theirs - otherTheirs,
    },
  ];
};

/** The mover's moves after the best reply that give no corner. */
export const safeMovesLeft: Contrast = (worse, better) => {
  if (!worse.replied || !better.replied || replyTo(worse) === undefined) return [];
  // A side that has to pass has no moves at all, which is another reason.
  if (worse.replied.phase === 'pass') return [];
  // A side that can take a corner does not wait, and these moves do not give away a corner that could be taken before.
  if (cornerHangs(worse.replied, worse.mover) || cornerHangs(worse.replied, worse.other)) return [];
  if (cornerHangs(better.replied, better.other)) return [];
  const own = safeMoves(worse.replied);
  const otherOwn = safeMoves(better.replied);
  if (own.length > FEW_SAFE || otherOwn.length - own.length < 2) return [];
  return [
    {
      kind: 'safe-moves',
      squares: own,
      numbers: { own: own.length, otherOwn: otherOwn.length },
      worseLine: untilReply(worse),
      betterLine: untilReply(better),
      weight: 3 + otherOwn.length - own.length,
    },
  ];
};

/** The other side's moves that give no corner, of which the better move leaves hardly any. */
export const theirSafeMoves: Contrast = (worse, better) => {
  if (better.after.phase !== 'play') return [];
  if (cornerHangs(worse.position, worse.mover) || cornerHangs(better.after, better.other)) return [];
  // An answer that leaves a threatened corner does not give it.
  if ([worse, better].some(({ after, mover }) => cornerHangs(after, mover))) return [];
  const theirs = safeMoves(worse.after);
  const otherTheirs = safeMoves(better.after);
  if (otherTheirs.length > FEW_SAFE || theirs.length - otherTheirs.length < 2) return [];
  return [
    {
      kind: 'their-safe-moves',
      squares: otherTheirs,
      numbers: { theirs: theirs.length, otherTheirs: otherTheirs.length },
      worseLine: [worse.move],
      betterLine: [better.move],
      weight: 3 + theirs.length - otherTheirs.length,
    },
  ];
};

/** The other side has no move after the better move, or the mover none after the worse one. */
export const passes: Contrast = (worse, better) => [
  ...(better.after.phase === 'pass' && worse.after.phase !== 'pass'
    ? [
        {
          kind: 'pass-forced' as const,
          squares: [],
          numbers: {},
          worseLine: [worse.move],
          betterLine: [better.move, 'pass' as const],
          weight: 8.5,
        },
      ]
    : []),
  ...(passPlies(worse) !== undefined && passPlies(better) === undefined
    ? [
        {
          kind: 'pass-suffered' as const,
          squares: [],
          numbers: { plies: passPlies(worse)! },
          worseLine: worse.line.slice(0, passPlies(worse)),
          betterLine: better.line.slice(0, PASS_WITHIN),
          weight: 4,
        },
      ]
    : []),
];

/** A pass that comes later than this has other causes. */
const PASS_WITHIN = 5;

/** The ply at which the mover has to pass in best play. */
function passPlies({ steps, mover }: Outcome): number | undefined {
  const at = steps.findIndex(({ move, color }) => move === 'pass' && color === mover);
  return at < 0 || at >= PASS_WITHIN ? undefined : at + 1;
}

/** How many moves the other side has after a move; 0 if it must pass. */
function repliesTo({ after }: Outcome): number {
  return after.legalMoves.length;
}

/** The line up to the other side's best reply. */
function untilReply({ line }: Outcome): Outcome['line'] {
  return line.slice(0, 2);
}
