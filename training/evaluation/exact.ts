/**
 * Makes our own exactly solved positions for comparing fits, without any outside data: `npx tsx training/evaluation/exact.ts
 * --make 100 --generation 5` solves positions of self-play with 18-21 empties (played ones, no side positions) into
 * STATE/exact.tsv; `npx tsx training/evaluation/exact.ts FIT...` measures weights on them, for each depth, with the bias for even
 * and odd empties.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { countDiscs, trainingCore } from '../core.js';
import { FLAG_SIDE, RECORD_BYTES, UNITS } from './records.js';

const EMPTIES: readonly number[] = [18, 19, 20, 21];
const DEPTHS = [1, 2, 3, 4, 5, 6];
/** Positions with a larger final difference are decided, and say little about an evaluation; they are not measured. */
const LARGEST_SCORE = 40;
/** One record in so many is taken: at most two of a game, whose positions resemble each other. */
const STEP = 101;
/** Where a record of `encodeRecords` has the other side's discs and the flags. */
const AT_OPPONENT = 8;
const AT_FLAGS = 17;
/** Megabytes of the transposition table. */
const TABLE = 64;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    make: { type: 'string' },
    generation: { type: 'string', default: '0' },
    state: { type: 'string', default: 'training/state' },
  },
});
const path = join(values.state, 'exact.tsv');

/** Nodes between two looks at a search: so many that it solves most positions in one step. */
const NODES_A_STEP = 1e9;

/** Solves this many positions of each number of empties; the file has their exact scores in discs. */
async function make(wanted: number): Promise<void> {
  const core = await loadCore(nodeFiles, TABLE);
  const directory = join(values.state, `generation-${values.generation}`);
  const counts = new Map(EMPTIES.map((empties) => [empties, 0]));
  const lines: string[] = [];
  for (const name of readdirSync(directory).filter((file) => file.endsWith('.games'))) {
    const bytes = readFileSync(join(directory, name));
    for (let at = 0; at < bytes.length; at += RECORD_BYTES * STEP) {
      const player = bytes.readBigUInt64LE(at);
      const opponent = bytes.readBigUInt64LE(at + AT_OPPONENT);
      const empties = 64 - countDiscs(player | opponent);
      const count = counts.get(empties);
      if (count === undefined || count === wanted || bytes[at + AT_FLAGS]! & FLAG_SIDE) continue;
      counts.set(empties, count + 1);
      core.begin({ player, opponent, depth: 60, exact: true, goal: 'score', multiPv: 1, nodes: 0 });
      while (!core.step(NODES_A_STEP));
      lines.push([player, opponent, empties, core.answer[0]!.value].join('\t'));
    }
    writeFileSync(path, `${lines.join('\n')}\n`);
    console.log(`${lines.length} solved`);
    if ([...counts.values()].every((count) => count === wanted)) return;
  }
  const found = [...counts].map(([empties, count]) => `${count} with ${empties} empties`).join(', ');
  throw new Error(`--make ${wanted}: ${directory} has only ${found}; play more games, or make fewer`);
}

function wantedOf(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--make takes a whole number from 1, not ${text}`);
  return Number(text);
}

/**
 * Prints the errors of the evaluation on the solved positions, in discs, for each depth.
 *
 * @param weights the path of a weights file, or of a `.fit` as the fit writes it
 */
async function measure(weights: string): Promise<void> {
  const core = await trainingCore(weights);
  const positions = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([player, opponent, empties, score]) => ({
      player: BigInt(player!),
      opponent: BigInt(opponent!),
      isOdd: Number(empties) % 2 === 1,
      score: Number(score),
    }))
    .filter(({ score }) => Math.abs(score) <= LARGEST_SCORE);
  for (const depth of DEPTHS) {
    const errors = positions.map(({ player, opponent, isOdd, score }) => ({
      isOdd,
      // Units of the evaluation become discs.
      error: core.searchMidgame(player, opponent, depth) / UNITS - score,
    }));
    const mean = (list: readonly number[]): string =>
      (list.reduce((sum, error) => sum + error, 0) / list.length).toFixed(2);
    const bias = (odd: boolean): string =>
      mean(errors.filter(({ isOdd }) => isOdd === odd).map(({ error }) => error));
    const mae = mean(errors.map(({ error }) => Math.abs(error)));
    console.log(
      `${weights} depth ${depth}: ${errors.length} positions, MAE ${mae}, bias ${bias(false)} at even and ${bias(true)} at odd empties`,
    );
  }
}

if (values.make !== undefined) await make(wantedOf(values.make));
for (const weights of positionals) await measure(weights);
