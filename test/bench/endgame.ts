/**
 * Measures how long positions that people reached take to be solved exactly: `npm run -w training bench:endgame -- FILE
 * [--empties 26] [--positions 30] [--threads 1,2] [--table 128] [--seed 1]`
 *
 * FILE holds games as `npm run -w training train:human` takes them. Each position is solved from an empty table by each number of
 * threads, directly after each other. Prints the median, the 95th percentile and the most seconds, and the median of the
 * nodes in millions (of all threads).
 */
import { parseArgs } from 'node:util';
import { Position } from '../../src/core/rules/position.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { readHumanGames, type HumanGame } from '../../training/human/human-games.js';
import { nodeEngines } from './thread-engines.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    empties: { type: 'string', default: '26' },
    positions: { type: 'string', default: '30' },
    threads: { type: 'string', default: '1,2' },
    table: { type: 'string', default: '128' },
    seed: { type: 'string', default: '1' },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('name a file of games: npm run -w training bench:endgame -- FILE');
const empties = Number(values.empties);

/** The position of a game with the given number of empty squares, if a side has a choice there. */
function positionOf({ moves }: HumanGame): Position | undefined {
  let position = Position.start;
  for (const move of moves) {
    if (position.phase === 'pass') position = position.pass();
    if (position.empties === empties) break;
    position = position.play(move);
  }
  return position.empties === empties && position.legalMoves.length > 1 ? position : undefined;
}

const random = randomNumbers(Number(values.seed));
const positions = readHumanGames(file)
  .map((game) => ({ game, place: random() }))
  .sort((one, other) => one.place - other.place)
  .map(({ game }) => positionOf(game))
  .filter((position) => position !== undefined)
  .slice(0, Number(values.positions));

const engines = nodeEngines(Number(values.table));
const runs = await Promise.all(
  values.threads
    .split(',')
    .map(Number)
    .map(async (threads) => ({
      threads,
      engine: await engines.make(threads),
      seconds: [] as number[],
      nodes: [] as number[],
    })),
);
for (const [at, position] of positions.entries()) {
  for (const { threads, engine, seconds, nodes } of runs) {
    const begun = performance.now();
    const found = await engine.search(position, { exact: true, threads });
    seconds.push((performance.now() - begun) / 1000);
    nodes.push(found.nodes / 1e6);
  }
  // At once: who ends the command early keeps what was measured.
  const latest = runs.map(({ threads, seconds }) => `${threads}: ${seconds[at]!.toFixed(1)} s`);
  process.stderr.write(`${at + 1} of ${positions.length}, by threads ${latest.join(', ')}\n`);
}
await engines.close();

/** The value below which a share of the values lies. */
function quantile(all: readonly number[], share: number): string {
  const sorted = [...all].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(1);
}

console.log(`${positions.length} positions of people with ${empties} empty squares, solved exactly`);
console.log('| threads | median s | 95th percentile s | most s | median nodes, millions |');
console.log('| ------- | -------- | ----------------- | ------ | ---------------------- |');
for (const { threads, seconds, nodes } of runs) {
  const cells = [quantile(seconds, 0.5), quantile(seconds, 0.95), quantile(seconds, 1), quantile(nodes, 0.5)];
  console.log(`| ${[threads, ...cells].join(' | ')} |`);
}
