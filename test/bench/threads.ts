/**
 * Measures how much faster several threads are than one: `npm run -w training bench:threads -- [--threads 2] [--ffo 40-44]
 * [--solved 20] [--deep 4] [--depth 24] [--seed 1] [--page]`
 *
 * Three kinds of work: problems of the FFO endgame suite and our own positions with 20 empty squares, both solved
 * exactly, and our own positions with 36 empty squares searched to a depth. Each position is searched with an empty
 * table by one thread and by several, directly after each other and in alternating order, so that a busy machine slows
 * both down; only the ratios are meaningful. How often both agree on the score shows that the threads search the same.
 *
 * Cores of one machine share caches, memory and often execution units, so that two programs at once are slower than
 * each alone. Therefore as many independent engines as there are threads also search the position at the same time:
 * their throughput relative to one alone ("machine") is the best possible speed-up on that machine. The gain from
 * cooperation alone is counted in nodes: the threads take turns (`thread-turns.ts`), and the leading one visits fewer
 * nodes than one thread alone by this factor ("in turns"). It is the same on every machine.
 *
 * The engines run in Node, or with `--page` on an isolated page in Chromium, which needs a build (`npm run build`).
 */
import { parseArgs } from 'node:util';
import { discsOf } from '../../src/core/engine/wasm/core.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { Position } from '../../src/core/rules/position.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { FFO } from '../unit/core/ffo.js';
import { ownPosition } from './own-positions.js';
import { nodeEngines, pageEngines, type TimedLimits } from './thread-engines.js';
import { loadTeam, searchInTurns } from './thread-turns.js';

const SOLVED_EMPTIES = 20;
const DEEP_EMPTIES = 36;
const TABLE_MEGABYTES = 128;

/** Time, nodes and scores of one thread and of several. */
interface Comparison {
  name: string;
  positions: number;
  /** Milliseconds for one thread, several, and as many separate engines. */
  ms: [one: number, several: number, separate: number];
  nodes: [one: number, several: number];
  /** Nodes of the leading thread when threads take turns. */
  turns: number;
  /** Number of positions for which both give the same score. */
  agreed: number;
}

const { values } = parseArgs({
  options: {
    threads: { type: 'string', default: '2' },
    ffo: { type: 'string', default: '40-44' },
    solved: { type: 'string', default: '20' },
    deep: { type: 'string', default: '4' },
    depth: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    page: { type: 'boolean', default: false },
  },
});
const threads = Number(values.threads);
const engines = values.page ? await pageEngines(TABLE_MEGABYTES) : nodeEngines(TABLE_MEGABYTES);
const engine = await engines.make(threads);
const separate = await Promise.all(Array.from({ length: threads }, () => engines.make(1)));

const team = await loadTeam(TABLE_MEGABYTES, threads);

/** Nodes of the leading thread of a team that starts with an empty table. */
function countInTurns({ board, turn }: Position, { depth = 60, exact = false }: TimedLimits): number {
  team.lead.clear();
  const search = {
    ...discsOf(board, turn),
    depth,
    exact,
    goal: 'score',
    multiPv: 1,
    nodes: Infinity,
  } as const;
  return searchInTurns(team, search).lead;
}

/** Milliseconds for a position on each of the separate engines while all of them search. */
async function timeSeparate(position: Position, limits: TimedLimits): Promise<number> {
  const started = performance.now();
  await Promise.all(separate.map((each) => each.search(position, limits)));
  return performance.now() - started;
}

async function compare(
  name: string,
  positions: readonly Position[],
  limits: TimedLimits,
): Promise<Comparison> {
  const comparison: Comparison = {
    name,
    positions: positions.length,
    ms: [0, 0, 0],
    nodes: [0, 0],
    turns: 0,
    agreed: 0,
  };
  for (const [number, position] of positions.entries()) {
    const scores: number[] = [];
    for (const which of number % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now();
      const { value, nodes } = await engine.search(position, {
        ...limits,
        ...(which === 1 && { threads }),
      });
      comparison.ms[which] += performance.now() - started;
      comparison.nodes[which] += nodes;
      scores.push(value);
    }
    comparison.ms[2] += await timeSeparate(position, limits);
    comparison.turns += countInTurns(position, limits);
    if (scores[0] === scores[1]) comparison.agreed++;
  }
  return comparison;
}

async function ownPositions(count: number, empties: number): Promise<Position[]> {
  const core = await loadCore(nodeFiles, 16);
  const random = randomNumbers(Number(values.seed) + empties);
  return Array.from({ length: count }, () => ownPosition(core, random, empties));
}

const [from = 40, to = from] = values.ffo.split('-').map(Number);
const suite = FFO.filter(({ number }) => number >= from && number <= to).map(({ board, turn }) =>
  Position.of(board, turn === 'X' ? 'black' : 'white'),
);
const comparisons = [
  await compare(`FFO #${values.ffo}, exact`, suite, { exact: true }),
  await compare(
    `${SOLVED_EMPTIES} empties, exact`,
    await ownPositions(Number(values.solved), SOLVED_EMPTIES),
    { exact: true },
  ),
  await compare(
    `${DEEP_EMPTIES} empties, depth ${values.depth}`,
    await ownPositions(Number(values.deep), DEEP_EMPTIES),
    { depth: Number(values.depth), exact: false },
  ),
];
console.log(
  `| work | positions | one thread | ${threads} threads | times as fast | machine | in turns | nodes | same score |`,
);
console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: |');
for (const { name, positions, ms, nodes, turns, agreed } of comparisons) {
  const seconds = ms.slice(0, 2).map((time) => `${(time / 1000).toFixed(1)} s`);
  const cells = [
    name,
    positions,
    ...seconds,
    (ms[0] / ms[1]).toFixed(2),
    ((threads * ms[0]) / ms[2]).toFixed(2),
    (nodes[0] / turns).toFixed(2),
    `x ${(nodes[1] / nodes[0]).toFixed(2)}`,
    agreed,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
await engines.close();
