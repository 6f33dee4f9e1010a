/** The fit's result on disk, before it becomes a weights file. */
import { readFileSync, writeFileSync } from 'node:fs';

/** The numbers of discs that have weights of their own; straight lines in between. */
export const ANCHORS: readonly number[] = [8, 14, 19, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60];

/** Weights in discs. */
export interface Fitted {
  /** One constant for each number of discs, 0-64. */
  constants: Float32Array;
  /** For each anchor the shared weights. */
  anchors: Float32Array[];
}

/** Writes the values of cells (pairs of value and visits). */
export function writeFitted(path: string, cells: Float32Array, constants: Float32Array): void {
  const values = new Float32Array((cells.length + constants.length) / 2);
  for (let at = 0; at < constants.length; at += 2) values[at / 2] = constants[at]!;
  for (let at = 0; at < cells.length; at += 2) values[(constants.length + at) / 2] = cells[at]!;
  writeFileSync(path, values);
}

/** Reads what `writeFitted` wrote. */
export function readFitted(path: string): Fitted {
  const bytes = readFileSync(path);
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4).slice();
  const size = (values.length - 65) / ANCHORS.length;
  return {
    constants: values.subarray(0, 65),
    anchors: ANCHORS.map((_, at) => values.subarray(65 + at * size, 65 + (at + 1) * size)),
  };
}
