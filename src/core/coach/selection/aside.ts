/**
 * The aside of an explanation, which belongs to it and does not decide: a corner that the better move gives up, or one
 * that falls later by a side's own choice. `select-reasons.ts` adds one, after the reasons.
 */
import type { Square } from '../../rules/square.js';
import { cornerOf } from '../../rules/strategy.js';
import { cornersIn, FORCED_PLIES, onlyLost, openerOf } from '../contrast/later-corners.js';
import { forcedCorner } from '../positions/corner-force.js';
import { neighboursOf } from '../positions/frontier.js';
import { movesOf } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import { cornersToTake } from '../positions/safe-moves.js';
import type { Upshot } from '../reasons/reason.js';
import { longer, only, onlyNew, until, WITHIN } from './upshot.js';

/** A corner that falls by a side's own choice is worth a word within so many plies. */
const CHOICE_WITHIN = 6;

/**
 * What belongs to the reasons; `undefined` if nothing does.
 *
 * @param isSaid whether the reasons name a corner
 */
export function asideOf(
  worse: Outcome,
  better: Outcome,
  isSaid: (corner: Square) => boolean,
): Upshot | undefined {
  const near = beside(worse, better);
  const of = [
    () => cost(worse, better),
    // That a corner is safe says less than one that falls.
    () => (near?.kind === 'corner-safe' ? undefined : near),
    () => spoiled(worse, better),
    () => won(worse, better),
    () => near,
    () => anyway(worse, better),
    () => bait(worse, better),
    () => hanging(worse, better),
  ];
  for (const look of of) {
    const found = look();
    if (found && !isSaid(found.squares[0]!)) return found;
  }
  return undefined;
}

/**
 * The empty corner beside the better move: it falls after both moves, the other side cannot force it, or can take it
 * and has a better answer.
 */
function beside(worse: Outcome, better: Outcome): Upshot | undefined {
  const { position, move, after, mover, other, line } = better;
  const corner = cornerOf(move);
  if (corner === undefined || position.at(corner) !== undefined) return undefined;
  const isOffered = movesOf(after, other).includes(corner) && line[1] !== corner;
  if (fallsAnyway(worse, better, corner) && !isOffered) return undefined;
  if (cornerOf(worse.move) === corner || movesOf(position, other).includes(corner)) return undefined;
  if (movesOf(after, mover).includes(corner)) return undefined;
  if (!isOffered) {
    // Nobody believes that a corner is safe that falls in the line shown.
    const falls = cornersIn(better, other).includes(corner);
    const isSafe = !falls && forcedCorner(after, other, FORCED_PLIES, corner) === 'none';
    return isSafe ? { kind: 'corner-safe', squares: [corner], line: [move] } : undefined;
  }
  if (line[1] === undefined || line[1] === 'pass') return undefined;
  const taken = after.play(corner);
  const own = neighboursOf(corner).find(
    (square) =>
      movesOf(taken, mover).includes(square) &&
      ![position, after].some((one) => movesOf(one, mover).includes(square)) &&
      !movesOf(taken, other).includes(square),
  );
  const shared = { line: line.slice(0, 2) };
  return own === undefined
    ? { kind: 'corner-offered', squares: [corner], ...shared }
    : { kind: 'corner-offered-for', squares: [corner, own], ...shared };
}

/** A corner that only the better line gives, although it is better, and one that it gets in return. */
function cost(worse: Outcome, better: Outcome): Upshot | undefined {
  const { mover, other } = better;
  const [corner] = onlyNew(better, worse, other);
  if (corner === undefined || !cornersIn(better, other, CHOICE_WITHIN).includes(corner)) return undefined;
  const had = [...cornersIn(worse, mover), ...movesOf(worse.position, mover)];
  const back = cornersIn(better, mover, WITHIN).find((one) => !had.includes(one));
  const line = until(better, other, [corner]);
  return back === undefined
    ? { kind: 'corner-cost', squares: [corner], line }
    : { kind: 'corner-traded', squares: [corner, back], line: longer(line, until(better, mover, [back])) };
}

/** Whether the other side takes a corner in both lines. */
function fallsAnyway(worse: Outcome, better: Outcome, corner: Square): boolean {
  return [worse, better].every((one) => cornersIn(one, one.other).includes(corner));
}

/**
 * A corner that the other side takes in both lines: the one beside the better move, or one that it takes at once after
 * the better move, and soon after the worse one.
 */
function anyway(worse: Outcome, better: Outcome): Upshot | undefined {
  const { move, other, line } = better;
  const own = cornerOf(move);
  const corner =
    own !== undefined && fallsAnyway(worse, better, own)
      ? own
      : cornersIn(worse, other, WITHIN).find((one) => one === line[1]);
  return corner && { kind: 'corner-anyway', squares: [corner], line: [move] };
}

/** A corner that the other side takes in one line only, and could take at once after both moves. */
function hanging(worse: Outcome, better: Outcome): Upshot | undefined {
  const corner = [worse, better].flatMap((one, at, both) => {
    const known = cornersIn(both[1 - at]!, one.other);
    return cornersIn(one, one.other, CHOICE_WITHIN).filter((square) => !known.includes(square));
  })[0];
  const hangs = [worse, better].every(({ after }) => corner && cornersToTake(after).includes(corner));
  return corner && hangs ? { kind: 'corner-hangs', squares: [corner], line: [better.move] } : undefined;
}

/** A corner that falls in the worse line only, after a move that opens it. */
function spoiled(worse: Outcome, better: Outcome): Upshot | undefined {
  const [corner] = onlyLost(worse, better, CHOICE_WITHIN);
  if (corner === undefined) return undefined;
  const opener = openerOf(worse, corner);
  const line = until(worse, worse.other, [corner]);
  return opener?.color === worse.mover
    ? { kind: 'corner-spoiled', squares: [corner, opener.move as Square], line }
    : { kind: 'corner-lost', squares: [corner], line };
}

/** A corner that the mover takes in the better line only. */
function won(worse: Outcome, better: Outcome): Upshot | undefined {
  const corner = only(better, worse, better.mover).find((one) =>
    cornersIn(better, better.mover, CHOICE_WITHIN).includes(one),
  );
  if (corner === undefined) return undefined;
  return { kind: 'corner-won', squares: [corner], line: until(better, better.mover, [corner]) };
}

/** A corner that only the worse line takes, and whether it stays the mover's to take after the better move. */
function bait(worse: Outcome, better: Outcome): Upshot | undefined {
  const { mover, other } = better;
  const squares = only(worse, better, mover);
  const [corner] = squares;
  if (corner === undefined) return undefined;
  const seen = [better.after, ...better.steps.slice(0, WITHIN).map((step) => step.after)];
  const waits =
    seen.every((one) => !movesOf(one, other).includes(corner)) && !cornersIn(better, other).includes(corner);
  const stays = waits && movesOf(seen.at(-1)!, mover).includes(corner);
  const line = until(worse, mover, squares);
  return { kind: stays && worse.move === corner ? 'corner-waits' : 'corner-bait', squares, line };
}
