/** What the other side plays next, and what that takes from the mover: everything here is on the board within three plies. */
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { consequencesOf, strongerThan } from '../consequence.js';
import type { Contrast, Finding } from '../finding.js';
import { movesOf } from '../lines.js';
import type { Outcome } from '../outcome.js';
import type { Consequence, ConsequenceKind } from '../reason.js';
import { cornerHangs, opensCorner } from '../safe-moves.js';

/** Moves that are gone: fewer are no reason of their own, more are told by their number. */
const FEWEST_LOST = 2;
const MOST_LOST = 4;
/** What each thing that the reply does adds to its weight. */
const STRESS: Readonly<Partial<Record<ConsequenceKind, number>>> = {
  threatens: 2,
  wedges: 1.5,
  'shuts-out': 1.5,
  loses: 1,
  'turns-back': 0.5,
};

/** The square on which the other side answers. */
export function replyTo({ line }: Outcome): Square | undefined {
  const [, reply] = line;
  return reply === undefined || reply === 'pass' ? undefined : reply;
}

/** Why the other side has its best reply after the worse move and not after the better one, and what it does. */
export const reply: Contrast = (worse, better) => {
  const square = replyTo(worse);
  if (square === undefined || CORNERS.includes(square)) return [];
  const lost = replyTo(better) ? lostBy(worse, better.replied, [better.move, square]) : [];
  const consequences = consequencesOf(worse, square, lost);
  const stress = stressOf(consequences);
  const worseLine = [worse.move, square];
  // That moves are not lost after the better move, its own reply shows.
  const isLosing = consequences.some(({ kind }) => kind === 'loses');
  const betterLine = isLosing ? better.line.slice(0, 2) : [better.move];
  const shared = { squares: [square], consequences, numbers: { plies: 2 }, worseLine, betterLine };
  const before = movesOf(worse.position, worse.other).includes(square);
  if (square === better.move) {
    // What only the mover could play was wanted by nobody else, before the worse move opened it.
    return [{ kind: before ? 'square-wanted' : 'own-square-opened', weight: 7 + stress, ...shared }];
  }
  if (!movesOf(better.after, better.other).includes(square)) {
    const kind = before ? 'reply-prevented' : 'reply-opened';
    return [{ kind, weight: (before ? 5 : 6) + stress, ...shared }];
  }
  return [...poisoned(worse, better, square), ...stronger(worse, better, square)];
};

function stressOf(consequences: readonly Consequence[]): number {
  return consequences.reduce((sum, { kind }) => sum + (STRESS[kind] ?? 0), 0);
}

/** The reply is there after the better move, too, and does less. */
function stronger(worse: Outcome, better: Outcome, square: Square): Finding[] {
  if (better.after.turn !== better.other || !better.after.legalMoves.includes(square)) return [];
  const lost = lostBy(worse, better.after.play(square), [better.move, square]);
  const consequences = strongerThan(worse, better, square, lost);
  const stress = stressOf(consequences);
  if (stress === 0) return [];
  return [
    {
      kind: 'reply-stronger',
      squares: [square],
      consequences,
      numbers: { plies: 2 },
      worseLine: [worse.move, square],
      betterLine: [better.move, square],
      weight: 2 + 2 * stress,
    },
  ];
}

/** The reply would give the mover a corner after the better move, and does not after the worse one. */
function poisoned(worse: Outcome, better: Outcome, square: Square): Finding[] {
  return poisonedCorners(worse, better, square).map((corner) => ({
    kind: 'reply-poisoned',
    squares: [square, corner],
    numbers: { plies: 2 },
    worseLine: [worse.move, square],
    betterLine: [better.move, square, corner],
    weight: 6.5,
  }));
}

/** The corner that the reply would give the mover after the better move, and does not give after the worse one. */
function poisonedCorners(worse: Outcome, better: Outcome, square: Square): Square[] {
  if (better.after.turn !== better.other || better.after.phase !== 'play') return [];
  const answered = movesOf(better.after.play(square), better.mover);
  const had = [...movesOf(better.position, better.mover), ...movesOf(better.after, better.mover)];
  // A reply that gives a corner of its own is no safe one.
  if (worse.replied && cornerHangs(worse.replied, worse.mover)) return [];
  return CORNERS.filter((corner) => answered.includes(corner) && !had.includes(corner)).slice(0, 1);
}

/**
 * The mover's moves that the reply takes away, not the worse move by itself, and that are there after the better move and
 * a reply to it.
 */
function lostBy(worse: Outcome, kept: Position | undefined, except: readonly Square[]): Square[] {
  const left = worse.replied;
  if (left?.turn !== worse.mover || kept?.turn !== worse.mover) return [];
  const stillThere = movesOf(worse.after, worse.mover);
  return worse.position.legalMoves.filter(
    (move) =>
      ![worse.move, ...except].includes(move) &&
      stillThere.includes(move) &&
      !left.legalMoves.includes(move) &&
      kept.legalMoves.includes(move) &&
      !opensCorner(kept, move),
  );
}

/** Moves of the mover's that the reply takes away, and that are there still after the better move and its reply. */
export const movesLost: Contrast = (worse, better) => {
  const square = replyTo(worse);
  const otherReply = replyTo(better);
  if (square === undefined || otherReply === undefined) return [];
  const lost = lostBy(worse, better.replied, [better.move, square]);
  if (lost.length < FEWEST_LOST || lost.length > MOST_LOST) return [];
  const [has, kept] = [worse.replied!.legalMoves, better.replied!.legalMoves];
  return [
    {
      kind: 'moves-lost',
      squares: lost,
      numbers: { own: has.length, otherOwn: kept.length, plies: 2 },
      worseLine: [worse.move, square],
      betterLine: [better.move, otherReply],
      weight: 2 + lost.length,
    },
  ];
};

/** A move that the better move makes possible, and that the mover makes next after the other side's reply. */
export const prepared: Contrast = (worse, better) => {
  const [square, otherReply] = [replyTo(worse), replyTo(better)];
  const [, , next] = better.line;
  if (square === undefined || otherReply === undefined || next === undefined || next === 'pass') return [];
  if (worse.replied?.turn !== worse.mover || CORNERS.includes(next) || next === worse.move) return [];
  if (movesOf(worse.position, worse.mover).includes(next)) return [];
  if (!movesOf(better.after, better.mover).includes(next)) return [];
  if (worse.replied.at(next) !== undefined || worse.replied.legalMoves.includes(next)) return [];
  return [
    {
      kind: 'prepared',
      squares: [next],
      numbers: { plies: 3 },
      worseLine: [worse.move, square],
      betterLine: better.line.slice(0, 3),
      weight: 3,
    },
  ];
};
