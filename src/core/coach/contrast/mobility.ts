/**
 * Reasons about numbers of moves: of both sides, of those that give no corner, and having to pass. `contrast.ts` calls
 * each of them and keeps what weighs most.
 */
import type { Square } from '../../rules/square.js';
import { losing, MOST_SQUARES } from '../reasons/consequence.js';
import { type Contrast, type Finding, HARDLY_ANY } from '../reasons/finding.js';
import { movesOf, pliesUntil } from '../positions/lines.js';
import { answeredAlike, type Outcome } from '../positions/outcome.js';
import { isMissed, replyTo } from './reply.js';
import { cornerHangs, opensCorner, safeMoves } from '../positions/safe-moves.js';

/** By how many the moves must be fewer than after the other move to be worth a word; and safe moves, which are fewer. */
const FEWER_MOVES = 3;
const FEWER_SAFE = 2;
/** A side with more moves than this is not short of them. */
const FEW_MOVES = 6;
/** With more moves than this, nobody misses a few, but so many. */
const MANY_MOVES = 9;
const FAR_FEWER = 5;
/** With `HARDLY_ANY` moves, two fewer are worth a word, if the answers show that the moves are far apart. */
const FEWER_OF_FEW = 2;
/** So many moves that are missing are named. */
const MOST_MISSING = 3;
/** Counts say less than squares. */
const MOST_WEIGHT = 3;
/** At most this many safe moves are a reason of their own. */
const FEW_SAFE = 1;

/** The mover's moves after the best reply. */
export const mobility: Contrast = (worse, better, answers) => {
  const own = worse.replied?.legalMoves.length ?? 0;
  if (own > FEW_MOVES) return [];
  return fewerMoves(worse, better, answers && own <= HARDLY_ANY ? FEWER_OF_FEW : FEWER_MOVES);
};

/** As `mobility`, if the moves are at least so many fewer, and to a side with many at least `most`. */
export function fewerMoves(worse: Outcome, better: Outcome, least: number, most = FAR_FEWER): Finding[] {
  if (!worse.replied || !better.replied || replyTo(worse) === undefined) return [];
  const own = worse.replied.legalMoves.length;
  const otherOwn = better.replied.legalMoves.length;
  if (otherOwn - own < (own > MANY_MOVES ? most : least)) return [];
  // The moves that are left are named, or those that are missing; of others nobody knows what they are good for.
  const taken = own <= HARDLY_ANY ? [] : takenMoves(worse, better);
  const used = missingMoves(worse, better);
  const squares = own <= HARDLY_ANY ? worse.replied.legalMoves : used.slice(0, MOST_MISSING);
  const isSlight = used.length === 0 && otherOwn - own < FEWER_MOVES;
  if (own > HARDLY_ANY && isSlight) return [];
  return [
    {
      kind: 'mobility',
      squares,
      ...(taken.length > 0 && { consequences: [losing(worse, replyTo(worse)!, taken)] }),
      numbers: { own, otherOwn, theirs: repliesTo(worse), otherTheirs: repliesTo(better) },
      worseLine: untilReply(worse),
      betterLine: untilReply(better),
      weight: Math.min(MOST_WEIGHT, otherOwn - own),
    },
  ];
}

/** A difference that a count alone shows. */
const COUNTED_FEWER = 2;

/** Only the numbers of moves after both answers, where nothing shows which are missing. */
export function movesCounted(worse: Outcome, better: Outcome): Finding[] {
  if (!worse.replied || !better.replied || !replyTo(worse) || !replyTo(better)) return [];
  const [own, otherOwn] = [worse, better].map(({ replied }) => replied!.legalMoves.length) as [
    number,
    number,
  ];
  if (own <= HARDLY_ANY || otherOwn - own < COUNTED_FEWER) return [];
  return [
    {
      kind: 'mobility',
      squares: [],
      numbers: { own, otherOwn, theirs: repliesTo(worse), otherTheirs: repliesTo(better) },
      worseLine: untilReply(worse),
      betterLine: untilReply(better),
      weight: 1,
      isRule: true,
    },
  ];
}

/** The moves that the answer takes from the mover, and that are there, and give no corner, after the better line's. */
function takenMoves(worse: Outcome, better: Outcome): readonly Square[] {
  const [left, there] = [worse.replied!, better.replied!];
  const had = movesOf(worse.after, worse.mover);
  return missingMoves(worse, better)
    .slice(0, MOST_SQUARES)
    .filter(
      (square) =>
        had.includes(square) &&
        worse.position.legalMoves.includes(square) &&
        left.at(square) === undefined &&
        !opensCorner(there, square),
    );
}

/** Moves that the mover has after the better move and its answer only, and misses. */
export function missingMoves(worse: Outcome, better: Outcome): Square[] {
  const reply = replyTo(worse);
  if (reply === undefined) return [];
  const alike = movesOf(answeredAlike(better, reply), better.mover);
  return better.replied!.legalMoves.filter(
    (square) =>
      worse.replied!.at(square) === undefined &&
      !worse.replied!.legalMoves.includes(square) &&
      // What only the answer makes possible, or another answer would take, is no effect of the better move.
      movesOf(better.after, better.mover).includes(square) &&
      alike.includes(square) &&
      isMissed(worse, better, reply, square) &&
      pliesUntil(worse.steps, worse.mover, [square]) === undefined,
  );
}

/** With fewer empty squares, moves are no longer counted. */
const COUNTED_EMPTIES = 17;
/** By so many moves the mover must be better off against the other side after the reply, and by one until this ply. */
const BETTER_OFF = 4;
const STILL_UNTIL = 6;

/** The moves of both sides after the reply, where the mover is clearly better off in the better line, and stays so. */
export const movesOfBoth: Contrast = (worse, better) => bothCounted(worse, better, BETTER_OFF, 1);

/** The same, where the mover is better off by at least so many moves, and four plies later still by `later`. */
export function bothCounted(worse: Outcome, better: Outcome, least: number, later: number): Finding[] {
  const shown = Math.min(worse.steps.length, better.steps.length);
  const isLate = worse.position.empties < COUNTED_EMPTIES;
  if (isLate || shown < STILL_UNTIL || !replyTo(worse) || !replyTo(better)) return [];
  const counts = ({ steps, mover, other }: Outcome, plies: number): readonly [number, number] => {
    const { after } = steps[plies - 1]!;
    return [movesOf(after, mover).length, movesOf(after, other).length];
  };
  const apart = (plies: number): number => {
    const [[own, theirs], [otherOwn, otherTheirs]] = [counts(worse, plies), counts(better, plies)];
    return otherOwn - otherTheirs - (own - theirs);
  };
  if (apart(2) < least || apart(4) < later || apart(STILL_UNTIL) < later) return [];
  const [[own, theirs], [otherOwn, otherTheirs]] = [counts(worse, 2), counts(better, 2)];
  return [
    {
      kind: 'mobility',
      squares: [],
      numbers: { own, theirs, otherOwn, otherTheirs, plies: 2 },
      worseLine: untilReply(worse),
      betterLine: untilReply(better),
      weight: 1,
      isRule: true,
    },
  ];
}

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
  if (own.length > FEW_SAFE || otherOwn.length - own.length < FEWER_SAFE) return [];
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

/** A pass that comes later than this, in plies, has other causes. */
const PASS_WITHIN = 8;
/** The weights of a pass: at once, and later in a line. */
const PASS_WEIGHT = { atOnce: 8.5, later: 6 };

/** The other side has to pass after the better move, or the mover after the worse one. */
export const passes: Contrast = (worse, better) => [
  ...passForced(worse, better),
  ...passSuffered(worse, better),
];

/** The other side has to pass after the better move. */
function passForced(worse: Outcome, better: Outcome): Finding[] {
  const plies = passPlies(better, better.other);
  if (plies === undefined || passPlies(worse, worse.other, Infinity) !== undefined) return [];
  const isAtOnce = plies === 2;
  return [
    {
      kind: 'pass-forced',
      squares: [],
      numbers: isAtOnce ? {} : { plies },
      worseLine: [worse.move],
      betterLine: better.line.slice(0, plies),
      weight: isAtOnce ? PASS_WEIGHT.atOnce : PASS_WEIGHT.later,
    },
  ];
}

/** The mover has to pass after the worse move. */
function passSuffered(worse: Outcome, better: Outcome): Finding[] {
  const plies = passPlies(worse, worse.mover);
  if (plies === undefined || passPlies(better, better.mover, Infinity) !== undefined) return [];
  return [
    {
      kind: 'pass-suffered',
      squares: [],
      numbers: { plies },
      worseLine: worse.line.slice(0, plies),
      betterLine: better.line.slice(0, PASS_WITHIN),
      weight: PASS_WEIGHT.later,
    },
  ];
}

/** The ply at which a side has to pass in best play; a pass that comes later in the other line is one all the same. */
function passPlies({ steps }: Outcome, color: Outcome['mover'], within = PASS_WITHIN): number | undefined {
  const at = steps.slice(0, within).findIndex((step) => step.move === 'pass' && step.color === color);
  return at < 0 ? undefined : at + 1;
}

/** How many moves the other side has after a move; 0 if it must pass. */
function repliesTo({ after }: Outcome): number {
  return after.legalMoves.length;
}

/** The line up to the other side's best reply. */
function untilReply({ line }: Outcome): Outcome['line'] {
  return line.slice(0, 2);
}
