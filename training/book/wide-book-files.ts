/**
 * Writes the files of the wide opening book: `npx tsx training/book/wide-book-files.ts [--state DIR] [--out DIR]`
 *
 * Writes 64 pieces from STATE/wide-book.jsonl for src/core/book/wide-book.ts. Values are backed up: a move into the book
 * gets the value of the opponent's best reply. `npm run -w training bench:book` measures them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pieceOf, writeLine, type WideEntry } from '../../src/core/book/wide-book-piece.js';
import type { Position } from '../../src/core/rules/position.js';
import { canonical } from '../../src/core/rules/symmetry.js';
import { readWideBook, type WideSearch } from './wide-book-state.js';

const { values } = parseArgs({
  options: {
    state: { type: 'string', default: 'training/state' },
    out: { type: 'string', default: 'demo/public/book' },
  },
});

/** A position of the book with backed-up values. */
interface Backed {
  readonly position: Position;
  readonly value: number;
  /** Plies from here to the end of the search behind the best line. */
  readonly depth: number;
  /** By legal move, a1 to h8. */
  readonly moves: readonly { readonly value: number; readonly goesOn: boolean }[];
}

/** Four of five searches of 18 plies differ by no more discs, by the depth of a value (`npm run -w training bench:book`). */
function withinOf(depth: number): number {
  return depth < 12 ? 2 : 1;
}

const book = backedUp(readWideBook(join(values.state, 'wide-book.jsonl')));
writePieces(values.out);

function backedUp(searches: ReadonlyMap<string, WideSearch>): ReadonlyMap<string, Backed> {
  const found = new Map<string, Backed>();
  const lastFirst = [...searches].sort(([, a], [, b]) => a.position.empties - b.position.empties);
  for (const [key, { position, moves, depth }] of lastFirst) {
    const own = position.legalMoves.map((square) => {
      const next = found.get(canonical(position.play(square)).toString());
      return next
        ? { value: 0 - next.value, goesOn: true, depth: next.depth + 1 }
        : { value: moves.get(square)!, goesOn: false, depth };
    });
    const value = Math.max(...own.map((move) => move.value));
    // Of several best lines, the one with the least depth.
    const seen = Math.min(...own.filter((move) => move.value === value).map((move) => move.depth));
    found.set(key, { position, value, depth: seen, moves: own });
  }
  return found;
}

function entryOf({ value, depth, moves }: Backed): WideEntry {
  return {
    value,
    depth,
    within: withinOf(depth),
    moves: moves.map((move) => ({ loss: value - move.value, goesOn: move.goesOn })),
  };
}

function writePieces(folder: string): void {
  const pieces = new Map<string, Map<string, string>>();
  for (const backed of book.values()) {
    const { piece, key } = pieceOf(backed.position);
    const lines = pieces.get(piece) ?? new Map<string, string>();
    if (lines.has(key)) throw new Error(`two positions of piece ${piece} have the key ${key}`);
    pieces.set(piece, lines.set(key, writeLine(key, entryOf(backed))));
  }
  mkdirSync(folder, { recursive: true });
  let characters = 0;
  for (const [piece, lines] of pieces) {
    const text = [...[...lines.values()].sort(), ''].join('\n');
    characters += text.length;
    writeFileSync(join(folder, `${piece}.txt`), text);
  }
  console.log(`${book.size} positions in ${pieces.size} pieces, ${characters} characters`);
}
