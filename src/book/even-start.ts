import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { SYMMETRIES, transformSquare } from '../rules/symmetry.js';
import { bookMoves, bookValue } from './book.js';

/** What an even start is to be. */
export interface EvenStartOptions {
  /** Moves before the players begin, 1 to 10; 8 unless given. */
  readonly plies?: number;
  /** How far from even it may be, in discs; 2 unless given. */
  readonly margin?: number;
  /** Numbers from 0 up to but not including 1; `Math.random` unless given. */
  readonly random?: () => number;
}

/** The book has thousands of such starts: a walk through it finds one after a few tries. */
const MOST_TRIES = 1000;

/**
 * Random moves after which neither side is ahead by more than a little, as in tournaments whose openings are drawn by lot: both sides
 * then play what neither has learned. By the opening book, in any of the four directions in which a game can begin.
 *
 * @throws {RangeError} when the book has no such start: the plies are out of range, or the margin is too small.
 */
export function evenStart({ plies = 8, margin = 2, random = Math.random }: EvenStartOptions = {}): Square[] {
  if (!Number.isInteger(plies) || plies < 1 || plies > 10)
    throw new RangeError(`an even start after ${plies} plies: a whole number from 1 to 10 expected`);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { moves, end } = walk(plies, random);
    const value = bookValue(end);
    if (moves.length === plies && value !== undefined && Math.abs(value) <= margin)
      return turned(moves, random);
  }
  throw new RangeError(`the opening book has no start after ${plies} plies within ${margin} discs`);
}

/** Any moves of the book, each as likely as the others. */
function walk(plies: number, random: () => number): { moves: Square[]; end: Position } {
  const moves: Square[] = [];
  let end = Position.start;
  while (moves.length < plies) {
    const open = (bookMoves(end) ?? []).filter(({ goesOn }) => goesOn);
    const next = open[Math.floor(random() * open.length)];
    if (!next) break;
    moves.push(next.move);
    end = end.play(next.move);
  }
  return { moves, end };
}

/** The same moves in another direction; the usual start is the same in four of the eight. */
function turned(moves: readonly Square[], random: () => number): Square[] {
  const fitting = SYMMETRIES.filter(
    (symmetry) => Position.start.flips(transformSquare('f5', symmetry)).length > 0,
  );
  const symmetry = fitting[Math.floor(random() * fitting.length)]!;
  return moves.map((move) => transformSquare(move, symmetry));
}
