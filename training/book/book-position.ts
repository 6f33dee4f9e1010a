/**
 * Values of a position of the opening book: from one fixed depth and an empty table, so that they are the same on every
 * machine.
 */
import type { Engine } from '../../src/core/engine/engine.js';
import type { Position } from '../../src/core/rules/position.js';
import type { Square } from '../../src/core/rules/square.js';

/** Depth of the book's core in plies. */
export const BOOK_DEPTH = 12;
/** More moves than any position has. */
const ALL_MOVES = 34;

/** Every legal move with its value in discs. */
export async function searchBookPosition(
  engine: Engine,
  position: Position,
  depth = BOOK_DEPTH,
): Promise<Map<Square, number>> {
  const { moves } = await engine.search(position, { depth, multiPv: ALL_MOVES, fresh: true });
  return new Map(
    moves
      .map(({ move, value }) => [move as Square, Math.round(value)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The position's line in STATE/book.jsonl or, with a depth, in STATE/wide-book.jsonl. */
export function bookLine(position: Position, moves: ReadonlyMap<Square, number>, depth?: number): string {
  return `${JSON.stringify([position.toString(), Object.fromEntries(moves), ...(depth === undefined ? [] : [depth])])}\n`;
}
