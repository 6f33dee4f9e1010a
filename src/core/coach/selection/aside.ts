/**
 * The aside of an explanation, which belongs to it and does not decide: a corner that the better move gives up, or one
 * that falls later by a side's own choice. Plies count from the moves compared, which are the first of their lines.
 *
 * Three lists of corners are compared here: `only` has those that a side takes in one line and never in the other;
 * `onlyNew` leaves out those that it could take before; `onlyLost` has those that the other side takes in the worse
 * line, and could take neither before nor after the better move.
 */
import type { Square } from '../../rules/square.js';
import { cornerOf } from '../../rules/strategy.js';
import { comesAnyway, cornersIn, FORCED_PLIES, onlyLost, openerOf } from '../contrast/later-corners.js';
import { forcedCorner } from '../positions/corner-force.js';
import { neighboursOf } from '../positions/frontier.js';
import { movesOf } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import { cornersToTake } from '../positions/safe-moves.js';
import type { Upshot } from '../reasons/reason.js';
import { longer, only, onlyNew, until, WITHIN } from './upshot.js';

/**
 * A corner that falls by a side's own choice is worth a word within so many plies; one that decides, or makes up for
 * another, within `WITHIN`, which is 8.
 */
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
  // What a reader would hold against the better move comes first, then what speaks for it, then what changes nothing.
  const looks = [
    () => cost(worse, better),
    // That a corner is safe says less than one that falls.
    () => near.filter(({ kind }) => kind !== 'corner-safe'),
    () => swapped(worse, better),
    () => spoiled(worse, better),
    () => won(worse, better),
    () => bait(worse, better),
    () => hanging(worse, better),
    () => near,
    () => anyway(worse, better),
  ];
  for (const look of looks) {
    const found = look().find(({ squares: [corner] }) => !isSaid(corner!));
    if (found) return found;
  }
  return undefined;
}

/**
 * The empty corner beside the better move: the other side cannot force it, or can take it and has a better answer. A
 * corner that falls after both moves is `anyway`, unless the other side could take it at once and does not.
 */
function beside(worse: Outcome, better: Outcome): Upshot[] {
  const { position, move, after, mover, other, line } = better;
  const corner = cornerOf(move);
  if (corner === undefined || position.at(corner) !== undefined) return [];
  const isOffered = movesOf(after, other).includes(corner) && line[1] !== corner;
  if (fallsAnyway(worse, better, corner) && !isOffered) return [];
  if (cornerOf(worse.move) === corner || movesOf(position, other).includes(corner)) return [];
  if (movesOf(after, mover).includes(corner)) return [];
  if (!isOffered) {
    // Nobody believes that a corner is safe that falls in the line shown.
    const falls = cornersIn(better, other).includes(corner);
    const isSafe = !falls && forcedCorner(after, other, FORCED_PLIES, corner) === 'none';
    return isSafe ? [{ kind: 'corner-safe', squares: [corner], line: [move] }] : [];
  }
  if (line[1] === undefined || line[1] === 'pass') return [];
  const taken = after.play(corner);
  // What it gets in return: a square that the fall of the corner opens to the mover alone.
  const own = neighboursOf(corner).find(
    (square) =>
      movesOf(taken, mover).includes(square) &&
      ![position, after].some((one) => movesOf(one, mover).includes(square)) &&
      !movesOf(taken, other).includes(square),
  );
  const shared = { line: line.slice(0, 2) };
  return own === undefined
    ? [{ kind: 'corner-offered', squares: [corner], ...shared }]
    : [{ kind: 'corner-offered-for', squares: [corner, own], ...shared }];
}

/** Corners that only the better line gives, although it is better, and one that it gets in return. */
function cost(worse: Outcome, better: Outcome): Upshot[] {
  const { mover, other } = better;
  const soon = cornersIn(better, other, CHOICE_WITHIN);
  const had = [...cornersIn(worse, mover), ...movesOf(worse.position, mover)];
  const back = cornersIn(better, mover, WITHIN).find((one) => !had.includes(one));
  return onlyNew(better, worse, other)
    .filter((corner) => soon.includes(corner))
    .map((corner) => {
      const line = until(better, other, [corner]);
      return back === undefined
        ? { kind: 'corner-cost', squares: [corner], line }
        : {
            kind: 'corner-traded',
            squares: [corner, back],
            line: longer(line, until(better, mover, [back])),
          };
    });
}

/** Whether the other side takes a corner in both lines. */
function fallsAnyway(worse: Outcome, better: Outcome, corner: Square): boolean {
  return [worse, better].every((one) => cornersIn(one, one.other).includes(corner));
}

/**
 * Corners that the other side takes in both lines: the one beside the better move, or one that it takes at once after
 * the better move, and soon after the worse one.
 */
function anyway(worse: Outcome, better: Outcome): Upshot[] {
  const { move, other, line } = better;
  const own = cornerOf(move);
  const beside = own !== undefined && fallsAnyway(worse, better, own) ? [own] : [];
  const atOnce = cornersIn(worse, other, WITHIN).filter((corner) => corner === line[1]);
  return [...beside, ...atOnce].map((corner) => ({ kind: 'corner-anyway', squares: [corner], line: [move] }));
}

/** Corners that the other side takes in one line only, and could take at once after both moves. */
function hanging(worse: Outcome, better: Outcome): Upshot[] {
  const taken = [worse, better].flatMap((one, at, both) => {
    const known = cornersIn(both[1 - at]!, one.other);
    return cornersIn(one, one.other, CHOICE_WITHIN).filter((corner) => !known.includes(corner));
  });
  return taken
    .filter((corner) => [worse, better].every(({ after }) => cornersToTake(after).includes(corner)))
    .map((corner) => ({ kind: 'corner-hangs', squares: [corner], line: [better.move] }));
}

/** Corners that fall in the worse line only, after a move that opens them. */
function spoiled(worse: Outcome, better: Outcome): Upshot[] {
  return onlyLost(worse, better, CHOICE_WITHIN).map((corner) => {
    const opener = openerOf(worse, corner);
    const line = until(worse, worse.other, [corner]);
    return opener?.color === worse.mover
      ? { kind: 'corner-spoiled', squares: [corner, opener.move as Square], line }
      : { kind: 'corner-lost', squares: [corner], line };
  });
}

/** A corner that the other side takes after the worse move, and the mover after the better one; the shorter line shows it. */
function swapped(worse: Outcome, better: Outcome): Upshot[] {
  const own = cornersIn(better, better.mover, WITHIN);
  return cornersIn(worse, worse.other, WITHIN)
    .filter((corner) => own.includes(corner))
    .map((corner) => {
      const [theirs, ours] = [until(worse, worse.other, [corner]), until(better, better.mover, [corner])];
      return {
        kind: 'corner-swapped',
        squares: [corner],
        line: ours.length < theirs.length ? ours : theirs,
      };
    });
}

/** Corners that the mover takes in the better line only. */
function won(worse: Outcome, better: Outcome): Upshot[] {
  const { mover } = better;
  const soon = cornersIn(better, mover, CHOICE_WITHIN);
  return only(better, worse, mover)
    .filter((corner) => soon.includes(corner) && !comesAnyway(worse, better, corner))
    .map((corner) => ({ kind: 'corner-won', squares: [corner], line: until(better, mover, [corner]) }));
}

/** Corners that only the worse line takes, and whether the first stays the mover's to take after the better move. */
function bait(worse: Outcome, better: Outcome): Upshot[] {
  const { mover, other } = better;
  const squares = only(worse, better, mover);
  const [corner] = squares;
  if (corner === undefined) return [];
  const seen = [better.after, ...better.steps.slice(0, WITHIN).map((step) => step.after)];
  const waits =
    seen.every((one) => !movesOf(one, other).includes(corner)) && !cornersIn(better, other).includes(corner);
  const stays = waits && movesOf(seen.at(-1)!, mover).includes(corner);
  const line = until(worse, mover, squares);
  return [{ kind: stays && worse.move === corner ? 'corner-waits' : 'corner-bait', squares, line }];
}
