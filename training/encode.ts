/**
 * Writes a weights file: `npx tsx training/encode.ts [--fit FILE] [--out FILE] [--step 8]`
 *
 * The format is described in `assembly/weights.ts`, which reads it.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { instantiateTraining } from './core.js';
import { ANCHORS, readFitted } from './fitted.js';
import { BitModel, RangeEncoder } from './range-encoder.js';
import { UNITS } from './records.js';

/** Shapes of the evaluation: `SHAPES` in `assembly/features.ts`. */
const SHAPES = 13;
const VERSION = 2;
const HEADER_BYTES = 16;
/** Classes of sizes, and binary models of one context: as in `assembly/weights.ts`. */
const CLASSES = 6;
const STEPS = 16;

/** What goes into a weights file. */
export interface Weights {
  /** Discs of each anchor, rising. */
  discs: readonly number[];
  /** For each number of discs 0-64 a constant in units. */
  constants: readonly number[];
  /** Units of one step of the weights, 1-255. */
  step: number;
  /** For each anchor the shared weights in steps. */
  weights: readonly Int16Array[];
  /** For each shape the number after its last shared weight. */
  shapeEnds: readonly number[];
}

function sizeClass(size: number): number {
  if (size < 3) return size;
  if (size < 5) return 3;
  return size < 9 ? 4 : 5;
}

function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The bytes of a weights file. */
export function encodeWeights({ discs, constants, step, weights, shapeEnds }: Weights): Uint8Array {
  const packed = pack(weights, shapeEnds);
  const bytes = new Uint8Array(HEADER_BYTES + 1 + discs.length + constants.length * 2 + packed.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('OBWT'));
  view.setUint16(4, VERSION, true);
  view.setUint16(6, discs.length, true);
  view.setUint32(8, bytes.length, true);
  bytes[HEADER_BYTES] = step;
  bytes.set(discs, HEADER_BYTES + 1);
  const constantsAt = HEADER_BYTES + 1 + discs.length;
  constants.forEach((constant, at) => view.setInt16(constantsAt + at * 2, constant, true));
  bytes.set(packed, constantsAt + constants.length * 2);
  view.setUint32(12, checksum(bytes.subarray(HEADER_BYTES)), true);
  return bytes;
}

function pack(weights: readonly Int16Array[], shapeEnds: readonly number[]): Uint8Array {
  const encoder = new RangeEncoder();
  const contexts = shapeEnds.length * CLASSES * CLASSES;
  const models = Array.from({ length: contexts * STEPS }, () => new BitModel());
  const signs = Array.from({ length: 3 }, () => new BitModel());
  weights.forEach((values, anchor) => {
    let before = 0;
    let beforeThat = 0;
    let number = 0;
    shapeEnds.forEach((end, shape) => {
      for (; number < end; number++) {
        const reference = weights[anchor - 1]?.[number] ?? 0;
        const difference = values[number]! - reference;
        const context =
          (shape * CLASSES + sizeClass(before + beforeThat)) * CLASSES + sizeClass(Math.abs(reference));
        const sign = signs[reference > 0 ? 2 : reference < 0 ? 1 : 0]!;
        encodeDifference(encoder, models, context * STEPS, sign, difference);
        beforeThat = before;
        before = Math.abs(difference);
      }
    });
  });
  return encoder.finish();
}

function encodeDifference(
  encoder: RangeEncoder,
  models: readonly BitModel[],
  first: number,
  sign: BitModel,
  difference: number,
): void {
  encoder.encode(models[first]!, difference !== 0);
  if (difference === 0) return;
  encoder.encode(sign, difference < 0);
  const size = Math.abs(difference);
  for (let at = 1; at < STEPS; at++) {
    encoder.encode(models[first + at]!, size > at);
    if (size === at) return;
  }
  const more = size - STEPS + 1;
  const bits = 31 - Math.clz32(more);
  for (let bit = 0; bit < bits; bit++) encoder.encodeEven(true);
  if (bits < 15) encoder.encodeEven(false);
  for (let bit = bits - 1; bit >= 0; bit--) encoder.encodeEven(((more >>> bit) & 1) === 1);
}

/** For each shape the number after its last shared weight, as the core numbers them. */
export async function sharedShapeEnds(): Promise<number[]> {
  const core = await instantiateTraining();
  return Array.from({ length: SHAPES }, (_, shape) => core.sharedShapeEnd(shape));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      fit: { type: 'string', default: 'training/state/weights.fit' },
      out: { type: 'string', default: 'src/engine/weights.bin' },
      step: { type: 'string', default: '8' },
    },
  });
  const step = Number(values.step);
  const { constants, anchors } = readFitted(values.fit);
  const bytes = encodeWeights({
    discs: ANCHORS,
    constants: [...constants].map((value) => Math.round(value * UNITS)),
    step,
    weights: anchors.map((values) => Int16Array.from(values, (value) => Math.round((value * UNITS) / step))),
    shapeEnds: await sharedShapeEnds(),
  });
  writeFileSync(values.out, bytes);
  console.log(`${values.out}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} after brotli`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
