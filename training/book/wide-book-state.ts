/** The search results for the wide opening book: STATE/wide-book.jsonl. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseBoardString } from '../../src/core/formats/notation/board-string.js';
import type { Position } from '../../src/core/rules/position.js';
import type { Square } from '../../src/core/rules/square.js';

/** A position with the values of its moves. */
export interface WideSearch {
  readonly position: Position;
  /** Values of the first search, which determine the order of the book. */
  readonly first: ReadonlyMap<Square, number>;
  /** Values of the deepest search. */
  readonly moves: ReadonlyMap<Square, number>;
  readonly depth: number;
}

/** Searches by the text of the position. */
export type Searches = Map<string, WideSearch>;

/** Reads the file, and removes an incomplete last line. */
export function readWideBook(path: string): Searches {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(path, whole);
  const searches: Searches = new Map();
  for (const line of whole.split('\n').filter(Boolean)) {
    const [board, values, depth] = JSON.parse(line) as [string, Record<Square, number>, number];
    const position = parseBoardString(board);
    const key = position.toString();
    const moves = new Map(Object.entries(values) as [Square, number][]);
    const before = searches.get(key);
    if (!before) searches.set(key, { position, first: moves, moves, depth });
    else if (depth > before.depth) searches.set(key, { ...before, moves, depth });
  }
  return searches;
}
