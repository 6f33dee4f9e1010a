/**
 * The frontier: the squares that touch a square, discs that touch empty squares, and moves that flip hardly any of them.
 * The tally counts them, the reasons about what a move opens name them, and regions, effects and lessons are made of the
 * squares that touch.
 */
import type { Color } from '../../rules/color.js';
import { RAYS, type Position } from '../../rules/position.js';
import { SQUARES, type Square, squareIndex } from '../../rules/square.js';

/** For each square its neighbours. */
const AROUND: readonly (readonly Square[])[] = RAYS.map((rays) =>
  rays.flatMap(([nearest]) => (nearest === undefined ? [] : [SQUARES[nearest]!])),
);

/** The squares that touch a square, diagonally too: 3 to 8. */
export function neighboursOf(square: Square): readonly Square[] {
  return AROUND[squareIndex(square)]!;
}

/** The discs of a side that touch an empty square; each gives the other side something to flip. */
export function frontierDiscs(position: Position, color: Color): Square[] {
  return SQUARES.filter(
    (square) =>
      position.at(square) === color && neighboursOf(square).some((near) => position.at(near) === undefined),
  );
}

/**
 * How many empty squares touch the discs that a move flips, once it is played: the more, the more it opens. A quiet
 * move opens none or one.
 */
export function openness(position: Position, move: Square): number {
  return touchedBy(position, move).length;
}

/** The empty squares that touch the discs which a move flips, once it is played. */
export function touchedBy(position: Position, move: Square): Square[] {
  const open = new Set<Square>();
  for (const disc of position.flips(move)) {
    for (const near of neighboursOf(disc)) {
      if (near !== move && position.at(near) === undefined) open.add(near);
    }
  }
  return [...open];
}

/** The most empty squares that a quiet move's discs touch. */
const QUIET = 1;

/** Whether a legal move flips hardly any disc that touches an empty square. */
export function isQuiet(position: Position, move: Square): boolean {
  return openness(position, move) <= QUIET;
}
