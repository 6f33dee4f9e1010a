/**
 * The weights file: checked, unpacked, and written to where the evaluation reads it.
 *
 * Little-endian: "OBWT" (4 bytes), version (u16), 0 (u16), length of the file (u32), FNV-1a checksum of all that follows
 * (u32); then, i16 each, for each number of discs 0-64 the eight numbers that it adds to the rows, for each its constant in
 * units, the weights of the hidden layer input by input, its biases, and the weights of the output; at last the shared rows as
 * symbols (`symbol-decoder.ts`).
 *
 * A row begins with whether all its numbers are 0, in a context for its group (a shape, or a table of the legal moves) and
 * for whether the row before was so. The context of a number is the mean size of those before it in the row,
 * and the same number in the row before. `training/evaluation/encode.ts` is the writer.
 */
import { allocate } from '../allocate';
import { CHECKED } from '../checks';
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
import { decodeSymbol, startDecoder } from './symbol-decoder';
import { ROW_GROUPS, chooseGroup, groupSize, mirroredRow } from './weights-layout';

/** The first bytes of a file, `OBWT`, then its version. */
const MAGIC: u32 = 0x5457424f;
const VERSION: u32 = 5;
const HEADER_BYTES: i32 = 16;
/** A stage for each number of discs. */
const STAGES: i32 = 65;
/** Numbers of 16 bits between the header and the rows. */
const PARAMETERS: i32 = STAGES * WIDTH + STAGES + WIDTH * HIDDEN + HIDDEN + HIDDEN;

/** Answers of `loadWeights`. */
const OK: i32 = 0;
const NOT_OURS: i32 = 1;
const OTHER_VERSION: i32 = 2;
const DAMAGED: i32 = 3;
const WRONG_LENGTH: i32 = 4;

/** Levels of the mean size of the numbers before in a row: 0 to 9, or more. */
const LEVELS: i32 = 10;
/** The sum of the sizes begins with this, since the first number has none before it. */
const FIRST_SIZE: i32 = 3;
/** Kinds of the same number in the row before: -3 or less, negative, 0, positive, 3 or more. */
const KINDS: i32 = 5;
const LARGE: i32 = 3;
const NUMBER_CONTEXTS: i32 = LEVELS * KINDS;
const CONTEXTS: i32 = NUMBER_CONTEXTS + ROW_GROUPS * 2;

/** The last row decoded, which may not be the row before: mirrored rows are copied. Eight bytes, so `u64` moves a row. */
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
  if (!startDecoder(buffer + head, buffer + bytes, CONTEXTS)) return DAMAGED;
  readParameters(buffer + HEADER_BYTES);
  readRows();
  setTrained();
  return OK;
}

let parameter: usize = 0;

/** The next number of 16 bits of the file. */
function nextParameter(): i32 {
  const value = <i32>load<i16>(parameter);
  parameter += 2;
  return value;
}

/** Reads the numbers between the header and the rows. */
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

/** The FNV-1a checksum of some bytes. */
function checksum(from: usize, to: usize): u32 {
  let hash = FNV_OFFSET;
  for (let at = from; at < to; at++) hash = (hash ^ load<u8>(at)) * FNV_PRIME;
  return hash;
}

/** The kind of a number, 0 to 4: see `KINDS`. */
function kindOf(number: i32): i32 {
  const kind = abs(number) >= LARGE ? 2 : number == 0 ? 0 : 1;
  return 2 + (number < 0 ? -kind : kind);
}

/** Reads the shared rows into the table, and copies each to its mirror image. */
function readRows(): void {
  store<u64>(BEFORE, 0);
  let start = tableAt();
  for (let group = 0; group < ROW_GROUPS; group++) {
    // For `mirroredRow`.
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

/** Reads the eight numbers of a row. */
function decodeRow(row: usize, group: i32): void {
  store<u64>(row, 0);
  const isAfterEmpty = load<u64>(BEFORE) == 0 ? 1 : 0;
  if (decodeSymbol(NUMBER_CONTEXTS + group * 2 + isAfterEmpty)) return;
  let sizes = FIRST_SIZE;
  for (let column = 0; column < WIDTH; column++) {
    const level = min(sizes / (column + 1), LEVELS - 1);
    const kind = kindOf(load<i8>(BEFORE + column));
    const value = <i8>decodeSymbol(level * KINDS + kind);
    store<i8>(row + column, value);
    sizes += abs(<i32>value);
  }
}
