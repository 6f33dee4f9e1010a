/**
 * Writes the files of the wide opening book: `npx tsx training/wide-book-files.ts [--state DIR] [--out DIR] [--measure
 * N]`
 *
 * Writes 64 pieces from STATE/wide-book.jsonl for src/book/wide-book.ts. Values are backed up: a move into the book
 * gets the value of the opponent's best reply. `--measure N` writes nothing: it compares the values of N positions, and
 * of N moves that lead out of the book, with searches of 18 plies.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pieceOf, writeLine, type WideEntry } from '../src/book/wide-book-piece.js';
import { createEngine } from '../src/engine/node.js';
import type { Position } from '../src/rules/position.js';
import { randomNumbers } from '../src/rules/random.js';
import { canonical } from '../src/rules/symmetry.js';
import { readWideBook, type WideSearch } from './wide-book-state.js';

const { values } = parseArgs({
  options: {
    state: { type: 'string', default: 'training/state' },
    out: { type: 'string', default: 'demo/public/book' },
    measure: { type: 'string' },
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

/** Four of five searches of 18 plies differ by no more discs, by the depth of a value (`--measure`). */
function withinOf(depth: number): number {
  return depth < 12 ? 2 : 1;
}

const book = backedUp(readWideBook(join(values.state, 'wide-book.jsonl')));
if (values.measure === undefined) writePieces(values.out);
else await measure(Number(values.measure));

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

async function measure(sample: number): Promise<void> {
  const random = randomNumbers(1);
  const engine = await createEngine({ table: 64, workers: 1 });
  const deep = async (position: Position) =>
    (await engine.search(position, { depth: 18, fresh: true })).value;
  const all = [...book.values()];
  const inside: { depth: number; error: number }[] = [];
  const edge: number[] = [];
  while (inside.length < sample || edge.length < sample) {
    const { position, value, depth, moves } = all[Math.floor(random() * all.length)]!;
    if (inside.length < sample) inside.push({ depth, error: value - (await deep(position)) });
    // A move out of the book that somebody may play.
    const at = moves.findIndex((move) => !move.goesOn && value - move.value <= 2);
    const next = at < 0 ? undefined : position.play(position.legalMoves[at]!);
    if (next?.phase === 'play' && edge.length < sample) edge.push(moves[at]!.value + (await deep(next)));
  }
  engine.close();
  for (const [from, to] of [
    [0, 11],
    [12, 14],
    [15, 60],
  ] as const) {
    const errors = inside.filter(({ depth }) => depth >= from && depth <= to).map(({ error }) => error);
    console.log(`${from} to ${to} plies: ${described(errors)}`);
  }
  console.log(`moves out of the book: ${described(edge)}`);
}

function described(errors: readonly number[]): string {
  const sizes = errors.map(Math.abs).toSorted((a, b) => a - b);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const share = sizes.filter((size) => size <= 1.5).length / sizes.length;
  return `${errors.length}, mean ${mean.toFixed(2)}, four of five within ${sizes[Math.floor(0.8 * sizes.length)]?.toFixed(1) ?? '–'}, ${Math.round(100 * share)} % within 1.5`;
}
