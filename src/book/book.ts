import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import {
  canonical,
  canonicalSymmetry,
  inverseSymmetry,
  transform,
  transformSquare,
} from '../rules/symmetry.js';
import { BOOK_LINES } from './lines.js';

/** What the opening book says of a move. */
export interface BookMove {
  readonly move: Square;
  /** The final disc difference that is expected, in whole discs, for the side to move. */
  readonly value: number;
  /** What the move gives away against the best one, in discs; 25 also stands for more. */
  readonly loss: number;
  /** Whether the book has the position after it. */
  readonly goesOn: boolean;
}

/** A position of the book: its value for the side to move, and a letter for each legal move. */
interface Entry {
  readonly value: number;
  readonly letters: string;
}

const SMALL_A = 97;
const CAPITAL_A = 65;

let entries: ReadonlyMap<string, Entry> | undefined;

/**
 * The legal moves of a position of the opening book, best first; `undefined` where the book does not have it. Positions are found whichever
 * way the board is turned and in whatever order they were reached.
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

/** What a position of the opening book is worth for the side to move, in whole discs; `undefined` where the book does not have it. */
export function bookValue(position: Position): number | undefined {
  return book().get(canonical(position).toString())?.value;
}

/** How many positions the opening book has; those that are equal by symmetry count once. */
export function bookSize(): number {
  return book().size;
}

/** Reads the book when it is first asked for: every position follows from those before it, as `print.ts` describes. */
function book(): ReadonlyMap<string, Entry> {
  return (entries ??= readBook(BOOK_LINES));
}

/** Reads what `printBook` wrote. */
function readBook(text: string): Map<string, Entry> {
  const [value, ...words] = text.split(' ');
  const found = new Map<string, Entry>();
  const order = [{ position: canonical(Position.start), value: Number(value) }];
  // The list grows while it is gone through.
  for (const { position, value } of order) {
    const letters = words[found.size]!;
    found.set(position.toString(), { value, letters });
    // For most positions that is all: listing their moves takes longest.
    if (!/[A-Z]/.test(letters)) continue;
    position.legalMoves.forEach((square, at) => {
      if (!isCapital(letters, at)) return;
      order.push({ position: canonical(position.play(square)), value: lossOf(letters, at) - value });
    });
  }
  return found;
}

function isCapital(letters: string, at: number): boolean {
  return letters.charCodeAt(at) < SMALL_A;
}

function lossOf(letters: string, at: number): number {
  return letters.charCodeAt(at) - (isCapital(letters, at) ? CAPITAL_A : SMALL_A);
}
