/** Reads and writes the network of a fit in the core's memory. */
import { HIDDEN, STAGES, WIDTH, type Fitted } from './fitted.js';
import type { TrainingExports } from '../training-exports.js';

/** Floats of a row in the core: its numbers, the sum of its squared gradients, and three of padding. */
const ROW_FLOATS = 12;
const LAYER_PARAMETERS = WIDTH * HIDDEN + HIDDEN + HIDDEN;

/** Views of all numbers that a fit changes; saving them allows it to continue. */
export function fitNumbers(core: TrainingExports): Float32Array[] {
  const { buffer } = core.memory;
  return [
    new Float32Array(buffer, core.rowsAt(), core.sharedRows() * ROW_FLOATS),
    new Float32Array(buffer, core.stageRowsAt(), STAGES * ROW_FLOATS),
    new Float32Array(buffer, core.stageOutputsAt(), STAGES * 2),
    new Float32Array(buffer, core.layersAt(), LAYER_PARAMETERS * 3 + 2),
  ];
}

/** The current network of the fit. */
export function readNetwork(core: TrainingExports): Fitted {
  const [rows, stageRows, outputs, layers] = fitNumbers(core) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  return {
    stageRows: withoutState(stageRows),
    stageConstants: outputs.filter((_, at) => at % 2 === 0),
    layers: layers.slice(0, LAYER_PARAMETERS),
    rows: withoutState(rows),
  };
}

/**
 * Puts a network into the core, in place of the random one of `beginFit`.
 *
 * @throws {Error} when the network has another size
 */
export function writeNetwork(core: TrainingExports, network: Fitted): void {
  const [rows, stageRows, outputs, layers] = fitNumbers(core) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const wanted = core.sharedRows() * WIDTH;
  if (network.rows.length !== wanted) {
    throw new Error(`The network has ${network.rows.length} numbers in rows; this fit has ${wanted}.`);
  }
  network.rows.forEach((value, at) => (rows[rowIndex(at)] = value));
  network.stageRows.forEach((value, at) => (stageRows[rowIndex(at)] = value));
  network.stageConstants.forEach((value, at) => (outputs[at * 2] = value));
  layers.set(network.layers);
}

/**
 * Reduces the step sizes of rows to those after more positions, by multiplying their sums of squared gradients.
 *
 * @param factor ratio to the number of positions so far
 */
export function growSquares(core: TrainingExports, factor: number): void {
  const [rows, stageRows, outputs] = fitNumbers(core) as [Float32Array, Float32Array, Float32Array];
  for (let at = WIDTH; at < rows.length; at += ROW_FLOATS) rows[at]! *= factor;
  for (let at = WIDTH; at < stageRows.length; at += ROW_FLOATS) stageRows[at]! *= factor;
  for (let at = 1; at < outputs.length; at += 2) outputs[at]! *= factor;
}

/** Index of a number of the rows in the core. */
function rowIndex(at: number): number {
  return Math.floor(at / WIDTH) * ROW_FLOATS + (at % WIDTH);
}

/** The numbers of rows without the fit's state. */
function withoutState(rows: Float32Array): Float32Array {
  return rows.filter((_, at) => at % ROW_FLOATS < WIDTH);
}
