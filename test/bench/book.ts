/**
 * `npm run -w training bench:book [-- --sample N] [--seed N] [--book DIR]`: how far values of the wide opening book are from searches
 * of 18 plies, inside and where it ends, and what a page shows at its end: the values of all moves before a move that
 * leads out of the book, from a search of 16 plies, and that of the position after it from 18.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WideBook, type WideBookMove } from '../../src/core/book/wide-book.js';
import { createEngine } from '../../src/core/engine/node.js';
import { Position } from '../../src/core/rules/position.js';
import { randomNumbers } from '../../src/core/rules/random.js';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    book: { type: 'string', default: 'demo/public/book' },
  },
});
const DEPTH = 18;
/** Plies of a search of all moves, as the board's analysis reaches them within its ten seconds. */
const DEPTH_OF_ALL = 16;
/** A greater loss nobody plays. */
const MOST_LOSS = 2;

const texts = new Map<string, string>();
const read = (path: string): string => {
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return text;
};
const book = new WideBook(values.book, (path) => Promise.resolve(read(path)));
const random = randomNumbers(Number(values.seed));
const engine = await createEngine({ table: 64, workers: 1 });
const valueOf = async (position: Position): Promise<number> =>
  (await engine.search(position, { depth: DEPTH, fresh: true })).value;

const inside: number[] = [];
const leaving: number[] = [];
const shown: number[] = [];
while (leaving.length < Number(values.sample)) {
  const { position, moves, out } = await walk();
  const after = position.play(out.move);
  if (after.phase !== 'play') continue;
  const value = 0 - (await valueOf(after));
  inside.push(moves[0]!.value - (await valueOf(position)));
  leaving.push(out.value - value);
  const all = await engine.search(position, {
    depth: DEPTH_OF_ALL,
    multiPv: position.legalMoves.length,
    fresh: true,
  });
  shown.push(all.moves.find(({ move }) => move === out.move)!.value - value);
  process.stderr.write(`\r${leaving.length} of ${values.sample} `);
}
engine.close();
console.log(`\rbook, ${DEPTH} plies, last position:       ${described(inside)}`);
console.log(`book, ${DEPTH} plies, move out of the book: ${described(leaving)}`);
console.log(`${DEPTH_OF_ALL} plies of all moves, ${DEPTH} after it:      ${described(shown)}`);

/** A random game of moves that lose little, to the last position of the book, and a move that leads out of it. */
async function walk(): Promise<{ position: Position; moves: readonly WideBookMove[]; out: WideBookMove }> {
  for (let position = Position.start; ;) {
    const moves = (await book.moves(position))!;
    const likely = moves.filter(({ loss }) => loss <= MOST_LOSS);
    const out = likely[Math.floor(random() * likely.length)]!;
    if (!out.goesOn) return { position, moves, out };
    position = position.play(out.move);
  }
}

function described(errors: readonly number[]): string {
  const sizes = errors.map((error) => Math.abs(Math.round(error)));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const within = (most: number): string =>
    `${Math.round((100 * sizes.filter((size) => size <= most).length) / sizes.length)} %`;
  return `mean ${mean.toFixed(2)}, within one disc ${within(1)}, within two ${within(2)}`;
}
