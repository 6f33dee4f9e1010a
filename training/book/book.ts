/**
 * Makes the opening book: `npm run -w training book -- [--positions N] [--state DIR]`
 *
 * Searches positions from the start on, in the order of the total loss of both sides' moves before them, so that
 * positions of good play come first. Positions of named openings come before all others, whatever the loss. Every legal
 * move gets a value at one fixed depth with an empty table, so that the book is the same on every machine. Each
 * position is one line of STATE/book.jsonl; run the same command again to continue. At the end, src/core/book/book-lines.ts is
 * written.
 *
 * With `--waiting FILE` nothing is searched: the next positions are written to the file, for many machines to search
 * (training/jobs/jobs.ts).
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseBoardString } from '../../src/core/formats/notation/board-string.js';
import { createEngine } from '../../src/core/engine/node.js';
import { printBook, type SearchedPosition } from '../../src/core/book/print-book.js';
import { OPENINGS } from '../../src/core/rules/openings.js';
import { Position } from '../../src/core/rules/position.js';
import type { Square } from '../../src/core/rules/square.js';
import { canonical } from '../../src/core/rules/symmetry.js';
import { bookLine, searchBookPosition } from './book-position.js';

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '6000' },
    state: { type: 'string', default: 'training/state' },
    waiting: { type: 'string' },
  },
});
const PATH = 'src/core/book/book-lines.ts';
/** Number of plies before the last positions of the book. */
const PLIES = 12;
/** Moves with a greater loss have a value in the book, but are not followed. */
const MARGIN = 3;

mkdirSync(values.state, { recursive: true });
const path = join(values.state, 'book.jsonl');
const saved = readState(path);
const engine = await createEngine({ table: 64, workers: 1 });
const named = namedPositions();
const searched = new Map<string, SearchedPosition>();
/** Positions to search, by the total loss before them. */
const waiting: Position[][] = [[canonical(Position.start)]];

/** Positions that would have to be searched. */
const unknown = new Set<string>();

const most = Number(values.positions);
const isFull = (): boolean => searched.size + unknown.size >= most;
for (let given = 0; given < waiting.length && !isFull(); given++) {
  const positions = waiting[given] ?? [];
  // The list grows during the loop: the best move has no loss.
  for (let next = 0; next < positions.length && !isFull(); next++) await take(positions[next]!, given);
}
engine.close();
if (values.waiting === undefined) writeBook();
else {
  writeFileSync(values.waiting, [...unknown, ''].join('\n'));
  console.log(`${searched.size} positions are known, ${unknown.size} are to be searched`);
}

function writeBook(): void {
  const lines = printBook(searched);
  writeFileSync(
    PATH,
    `/** Written by training/book/book.ts: the ${searched.size} positions of the book, as src/core/book/opening-book.ts reads them. */
// Typed as a plain string: a literal type would repeat the text in the declarations.
export const BOOK_LINES =
  '${lines}' as string;
`,
  );
  console.log(`\n${searched.size} positions, ${lines.length} characters`);
}

/** Searches a position, unless it is known, and queues the positions after it. */
async function take(position: Position, given: number): Promise<void> {
  const key = position.toString();
  if (searched.has(key)) return;
  const moves = saved.get(key) ?? (values.waiting === undefined ? await search(position) : undefined);
  if (!moves) {
    unknown.add(key);
    return;
  }
  searched.set(key, { position, moves });
  if (searched.size % 100 === 0)
    process.stderr.write(`\r${searched.size} positions, ${given} discs given away`);
  if (60 - position.empties >= PLIES) return;
  const best = Math.max(...moves.values());
  for (const [square, value] of moves) {
    const next = canonical(position.play(square));
    const loss = named.has(next.toString()) ? 0 : best - value;
    if (next.phase === 'play' && loss <= MARGIN) (waiting[given + loss] ??= []).push(next);
  }
}

async function search(position: Position): Promise<Map<Square, number>> {
  const moves = await searchBookPosition(engine, position);
  appendFileSync(path, bookLine(position, moves));
  return moves;
}

/** The positions of earlier runs, with the values of their moves. */
function readState(file: string): Map<string, Map<Square, number>> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // An incomplete last line is searched again.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(file, whole);
  return new Map(
    whole
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [position, moves] = JSON.parse(line) as [string, Record<Square, number>];
        const byMove = new Map(Object.entries(moves) as [Square, number][]);
        return [parseBoardString(position).toString(), byMove] as const;
      }),
  );
}

/** The positions that named openings go through. */
function namedPositions(): Set<string> {
  const keys = new Set<string>();
  for (const { moves } of OPENINGS) {
    let at = Position.start;
    for (const move of moves) keys.add(canonical((at = at.play(move))).toString());
  }
  return keys;
}
