/**
 * The small opening book, which the package has inside: values of moves by position. `with-book.ts` plays from it, and
 * `<othello-openings>` shows it; `wide-book.ts` has more positions, and is loaded only when wanted.
 */
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import {
  canonical,
  canonicalSymmetry,
  inverseSymmetry,
  transform,
  transformSquare,
} from '../rules/symmetry.js';
import { BOOK_LINES } from './book-lines.js';

/** A move in the opening book. */
export interface BookMove {
  readonly move: Square;
  /** The expected final disc difference for the side to move, in whole discs. */
  readonly value: number;
  /** The loss against the best move, in discs; 25 means 25 or more. */
  readonly loss: number;
  /** Whether the book has the position after it. */
  readonly goesOn: boolean;
}

/**
 * A position of the book: its value in discs for the side to move, and a letter for each legal move, in their order. It
 * says how many discs the move loses, from `a` for none to `z`; a capital one that the book has the position after it.
 */
interface Entry {
  readonly value: number;
  readonly letters: string;
}

/** The codes of `a` and `A`. */
const SMALL_A = 97;
const CAPITAL_A = 65;

let entries: ReadonlyMap<string, Entry> | undefined;

/**
 * The legal moves of a position in the opening book, best first; `undefined` if the book does not have it. Finds
 * positions under all symmetries and by any order of moves.
 */
export function bookMoves(position: Position): readonly BookMove[] | undefined {
  const symmetry = canonicalSymmetry(position);
  const known = transform(position, symmetry);
  const entry = book().get(known.toString());
  if (!entry) return undefined;
  const back = inverseSymmetry(symmetry);
  return known.legalMoves
    .map((square, at) => {
      const loss = lossOf(entry.letters, at);
      const move = transformSquare(square, back);
      return {
        move,
        value: entry.value - loss,
        loss,
        goesOn: book().has(canonical(position.play(move)).toString()),
      };
    })
    .sort((a, b) => a.loss - b.loss);
}

/**
 * The value of a position in the opening book for the side to move, in whole discs; `undefined` if the book does not
 * have it.
 */
export function bookValue(position: Position): number | undefined {
  return book().get(canonical(position).toString())?.value;
}

/** The number of positions in the opening book; symmetric ones count once. */
export function bookSize(): number {
  return book().size;
}

/** Reads the book on first use: every position follows from those before it, as `print-book.ts` describes. */
function book(): ReadonlyMap<string, Entry> {
  return (entries ??= readBook(BOOK_LINES));
}

/** Reads what `printBook` wrote. */
function readBook(text: string): Map<string, Entry> {
  const [start, letters] = text.split(' ') as [string, string];
  const found = new Map<string, Entry>();
  const order = [{ position: canonical(Position.start), value: Number(start) }];
  let read = 0;
  // The list grows during the loop.
  for (const { position, value } of order) {
    const { legalMoves } = position;
    const own = letters.slice(read, (read += legalMoves.length));
    found.set(position.toString(), { value, letters: own });
    legalMoves.forEach((square, at) => {
      if (!isCapital(own, at)) return;
      order.push({ position: canonical(position.play(square)), value: lossOf(own, at) - value });
    });
  }
  return found;
}

/** Whether the book has the position after a move. */
function isCapital(letters: string, at: number): boolean {
  return letters.charCodeAt(at) < SMALL_A;
}

/** The loss of a move, in discs. */
function lossOf(letters: string, at: number): number {
  return letters.charCodeAt(at) - (isCapital(letters, at) ? CAPITAL_A : SMALL_A);
}
