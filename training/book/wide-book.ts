/**
 * Searches the positions of the wide opening book: `npm run -w training book:wide -- --games TABLE [--positions N] [--depth N]
 * [--deepen N] [--state DIR]`
 *
 * Positions are searched in the order of the chance that a game reaches them. The chance of a move is how often people
 * played it in the table of games and, with few games, higher the less it loses. So lines that people play are followed
 * furthest. Every legal move gets a value at one fixed depth, with an empty table. Once there are N positions, those at
 * which games most likely leave the book are searched again, --deepen plies deep, until the command is interrupted or
 * all are done.
 *
 * Each search is one line of STATE/wide-book.jsonl; run the same command again, also with another N, to continue.
 * `training/book/wide-book-files.ts` writes the book from it.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine } from '../../src/core/engine/node.js';
import { Position } from '../../src/core/rules/position.js';
import type { Square } from '../../src/core/rules/square.js';
import { canonical } from '../../src/core/rules/symmetry.js';
import { bookLine, searchBookPosition } from './book-position.js';
import { readHumanGames } from '../human/human-games.js';
import { readWideBook, type Searches } from './wide-book-state.js';

/** Number of plies that are read of each game of people. */
const READ_PLIES = 26;

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

/** The most plies before a position of the book. */
const PLIES = 26;
/** The values of moves weigh as much as this many games. */
const GAMES_OF_VALUES = 4;
/** A move that loses this many discs more is a third as likely. */
const DISCS = 1.6;
/** Chances below this are not passed on. */
const LEAST_CHANCE = 1e-9;

interface Node {
  readonly position: Position;
  chance: number;
  /** The positions after it, each with its share of the chance, once it is searched. */
  next?: readonly (readonly [Node, number])[];
}

mkdirSync(values.state, { recursive: true });
const path = join(values.state, 'wide-book.jsonl');
const known: Searches = readWideBook(path);
const games = playedPositions(values.games);
const engine = await createEngine({ table: 4, workers: 1 });
const nodes = new Map<string, Node>();
/** Positions to search, in rows by the binary logarithm of their chance; a position may be in several rows. */
const rows: (Node[] | undefined)[] = [];

const most = Number(values.positions);
const searched: Node[] = [];
raise(nodeOf(canonical(Position.start)), 1);
for (let node = likeliest(); node && searched.length < most; node = likeliest()) await take(node);
process.stderr.write(`\n${searched.length} positions, ${plies()} plies\n`);
await deepen(Number(values.deepen));
engine.close();

async function take(node: Node): Promise<void> {
  // The order depends only on the first values, so that it stays the same when positions are searched again.
  const moves =
    known.get(node.position.toString())?.first ?? (await search(node.position, Number(values.depth)));
  searched.push(node);
  if (searched.length % 100 === 0)
    process.stderr.write(`\r${searched.length} positions, chance ${node.chance.toExponential(1)}`);
  node.next = sharesOf(node.position, moves);
  for (const [next, share] of node.next) raise(next, node.chance * share);
}

/** The positions after the moves, with the chance of each. */
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

/** Adds to the chance of a position, and of the positions after it. */
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

/** Searches positions at which games leave the book again, the likeliest first. */
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

/** How often people reached each position in a table of games; symmetric positions count as one. */
function playedPositions(path: string): ReadonlyMap<string, number> {
  const games = new Map<string, number>();
  for (const { moves } of readHumanGames(path)) {
    let position = Position.start;
    for (const move of moves.slice(0, READ_PLIES)) {
      if (position.phase !== 'play') break;
      position = position.play(move);
      const key = canonical(position).toString();
      games.set(key, (games.get(key) ?? 0) + 1);
    }
  }
  return games;
}
