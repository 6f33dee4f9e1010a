import { readFileSync } from 'node:fs';
import { buildTraining } from '../../../training/build.js';

/** What the tests use of `assembly/training.ts`. */
export interface TrainingCore {
  memory: WebAssembly.Memory;
  featuresSet(frame: number, first: bigint, second: bigint): void;
  featuresPlay(from: number, to: number, isFirst: boolean, square: number, flips: bigint): void;
  evaluateFrame(frame: number, isFirst: boolean, discs: number): number;
  evaluate(player: bigint, opponent: bigint): number;
  useSimpleWeights(): void;
  frameAt(index: number): number;
}

/** A fresh instance of the training core. */
export async function trainingCore(): Promise<TrainingCore> {
  const { instance } = await WebAssembly.instantiate(readFileSync(buildTraining()), {});
  return instance.exports as unknown as TrainingCore;
}
