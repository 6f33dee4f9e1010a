/** What the other side plays next, and what that takes from the mover: everything here is on the board within three plies. */
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import type { Contrast } from '../finding.js';
import { movesOf } from '../lines.js';
import type { Outcome } from '../outcome.js';
import { cornerHangs, opensCorner } from '../safe-moves.js';

/** Moves that are gone: fewer are no reason of their own, more are told by their number. */
const FEWEST_LOST = 2;
const MOST_LOST = 4;
/** What a move that the reply takes away adds to its weight. */
const LOST_STRESS = 0.5;

/** The square on which the other side answers. */
export function replyTo({ line }: Outcome): Square | undefined {
  const [, reply] = line;
  return reply === undefined || reply === 'pass' ? undefined : reply;
}

/** Why the other side has its best reply after the worse move and not after the better one. */
export const reply: Contrast = (worse, better) => {
  const square = replyTo(worse);
  if (square === undefined || CORNERS.includes(square)) return [];
  const shared = { worseLine: [worse.move, square], betterLine: [better.move], numbers: { plies: 2 } };
  const lost = lostBy(worse, better, square);
  const squares = [square, ...(lost.length <= MOST_LOST ? lost : [])];
  const stress = LOST_STRESS * (squares.length - 1);
  // That the moves are not lost after the better move, its own reply shows.
  const betterLine = squares.length > 1 ? better.line.slice(0, 2) : [better.move];
  const before = movesOf(worse.position, worse.other).includes(square);
  if (square === better.move) {
    // What only the mover could play was wanted by nobody else, before the worse move opened it.
    const kind = before ? 'square-wanted' : 'own-square-opened';
    return [{ kind, squares, weight: 7 + stress, ...shared, betterLine }];
  }
  if (!movesOf(better.after, better.other).includes(square)) {
    const kind = before ? 'reply-prevented' : 'reply-opened';
    return [{ kind, squares, weight: (before ? 5 : 6) + stress, ...shared, betterLine }];
  }
  return poisoned(worse, better, square).map((corner) => ({
    kind: 'reply-poisoned' as const,
    squares: [square, corner],
    weight: 6.5,
    ...shared,
    betterLine: [better.move, square, corner],
  }));
};

/** The corner that the reply would give the mover after the better move, and does not give after the worse one. */
function poisoned(worse: Outcome, better: Outcome, square: Square): Square[] {
  if (better.after.turn !== better.other || better.after.phase !== 'play') return [];
  const answered = movesOf(better.after.play(square), better.mover);
  const had = [...movesOf(better.position, better.mover), ...movesOf(better.after, better.mover)];
  // A reply that gives a corner of its own is no safe one.
  if (worse.replied && cornerHangs(worse.replied, worse.mover)) return [];
  return CORNERS.filter((corner) => answered.includes(corner) && !had.includes(corner)).slice(0, 1);
}

/** The mover's moves that the reply takes away, not the worse move by itself, and that are there after the better move and its reply. */
function lostBy(worse: Outcome, better: Outcome, reply: Square): Square[] {
  const [left, kept] = [worse.replied, better.replied];
  if (left?.turn !== worse.mover || kept?.turn !== better.mover || replyTo(better) === undefined) return [];
  const stillThere = movesOf(worse.after, worse.mover);
  return worse.position.legalMoves.filter(
    (move) =>
      ![worse.move, better.move, reply].includes(move) &&
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
  const lost = lostBy(worse, better, square);
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
