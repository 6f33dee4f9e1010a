/**
 * The weights file: checked, unpacked, and written to where the evaluation reads it.
 *
 * Little-endian: "OBWT" (4 bytes), version (u16), 0 (u16), length of the file (u32), FNV-1a checksum of all that follows
 * (u32); then, i16 each, for each number of discs 0-64 the eight numbers that it adds to the rows, for each its constant in
 * units, the weights of the hidden layer input by input, its biases, and the weights of the output; at last the shared rows
 * by a binary range coder.
 *
 * A row begins with whether all its numbers are 0. The model of a number is chosen by the group (a shape, or a table of
 * the legal moves), by the size of the numbers before it in the row, and by the size of the same number in the row
 * before. `training/encode.ts` is the writer.
 */
import { allocate } from './allocate';
import { CHECKED } from './checks';
import {
  HIDDEN,
  TABLE_ROWS,
  WIDTH,
  hasTrainedWeights,
  setHiddenBias,
  setHiddenWeight,
  setOutputWeight,
  setStageConstant,
  setStageNumber,
  setTrained,
  tableAt,
} from './evaluate';
import { ROW_GROUPS, chooseGroup, groupSize, mirroredRow } from './weights-layout';

const MAGIC: u32 = 0x5457424f;
const VERSION: u32 = 4;
const HEADER_BYTES: i32 = 16;
const STAGES: i32 = 65;
/** Numbers of 16 bits between the header and the rows. */
const PARAMETERS: i32 = STAGES * WIDTH + STAGES + WIDTH * HIDDEN + HIDDEN + HIDDEN;

/** Answers of `loadWeights`. */
const OK: i32 = 0;
const NOT_OURS: i32 = 1;
const OTHER_VERSION: i32 = 2;
const DAMAGED: i32 = 3;
const WRONG_LENGTH: i32 = 4;

/** Six classes of sizes: 0, 1, 2, 3-4, 5-8, more; for sums of the sizes of a row, the same steps times four. */
const CLASSES: i32 = 6;
/** Binary models per context: one for zero, then one for each step of the size up to the escape. */
const STEPS: i32 = 16;
const CONTEXTS: i32 = ROW_GROUPS * CLASSES * CLASSES;
const SIGN_CONTEXTS: i32 = WIDTH * 3;
const EMPTY_CONTEXTS: i32 = ROW_GROUPS * 2;

/** A model is two estimates of the chance of a 0, one quick and one slow, 16 bits each. */
const MODELS = memory.data((CONTEXTS * STEPS + SIGN_CONTEXTS + EMPTY_CONTEXTS) * 4, 16);
const SIGN_MODELS: i32 = CONTEXTS * STEPS;
const EMPTY_MODELS: i32 = SIGN_MODELS + SIGN_CONTEXTS;
/** The previous row, and a row of zeros. */
const BEFORE = memory.data(WIDTH, 16);

let buffer: usize = 0;
let capacity: i32 = 0;

/** Reserves memory for a weights file of a number of bytes and returns its address. */
export function weightsBuffer(bytes: i32): usize {
  if (bytes > capacity) {
    buffer = allocate(bytes);
    capacity = bytes;
  }
  return buffer;
}

/** Whether trained weights are in use: 0 or 1. */
export function hasWeights(): i32 {
  return hasTrainedWeights() ? 1 : 0;
}

/**
 * Loads the file that was written to `weightsBuffer`. A rejected file changes nothing.
 *
 * @returns 0 done, 1 not a weights file, 2 of another version, 3 damaged, 4 of the wrong length
 */
export function loadWeights(bytes: i32): i32 {
  if (bytes < HEADER_BYTES || load<u32>(buffer) != MAGIC) return NOT_OURS;
  if (load<u16>(buffer, 4) != VERSION) return OTHER_VERSION;
  const head = HEADER_BYTES + PARAMETERS * 2;
  if (load<u32>(buffer, 8) != bytes || bytes < head) return WRONG_LENGTH;
  if (load<u32>(buffer, 12) != checksum(buffer + HEADER_BYTES, buffer + bytes)) return DAMAGED;
  readParameters(buffer + HEADER_BYTES);
  readRows(buffer + head, buffer + bytes);
  setTrained();
  return OK;
}

let parameter: usize = 0;

function nextParameter(): i32 {
  const value = <i32>load<i16>(parameter);
  parameter += 2;
  return value;
}

function readParameters(from: usize): void {
  parameter = from;
  for (let discs = 0; discs < STAGES; discs++) {
    for (let column = 0; column < WIDTH; column++) setStageNumber(discs, column, nextParameter());
  }
  for (let discs = 0; discs < STAGES; discs++) setStageConstant(discs, nextParameter());
  for (let input = 0; input < WIDTH; input++) {
    for (let unit = 0; unit < HIDDEN; unit++) setHiddenWeight(input, unit, nextParameter());
  }
  for (let unit = 0; unit < HIDDEN; unit++) setHiddenBias(unit, nextParameter());
  for (let unit = 0; unit < HIDDEN; unit++) setOutputWeight(unit, nextParameter());
}

/** The offset basis and the prime of FNV-1a with 32 bits (Fowler, Noll, Vo). */
const FNV_OFFSET: u32 = 0x811c9dc5;
const FNV_PRIME: u32 = 0x01000193;

function checksum(from: usize, to: usize): u32 {
  let hash = FNV_OFFSET;
  for (let at = from; at < to; at++) hash = (hash ^ load<u8>(at)) * FNV_PRIME;
  return hash;
}

function sizeClass(size: i32): i32 {
  if (CHECKED) assert(size >= 0);
  if (size < 3) return size;
  if (size < 5) return 3;
  return size < 9 ? 4 : 5;
}

/** Reads the shared rows into the table, and copies each to its mirror image. */
function readRows(from: usize, to: usize): void {
  for (let model = 0; model < CONTEXTS * STEPS + SIGN_CONTEXTS + EMPTY_CONTEXTS; model++) {
    store<u16>(MODELS + (model << 2), 0x8000);
    store<u16>(MODELS + (model << 2), 0x8000, 2);
  }
  startDecoder(from, to);
  store<u64>(BEFORE, 0);
  let start = tableAt();
  for (let group = 0; group < ROW_GROUPS; group++) {
    chooseGroup(group);
    const size = groupSize(group);
    for (let row = 0; row < size; row++) {
      const at = start + row * WIDTH;
      const mirrored = mirroredRow(row);
      if (CHECKED) assert(mirrored >= 0 && mirrored < size);
      if (mirrored < row) {
        store<u64>(at, load<u64>(start + mirrored * WIDTH));
      } else {
        decodeRow(at, group);
        store<u64>(BEFORE, load<u64>(at));
      }
    }
    start += size * WIDTH;
  }
  if (CHECKED) assert(start == tableAt() + TABLE_ROWS * WIDTH, 'all rows are read');
}

function decodeRow(row: usize, group: i32): void {
  store<u64>(row, 0);
  const isAfterEmpty = load<u64>(BEFORE) == 0 ? 1 : 0;
  if (decodeBit(modelAt(EMPTY_MODELS + group * 2 + isAfterEmpty))) return;
  let sizes = 0;
  for (let column = 0; column < WIDTH; column++) {
    const before = <i32>load<i8>(BEFORE + column);
    const context = (group * CLASSES + sizeClass(sizes >> 2)) * CLASSES + sizeClass(abs(before));
    const sign = before > 0 ? 2 : before < 0 ? 1 : 0;
    const value = decodeNumber(context, modelAt(SIGN_MODELS + column * 3 + sign));
    if (CHECKED) assert(value >= -128 && value < 128, 'a number of 8 bits');
    store<i8>(row + column, <i8>value);
    sizes += abs(value);
  }
}

function modelAt(number: i32): usize {
  if (CHECKED) assert(number >= 0 && number < CONTEXTS * STEPS + SIGN_CONTEXTS + EMPTY_CONTEXTS);
  return MODELS + <usize>(number << 2);
}

function decodeNumber(context: i32, sign: usize): i32 {
  const models = modelAt(context * STEPS);
  if (!decodeBit(models)) return 0;
  const isNegative = decodeBit(sign);
  let size = 1;
  while (size < STEPS && decodeBit(models + <usize>(size << 2))) size++;
  if (size == STEPS) {
    // Rare large sizes: the number of further bits, then the bits.
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

// @ts-ignore: decorator
@inline
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

// Called some millions of times for one file: a call each took a tenth of the time to load it.
// @ts-ignore: decorator
@inline
function decodeBit(model: usize): i32 {
  const quick = <u32>load<u16>(model);
  const slow = <u32>load<u16>(model, 2);
  if (CHECKED) assert(quick > 0 && slow > 0, 'both bits have a chance');
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

/** A bit with equal chances for 0 and 1. */
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
