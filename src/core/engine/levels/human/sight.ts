/**
 * Sight, the features of a move that a person sees at a glance: numbers that the model of human choice multiplies by
 * fitted weights. Each is 0 or 1, or is divided so that it is usually between 0 and 2. Nothing here looks beyond the
 * other side's replies; looking further ahead is in `foresight.ts`.
 */
import type { Position } from '../../../rules/position.js';
import { isNamedOpening } from './habit.js';
import {
  AROUND,
  CORNERS,
  KINDS,
  edgeOf,
  flipsOf,
  isBesideEmptyCorner,
  isEdge,
  openness,
  quarterSize,
  quietMoves,
  regionSize,
  squareName,
  turnsDiagonallyOnly,
  type MoveEffects,
} from './scene.js';

/** Named openings are looked for while at least this many squares are empty. */
const OPENING_EMPTIES = 34;

/** 1 for yes, 0 for no. */
const flag = (is: boolean): number => (is ? 1 : 0);
/** On a square of a kind: its distances from the two nearest edges, as `KINDS` of `scene.ts` has them. */
const isKind = (kind: string) => (look: MoveEffects) => flag(KINDS[look.square] === kind);
/** Discs of a side around the square, before the move. */
const around =
  (disc: number) =>
  ({ scene, square }: MoveEffects): number =>
    AROUND[square]!.filter((near) => scene.discs[near] === disc).length / 3;
/** So many empty squares touch the flipped discs. */
const opens = (count: number) => (look: MoveEffects) => flag(openness(look.after, look.flipped) === count);
/** The square belongs to a region of so many connected empty squares. */
const region = (size: number) => (look: MoveEffects) =>
  flag(regionSize(look.scene.discs, look.square) === size);
/** Neither a corner nor beside an empty one. */
const isSafe = ({ after }: MoveEffects, reply: number): boolean =>
  !CORNERS.includes(reply) && !isBesideEmptyCorner(after, reply);

/** Whether a reply can flip the disc. */
function canBeTurned({ after, replies, square }: MoveEffects): boolean {
  return replies.some((reply) => flipsOf(after, reply, -1).includes(square));
}

/** Features of a move that are seen on the board, without looking ahead. */
export const SIGHT = {
  // ---- where
  /** On an edge, two squares from a corner, as c1. */
  squareA: isKind('02'),
  /** In the second line, three squares from the nearest other edge, as d2. */
  inner13: isKind('13'),
  /** One of c3, f3, c6, f6. */
  centre22: isKind('22'),
  /** On an edge, beside an empty corner. */
  cSquare: ({ square, after }) => flag(KINDS[square] === '01' && isBesideEmptyCorner(after, square)),
  /** Diagonally beside an empty corner. */
  xSquare: ({ square, after }) => flag(KINDS[square] === '11' && isBesideEmptyCorner(after, square)),
  ownAround: around(1),
  rivalsAround: around(-1),
  emptyAround: around(0),
  /** The distance from the middle of the own discs. */
  fromOwn: ({ scene: { middle }, square }) =>
    Math.hypot((square & 7) - middle[0], (square >> 3) - middle[1]) / 3,
  /** An empty square without empty neighbours. */
  alone: region(1),
  /** One of two connected empty squares. */
  pair: region(2),
  /** In a quarter of the board with an odd number of empty squares. */
  oddQuarter: ({ scene, square }) => quarterSize(scene.discs, square) % 2,
  // ---- what it turns
  /** The number of discs that it flips, as a logarithm. */
  turnedLog: ({ flipped }) => Math.log(flipped.length),
  turnsOne: ({ flipped }) => flag(flipped.length === 1),
  diagonalOnly: (look) => flag(turnsDiagonallyOnly(look)),
  /** How many empty squares touch the flipped discs. */
  opened: ({ after, flipped }) => openness(after, flipped) / 4,
  /** The same, with a square counted once for each disc that it touches. */
  openedLines: ({ after, flipped }) =>
    flipped.reduce((sum, disc) => sum + AROUND[disc]!.filter((near) => after[near] === 0).length, 0) / 6,
  opensNone: opens(0),
  opensOne: opens(1),
  opensTwo: opens(2),
  /** How many of the flipped discs touch an empty square. */
  frontTurned: ({ after, flipped }) =>
    flipped.filter((disc) => AROUND[disc]!.some((near) => after[near] === 0)).length / 3,
  /** How many of the four middle squares are its own afterwards. */
  centreHeld: ({ after }) => [27, 28, 35, 36].filter((square) => after[square] === 1).length / 2,
  /** How many of the own discs touch an empty square afterwards, edges aside. */
  frontier: ({ after }) =>
    after.reduce(
      (sum, disc, square) =>
        sum + flag(disc === 1 && !isEdge(square) && AROUND[square]!.some((near) => after[near] === 0)),
      0,
    ) / 5,
  // ---- on the edge
  /** The first disc on its edge. */
  edgeFirst: ({ scene, square }) => flag(edgeOf(square)?.every((other) => scene.discs[other] === 0) ?? false),
  edgeEmpty: emptyOnEdge,
  /** Own discs fill the edge from here to a corner. */
  edgeAnchored: (look) => flag(reachesCorner(look)),
  /** On an edge, where a reply can flip it. */
  edgeExposed: (look) => flag(edgeOf(look.square) !== undefined && canBeTurned(look)),
  /** Makes five own discs on an edge with both corners empty, which is easily attacked. */
  edgeOfFive: ({ square, after }) => {
    const edge = edgeOf(square);
    const own = edge?.filter((other) => after[other] === 1).length;
    return flag(
      own === 5 &&
        !edge!.some((other) => after[other] === -1) &&
        after[edge![0]!] === 0 &&
        after[edge![7]!] === 0,
    );
  },
  // ---- what both may play then
  /** The number of the other side's replies, as a logarithm. */
  replies: ({ replies }) => Math.log(1 + replies.length),
  /** The other side could have played all its replies before. */
  repliesNoneNew: ({ scene, replies }) => flag(replies.every((reply) => scene.rivals.has(reply))),
  /** How many moves the other side had and loses. */
  repliesTaken: ({ scene, replies, square }) =>
    [...scene.rivals].filter((rival) => rival !== square && !replies.includes(rival)).length / 4,
  /** Replies that are neither a corner nor beside an empty one. */
  repliesSafe: (look) => look.replies.filter((reply) => isSafe(look, reply)).length / 5,
  /** Replies that open nothing. */
  repliesQuiet: ({ after, replies }) => Math.min(4, quietMoves(after, replies, -1)) / 2,
  /** Discs that the greatest reply flips. */
  repliesMost: ({ after, replies }) =>
    Math.max(0, ...replies.map((reply) => flipsOf(after, reply, -1).length)) / 4,
  /** The other side could have played here. */
  rivalsMove: ({ scene, square }) => flag(scene.rivals.has(square)),
  /** A reply can flip the new disc. */
  turnedBack: (look) => flag(canBeTurned(look)),
  /** Moves that the mover would have if the other side passed. */
  nextMoves: ({ next }) => next.length / 5,
  nextMovesLog: ({ next }) => Math.log(1 + next.length),
  /** Moves that it did not have before. */
  nextNew: ({ scene, next }) => next.filter((square) => !scene.moves.includes(square)).length / 4,
  /** Moves among them that open nothing. */
  nextQuiet: ({ after, next }) => quietMoves(after, next, 1) / 2,
  // ---- corners
  /** The other side can take a corner. */
  cornerOpen: ({ replies }) => flag(replies.some((reply) => CORNERS.includes(reply))),
  /** Corners that it could not take before. */
  cornerGiven: ({ scene, replies }) =>
    replies.filter((reply) => CORNERS.includes(reply) && !scene.rivals.has(reply)).length,
  /** Corners that the other side can no longer take. */
  cornerDenied: ({ scene, replies }) =>
    CORNERS.filter((corner) => scene.rivals.has(corner) && !replies.includes(corner)).length,
  /** The mover can take a corner next. */
  cornerNext: ({ next }) => flag(next.some((square) => CORNERS.includes(square))),
  // ---- habit: openings with a name, and the way there
  /** Leads to a named opening, or on the way to one. */
  named: (look) => flag(isOpening(look) && isNamedOpening(positionAfter(look)) !== undefined),
  /** Leads to the position that has the name. */
  namedEnd: (look) => flag(isOpening(look) && isNamedOpening(positionAfter(look)) === true),
} as const satisfies Readonly<Record<string, (look: MoveEffects) => number>>;

/** Empty neighbours on the edge, 0-2. */
function emptyOnEdge({ scene, square }: MoveEffects): number {
  const edge = edgeOf(square);
  return edge ? AROUND[square]!.filter((near) => edge.includes(near) && scene.discs[near] === 0).length : 0;
}

/** Whether own discs lead along the edge from the square to a corner. */
function reachesCorner({ square, after }: MoveEffects): boolean {
  const edge = edgeOf(square);
  if (!edge) return false;
  const at = edge.indexOf(square);
  return [edge.slice(0, at), edge.slice(at + 1)].some((side) => side.every((other) => after[other] === 1));
}

/** Whether named openings are looked for. */
function isOpening({ scene }: MoveEffects): boolean {
  return scene.empties > OPENING_EMPTIES;
}

/** The position after the move. */
function positionAfter({ scene, square }: MoveEffects): Position {
  return scene.position.play(squareName(square));
}
