/** What the other side plays next, and what that takes from the mover: everything here is on the board within three plies. */
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import type { Contrast } from '../finding.js';
import { movesOf } from '../lines.js';
import type { Outcome } from '../outcome.js';
import { opensCorner } from '../safe-moves.js';

/** Moves that are gone: fewer are no reason, more are told by their number. */
const FEWEST_LOST = 2;
const MOST_LOST = 4;

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
  if (square === better.move) {
    return [{ kind: 'square-wanted', squares: [square], weight: 7, ...shared }];
  }
  const before = movesOf(worse.position, worse.other).includes(square);
  if (!movesOf(better.after, better.other).includes(square)) {
    const kind = before ? 'reply-prevented' : 'reply-opened';
    return [{ kind, squares: [square], weight: before ? 5 : 6, ...shared }];
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
  const has = worse.replied ? movesOf(worse.replied, worse.mover) : [];
  return CORNERS.filter(
    (corner) => answered.includes(corner) && !had.includes(corner) && !has.includes(corner),
  ).slice(0, 1);
}

/** Moves of the mover's that the reply takes away, and that are there still after the better move and its reply. */
export const movesLost: Contrast = (worse, better) => {
  const square = replyTo(worse);
  const otherReply = replyTo(better);
  if (square === undefined || otherReply === undefined || !worse.replied || !better.replied) return [];
  if (worse.replied.turn !== worse.mover || better.replied.turn !== better.mover) return [];
  const has = movesOf(worse.replied, worse.mover);
  const kept = better.replied;
  const lost = worse.position.legalMoves.filter(
    (move) =>
      move !== worse.move &&
      move !== better.move &&
      move !== square &&
      !has.includes(move) &&
      kept.legalMoves.includes(move) &&
      !opensCorner(kept, move),
  );
  if (lost.length < FEWEST_LOST || lost.length > MOST_LOST) return [];
  return [
    {
      kind: 'moves-lost',
      squares: lost,
      numbers: { own: has.length, otherOwn: kept.legalMoves.length, plies: 2 },
      worseLine: [worse.move, square],
      betterLine: [better.move, otherReply],
      weight: 2 + lost.length,
    },
  ];
};
