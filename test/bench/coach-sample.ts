/**
 * The sample of `npm run bench:coach`: from positions of human games with their exact scores, a move of a person's
 * strength that loses six discs or more: proven by solving what comes after it. The best move is that of a deep search.
 *
 * `npx tsx test/bench/coach-sample.ts FILE.obf OUT.obf [--every N] [--from N] [--moves N]`: of every N-th position one of
 * levels 2 to 6 chooses the move. Started again with the same words, it goes on after the last position of OUT.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Level } from '../../src/engine/engine.js';
import { createEngine } from '../../src/engine/node.js';
import { parseObf, printObf, type ObfEntry } from '../../src/formats/obf.js';
import type { Position } from '../../src/rules/position.js';
import type { Square } from '../../src/rules/square.js';

/** Discs that a move must lose to be in the sample. */
const LOSS = 6;
/** Plies of the search that tells which moves are worth solving, and how many discs less it may say. */
const LOOK = 14;
const DOUBT = 1;
const WEAKEST: Level = 2;
const LEVELS = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '97' },
    from: { type: 'string', default: '0' },
    moves: { type: 'string', default: '300' },
  },
});
const [input, output] = positionals;
if (input === undefined || output === undefined) {
  throw new Error('two files are needed: npx tsx test/bench/coach-sample.ts FILE.obf OUT.obf');
}

const done = existsSync(output) ? parseObf(readFileSync(output, 'utf8')) : [];
const seen = new Set(done.map(({ comment }) => Number(/line (\d+)/.exec(comment ?? '')?.[1])));
const last = Math.max(-1, ...seen);
const engine = await createEngine({ table: 64, workers: 1 });
let found = done.filter(({ moves }) => moves.length > 1).length;

for (const [number, line] of readFileSync(input, 'utf8').split('\n').entries()) {
  if (number <= last || number < Number(values.from) || number % Number(values.every) !== 0) continue;
  const [entry] = parseObf(line);
  if (entry?.score === undefined) continue;
  const sampled = await sample(entry.position, entry.score, number);
  if (!sampled) continue;
  appendFileSync(output, printObf([{ ...sampled, comment: `${sampled.comment ?? ''} line ${number}` }]));
  if (++found >= Number(values.moves)) break;
  process.stderr.write(`\r${found} moves, line ${number}`);
}
engine.close();

/** The best move and a bad one with its exact score, where the level errs. */
async function sample(
  position: Position,
  score: number,
  seed: number,
): Promise<Omit<ObfEntry, 'line'> | undefined> {
  const level = (WEAKEST + (seed % LEVELS)) as Level;
  const chosen = (await engine.search(position, { level, seed, fresh: true })).move;
  const { moves } = await engine.search(position, { depth: LOOK, multiPv: 60 });
  const best = moves[0]!;
  const bad = moves.find(({ move }) => move === chosen);
  if (!bad || chosen === 'pass' || best.move === 'pass' || best.value - bad.value < LOSS - DOUBT)
    return undefined;
  const badScore = await solved(position, chosen);
  if (score - badScore < LOSS) return undefined;
  return {
    position,
    score,
    moves: [
      { move: best.move, score },
      { move: chosen, score: badScore },
    ],
    comment: `level ${level}`,
  };
}

/** The exact score of a move for the side that makes it. */
async function solved(position: Position, move: Square): Promise<number> {
  const after = position.play(move);
  if (after.phase === 'pass') return (await engine.search(after.pass(), { exact: true })).value;
  return -(await engine.search(after, { exact: true })).value;
}
