/**
 * The weights file: checked, unpacked, and flipped into the tables of the evaluation.
 *
 * Little-endian: "OBWT" (4 bytes), version (u16), number of anchors (u16), length of the file (u32), FNV-1a checksum
 * of all that follows (u32); the step of the weights in units (u8), discs of each anchor (u8 each), a constant in
 * units for each number of discs 0-64 (i16 each); then the weights of all anchors by a binary range coder.
 *
 * A weight is coded as its difference from the same weight of the anchor before. The model of a difference is chosen
 * by the shape, by the two differences before it, and by the size of the weight it is taken from. `training/encode.ts`
 * is the writer.
 */
import { SHAPES } from './features';
import { hasTrainedWeights } from './evaluate';
import { sharedShapeEnd, sharedWeights } from './weights-layout';
import { useAnchors } from './weights-tables';

const MAGIC: u32 = 0x5457424f;
const VERSION: u32 = 2;
const HEADER_BYTES: i32 = 16;
const CONSTANTS: i32 = 65;

/** Answers of `loadWeights`. */
const OK: i32 = 0;
const NOT_OURS: i32 = 1;
const OTHER_VERSION: i32 = 2;
const DAMAGED: i32 = 3;
const WRONG_LENGTH: i32 = 4;

/** Sizes are sorted into six classes: 0, 1, 2, 3-4, 5-8, more. */
const CLASSES: i32 = 6;
/** Binary models of one context: zero, then one for each step of the size up to the escape. */
const STEPS: i32 = 16;
const CONTEXTS: i32 = SHAPES * CLASSES * CLASSES;
const SIGN_CONTEXTS: i32 = 3;

/** A model is two estimates of the chance of a 0, one quick and one slow, 16 bits each. */
const MODELS = memory.data((CONTEXTS * STEPS + SIGN_CONTEXTS) * 4, 16);
const ANCHOR_DISCS = memory.data(256 * 4, 16);
const CONSTANT_UNITS = memory.data(CONSTANTS * 4, 16);

let buffer: usize = 0;
let capacity: i32 = 0;

/** Reserves room for a weights file of so many bytes and gives its address. */
export function weightsBuffer(bytes: i32): usize {
  if (bytes > capacity) {
    buffer = heap.alloc(bytes);
    capacity = bytes;
  }
  return buffer;
}

/** Whether trained weights are in use: 0 or 1. */
export function hasWeights(): i32 {
  return hasTrainedWeights() ? 1 : 0;
}

/**
 * Takes the file that was written to `weightsBuffer` into use. A file that is refused changes nothing.
 *
 * @returns 0 done, 1 not a weights file, 2 of another version, 3 damaged, 4 of the wrong length
 */
export function loadWeights(bytes: i32): i32 {
  if (bytes < HEADER_BYTES || load<u32>(buffer) != MAGIC) return NOT_OURS;
  if (load<u16>(buffer, 4) != VERSION) return OTHER_VERSION;
  const anchors = <i32>load<u16>(buffer, 6);
  const head = HEADER_BYTES + 1 + anchors + CONSTANTS * 2;
  if (load<u32>(buffer, 8) != bytes || bytes < head) return WRONG_LENGTH;
  if (load<u32>(buffer, 12) != checksum(buffer + HEADER_BYTES, buffer + bytes)) return DAMAGED;
  if (anchors < 2 || anchors > 64) return DAMAGED;
  const step = <i32>load<u8>(buffer, HEADER_BYTES);
  for (let anchor = 0; anchor < anchors; anchor++) {
    store<i32>(ANCHOR_DISCS + (anchor << 2), load<u8>(buffer + anchor, HEADER_BYTES + 1));
  }
  const constants = buffer + HEADER_BYTES + 1 + anchors;
  for (let discs = 0; discs < CONSTANTS; discs++) {
    store<i32>(CONSTANT_UNITS + (discs << 2), load<i16>(constants + (discs << 1)));
  }
  const values = unpackedBuffer(anchors * sharedWeights() * 2);
  unpack(buffer + head, buffer + bytes, anchors, step, values);
  useAnchors(anchors, ANCHOR_DISCS, values, CONSTANT_UNITS);
  return OK;
}

let unpacked: usize = 0;
let unpackedCapacity: i32 = 0;

function unpackedBuffer(bytes: i32): usize {
  if (bytes > unpackedCapacity) {
    unpacked = heap.alloc(bytes);
    unpackedCapacity = bytes;
  }
  return unpacked;
}

function checksum(from: usize, to: usize): u32 {
  let hash: u32 = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = (hash ^ load<u8>(at)) * 0x01000193;
  return hash;
}

function sizeClass(size: i32): i32 {
  if (size < 3) return size;
  if (size < 5) return 3;
  return size < 9 ? 4 : 5;
}

/** Reads all weights, anchor after anchor, and leaves them in units. */
function unpack(from: usize, to: usize, anchors: i32, step: i32, values: usize): void {
  for (let model = 0; model < CONTEXTS * STEPS + SIGN_CONTEXTS; model++) {
    store<u16>(MODELS + (model << 2), 0x8000);
    store<u16>(MODELS + (model << 2), 0x8000, 2);
  }
  startDecoder(from, to);
  const count = sharedWeights();
  for (let anchor = 0; anchor < anchors; anchor++) {
    let value = values + <usize>(anchor * count * 2);
    let before = 0;
    let beforeThat = 0;
    for (let shape = 0, number = 0; shape < SHAPES; shape++) {
      for (const end = sharedShapeEnd(shape); number < end; number++, value += 2) {
        const reference = anchor > 0 ? <i32>load<i16>(value - <usize>(count * 2)) : 0;
        const context =
          (shape * CLASSES + sizeClass(before + beforeThat)) * CLASSES + sizeClass(abs(reference));
        const difference = decodeDifference(context, reference);
        store<i16>(value, <i16>(reference + difference));
        beforeThat = before;
        before = abs(difference);
      }
    }
  }
  const end = values + <usize>(anchors * count * 2);
  for (let value = values; value < end; value += 2) store<i16>(value, <i16>(<i32>load<i16>(value) * step));
}

function decodeDifference(context: i32, reference: i32): i32 {
  const models = MODELS + <usize>(context * STEPS * 4);
  if (!decodeBit(models)) return 0;
  const signs = MODELS + <usize>((CONTEXTS * STEPS + (reference > 0 ? 2 : reference < 0 ? 1 : 0)) * 4);
  const isNegative = decodeBit(signs);
  let size = 1;
  while (size < STEPS && decodeBit(models + <usize>(size << 2))) size++;
  if (size == STEPS) {
    // Rare and large: the number of further bits, then the bits.
    let bits = 0;
    while (bits < 15 && decodeEven()) bits++;
    let more = 1;
    for (let bit = 0; bit < bits; bit++) more = (more << 1) | decodeEven();
    size += more - 1;
  }
  return isNegative ? -size : size;
}

let source: usize = 0;
let sourceEnd: usize = 0;
let code: u32 = 0;
let range: u32 = 0;

function nextByte(): u32 {
  return source < sourceEnd ? load<u8>(source++) : 0;
}

function startDecoder(from: usize, to: usize): void {
  source = from;
  sourceEnd = to;
  range = 0xffffffff;
  code = 0;
  nextByte();
  for (let at = 0; at < 4; at++) code = (code << 8) | nextByte();
}

function decodeBit(model: usize): i32 {
  const quick = <u32>load<u16>(model);
  const slow = <u32>load<u16>(model, 2);
  const bound = (range >> 16) * ((quick + slow) >> 1);
  let bit = 0;
  if (code < bound) {
    range = bound;
    store<u16>(model, quick + ((0xffe0 - quick) >> 4));
    store<u16>(model, slow + ((0xffe0 - slow) >> 7), 2);
  } else {
    code -= bound;
    range -= bound;
    store<u16>(model, quick - ((quick - 0x1f) >> 4));
    store<u16>(model, slow - ((slow - 0x1f) >> 7), 2);
    bit = 1;
  }
  while (range < 0x1000000) {
    range <<= 8;
    code = (code << 8) | nextByte();
  }
  return bit;
}

/** A bit that is as often 0 as 1. */
function decodeEven(): i32 {
  range >>= 1;
  let bit = 0;
  if (code >= range) {
    code -= range;
    bit = 1;
  }
  while (range < 0x1000000) {
    range <<= 8;
    code = (code << 8) | nextByte();
  }
  return bit;
}
