/**
 * Starts games in an even position, as tournaments do that draw openings by lot. `<othello-game>` begins games so when
 * the players choose it. The values are those of the book, in discs.
 */
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { SYMMETRIES, transformSquare } from '../rules/symmetry.js';
import { bookMoves, bookValue } from './opening-book.js';

/** Options of an even start. */
export interface EvenStartOptions {
  /** Moves before the players begin, 1 to 10; default 8. */
  readonly plies?: number;
  /** How far from even it may be, in discs; default 2. */
  readonly margin?: number;
  /** Numbers from 0 to below 1; default `Math.random`. */
  readonly random?: () => number;
}

/** The book has thousands of such starts: a few random walks find one. */
const MOST_TRIES = 1000;

/**
 * Random moves to an even position, as in tournaments that draw openings by lot: neither player has learned it. From
 * the opening book, in any of the four directions in which a game can begin.
 *
 * @throws {RangeError} when the book has no such start: the plies are out of range, or the margin is too small.
 */
export function evenStart({ plies = 8, margin = 2, random = Math.random }: EvenStartOptions = {}): Square[] {
  if (!Number.isInteger(plies) || plies < 1 || plies > 10)
    throw new RangeError(`an even start takes 1 to 10 plies, not ${plies}`);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { moves, end } = walk(plies, random);
    const value = bookValue(end);
    if (moves.length === plies && value !== undefined && Math.abs(value) <= margin)
      return turned(moves, random);
  }
  throw new RangeError(`the opening book has no start after ${plies} plies within ${margin} discs`);
}

/** A random walk through the book, all moves equally likely. */
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

/** The same moves under a random symmetry; four of the eight keep the usual start. */
function turned(moves: readonly Square[], random: () => number): Square[] {
  const fitting = SYMMETRIES.filter(
    (symmetry) => Position.start.flips(transformSquare('f5', symmetry)).length > 0,
  );
  const symmetry = fitting[Math.floor(random() * fitting.length)]!;
  return moves.map((move) => transformSquare(move, symmetry));
}
