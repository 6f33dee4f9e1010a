/**
 * Measures how stable the values of the opening are from depth to depth: `npm run -w training bench:opening -- [--positions 60]
 * [--depths 1,2,3,4,6,8] [--deep 16] [--seed 1] [--weights FILE] [--json]`
 *
 * Positions with 40 to 52 empty squares come from balanced random openings that the engine continues. Each is searched
 * to the depths and, for comparison, much deeper. This shows the errors of shallow searches, and whether the side to
 * move is overrated (bias above 0), but not the errors of the deep search itself: for these, `npm run -w training bench:eval` reads
 * a file with values of another engine.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Core } from '../../src/core/engine/wasm/core.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import type { Position } from '../../src/core/rules/position.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { searchMoves } from '../../training/search-moves.js';
import { ownPosition } from './own-positions.js';

const TABLE_MEGABYTES = 32;
const MOST_EMPTIES = 52;
const LEAST_EMPTIES = 40;

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '60' },
    depths: { type: 'string', default: '1,2,3,4,6,8' },
    deep: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    weights: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/** Positions by the shipped weights, so that other weights are measured on the same ones. */
async function openingPositions(count: number): Promise<Position[]> {
  const core = await loadCore(nodeFiles, TABLE_MEGABYTES);
  const random = randomNumbers(Number(values.seed));
  const positions: Position[] = [];
  while (positions.length < count) {
    const empties = LEAST_EMPTIES + Math.floor(random() * (MOST_EMPTIES - LEAST_EMPTIES + 1));
    positions.push(ownPosition(core, random, empties));
  }
  return positions;
}

function valueAt(core: Core, position: Position, depth: number): number {
  core.clear();
  return searchMoves(core, position, { depth, exact: false })[0]!.value;
}

const { weights } = values;
const core = await loadCore(
  weights === undefined
    ? nodeFiles
    : { ...nodeFiles, weights: async () => new Uint8Array(await readFile(weights)) },
  TABLE_MEGABYTES,
);
const positions = await openingPositions(Number(values.positions));
const deep = positions.map((position) => valueAt(core, position, Number(values.deep)));
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const rows = values.depths.split(',').map((depth) => {
  const differences = positions.map((position, at) => valueAt(core, position, Number(depth)) - deep[at]!);
  return {
    depth: Number(depth),
    n: positions.length,
    difference: mean(differences.map(Math.abs)),
    bias: mean(differences),
  };
});
if (values.json) console.log(JSON.stringify(rows));
else {
  for (const { depth, n, difference, bias } of rows) {
    console.log(
      `depth ${depth} against ${values.deep}: ${n} positions, mean difference ${difference.toFixed(2)}, bias ${bias.toFixed(2)}`,
    );
  }
}
