/** Writes the text of the small opening book, `book-lines.ts`; `training/book` calls it. */
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { canonical } from '../rules/symmetry.js';

/** A searched position. */
export interface SearchedPosition {
  /** In its canonical form. */
  readonly position: Position;
  /** All legal moves, with their values in whole discs for the side to move. */
  readonly moves: ReadonlyMap<Square, number>;
}

/** The greatest loss that a letter stands for, in discs. */
const GREATEST_LOSS = 25;

/**
 * Writes a book for `opening-book.ts`: the value of the start and a space, then for every position one letter per legal move, a1
 * to h8. The letter is the move's loss, `a` for none, `b` for a disc; a capital letter leads to a new position, which
 * is appended to the list of positions.
 *
 * Values are backed up: the value of a move into the book is that of the opponent's best move there, negated.
 *
 * @param searched by `toString()` of the position; must include the start
 */
export function printBook(searched: ReadonlyMap<string, SearchedPosition>): string {
  const values = backedUp(searched);
  const order = [canonical(Position.start)];
  const met = new Set([order[0]!.toString()]);
  let letters = '';
  // The list grows during the loop.
  for (const position of order) {
    const moves = values.get(position.toString())!;
    const best = bestOf(moves);
    for (const square of position.legalMoves) {
      const next = canonical(position.play(square));
      const key = next.toString();
      const isNew = values.has(key) && !met.has(key);
      if (isNew) {
        met.add(key);
        order.push(next);
      }
      letters += letterOf(best - moves.get(square)!, isNew);
    }
  }
  return `${bestOf(values.get(order[0]!.toString())!)} ${letters}`;
}

/** A loss as a letter; a capital one if the book has the position after the move. */
function letterOf(loss: number, isNew: boolean): string {
  return String.fromCharCode((isNew ? 'A' : 'a').charCodeAt(0) + Math.min(GREATEST_LOSS, loss));
}

function backedUp(
  searched: ReadonlyMap<string, SearchedPosition>,
): ReadonlyMap<string, ReadonlyMap<Square, number>> {
  const values = new Map<string, ReadonlyMap<Square, number>>();
  const lastFirst = [...searched].sort(([, a], [, b]) => a.position.empties - b.position.empties);
  for (const [key, { position, moves }] of lastFirst) {
    const own = [...moves].map(([square, value]) => {
      const next = values.get(canonical(position.play(square)).toString());
      return [square, next ? -bestOf(next) : value] as const;
    });
    values.set(key, new Map(own));
  }
  return values;
}

/** The greatest value. */
function bestOf(moves: ReadonlyMap<Square, number>): number {
  return Math.max(...moves.values());
}
