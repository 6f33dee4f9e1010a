/** The result of the fit on disk, before it becomes a weights file: the network of `assembly/evaluation/evaluate.ts` in floats. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Numbers of a row, units of the hidden layer, and numbers of discs: as in `assembly/evaluation/evaluate.ts`. */
export const WIDTH = 8;
/** Units of the hidden layer. */
export const HIDDEN = 16;
/** Numbers of discs, 0-64. */
export const STAGES = 65;
/** Discs in one unit of the output. */
export const OUTPUT_DISCS = 16;

/** A network in floats; the output is in discs, divided by `OUTPUT_DISCS`. */
export interface Fitted {
  /** For each number of discs 0-64 the eight numbers added to the rows. */
  stageRows: Float32Array;
  /** For each number of discs 0-64 the constant of the output. */
  stageConstants: Float32Array;
  /** Weights of the hidden layer, input by input, its biases, and the weights of the output. */
  layers: Float32Array;
  /** The shared rows. */
  rows: Float32Array;
}

const LAYERS = WIDTH * HIDDEN + HIDDEN + HIDDEN;

/** Writes a network. */
export function writeFitted(path: string, { stageRows, stageConstants, layers, rows }: Fitted): void {
  const parts = [stageRows, stageConstants, layers, rows];
  writeFileSync(
    path,
    Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))),
  );
}

/** Reads what `writeFitted` wrote. */
export function readFitted(path: string): Fitted {
  const bytes = readFileSync(path);
  const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  let at = 0;
  const take = (count: number): Float32Array => values.subarray(at, (at += count));
  return {
    stageRows: take(STAGES * WIDTH),
    stageConstants: take(STAGES),
    layers: take(LAYERS),
    rows: take(values.length - at),
  };
}
