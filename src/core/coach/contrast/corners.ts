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
import { movesOf, playedBy, pliesUntil } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import { cornersIn, FORCED_PLIES, openerOf } from './later-corners.js';
import { cornersToTake } from '../positions/safe-moves.js';

/** A corner that is not taken is missed if it falls within this many plies. */
const FALLS_WITHIN = 9;
/** A disc beside a corner costs it if it falls within this many plies, and by no other move of one's own. */
const COSTS_WITHIN = 6;
/** A corner that the better move gives falls within so many plies. */
const GIVEN_WITHIN = 6;

/** A corner that falls in the better line within so many plies is not kept; nobody follows more. */
const FOLLOWED = 12;

/** The plies of a line that show what a corner was given for. */
const SHOWN = 8;

/** From about this number of empty squares on, lines are proven. */
const PROVEN_EMPTIES = 20;

/** The weight of a corner that the other side can take, and has something better to do. */
const NOT_TAKEN = 6;

/** The weight of a corner that falls after the better move as well, only later: a reason where nothing else shows. */
const SOONER = 5.5;

/** The weight of a corner that the mover can still take later. */
const STILL_THERE = 4;

/** The weight of a disc next to an empty corner, compared with other reasons. */
const STRESS = { x: 4.5, c: 1.5 };
/** The weight added if the corner falls. */
const FALLING = 4;

/** The other side can take a corner at once, newly or still, which the better move prevents. */
export const cornerGiven: Contrast = (worse, better) => {
  // A corner that falls after the better move, too, is no difference, unless it falls at once only here.
  const later = cornersIn(better, better.other, GIVEN_WITHIN).filter((corner) => corner !== worse.line[1]);
  const allowed = [...cornersTheyCanTake(better), ...later];
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

/** Corners that the worse move lets the other side take. */
function givenOf(
  worse: Outcome,
  better: Outcome,
  corners: readonly Square[],
  kind: 'corner-given' | 'corner-left',
): Finding[] {
  if (corners.length === 0) return [];
  const corner = corners.find((square) => worse.line[1] === square) ?? corners[0]!;
  const later = pliesUntil(better.steps.slice(0, FOLLOWED), better.other, [corner]);
  const isSoon = later !== undefined && later <= GIVEN_WITHIN;
  return [
    {
      kind,
      squares: corners,
      access:
        kind === 'corner-given'
          ? (openedBy(worse, corners) ?? closedBy(better, corners))
          : closedBy(better, corners),
      numbers: { plies: 2, ...(later !== undefined && { later }) },
      worseLine: [worse.move, corner],
      betterLine: allowing(better),
      weight: isSoon ? SOONER : givenWeight(worse, corner),
      isRule: isSoon,
    },
  ];
}

/** What a corner that can be taken at once weighs: less if it is not taken. */
function givenWeight({ steps, other }: Outcome, corner: Square): number {
  const plies = pliesUntil(steps.slice(0, FALLS_WITHIN), other, [corner]);
  return plies === undefined ? NOT_TAKEN : plies === 2 ? 13 : 12.5;
}

/** The better move with another corner that it allows at once. */
function allowing(better: Outcome): readonly EngineMove[] {
  const allowed = cornersTheyCanTake(better);
  const another = allowed.find((corner) => better.line[1] === corner) ?? allowed[0];
  return another === undefined ? [better.move] : [better.move, another];
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

/** A corner that the other side can force after the worse move. */
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

/** A corner that the mover could force after the better move. */
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
  // A corner that the mover takes anyway is no difference.
  const anyway = [...movesOf(worse.after, worse.mover), ...cornersIn(worse, worse.mover)];
  const corners = CORNERS.filter(
    (corner) => movesOf(better.after, better.mover).includes(corner) && !anyway.includes(corner),
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

/** Whether the mover can take a corner after the reply. */
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
  const plies = pliesUntil(worse.steps.slice(0, COSTS_WITHIN), worse.other, [corner]);
  const falls =
    plies !== undefined &&
    openerOf(worse, corner)?.color !== worse.mover &&
    !cornersIn(better, better.other).includes(corner);
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

/** The better move gives up a corner, the worse one does not, and it is better nevertheless. */
export const sacrifice: Contrast = (worse, better) => {
  const given = cornersTheyCanTake(better);
  const theirs = cornersTheyCanTake(worse);
  const plies = pliesUntil(better.steps.slice(0, GIVEN_WITHIN), better.other, CORNERS);
  if (plies === undefined) return [];
  // An estimated line that long is seldom played.
  if (plies > 2 && better.position.empties > PROVEN_EMPTIES) return [];
  const corner = better.line[plies - 1] as Square;
  if (theirs.length > 0 || cornersIn(worse, worse.other, GIVEN_WITHIN).includes(corner)) return [];
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
