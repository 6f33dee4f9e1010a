/**
 * Reasons about corners: given, forced, missed, threatened, or taken in best play. `contrast.ts` calls each of them and
 * keeps what weighs most; weights are in discs.
 */
import type { EngineMove } from '../../engine/engine.js';
import type { Color } from '../../rules/color.js';
import type { Position } from '../../rules/position.js';
import { cornerOf, CORNERS, X_SQUARES } from '../../rules/strategy.js';
import type { Square } from '../../rules/square.js';
import { closedBy, openedBy } from '../reasons/access.js';
import { forcedCorner, type ForcedCorner } from '../positions/corner-force.js';
import type { Contrast, Finding } from '../reasons/finding.js';
import { movesOf, playedBy, pliesUntil, type Step } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import { cornersToTake } from '../positions/safe-moves.js';

/** How far ahead a forced corner is searched: the other side's move, an answer, the corner, and so on. */
const FORCED_PLIES = 5;
/** A corner that falls within this many plies of best play counts as a result of the move. */
const FALLS_WITHIN = 9;

/** The plies of a line that show what a corner was given for. */
const SHOWN = 8;

/** From about this number of empty squares on, lines are proven. */
const PROVEN_EMPTIES = 20;

/** The weight of a corner that the other side can take, and has something better to do. */
const NOT_TAKEN = 6;
/** The weight of a corner that soon falls in the better line, too. */
const FALLS_ANYWAY = 6.6;

/** The weight of a corner that the mover can still take later. */
const STILL_THERE = 4;

/** The weight of a disc next to an empty corner, compared with other reasons. */
const STRESS = { x: 4.5, c: 1.5 };
/** The weight added if the corner falls. */
const FALLING = 4;

/** The other side can take a corner at once, newly or still, which the better move prevents. */
export const cornerGiven: Contrast = (worse, better) => {
  const allowed = cornersTheyCanTake(better);
  const taken = cornersTheyCanTake(worse).filter((corner) => !allowed.includes(corner));
  const hung = movesOf(worse.position, worse.other);
  return [
    ...givenOf(
      worse,
      better,
      taken.filter((corner) => !hung.includes(corner)),
      'corner-given',
    ),
    ...givenOf(
      worse,
      better,
      taken.filter((corner) => hung.includes(corner)),
      'corner-left',
    ),
  ];
};

function givenOf(
  worse: Outcome,
  better: Outcome,
  corners: readonly Square[],
  kind: 'corner-given' | 'corner-left',
): Finding[] {
  if (corners.length === 0) return [];
  const corner = corners.find((square) => worse.line[1] === square) ?? corners[0]!;
  return [
    {
      kind,
      squares: corners,
      access:
        kind === 'corner-given'
          ? (openedBy(worse, corners) ?? closedBy(better, corners))
          : closedBy(better, corners),
      numbers: { plies: 2 },
      worseLine: [worse.move, corner],
      betterLine: allowing(better, corners, cornersTheyCanTake(better)),
      weight: givenWeight(worse, better, corner),
    },
  ];
}

/** What a corner that can be taken at once weighs: little if it is not taken, or soon in the better line, too. */
function givenWeight(worse: Outcome, better: Outcome, corner: Square): number {
  const [falls, fallsThere] = [worse, better].map(
    ({ steps, other }) => pliesUntil(steps.slice(0, FALLS_WITHIN), other, [corner]) ?? Infinity,
  ) as [number, number];
  if (falls === Infinity) return NOT_TAKEN;
  if (fallsThere < Infinity) return FALLS_ANYWAY;
  return falls === 2 ? 13 : 12.5;
}

/** The better move with the corner that it allows nevertheless: another one at once, or one of these later. */
function allowing(
  { move, line, steps, other }: Outcome,
  corners: readonly Square[],
  allowed: readonly Square[],
): readonly EngineMove[] {
  const another = allowed.find((corner) => line[1] === corner) ?? allowed[0];
  if (another !== undefined) return [move, another];
  const plies = pliesUntil(steps.slice(0, FALLS_WITHIN), other, corners);
  return plies === undefined ? [move] : line.slice(0, plies);
}

/** The corners that the other side can take after a move. */
function cornersTheyCanTake({ after }: Outcome): Square[] {
  return cornersToTake(after);
}

/** A corner that the other side, or the mover, takes whatever the answer. */
export const cornerForced: Contrast = (worse, better) => [
  ...forcedOn(worse, better),
  ...forcedBy(worse, better),
];

function forcedOn(worse: Outcome, better: Outcome): Finding[] {
  // A corner that can be taken at once is another reason; so is one that the mover leaves to take it later.
  if (cornersTheyCanTake(worse).length > 0 || cornersToTake(worse.position).length > 0) return [];
  const loses = forcedCorner(worse.after, worse.other, FORCED_PLIES);
  if (typeof loses === 'string') return [];
  if (forcedCorner(better.after, better.other, FORCED_PLIES) !== 'none') return [];
  const { squares, plies, line } = named(worse.after, worse.other, loses);
  return [
    {
      kind: 'corner-forced',
      squares,
      numbers: { plies: plies + 1 },
      worseLine: [worse.move, ...line],
      betterLine: [better.move],
      weight: 12.5,
    },
  ];
}

function forcedBy(worse: Outcome, better: Outcome): Finding[] {
  if (cornersToTake(better.position).length > 0) return [];
  const wins = forcedCorner(better.after, better.mover, FORCED_PLIES - 1);
  if (typeof wins === 'string') return [];
  if (forcedCorner(worse.after, worse.mover, FORCED_PLIES - 1) !== 'none') return [];
  const { squares, plies, line } = named(better.after, better.mover, wins);
  return [
    {
      kind: 'corner-force-missed',
      squares,
      numbers: { plies: plies + 1 },
      worseLine: [worse.move],
      betterLine: [better.move, ...line],
      weight: 9,
    },
  ];
}

/**
 * Names the corner, if it is the same against every defence; otherwise some corner can always be taken, but which one
 * depends on the defence.
 */
function named(
  position: Position,
  attacker: Color,
  found: ForcedCorner,
): ForcedCorner & { squares: Square[] } {
  const [last] = found.line.slice(-1) as Square[];
  for (const corner of new Set([last!, ...CORNERS])) {
    const proven = forcedCorner(position, attacker, FORCED_PLIES, corner);
    if (typeof proven !== 'string') return { ...proven, squares: [corner] };
  }
  return { ...found, squares: [] };
}

/** A corner that the better move threatens to take, and the worse one does not. */
export const cornerThreat: Contrast = (worse, better) => {
  if (cornersToTake(worse.position).length > 0 || cornersTheyCanTake(better).length > 0) return [];
  const before = movesOf(worse.after, worse.mover);
  const corners = CORNERS.filter(
    (corner) => movesOf(better.after, better.mover).includes(corner) && !before.includes(corner),
  );
  if (corners.length === 0) return [];
  return [
    {
      kind: 'corner-threat-missed',
      squares: corners,
      numbers: { plies: 1 },
      worseLine: [worse.move],
      betterLine: isOnlyThreat(worse, better, corners) ? better.line.slice(0, 2) : [better.move],
      weight: 5,
    },
  ];
};

/** Whether the worse move threatens no corner at all, and the other side answers the threat in the better line. */
function isOnlyThreat(
  worse: Outcome,
  { replied, line, mover }: Outcome,
  corners: readonly Square[],
): boolean {
  if (movesOf(worse.after, mover).some((square) => CORNERS.includes(square))) return false;
  if (!replied || line.length < 3 || line[1] === 'pass') return false;
  return corners.every((corner) => !movesOf(replied, mover).includes(corner));
}

/** A corner that could be taken, and was not: of little weight if it can still be taken after the answer. */
export const cornerMissed: Contrast = (worse, better) =>
  CORNERS.includes(better.move) && !CORNERS.includes(worse.move)
    ? [missed(worse, better, pliesUntil(worse.steps.slice(0, FALLS_WITHIN), worse.other, [better.move]))]
    : [];

/** A corner not taken, which the other side takes after so many plies, if it does. */
function missed(worse: Outcome, { move }: Outcome, plies: number | undefined): Finding {
  return {
    kind: 'corner-missed',
    squares: [move],
    numbers: plies === undefined ? {} : { plies },
    worseLine: worse.line.slice(0, plies ?? 2),
    betterLine: [move],
    weight: plies !== undefined ? 9 : canStillTake(worse, move) ? STILL_THERE : 9,
  };
}

function canStillTake({ after, replied, mover }: Outcome, corner: Square): boolean {
  return movesOf(replied ?? after, mover).includes(corner);
}

/** A square next to an empty corner, which often falls in best play; the better move keeps away from corners. */
export const cornerExposed: Contrast = (worse, better) => {
  const corner = exposedBy(worse);
  if (corner === undefined || exposedBy(better) !== undefined) return [];
  const isX = X_SQUARES.includes(worse.move);
  // They can take it at once, which another reason says.
  if (cornersTheyCanTake(worse).includes(corner)) return [];
  if (!isX && standsBeside(worse, corner)) return [];
  const plies = pliesUntil(worse.steps, worse.other, [corner]);
  const falls =
    plies !== undefined &&
    plies <= FALLS_WITHIN &&
    pliesUntil(better.steps, better.other, [corner]) === undefined;
  return [
    {
      kind: isX ? 'x-square' : 'c-square',
      squares: [corner],
      numbers: falls ? { plies } : {},
      worseLine: falls ? worse.line.slice(0, plies) : [worse.move],
      betterLine: falls ? better.line : [better.move],
      weight: (falls ? FALLING : 0) + (isX ? STRESS.x : STRESS.c),
      isRule: !falls && !isX,
    },
  ];
};

/** The empty corner next to which a move is made. */
function exposedBy({ position, move }: Outcome): Square | undefined {
  const corner = cornerOf(move);
  return corner !== undefined && position.at(corner) === undefined ? corner : undefined;
}

/** Whether the mover already has the X-square of a corner: then it is not the new disc that exposes the corner. */
function standsBeside({ position, mover }: Outcome, corner: Square): boolean {
  return X_SQUARES.some((square) => cornerOf(square) === corner && position.at(square) === mover);
}

/** A corner that changes hands within so many plies of one line is a reason of its own. */
const SEEN_WITHIN = 6;

/** One that changes hands within so many plies comes before squares. */
const NEAR = 4;

/** Corners that fall in best play after only one of the two moves. */
export const cornersInBestPlay: Contrast = (worse, better) => [
  ...lostLater(worse, better, SEEN_WITHIN),
  ...wonLater(worse, better, SEEN_WITHIN),
];

/** The corners that a side takes within some plies of a line. */
function cornersIn({ steps }: Outcome, color: Color, plies: number): Square[] {
  return playedBy(steps.slice(0, plies), color).filter((square) => CORNERS.includes(square));
}

/** By how many corners the better line is ahead of the worse one after some plies. */
function cornersAhead(worse: Outcome, better: Outcome, plies: number): number {
  const balance = (one: Outcome): number =>
    cornersIn(one, one.mover, plies).length - cornersIn(one, one.other, plies).length;
  return balance(better) - balance(worse);
}

function lostLater(worse: Outcome, better: Outcome, within: number): Finding[] {
  const most = Math.min(worse.steps.length, better.steps.length, FALLS_WITHIN);
  const theirs = cornersIn(better, better.other, most);
  // The worse move is not to blame for corners that they can take after the better one, too.
  // Nor is a corner that hangs at once a matter of later.
  const anyway = [...movesOf(better.after, better.other), ...cornersTheyCanTake(worse)];
  const lost = (plies: number): Square[] =>
    cornersIn(worse, worse.other, plies).filter(
      (corner) => !theirs.includes(corner) && !anyway.includes(corner),
    );
  const seen = Math.min(most, within);
  const plies = lost(seen).length > 0 ? pliesUntil(worse.steps, worse.other, lost(seen))! : most;
  const squares = lost(plies);
  if (squares.length === 0 || cornersAhead(worse, better, plies) <= 0) return [];
  const [corner] = squares;
  const opener = squares.length === 1 ? openerOf(worse, corner!, plies) : undefined;
  return [
    {
      kind: 'corner-lost-later',
      squares: opener ? [corner!, opener.move as Square] : squares,
      numbers: { plies },
      worseLine: worse.line.slice(0, plies),
      betterLine: better.line.slice(0, plies),
      weight: plies <= NEAR ? 12 : plies <= within ? 6.2 : 5,
      // Why a side plays the move that opens a corner cannot be seen where it has others.
      isRule: opener?.color === worse.mover && opener.before.legalMoves.length > FEW_CHOICES,
    },
  ];
}

/** With more moves than this a side need not give a corner away. */
const FEW_CHOICES = 2;

/** The move of a line, after the first, since which the other side can take a corner that it takes later. */
function openerOf({ steps, other }: Outcome, corner: Square, plies: number): Step | undefined {
  const shut = steps
    .slice(0, plies - 1)
    .findLastIndex(({ after }) => !movesOf(after, other).includes(corner));
  const opener = steps[shut + 1];
  const isCorner = CORNERS.some((square) => square === opener?.move);
  return shut < 0 || shut + 2 >= plies + 1 || isCorner || opener?.move === 'pass' ? undefined : opener;
}

function wonLater(worse: Outcome, better: Outcome, within: number): Finding[] {
  const most = Math.min(worse.steps.length, better.steps.length, FALLS_WITHIN);
  const own = cornersIn(worse, worse.mover, most);
  const anyway = movesOf(worse.replied ?? worse.after, worse.mover);
  const won = (plies: number): Square[] =>
    cornersIn(better, better.mover, plies).filter(
      (corner) => !own.includes(corner) && corner !== better.move && !anyway.includes(corner),
    );
  const seen = Math.min(most, within);
  const plies = won(seen).length > 0 ? pliesUntil(better.steps, better.mover, won(seen))! : most;
  const squares = won(plies);
  if (squares.length === 0 || cornersAhead(worse, better, plies) <= 0) return [];
  return [
    {
      kind: 'corner-won-later',
      squares,
      numbers: { plies },
      worseLine: worse.line.slice(0, plies),
      betterLine: better.line.slice(0, plies),
      weight: plies <= NEAR ? 6.5 : plies <= within ? 5.5 : 4,
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
    if (own === undefined || theirs === undefined) continue;
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

/** The better move gives up a corner, the worse one does not, and it is better nevertheless. */
export const sacrifice: Contrast = (worse, better) => {
  const given = cornersTheyCanTake(better);
  const theirs = cornersTheyCanTake(worse);
  const plies = pliesUntil(better.steps.slice(0, SEEN_WITHIN), better.other, CORNERS);
  if (plies === undefined) return [];
  // An estimated line that long is seldom played.
  if (plies > 2 && better.position.empties > PROVEN_EMPTIES) return [];
  const corner = better.line[plies - 1] as Square;
  if (theirs.length > 0 || cornersIn(worse, worse.other, SEEN_WITHIN).includes(corner)) return [];
  if (movesOf(better.position, better.other).includes(corner)) return [];
  if (plies === 2 && !given.includes(corner)) return [];
  const bought = boughtBy(better, plies);
  if (!bought) return [];
  return [
    {
      kind: 'sacrifice',
      squares: [corner, ...bought.squares],
      numbers: {},
      worseLine: worse.line.slice(0, SHOWN),
      betterLine: better.line.slice(0, Math.max(plies, bought.plies)),
      weight: CORNERS.includes(bought.squares[0]!) ? 6 : 4,
    },
  ];
};

/** What a corner given at some ply of a line buys: a corner of one's own, or squares where only the mover can play. */
function boughtBy(
  { position, steps, line, mover, other }: Outcome,
  given: number,
): { readonly squares: readonly Square[]; readonly plies: number } | undefined {
  const shown = steps.slice(0, SHOWN);
  const corner = pliesUntil(shown, mover, CORNERS);
  if (corner !== undefined && !movesOf(position, mover).includes(line[corner - 1] as Square)) {
    return { squares: [line[corner - 1] as Square], plies: corner };
  }
  const later = shown.slice(given);
  const own = playedBy(later, mover).filter(
    (square) =>
      !movesOf(position, mover).includes(square) &&
      movesOf(steps[given - 1]!.after, mover).includes(square) &&
      later
        .slice(0, pliesUntil(later, mover, [square])! - 1)
        .every(({ before, after }) =>
          [before, after].every((one) => !movesOf(one, other).includes(square)),
        ) &&
      !movesOf(steps[given - 1]!.after, other).includes(square),
  );
  if (own.length === 0) return undefined;
  return { squares: own, plies: given + pliesUntil(later, mover, own.slice(-1))! };
}
