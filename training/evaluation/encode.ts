/** Encodes weights as bytes; `assembly/evaluation/weights.ts`, which reads them, describes the format. */
import { HIDDEN, OUTPUT_DISCS, STAGES, WIDTH, type Fitted } from './fitted.js';
import { UNITS } from './records.js';
import { encodeSymbols, type CodedSymbol } from './symbol-encoder.js';
import type { TrainingExports } from '../training-exports.js';

const VERSION = 5;
const HEADER_BYTES = 16;
/** Contexts of a number: as in `assembly/evaluation/weights.ts`. */
const LEVELS = 10;
const FIRST_SIZE = 3;
const KINDS = 5;
const LARGE = 3;
const NUMBER_CONTEXTS = LEVELS * KINDS;

/** The integer for 1: as in `assembly/evaluation/evaluate.ts`. */
const ROW_ONE = 256;
const HIDDEN_ONE = 2048;
const OUTPUT_ONE = 4096;
const OUTPUT_UNITS = OUTPUT_DISCS * UNITS;

/** The content of a weights file: a network in integers. */
export interface Weights {
  /** For each number of discs 0-64 the eight numbers added to the rows, -32768 to 32767; 256 is 1. */
  stageRows: readonly number[];
  /** For each number of discs 0-64 a constant in units. */
  stageConstants: readonly number[];
  /** Weights of the hidden layer, input by input; 2048 is 1. */
  hiddenWeights: readonly number[];
  /** Biases of its units; 2048 is 1. */
  hiddenBiases: readonly number[];
  /** Weights of its units in the output; 4096 is 1. */
  outputWeights: readonly number[];
  /** The shared rows; 256 is 1. */
  rows: Int8Array;
  /** For each group of rows the number after its last shared row. */
  groupEnds: readonly number[];
}

/** Converts a network to integers; values out of range are clipped. */
export function quantize(fitted: Fitted, groupEnds: readonly number[]): Weights {
  const { stageRows, stageConstants, layers, rows } = fitted;
  const whole = (values: Float32Array, one: number, most: number): number[] =>
    Array.from(values, (value) => Math.max(-most, Math.min(most, Math.round(value * one))));
  const biasesAt = WIDTH * HIDDEN;
  return {
    stageRows: whole(stageRows, ROW_ONE, 32767),
    stageConstants: whole(stageConstants, OUTPUT_UNITS, 32767),
    hiddenWeights: whole(layers.subarray(0, biasesAt), HIDDEN_ONE, 32767),
    hiddenBiases: whole(layers.subarray(biasesAt, biasesAt + HIDDEN), HIDDEN_ONE, 32767),
    outputWeights: whole(layers.subarray(biasesAt + HIDDEN), OUTPUT_ONE, 32767),
    rows: Int8Array.from(whole(rows, ROW_ONE, 127)),
    groupEnds,
  };
}

/**
 * Converts a weights file to a network in floats, from which a fit can continue. Values are rounded as in the file.
 *
 * @param core an instance that has loaded the file
 * @param bytes the file
 */
export function dequantize(
  core: Pick<TrainingExports, 'memory' | 'sharedRow' | 'sharedRows' | 'tableAt' | 'tableRows'>,
  bytes: Uint8Array,
): Fitted {
  const view = new DataView(bytes.buffer, bytes.byteOffset + HEADER_BYTES);
  let parameter = 0;
  const take = (count: number, one: number): Float32Array =>
    Float32Array.from({ length: count }, () => view.getInt16(parameter++ * 2, true) / one);
  const stageRows = take(STAGES * WIDTH, ROW_ONE);
  const stageConstants = take(STAGES, OUTPUT_UNITS);
  const layers = new Float32Array(WIDTH * HIDDEN + HIDDEN + HIDDEN);
  layers.set(take(WIDTH * HIDDEN + HIDDEN, HIDDEN_ONE));
  layers.set(take(HIDDEN, OUTPUT_ONE), WIDTH * HIDDEN + HIDDEN);
  const rows = new Float32Array(core.sharedRows() * WIDTH);
  const count = core.tableRows();
  const table = new Int8Array(core.memory.buffer, core.tableAt(), count * WIDTH);
  for (let row = 0; row < count; row++) {
    const at = core.sharedRow(row) * WIDTH;
    for (let column = 0; column < WIDTH; column++) rows[at + column] = table[row * WIDTH + column]! / ROW_ONE;
  }
  return { stageRows, stageConstants, layers, rows };
}

function kindOf(number: number): number {
  const kind = Math.abs(number) >= LARGE ? 2 : number === 0 ? 0 : 1;
  return 2 + Math.sign(number) * kind;
}

function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The bytes of a weights file. */
export function encodeWeights(weights: Weights): Uint8Array {
  const parameters = [
    ...weights.stageRows,
    ...weights.stageConstants,
    ...weights.hiddenWeights,
    ...weights.hiddenBiases,
    ...weights.outputWeights,
  ];
  const packed = packRows(weights.rows, weights.groupEnds);
  const bytes = new Uint8Array(HEADER_BYTES + parameters.length * 2 + packed.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('OBWT'));
  view.setUint16(4, VERSION, true);
  view.setUint32(8, bytes.length, true);
  parameters.forEach((value, at) => view.setInt16(HEADER_BYTES + at * 2, value, true));
  bytes.set(packed, HEADER_BYTES + parameters.length * 2);
  view.setUint32(12, checksum(bytes.subarray(HEADER_BYTES)), true);
  return bytes;
}

function packRows(rows: Int8Array, groupEnds: readonly number[]): Uint8Array {
  const symbols: CodedSymbol[] = [];
  let before: Int8Array = new Int8Array(WIDTH);
  let number = 0;
  groupEnds.forEach((end, group) => {
    for (; number < end; number++) {
      const row = rows.subarray(number * WIDTH, (number + 1) * WIDTH);
      const isEmpty = row.every((value) => value === 0);
      const isAfterEmpty = before.every((value) => value === 0);
      symbols.push({
        context: NUMBER_CONTEXTS + group * 2 + Number(isAfterEmpty),
        symbol: Number(isEmpty),
      });
      if (!isEmpty) symbols.push(...symbolsOf(row, before));
      before = row;
    }
  });
  return encodeSymbols(symbols, NUMBER_CONTEXTS + groupEnds.length * 2);
}

/** The numbers of a row with the contexts that they are decoded in. */
function symbolsOf(row: Int8Array, before: Int8Array): CodedSymbol[] {
  let sizes = FIRST_SIZE;
  return Array.from(row, (value, column) => {
    const level = Math.min(Math.floor(sizes / (column + 1)), LEVELS - 1);
    sizes += Math.abs(value);
    return { context: level * KINDS + kindOf(before[column]!), symbol: value & 0xff };
  });
}

/** For each group the number after its last shared row, from the core. */
export function sharedGroupEnds(core: Pick<TrainingExports, 'rowGroups' | 'sharedGroupEnd'>): number[] {
  return Array.from({ length: core.rowGroups() }, (_, group) => core.sharedGroupEnd(group));
}
