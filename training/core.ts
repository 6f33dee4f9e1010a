/** Loads the training part of the core into Node. */
import { readFileSync } from 'node:fs';
import { buildTraining } from './build.js';
import { dequantize, encodeWeights, quantize, sharedGroupEnds } from './evaluation/encode.js';
import { readFitted, type Fitted } from './evaluation/fitted.js';
import type { TrainingExports } from './training-exports.js';

/** The number of squares in a set. */
export function countDiscs(squares: bigint): number {
  let count = 0;
  for (let rest = squares; rest > 0n; rest &= rest - 1n) count++;
  return count;
}

/** The results of `loadWeights` in words. */
const REFUSALS = [
  '',
  'not a weights file',
  'weights of another version',
  'damaged weights',
  'weights cut short',
];

/** A new instance without weights. */
export async function instantiateTraining(): Promise<TrainingExports> {
  const { instance } = await WebAssembly.instantiate(readFileSync(buildTraining()), {});
  return instance.exports as unknown as TrainingExports;
}

/**
 * A new instance with the weights of a file (finished, or `.fit` as the fit writes it) or the rules of thumb.
 *
 * @throws {Error} when the weights are rejected
 */
export async function trainingCore(weights?: string): Promise<TrainingExports> {
  const core = await instantiateTraining();
  if (weights === undefined) {
    core.useSimpleWeights();
    return core;
  }
  const bytes = weights.endsWith('.fit')
    ? encodeWeights(quantize(readFitted(weights), sharedGroupEnds(core)))
    : readFileSync(weights);
  const at = core.weightsBuffer(bytes.length);
  new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
  const code = core.loadWeights(bytes.length);
  if (code !== 0) throw new Error(`${weights}: ${REFUSALS[code] ?? `refused with code ${code}`}`);
  return core;
}

/**
 * The network of a weights file, or of a `.fit`, in floats.
 *
 * @throws {Error} when the weights are rejected
 */
export async function fittedOf(path: string): Promise<Fitted> {
  return path.endsWith('.fit') ? readFitted(path) : dequantize(await trainingCore(path), readFileSync(path));
}
