/**
 * The upshot of one of the two lines, which the other does not lead to and no defence prevents: a corner that changes
 * hands, a pass, or a side that runs out of moves. `select-reasons.ts` says it first; what comes later, or by a side's
 * own choice, is an aside.
 */
import type { EngineMove } from '../../engine/engine.js';
import type { Color } from '../../rules/color.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { comesAnyway, cornersIn, isSettled, onlyLost } from '../contrast/later-corners.js';
import { movesOf, playedBy, pliesUntil } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import type { Upshot } from '../reasons/reason.js';

/** What comes within so many plies is worth a word. */
export const WITHIN = 8;
/** A side with so many moves has to play what is left; the other move leaves it so many more, or twice as many. */
const VERY_FEW = 2;
const CLEARLY_MORE = 2;
const TWICE = 2;
/** To a side with so few moves, so many moves more make up for a corner. */
const FEW_MOVES = 6;
const BOUGHT_MOVES = 2;

/** What one of two moves leads to and the other does not, the weightiest thing; `undefined` if nothing. */
export function upshotOf(worse: Outcome, better: Outcome): Upshot | undefined {
  return (
    cornerToTake(worse, better) ??
    cornersOf(worse, better) ??
    passOf(worse, better) ??
    fewOf(worse, better) ??
    costAtOnce(worse, better)
  );
}

/** The better move is a corner; `corner-swapped` where the other side takes it instead. */
function cornerToTake(worse: Outcome, { move }: Outcome): Upshot | undefined {
  if (!CORNERS.includes(move) || CORNERS.includes(worse.move)) return undefined;
  return cornersIn(worse, worse.other).includes(move)
    ? undefined
    : { kind: 'corner-now', squares: [move], line: [move] };
}

/** Whether a side gets more corners, less those of the other, in the whole of one line than of another. */
export function winsCorners(here: Outcome, there: Outcome): boolean {
  const [gained, otherwise] = [here, there].map(
    (one) => cornersIn(one, one.mover).length - cornersIn(one, one.other).length,
  ) as [number, number];
  return gained > otherwise;
}

/** The corners that a side takes within eight plies of one line, and never in the other. */
export function only(here: Outcome, there: Outcome, color: Color): Square[] {
  const known = cornersIn(there, color);
  return cornersIn(here, color, WITHIN).filter((corner) => !known.includes(corner));
}

/** As `only`, without the corners that the side could take before either move: no move gives or gets those. */
export function onlyNew(here: Outcome, there: Outcome, color: Color): Square[] {
  const had = movesOf(here.position, color);
  return only(here, there, color).filter((corner) => !had.includes(corner));
}

/** Corners that only one of the two lines gives away or wins. */
function cornersOf(worse: Outcome, better: Outcome): Upshot | undefined {
  const { mover, other } = worse;
  const lost = onlyLost(worse, better, WITHIN).filter((corner) => isSettled(worse, other, corner));
  const won = only(better, worse, mover);
  const bought = onlyNew(better, worse, mover);
  const settled = won.filter(
    (corner) => isSettled(better, mover, corner) && !comesAnyway(worse, better, corner),
  );
  const given = onlyNew(better, worse, other);
  const swapped = lost.find((corner) => won.includes(corner));
  // A corner that is made up for by others decides nothing.
  const isMore = winsCorners(better, worse);
  if (swapped !== undefined && isMore) {
    return { kind: 'corner-swapped', squares: [swapped], line: until(worse, other, [swapped]) };
  }
  const [instead] = only(better, worse, other);
  if (lost.length > 0 && instead !== undefined) {
    const line = until(worse, other, lost);
    return { kind: 'corner-another', squares: [lost[0]!, instead], line };
  }
  if (lost.length > 0) return { kind: 'corner-lost', squares: lost, line: until(worse, other, lost) };
  if (bought.length > 0 && given.length > 0) {
    const line = longer(until(better, mover, bought), until(better, other, given));
    return { kind: 'corner-traded', squares: [given[0]!, bought[0]!], line };
  }
  // Whoever can take a corner does not go on to take it.
  if (settled.length > 0 && settled[0] === better.move)
    return { kind: 'corner-now', squares: settled.slice(0, 1), line: [better.move] };
  if (settled.length > 0 && isMore)
    return { kind: 'corner-won', squares: settled, line: until(better, mover, settled) };
  return given.length > 0 ? givenFor(worse, better, given[0]!) : undefined;
}

/** What the better line gives up a corner for; `undefined` if nothing shows. */
function givenFor(worse: Outcome, better: Outcome, corner: Square): Upshot | undefined {
  const { mover, other, steps, line } = better;
  const at = pliesUntil(steps, other, [corner])!;
  const pass = steps.slice(at, WITHIN).findIndex((step) => step.move === 'pass' && step.color === other);
  const shared = { squares: [corner] };
  if (pass >= 0) return { kind: 'corner-for-pass', ...shared, line: line.slice(0, at + pass + 1) };
  const own = ownAfter(worse, better, at);
  if (own !== undefined) {
    return { kind: 'corner-for-square', squares: [corner, own], line: until(better, mover, [own]) };
  }
  const [left, there] = [worse.replied, steps[at - 1]!.after].map((one) => one && movesOf(one, mover).length);
  const counts = [left ?? 0, there ?? 0] as const;
  const isSoon = at === 2 && counts[0] <= FEW_MOVES;
  return isSoon && counts[1] - counts[0] >= BOUGHT_MOVES
    ? { kind: 'corner-for-moves', ...shared, counts, line: line.slice(0, at) }
    : undefined;
}

/** A square that the mover plays only after giving a corner, and where only the mover can play from then on. */
function ownAfter(
  worse: Outcome,
  { position, steps, mover, other }: Outcome,
  given: number,
): Square | undefined {
  const later = steps.slice(given, WITHIN);
  const anyway = playedBy(worse.steps, mover);
  return playedBy(later, mover).find((square) => {
    if (anyway.includes(square)) return false;
    const plies = pliesUntil(later, mover, [square])!;
    const before = [steps[given - 1]!.after, ...later.slice(0, plies - 1).map((step) => step.after)];
    const isNew = !movesOf(position, mover).includes(square);
    return isNew && before.every((one) => !movesOf(one, other).includes(square));
  });
}

/** A corner that the better move lets the other side take at once, and it does, as it never could otherwise. */
function costAtOnce(worse: Outcome, better: Outcome): Upshot | undefined {
  const [corner] = onlyNew(better, worse, better.other);
  const isAtOnce = corner !== undefined && better.line[1] === corner;
  return isAtOnce ? { kind: 'corner-cost', squares: [corner], line: better.line.slice(0, 2) } : undefined;
}

/** A pass that comes in only one of the two lines. */
function passOf(worse: Outcome, better: Outcome): Upshot | undefined {
  const { mover, other } = worse;
  const [own, theirs] = [passIn(worse, mover), passIn(better, other)];
  const passes = ({ steps }: Outcome, color: Color): boolean =>
    steps.some((step) => step.move === 'pass' && step.color === color);
  const isAtOnce = theirs === 2 && worse.after.phase !== 'pass';
  if (isAtOnce) return { kind: 'pass-theirs', squares: [], line: better.line.slice(0, theirs) };
  if (own !== undefined && !passes(better, mover))
    return { kind: 'pass-own', squares: [], line: worse.line.slice(0, own) };
  if (theirs !== undefined && !passes(worse, other))
    return { kind: 'pass-theirs', squares: [], line: better.line.slice(0, theirs) };
  return undefined;
}

/** After how many plies of a line a side has to pass, if within eight. */
function passIn({ steps }: Outcome, color: Color): number | undefined {
  const at = steps.slice(0, WITHIN).findIndex((step) => step.move === 'pass' && step.color === color);
  return at < 0 ? undefined : at + 1;
}

/** A side that has hardly any moves left in only one of the two lines. */
function fewOf(worse: Outcome, better: Outcome): Upshot | undefined {
  const { mover, other } = worse;
  const [left, there] = [worse, better].map(({ steps }) => steps[1]?.after);
  if (left && there && left.turn === mover) {
    const [own, otherOwn] = [movesOf(left, mover), movesOf(there, mover)];
    const isFew = own.length > 0 && own.length <= VERY_FEW && otherOwn.length >= TWICE * own.length;
    if (isFew) return { kind: 'few-own', squares: own, line: worse.line.slice(0, 2) };
  }
  const [none, still] = [movesOf(worse.after, mover), movesOf(better.after, mover)];
  if (none.length === 0 && still.length > 0)
    return { kind: 'none-own', squares: still, line: worse.line.slice(0, 1) };
  const [theirs, few] = [movesOf(worse.after, other), movesOf(better.after, other)];
  const isFew = few.length > 0 && few.length <= VERY_FEW && theirs.length > few.length + CLEARLY_MORE;
  return isFew ? { kind: 'few-theirs', squares: few, line: better.line.slice(0, 1) } : undefined;
}

/** A line up to the last of some squares that a side plays in it. */
export function until(
  { steps, line }: Outcome,
  color: Color,
  squares: readonly Square[],
): readonly EngineMove[] {
  return line.slice(0, Math.max(...squares.map((square) => pliesUntil(steps, color, [square]) ?? 0)));
}

/** The longer of two lines. */
export function longer(a: readonly EngineMove[], b: readonly EngineMove[]): readonly EngineMove[] {
  return a.length > b.length ? a : b;
}
