/** The training part of the core, loaded into Node. */
import { readFileSync } from 'node:fs';
import { buildTraining } from './build.js';
import { ANCHORS, readFitted } from './fitted.js';

/** Bytes of a labelled position: see `RECORD_BYTES` in `assembly/training-games.ts`. */
export const RECORD_BYTES = 20;

/** The discs of a set of squares. */
export function countDiscs(squares: bigint): number {
  let count = 0;
  for (let rest = squares; rest > 0n; rest &= rest - 1n) count++;
  return count;
}

/** What `assembly/training.ts` exports. */
export interface TrainingCore {
  readonly memory: WebAssembly.Memory;
  useSimpleWeights(): void;
  weightsBuffer(bytes: number): number;
  loadWeights(bytes: number): number;
  reserve(bytes: number): number;
  useAnchors(count: number, discs: number, values: number, constants: number): void;
  evaluate(player: bigint, opponent: bigint): number;
  seedGames(seed: bigint): void;
  gamesBuffer(): number;
  playGames(games: number, depth: number, exactFrom: number, minRandom: number, maxRandom: number): number;
  searchMidgame(player: bigint, opponent: bigint, depth: number): number;
  solve(player: bigint, opponent: bigint, alpha: number, beta: number): number;
}

/** What `loadWeights` answers, in words. */
const REFUSALS = [
  '',
  'not a weights file',
  'weights of another version',
  'damaged weights',
  'weights cut short',
];

/**
 * A fresh instance, with the weights of a file (finished, or `.fit` as the fit leaves it) or the rules of thumb.
 *
 * @throws {Error} when the weights are refused
 */
export async function trainingCore(weights?: string): Promise<TrainingCore> {
  const { instance } = await WebAssembly.instantiate(readFileSync(buildTraining()), {});
  const core = instance.exports as unknown as TrainingCore;
  if (weights === undefined) {
    core.useSimpleWeights();
    return core;
  }
  if (weights.endsWith('.fit')) {
    useFitted(core, weights);
    return core;
  }
  const bytes = readFileSync(weights);
  const at = core.weightsBuffer(bytes.length);
  new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
  const code = core.loadWeights(bytes.length);
  if (code !== 0) throw new Error(`${weights}: ${REFUSALS[code] ?? `refused with code ${code}`}`);
  return core;
}

/** Units of the evaluation in one disc: `DISC` in `assembly/evaluate.ts`. */
const UNITS = 64;

function useFitted(core: TrainingCore, path: string): void {
  const { anchors, constants } = readFitted(path);
  const size = anchors[0]!.length;
  const discsAt = core.reserve(ANCHORS.length * 4);
  const constantsAt = core.reserve(65 * 4);
  const valuesAt = core.reserve(ANCHORS.length * size * 2);
  new Int32Array(core.memory.buffer, discsAt, ANCHORS.length).set(ANCHORS);
  new Int32Array(core.memory.buffer, constantsAt, 65).set(
    constants.map((value) => Math.round(value * UNITS)),
  );
  anchors.forEach((values, anchor) => {
    const target = new Int16Array(core.memory.buffer, valuesAt + anchor * size * 2, size);
    target.set(values.map((value) => Math.round(value * UNITS)));
  });
  core.useAnchors(ANCHORS.length, discsAt, valuesAt, constantsAt);
}
