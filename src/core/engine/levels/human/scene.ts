/**
 * A position and the effects of each of its moves, as numbers for the model of human choice. Discs are 1 for the side
 * to move, -1 for the other, 0 for an empty square.
 */
import { type Position, RAYS } from '../../../rules/position.js';
import { SQUARES, squareIndex, type Square } from '../../../rules/square.js';
import { CORNERS as CORNER_NAMES, cornerOf } from '../../../rules/strategy.js';

/** The 64 squares, from a1: 1, -1 or 0. */
export type Discs = Readonly<Int8Array>;

/** The discs of the side to move, and of the other. */
const OWN = 1;
const OTHER = -1;

/** For each square its neighbours. */
export const AROUND: readonly (readonly number[])[] = RAYS.map((rays) =>
  rays.flatMap((ray) => ray.slice(0, 1)),
);
/** The indices of the corners. */
export const CORNERS: readonly number[] = CORNER_NAMES.map(squareIndex);
/** The four edges, corner to corner. */
export const EDGES: readonly (readonly number[])[] = [0, 1, 2, 3].map((edge) =>
  Array.from({ length: 8 }, (_, at) => [at, 56 + at, at * 8, at * 8 + 7][edge]!),
);
/** For each C- and X-square its corner, for others -1. */
const CORNER_BESIDE: readonly number[] = SQUARES.map((square) => {
  const corner = cornerOf(square);
  return corner === undefined ? -1 : squareIndex(corner);
});

/** Columns and rows of a square from the nearest edges, the smaller one first: 00 a corner, 01 C, 02 A, 03 B, 11 X. */
export const KINDS: readonly string[] = SQUARES.map((_, square) =>
  [square & 7, square >> 3]
    .map((line) => Math.min(line, 7 - line))
    .sort()
    .join(''),
);

/** The data that all moves of a position share. */
export interface Scene {
  readonly position: Position;
  readonly discs: Discs;
  readonly empties: number;
  /** The legal moves, in the position's order. */
  readonly moves: readonly number[];
  /** Where the other side could play now. */
  readonly rivals: ReadonlySet<number>;
  /** The mean column and row of the discs of the side to move. */
  readonly middle: readonly [number, number];
}

/** A move and its effects on the position. */
export interface MoveEffects {
  readonly scene: Scene;
  readonly square: number;
  readonly flipped: readonly number[];
  /** The discs after it. */
  readonly after: Discs;
  /** The other side's replies. */
  readonly replies: readonly number[];
  /** Where the side that moved could play next if the other side passed. */
  readonly next: readonly number[];
}

/** The scene of a position, from which `lookAt` starts for each move. */
export function sceneOf(position: Position): Scene {
  const own = position.turn === 'black' ? 'X' : 'O';
  const discs = Int8Array.from(position.board, (disc) => (disc === '-' ? 0 : disc === own ? OWN : OTHER));
  const mine = [...discs.keys()].filter((square) => discs[square] === OWN);
  const mean = (line: (square: number) => number): number =>
    mine.reduce((sum, square) => sum + line(square), 0) / Math.max(1, mine.length);
  return {
    position,
    discs,
    empties: position.empties,
    moves: position.legalMoves.map(squareIndex),
    rivals: new Set(movesOf(discs, OTHER)),
    middle: [mean((square) => square & 7), mean((square) => square >> 3)],
  };
}

/** The effects of a legal move. */
export function lookAt(scene: Scene, square: number): MoveEffects {
  const flipped = flipsOf(scene.discs, square, OWN);
  const after = Int8Array.from(scene.discs);
  for (const own of [square, ...flipped]) after[own] = OWN;
  return { scene, square, flipped, after, replies: movesOf(after, OTHER), next: movesOf(after, OWN) };
}

/** The discs that a side's move flips; empty where it is not legal. */
export function flipsOf(discs: Discs, square: number, side: number): number[] {
  const flipped: number[] = [];
  for (const ray of RAYS[square]!) {
    let end = 0;
    while (end < ray.length && discs[ray[end]!] === -side) end++;
    if (end > 0 && end < ray.length && discs[ray[end]!] === side) flipped.push(...ray.slice(0, end));
  }
  return flipped;
}

/** The legal moves of a side, also when it is not to move. */
function movesOf(discs: Discs, side: number): number[] {
  const moves: number[] = [];
  for (let square = 0; square < 64; square++) {
    if (discs[square] === 0 && RAYS[square]!.some((ray) => turnsOn(discs, ray, side))) moves.push(square);
  }
  return moves;
}

/** Whether a side's move flips discs along a ray from its square. */
function turnsOn(discs: Discs, ray: readonly number[], side: number): boolean {
  let end = 0;
  while (end < ray.length && discs[ray[end]!] === -side) end++;
  return end > 0 && end < ray.length && discs[ray[end]!] === side;
}

/** Whether a move flips discs along diagonals only: such moves are easily overlooked. */
export function turnsDiagonallyOnly({ square, flipped }: MoveEffects): boolean {
  return flipped.every((turned) => (turned & 7) !== (square & 7) && turned >> 3 !== square >> 3);
}

/** How many empty squares touch any of the given discs. */
export function openness(discs: Discs, squares: readonly number[]): number {
  return new Set(squares.flatMap((square) => AROUND[square]!.filter((near) => discs[near] === 0))).size;
}

/** Quiet moves of a side: no disc that they flip touches an empty square other than the move's own. */
export function quietMoves(discs: Discs, moves: readonly number[], side: number): number {
  return moves.filter((square) =>
    flipsOf(discs, square, side).every((turned) =>
      AROUND[turned]!.every((near) => discs[near] !== 0 || near === square),
    ),
  ).length;
}

/** Whether a square lies beside an empty corner. */
export function isBesideEmptyCorner(discs: Discs, square: number): boolean {
  const corner = CORNER_BESIDE[square]!;
  return corner >= 0 && discs[corner] === 0;
}

/** The size of the region of connected empty squares around an empty square. */
export function regionSize(discs: Discs, square: number): number {
  const region = new Set([square]);
  for (const here of region) for (const near of AROUND[here]!) if (discs[near] === 0) region.add(near);
  return region.size;
}

/** Empty squares in a square's quarter of the board. */
export function quarterSize(discs: Discs, square: number): number {
  let size = 0;
  for (let other = 0; other < 64; other++) {
    if (discs[other] === 0 && (other & 4) === (square & 4) && (other & 32) === (square & 32)) size++;
  }
  return size;
}

/** King moves between two squares. */
export function distance(one: number, other: number): number {
  return Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >> 3) - (other >> 3)));
}

/** Whether a square is on the edge, corners included. */
export function isEdge(square: number): boolean {
  return KINDS[square]!.startsWith('0');
}

/** The edge of a square that is not a corner. */
export function edgeOf(square: number): readonly number[] | undefined {
  return CORNERS.includes(square) ? undefined : EDGES.find((edge) => edge.includes(square));
}

/** The name of a square by its index. */
export function squareName(square: number): Square {
  return SQUARES[square]!;
}
