/**
 * Searches the positions of the wide opening book: `npm run book:wide -- --games TABLE [--positions N] [--depth N] [--deepen N] [--state DIR]`
 *
 * Positions come by the chance that a game reaches them: moves are as likely as people played them in the table of games, and
 * where there are few games, the likelier the less they give away. So lines that people play are followed furthest. Every legal
 * move gets a value at one fixed depth, with an empty table. Once there are N positions, those through which a game most likely
 * leaves the book are searched again, --deepen plies deep, until the command is ended or all are done.
 *
 * Each search is one line of STATE/wide-book.jsonl; the same command goes on where it was ended, also with another N.
 * `training/wide-book-files.ts` writes the book from it.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine } from '../src/engine/node.js';
import { Position } from '../src/rules/position.js';
import type { Square } from '../src/rules/square.js';
import { canonical } from '../src/rules/symmetry.js';
import { bookLine, searchBookPosition } from './book-position.js';
import { playedPositions } from './played-positions.js';
import { readWideBook, type Searches } from './wide-book-state.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    positions: { type: 'string', default: '50000' },
    depth: { type: 'string', default: '10' },
    deepen: { type: 'string', default: '12' },
    state: { type: 'string', default: 'training/state' },
  },
});
if (values.games === undefined) throw new Error('--games TABLE: a table of games, as train:human reads it');

/** The book's positions have at most so many plies behind them. */
const PLIES = 26;
/** Games that count as much as the values of the moves do. */
const GAMES_OF_VALUES = 4;
/** A move that gives away so many discs more is likely a third as often. */
const DISCS = 1.6;
/** Chances below this are not handed on. */
const LEAST_CHANCE = 1e-9;

interface Node {
  readonly position: Position;
  chance: number;
  /** What follows, with the share of the chance, once the position is searched. */
  next?: readonly (readonly [Node, number])[];
}

mkdirSync(values.state, { recursive: true });
const path = join(values.state, 'wide-book.jsonl');
const known: Searches = readWideBook(path);
const games = playedPositions(values.games);
const engine = await createEngine({ table: 4, workers: 1 });
const nodes = new Map<string, Node>();
/** Positions to be searched, in rows by the binary logarithm of their chance; some stand in several rows. */
const rows: (Node[] | undefined)[] = [];

const most = Number(values.positions);
const searched: Node[] = [];
raise(nodeOf(canonical(Position.start)), 1);
for (let node = likeliest(); node && searched.length < most; node = likeliest()) await take(node);
process.stderr.write(`\n${searched.length} positions, ${plies()} plies\n`);
await deepen(Number(values.deepen));
engine.close();

async function take(node: Node): Promise<void> {
  // The order follows from the first values alone, so that it stays when positions are searched again.
  const moves =
    known.get(node.position.toString())?.first ?? (await search(node.position, Number(values.depth)));
  searched.push(node);
  if (searched.length % 100 === 0)
    process.stderr.write(`\r${searched.length} positions, chance ${node.chance.toExponential(1)}`);
  node.next = sharesOf(node.position, moves);
  for (const [next, share] of node.next) raise(next, node.chance * share);
}

/** Positions after the moves, with the chance of each. */
function sharesOf(
  position: Position,
  moves: ReadonlyMap<Square, number>,
): readonly (readonly [Node, number])[] {
  if (60 - position.empties >= PLIES) return [];
  const best = Math.max(...moves.values());
  const weights = new Map<Node, number>();
  for (const [square, value] of moves) {
    const next = canonical(position.play(square));
    if (next.phase !== 'play') continue;
    const node = nodeOf(next);
    weights.set(node, (weights.get(node) ?? 0) + Math.exp((value - best) / DISCS));
  }
  const sum = total(weights.values());
  const played = [...weights.keys()].map((node) => games.get(node.position.toString()) ?? 0);
  const all = total(played) + GAMES_OF_VALUES;
  return [...weights].map(
    ([node, weight], at) => [node, (played[at]! + (GAMES_OF_VALUES * weight) / sum) / all] as const,
  );
}

/** Adds to the chance of a position, and of what follows it. */
function raise(node: Node, by: number): void {
  if (by < LEAST_CHANCE) return;
  node.chance += by;
  if (node.next) for (const [next, share] of node.next) raise(next, by * share);
  else (rows[rowOf(node)] ??= []).push(node);
}

function rowOf({ chance }: Node): number {
  return Math.max(0, Math.floor(-8 * Math.log2(chance)));
}

function likeliest(): Node | undefined {
  for (const row of rows) {
    while (row?.length) {
      const node = row.pop()!;
      if (!node.next && rows[rowOf(node)] === row) return node;
    }
  }
  return undefined;
}

/** Searches again through which positions games leave the book, the likeliest first. */
async function deepen(depth: number): Promise<void> {
  const inBook = new Set(searched);
  const leaving = ({ chance, next }: Node): number =>
    chance * (1 - total(next!.filter(([one]) => inBook.has(one)).map(([, share]) => share)));
  const order = searched
    .map((node) => ({ node, leaves: leaving(node) }))
    .sort((a, b) => b.leaves - a.leaves)
    .filter(({ node, leaves }) => leaves > 0 && (known.get(node.position.toString())?.depth ?? 0) < depth);
  for (const [done, { node }] of order.entries()) {
    await search(node.position, depth);
    if (done % 100 === 0) process.stderr.write(`\r${done} of ${order.length} searched ${depth} plies deep`);
  }
}

async function search(position: Position, depth: number): Promise<ReadonlyMap<Square, number>> {
  const moves = await searchBookPosition(engine, position, depth);
  appendFileSync(path, bookLine(position, moves, depth));
  return moves;
}

function nodeOf(position: Position): Node {
  const key = position.toString();
  let node = nodes.get(key);
  if (!node) nodes.set(key, (node = { position, chance: 0 }));
  return node;
}

function plies(): string {
  const counts: number[] = [];
  for (const { position } of searched)
    counts[60 - position.empties] = (counts[60 - position.empties] ?? 0) + 1;
  return counts.map((count, ply) => `${ply}:${count}`).join(' ');
}

function total(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
