/**
 * Corners that change hands in a line later than at once. Only what no defence prevents, or the next moves show, is a
 * reason: a corner that its owner gives away by choice is not lost by the first move. `contrast.ts`, `shape.ts` and
 * `selection/upshot.ts` ask it.
 */
import type { Color } from '../../rules/color.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { forcedCorner } from '../positions/corner-force.js';
import type { Contrast, Finding } from '../reasons/finding.js';
import { movesOf, playedBy, pliesUntil, type Step } from '../positions/lines.js';
import { answeredAlike, isWantedReply, type Outcome } from '../positions/outcome.js';
import { cornersToTake } from '../positions/safe-moves.js';

/** How many plies ahead a forced corner is searched: the other side's move, an answer, the corner, and so on. */
export const FORCED_PLIES = 5;
/** A corner that changes hands after more plies of a line is not a result of the move. */
const WITHIN = 6;
/** Effects within so many plies are seen by a player who plays on. */
const SEEN_WITHIN = 3;
/** Nobody follows two lines of more plies. */
const FOLLOWED = 12;
/** One that changes hands within so many plies comes before squares. */
const NEAR = 4;

/** Corners that fall in best play after only one of the two moves, whatever the loser of the corner plays. */
export const cornersInBestPlay: Contrast = (worse, better) => [
  ...lostLater(worse, better),
  ...wonLater(worse, better),
];

/** Whether a side takes a corner in a line at once, in the next moves, or against any defence. */
export function isSettled(outcome: Outcome, color: Color, corner: Square): boolean {
  const { after, steps, mover } = outcome;
  const plies = pliesUntil(steps, color, [corner]);
  if (plies === undefined) return false;
  const most = color === mover ? FORCED_PLIES - 1 : FORCED_PLIES;
  const isSeen = plies <= SEEN_WITHIN && (color !== mover || followsAny(outcome, corner));
  return isSeen || typeof forcedCorner(after, color, most, corner) !== 'string';
}

/** Whether the mover can take a corner next after every reply that the other side wants, as far as is known. */
function followsAny(outcome: Outcome, corner: Square): boolean {
  const { after, mover, other, known } = outcome;
  const wanted = known.behind.length === 0 ? [] : movesOf(after, other);
  return wanted
    .filter((reply) => isWantedReply(outcome, reply))
    .every((reply) => movesOf(answeredAlike(outcome, reply), mover).includes(corner));
}

/** Whether the mover takes a corner next in the better line, and the same reply gives it after the worse move as well. */
export function comesAnyway(worse: Outcome, { line: [, reply, next] }: Outcome, corner: Square): boolean {
  if (next !== corner) return false;
  const isThere =
    reply !== undefined && reply !== 'pass' && movesOf(worse.after, worse.other).includes(reply);
  return isThere && movesOf(answeredAlike(worse, reply), worse.mover).includes(corner);
}

/** The corners that a side takes within some plies of a line. */
export function cornersIn({ steps }: Outcome, color: Color, plies = steps.length): Square[] {
  return playedBy(steps.slice(0, plies), color).filter((square) => CORNERS.includes(square));
}

/** By how many corners the better line is ahead of the worse one after some plies. */
function cornersAhead(worse: Outcome, better: Outcome, plies: number): number {
  const balance = (one: Outcome): number =>
    cornersIn(one, one.mover, plies).length - cornersIn(one, one.other, plies).length;
  return balance(better) - balance(worse);
}

/**
 * The corners that the other side takes in the worse line, and neither has nor can take before, or in the better one.
 */
export function onlyLost(worse: Outcome, better: Outcome, within: number): Square[] {
  const anyway = [
    ...cornersIn(better, better.other),
    ...movesOf(worse.position, worse.other),
    ...movesOf(better.after, better.other),
  ];
  return cornersIn(worse, worse.other, within).filter((corner) => !anyway.includes(corner));
}

/** Corners that the other side takes later in the line of the worse move. */
function lostLater(worse: Outcome, better: Outcome): Finding[] {
  // A corner that hangs at once is no matter of later.
  const hanging = cornersToTake(worse.after);
  const squares = onlyLost(worse, better, WITHIN).filter(
    (corner) => !hanging.includes(corner) && isSettled(worse, worse.other, corner),
  );
  if (squares.length === 0) return [];
  const plies = pliesUntil(worse.steps, worse.other, squares)!;
  if (better.steps.length < plies || cornersAhead(worse, better, plies) <= 0) return [];
  return [
    {
      kind: 'corner-lost-later',
      squares: squares.slice(0, 1),
      numbers: { plies },
      worseLine: worse.line.slice(0, plies),
      betterLine: better.line.slice(0, plies),
      weight: plies <= NEAR ? 12 : 6.2,
    },
  ];
}

/** The move of a line, after the first, since which the other side can take a corner that it takes later. */
export function openerOf({ steps, other }: Outcome, corner: Square): Step | undefined {
  const plies = pliesUntil(steps, other, [corner])!;
  const shut = steps
    .slice(0, plies - 1)
    .findLastIndex(({ after }) => !movesOf(after, other).includes(corner));
  const opener = steps[shut + 1];
  const isCorner = CORNERS.some((square) => square === opener?.move);
  return shut < 0 || shut + 2 >= plies + 1 || isCorner || opener?.move === 'pass' ? undefined : opener;
}

/** Corners that the mover takes later in the line of the better move. */
function wonLater(worse: Outcome, better: Outcome): Finding[] {
  const { mover } = better;
  const anyway = [...cornersIn(worse, mover), ...movesOf(worse.replied ?? worse.after, mover), better.move];
  const squares = cornersIn(better, mover, WITHIN).filter(
    (corner) =>
      !anyway.includes(corner) && isSettled(better, mover, corner) && !comesAnyway(worse, better, corner),
  );
  if (squares.length === 0) return [];
  const plies = pliesUntil(better.steps, mover, squares)!;
  if (worse.steps.length < plies || cornersAhead(worse, better, plies) <= 0) return [];
  return [
    {
      kind: 'corner-won-later',
      squares: squares.slice(0, 1),
      numbers: { plies },
      worseLine: worse.line.slice(0, plies),
      betterLine: better.line.slice(0, plies),
      weight: plies <= NEAR ? 6.5 : 5.5,
    },
  ];
}

/** A corner that the mover takes at last in the better line, and the other side in the worse one. */
export function cornerInTheEnd(worse: Outcome, better: Outcome): Finding[] {
  for (const corner of CORNERS) {
    const [own, theirs] = [
      pliesUntil(better.steps, better.mover, [corner]),
      pliesUntil(worse.steps, worse.other, [corner]),
    ];
    if (own === undefined || theirs === undefined || Math.max(own, theirs) > FOLLOWED) continue;
    return [
      {
        kind: 'corner-won-later',
        squares: [corner],
        numbers: { plies: own },
        worseLine: worse.line.slice(0, theirs),
        betterLine: better.line.slice(0, own),
        weight: 1,
      },
    ];
  }
  return [];
}
