/** The core built for measuring (`test/bench/assembly`), and our own positions. */
import { readFileSync } from 'node:fs';
import type { CoreExports } from '../../src/core/engine/wasm/core-exports.js';
import { Position } from '../../src/core/rules/position.js';
import { boards, loadWeights, search, squaresOf, unsigned } from '../unit/core/core.js';
import { randomNumbers } from '../../src/core/rules/random.js';

/** The exports of `test/bench/assembly` besides the core's own. */
export interface MeasuringExports extends CoreExports {
  leaveOut(techniques: number): void;
  plainScore(player: bigint, opponent: bigint): number;
  plainNodes(): number;
}

const here = (path: string): URL => new URL(path, import.meta.url);
const TABLE_MEGABYTES = 32;
/** Random plies at the start of our own games, and the depth of their players. */
const OPENING_PLIES = 10;
const PLAYED_DEPTH = 3;

/** A new core with switches, table and weights. */
export async function measuringCore(): Promise<MeasuringExports> {
  const wasm = await WebAssembly.compile(readFileSync(here('../../build/engine-measure.wasm')));
  const core = (await WebAssembly.instantiate(wasm, {})).exports as unknown as MeasuringExports;
  if (core.init(TABLE_MEGABYTES) !== 0) throw new Error('no memory for the table');
  loadWeights(core, readFileSync(here('../../src/core/engine/weights.bin')));
  return core;
}

/**
 * Positions of games that the core plays against itself after a random opening. They are the same for the same seed
 * while the evaluation stays the same. None is from a published suite.
 */
export function ownPositions(
  core: CoreExports,
  count: number,
  empties: number,
  seed: number,
): [bigint, bigint][] {
  const random = randomNumbers(seed);
  const positions: [bigint, bigint][] = [];
  while (positions.length < count) {
    const position = playedTo(core, empties, random);
    if (position) positions.push(position);
  }
  return positions;
}

function playedTo(core: CoreExports, empties: number, random: () => number): [bigint, bigint] | undefined {
  let [player, opponent] = boards(Position.start);
  for (let left = 60; ;) {
    const moves = squaresOf(unsigned(core.legalMoves(player, opponent)));
    if (left === empties) return moves.length > 1 ? [player, opponent] : undefined;
    if (moves.length === 0) {
      if (unsigned(core.legalMoves(opponent, player)) === 0n) return undefined;
      [player, opponent] = [opponent, player];
      continue;
    }
    const isOpening = 60 - left < OPENING_PLIES;
    core.clearTable();
    const square = isOpening
      ? moves[Math.floor(random() * moves.length)]!
      : search(core, [player, opponent], { depth: PLAYED_DEPTH, exact: false }).move;
    const turned = unsigned(core.flips(player, opponent, square));
    [player, opponent] = [opponent ^ turned, player ^ turned ^ (1n << BigInt(square))];
    left--;
  }
}

/** Processor time in milliseconds: other programs hardly affect it, unlike the clock. */
export function processorTime(work: () => void): number {
  const begin = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - begin) / 1000;
}
