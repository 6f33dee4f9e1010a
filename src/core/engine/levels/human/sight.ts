/**
 * What a person sees of a move at a glance, as features of about the same size: the model has a weight for each by
 * name. Nothing here looks beyond the other side's replies; looking further ahead is in `foresight.ts`.
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

const flag = (is: boolean): number => (is ? 1 : 0);
const isKind = (kind: string) => (look: MoveEffects) => flag(KINDS[look.square] === kind);
/** Discs of a side around the square, before the move. */
const around =
  (disc: number) =>
  ({ scene, square }: MoveEffects): number =>
    AROUND[square]!.filter((near) => scene.discs[near] === disc).length / 3;
const opens = (count: number) => (look: MoveEffects) => flag(openness(look.after, look.flipped) === count);
const region = (size: number) => (look: MoveEffects) =>
  flag(regionSize(look.scene.discs, look.square) === size);
const isSafe = ({ after }: MoveEffects, reply: number): boolean =>
  !CORNERS.includes(reply) && !isBesideEmptyCorner(after, reply);

/** Whether a reply can flip the disc. */
function canBeTurned({ after, replies, square }: MoveEffects): boolean {
  return replies.some((reply) => flipsOf(after, reply, -1).includes(square));
}

/** Features of a move that are seen on the board, without looking ahead. */
export const SIGHT = {
  // ---- where
  squareA: isKind('02'),
  inner13: isKind('13'),
  centre22: isKind('22'),
  cSquare: ({ square, after }) => flag(KINDS[square] === '01' && isBesideEmptyCorner(after, square)),
  xSquare: ({ square, after }) => flag(KINDS[square] === '11' && isBesideEmptyCorner(after, square)),
  ownAround: around(1),
  rivalsAround: around(-1),
  emptyAround: around(0),
  fromOwn: ({ scene: { middle }, square }) =>
    Math.hypot((square & 7) - middle[0], (square >> 3) - middle[1]) / 3,
  alone: region(1),
  pair: region(2),
  oddQuarter: ({ scene, square }) => quarterSize(scene.discs, square) % 2,
  // ---- what it turns
  turnedLog: ({ flipped }) => Math.log(flipped.length),
  turnsOne: ({ flipped }) => flag(flipped.length === 1),
  diagonalOnly: (look) => flag(turnsDiagonallyOnly(look)),
  opened: ({ after, flipped }) => openness(after, flipped) / 4,
  openedLines: ({ after, flipped }) =>
    flipped.reduce((sum, disc) => sum + AROUND[disc]!.filter((near) => after[near] === 0).length, 0) / 6,
  opensNone: opens(0),
  opensOne: opens(1),
  opensTwo: opens(2),
  frontTurned: ({ after, flipped }) =>
    flipped.filter((disc) => AROUND[disc]!.some((near) => after[near] === 0)).length / 3,
  centreHeld: ({ after }) => [27, 28, 35, 36].filter((square) => after[square] === 1).length / 2,
  frontier: ({ after }) =>
    after.reduce(
      (sum, disc, square) =>
        sum + flag(disc === 1 && !isEdge(square) && AROUND[square]!.some((near) => after[near] === 0)),
      0,
    ) / 5,
  // ---- on the edge
  edgeFirst: ({ scene, square }) => flag(edgeOf(square)?.every((other) => scene.discs[other] === 0) ?? false),
  edgeEmpty: emptyOnEdge,
  edgeAnchored: (look) => flag(reachesCorner(look)),
  edgeExposed: (look) => flag(edgeOf(look.square) !== undefined && canBeTurned(look)),
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
  replies: ({ replies }) => Math.log(1 + replies.length),
  repliesNoneNew: ({ scene, replies }) => flag(replies.every((reply) => scene.rivals.has(reply))),
  repliesTaken: ({ scene, replies, square }) =>
    [...scene.rivals].filter((rival) => rival !== square && !replies.includes(rival)).length / 4,
  repliesSafe: (look) => look.replies.filter((reply) => isSafe(look, reply)).length / 5,
  repliesQuiet: ({ after, replies }) => Math.min(4, quietMoves(after, replies, -1)) / 2,
  repliesMost: ({ after, replies }) =>
    Math.max(0, ...replies.map((reply) => flipsOf(after, reply, -1).length)) / 4,
  rivalsMove: ({ scene, square }) => flag(scene.rivals.has(square)),
  turnedBack: (look) => flag(canBeTurned(look)),
  nextMoves: ({ next }) => next.length / 5,
  nextMovesLog: ({ next }) => Math.log(1 + next.length),
  nextNew: ({ scene, next }) => next.filter((square) => !scene.moves.includes(square)).length / 4,
  nextQuiet: ({ after, next }) => quietMoves(after, next, 1) / 2,
  // ---- corners
  cornerOpen: ({ replies }) => flag(replies.some((reply) => CORNERS.includes(reply))),
  cornerGiven: ({ scene, replies }) =>
    replies.filter((reply) => CORNERS.includes(reply) && !scene.rivals.has(reply)).length,
  cornerDenied: ({ scene, replies }) =>
    CORNERS.filter((corner) => scene.rivals.has(corner) && !replies.includes(corner)).length,
  cornerNext: ({ next }) => flag(next.some((square) => CORNERS.includes(square))),
  // ---- habit: openings with a name, and the way there
  named: (look) => flag(isOpening(look) && isNamedOpening(positionAfter(look)) !== undefined),
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

function isOpening({ scene }: MoveEffects): boolean {
  return scene.empties > OPENING_EMPTIES;
}

function positionAfter({ scene, square }: MoveEffects): Position {
  return scene.position.play(squareName(square));
}
