/** What only one of the two lines leads to: a corner that changes hands, a pass, or a side that runs out of moves. */
import type { EngineMove } from '../../engine/engine.js';
import type { Color } from '../../rules/color.js';
import type { Square } from '../../rules/square.js';
import { cornerOf, CORNERS } from '../../rules/strategy.js';
import { forcedCorner } from '../positions/corner-force.js';
import { neighboursOf } from '../positions/frontier.js';
import { movesOf, playedBy, pliesUntil, type Step } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import type { Upshot } from '../reasons/reason.js';

/** What comes within so many plies decides. */
const WITHIN = 8;
/** A side with so many moves has to play what is left; the other move leaves it so many more. */
const VERY_FEW = 2;
const CLEARLY_MORE = 2;
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
    takenBack(worse, better) ??
    besideCorner(worse, better)
  );
}

/** The better move is a corner; `corner-swapped` where the other side takes it instead. */
function cornerToTake(worse: Outcome, { move }: Outcome): Upshot | undefined {
  if (!CORNERS.includes(move) || CORNERS.includes(worse.move)) return undefined;
  return playedBy(worse.steps, worse.other).includes(move)
    ? undefined
    : { kind: 'corner-now', squares: [move], line: [move] };
}

/** The corners that a side plays in some steps. */
function taken(steps: readonly Step[], color: Color): Square[] {
  return playedBy(steps, color).filter((square) => CORNERS.includes(square));
}

/** The corners that a side takes within eight plies of one line, and never in the other. */
function only(here: Outcome, there: Outcome, color: Color): Square[] {
  const known = taken(there.steps, color);
  return taken(here.steps.slice(0, WITHIN), color).filter((corner) => !known.includes(corner));
}

/** Whether a side gets more corners, less those of the other, in the whole of one line than of another. */
export function winsCorners(here: Outcome, there: Outcome): boolean {
  const [gained, otherwise] = [here, there].map(
    ({ steps, mover, other }) => taken(steps, mover).length - taken(steps, other).length,
  ) as [number, number];
  return gained > otherwise;
}

/** The corners that the other side takes in the better line: at once, or not so soon in the worse one. */
function givenIn(worse: Outcome, better: Outcome): Square[] {
  const theirs = taken(worse.steps.slice(0, WITHIN), worse.other);
  const atOnce = better.line[1];
  return taken(better.steps.slice(0, WITHIN), better.other).filter(
    (corner) => !theirs.includes(corner) || (corner === atOnce && corner !== worse.line[1]),
  );
}

function cornersOf(worse: Outcome, better: Outcome): Upshot | undefined {
  const { mover, other } = worse;
  const [lost, won] = [only(worse, better, other), only(better, worse, mover)];
  const given = givenIn(worse, better);
  const swapped = lost.find((corner) => won.includes(corner));
  // A corner that is made up for by others decides nothing.
  const isMore = winsCorners(better, worse);
  if (swapped !== undefined && isMore) {
    return { kind: 'corner-swapped', squares: [swapped], line: until(worse, other, [swapped]) };
  }
  if (lost.length > 0 && given.length > 0) {
    const line = until(worse, other, lost);
    return { kind: 'corner-another', squares: [lost[0]!, given[0]!], line };
  }
  if (lost.length > 0) return { kind: 'corner-lost', squares: lost, line: until(worse, other, lost) };
  if (won.length > 0 && given.length > 0) {
    const line = longer(until(better, mover, won), until(better, other, given));
    return { kind: 'corner-traded', squares: [given[0]!, won[0]!], line };
  }
  if (won.length > 0 && isMore) return { kind: 'corner-won', squares: won, line: until(better, mover, won) };
  return given.length > 0 ? givenFor(worse, better, given[0]!) : undefined;
}

/** A corner that only the better line gives, or only the worse one gets, although the better one is better. */
function takenBack(worse: Outcome, better: Outcome): Upshot | undefined {
  const [corner] = givenIn(worse, better);
  const back = taken(better.steps, better.mover).find(
    (one) =>
      !taken(worse.steps, worse.mover).includes(one) && !movesOf(worse.position, worse.mover).includes(one),
  );
  if (corner !== undefined && back !== undefined) {
    const line = longer(until(better, better.other, [corner]), until(better, better.mover, [back]));
    return { kind: 'corner-traded', squares: [corner, back], line };
  }
  if (corner !== undefined) {
    return { kind: 'corner-cost', squares: [corner], line: until(better, better.other, [corner]) };
  }
  const bait = only(worse, better, worse.mover);
  return bait.length > 0 ? baited(worse, better, bait) : undefined;
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

/** A corner that only the worse line takes, and whether it stays the mover's to take after the better move. */
function baited({ mover, other, ...worse }: Outcome, better: Outcome, corners: readonly Square[]): Upshot {
  const [corner] = corners as [Square];
  const seen = [better.after, ...better.steps.slice(0, WITHIN).map((step) => step.after)];
  const waits = seen.every((one) => !movesOf(one, other).includes(corner));
  const stays = waits && movesOf(seen.at(-1)!, mover).includes(corner);
  const line = until({ mover, other, ...worse }, mover, corners);
  return { kind: stays && worse.move === corner ? 'corner-waits' : 'corner-bait', squares: corners, line };
}

/** How far the other side is searched for a way to force a corner. */
const FORCED_PLIES = 5;

/** The empty corner beside the better move: the other side cannot force it, or can take it and has a better answer. */
export function besideCorner({ move: worse }: Outcome, better: Outcome): Upshot | undefined {
  const { position, move, after, mover, other, line } = better;
  const corner = cornerOf(move);
  if (corner === undefined || position.at(corner) !== undefined || cornerOf(worse) === corner)
    return undefined;
  if (movesOf(position, other).includes(corner) || movesOf(after, mover).includes(corner)) return undefined;
  if (taken(better.steps.slice(0, WITHIN), other).includes(corner)) return undefined;
  if (!movesOf(after, other).includes(corner)) {
    const isSafe = forcedCorner(after, other, FORCED_PLIES, corner) === 'none';
    return isSafe ? { kind: 'corner-safe', squares: [corner], line: [move] } : undefined;
  }
  if (line[1] === undefined || line[1] === 'pass') return undefined;
  const given = after.play(corner);
  const own = neighboursOf(corner).find(
    (square) =>
      movesOf(given, mover).includes(square) &&
      ![position, after].some((one) => movesOf(one, mover).includes(square)) &&
      !movesOf(given, other).includes(square),
  );
  const squares = own === undefined ? [corner] : [corner, own];
  return {
    kind: own === undefined ? 'corner-offered' : 'corner-offered-for',
    squares,
    line: line.slice(0, 2),
  };
}

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

function fewOf(worse: Outcome, better: Outcome): Upshot | undefined {
  const { mover, other } = worse;
  const [left, there] = [worse, better].map(({ steps }) => steps[1]?.after);
  if (left && there && left.turn === mover) {
    const [own, otherOwn] = [movesOf(left, mover), movesOf(there, mover)];
    const isFew = own.length > 0 && own.length <= VERY_FEW && otherOwn.length > own.length;
    if (isFew) return { kind: 'few-own', squares: own, line: worse.line.slice(0, 2) };
  }
  const [theirs, few] = [movesOf(worse.after, other), movesOf(better.after, other)];
  const isFew = few.length > 0 && few.length <= VERY_FEW && theirs.length > few.length + CLEARLY_MORE;
  return isFew ? { kind: 'few-theirs', squares: few, line: better.line.slice(0, 1) } : undefined;
}

/** A line up to the last of some squares that a side plays in it. */
function until({ steps, line }: Outcome, color: Color, squares: readonly Square[]): readonly EngineMove[] {
  return line.slice(0, Math.max(...squares.map((square) => pliesUntil(steps, color, [square]) ?? 0)));
}

function longer(a: readonly EngineMove[], b: readonly EngineMove[]): readonly EngineMove[] {
  return a.length > b.length ? a : b;
}
