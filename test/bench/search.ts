/**
 * Measures the search on our own positions. `npm run -w training bench:search --` followed by
 *
 * - nothing or `techniques`: nodes and time with all techniques, and without each of them
 * - `midgame`: nodes a second of searches to a depth
 * - `kernel`: nodes a second of the solver beside a plain alpha-beta on the same positions
 *
 * Times are processor time; on a busy machine only ratios of one run are meaningful.
 */
import { search } from '../unit/core/core.js';
import { measuringCore, ownPositions, processorTime, type MeasuringExports } from './measuring-core.js';

/** The bits of `assembly/techniques.ts`. */
const TECHNIQUES: readonly (readonly [name: string, bits: number])[] = [
  ['cuts by the table', 1 << 0],
  ['table move first', 1 << 1],
  ['second table move', 1 << 2],
  ['enhanced transposition cutoff', 1 << 3],
  ['stability cutoff', 1 << 4],
  ['parity', 1 << 5],
  ['Multi-ProbCut', 1 << 6],
  ['selective iterations', 1 << 7],
  ['order by evaluation', 1 << 8],
  ['order by replies', 1 << 9],
  ['deepening before the end', 1 << 10],
  ['aspiration windows', 1 << 11],
  ['last four squares by hand', 1 << 12],
  ['small table', 1 << 13],
];

type Boards = readonly [bigint, bigint];
interface Work {
  nodes: number;
  ms: number;
}

const SOLVED_EMPTIES = 18;
const SOLVED_POSITIONS = 8;
const MIDGAME_DEPTH = 12;
const MIDGAME_POSITIONS = 6;
const KERNEL_EMPTIES = 14;

/** Searches each position with an empty table. */
function searchAll(core: MeasuringExports, positions: readonly Boards[], depth?: number): Work {
  let nodes = 0;
  const ms = processorTime(() => {
    for (const [player, opponent] of positions) {
      core.clearTable();
      const limits = depth === undefined ? {} : { depth, exact: false };
      nodes += search(core, [player, opponent], limits).nodes;
    }
  });
  return { nodes, ms };
}

const millions = (count: number): string => `${(count / 1e6).toFixed(2)}M`;
const ratio = (one: number, other: number): string => `x ${(one / other).toFixed(2)}`;

function techniques(core: MeasuringExports): void {
  const endgame = ownPositions(core, SOLVED_POSITIONS, SOLVED_EMPTIES, 5);
  const midgame = ownPositions(core, MIDGAME_POSITIONS, 36, 7);
  const measure = (bits: number): [Work, Work] => {
    core.leaveOut(bits);
    const works: [Work, Work] = [searchAll(core, endgame), searchAll(core, midgame, MIDGAME_DEPTH)];
    core.leaveOut(0);
    return works;
  };
  measure(0);
  const [end, middle] = measure(0);
  console.log(
    `${SOLVED_POSITIONS} positions of ${SOLVED_EMPTIES} empties solved: ${millions(end.nodes)} nodes; ` +
      `${MIDGAME_POSITIONS} of 36 empties to depth ${MIDGAME_DEPTH}: ${millions(middle.nodes)} nodes\n`,
  );
  console.log('| without | endgame nodes | endgame time | midgame nodes | midgame time |');
  console.log('| --- | --: | --: | --: | --: |');
  for (const [name, bits] of TECHNIQUES) {
    const [endWithout, middleWithout] = measure(bits);
    console.log(
      `| ${name} | ${ratio(endWithout.nodes, end.nodes)} | ${ratio(endWithout.ms, end.ms)} ` +
        `| ${ratio(middleWithout.nodes, middle.nodes)} | ${ratio(middleWithout.ms, middle.ms)} |`,
    );
  }
}

function midgame(core: MeasuringExports): void {
  for (const empties of [44, 36, 28]) {
    const positions = ownPositions(core, MIDGAME_POSITIONS, empties, empties);
    const { nodes, ms } = searchAll(core, positions, MIDGAME_DEPTH + 2);
    console.log(
      `${empties} empties, depth ${MIDGAME_DEPTH + 2}: ${millions(nodes)} nodes, ` +
        `${ms.toFixed(0)} ms, ${millions((nodes / ms) * 1000)} nodes/s`,
    );
  }
}

function kernel(core: MeasuringExports): void {
  const positions = ownPositions(core, SOLVED_POSITIONS, KERNEL_EMPTIES, 14);
  let nodes = 0;
  const scores: number[] = [];
  const ms = processorTime(() => {
    for (const [player, opponent] of positions) {
      scores.push(core.plainScore(player, opponent));
      nodes += core.plainNodes();
    }
  });
  const solver = searchAll(core, positions);
  positions.forEach(([player, opponent], index) => {
    const { value } = search(core, [player, opponent]);
    if (value !== scores[index]) throw new Error(`solver ${value}, plain kernel ${scores[index]}`);
  });
  // Searches of small trees say little about the solver's speed, so larger ones are used.
  const large = searchAll(core, ownPositions(core, SOLVED_POSITIONS, SOLVED_EMPTIES + 2, 5));
  const plainSpeed = nodes / ms;
  const solverSpeed = large.nodes / large.ms;
  console.log(
    `plain kernel, ${KERNEL_EMPTIES} empties: ${millions(nodes)} nodes, ${millions(plainSpeed * 1000)}/s`,
  );
  console.log(
    `solver, the same positions: ${millions(solver.nodes)} nodes, 1 of ${(nodes / solver.nodes).toFixed(0)}`,
  );
  console.log(
    `solver, ${SOLVED_EMPTIES + 2} empties: ${millions(large.nodes)} nodes, ${millions(solverSpeed * 1000)}/s, ` +
      `${((100 * solverSpeed) / plainSpeed).toFixed(0)} % of the plain kernel's speed`,
  );
}

const MODES = { techniques, midgame, kernel };
const [mode = 'techniques'] = process.argv.slice(2);
if (!Object.hasOwn(MODES, mode))
  throw new RangeError(`choose one of ${Object.keys(MODES).join(', ')}, not ${mode}`);
MODES[mode as keyof typeof MODES](await measuringCore());
