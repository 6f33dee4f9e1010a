/**
 * What a position is worth: a sum of one weight for each pattern instance, and a constant for each number of discs.
 *
 * Each number of discs points at a table of weights in memory (several numbers may share one), laid out shape after
 * shape with index 0 of a shape in its middle. Before weights are loaded all point at one small table that is made
 * from a few rules of thumb, so that the search always has something to go by.
 */
import {
  LANE_ANGLE,
  LANE_BLOCK,
  LANE_CORNER,
  LANE_CORNER_5X2,
  LANE_DIAGONAL_4,
  LANE_DIAGONAL_5,
  LANE_DIAGONAL_6,
  LANE_DIAGONAL_7,
  LANE_DIAGONAL_8,
  LANE_EDGE,
  LANE_LINE_2,
  LANE_LINE_3,
  LANE_LINE_4,
  SHAPES,
  FEATURE_BYTES,
  featuresSet,
  shapeLength,
  shapeSize,
  shapeSquare,
} from './features';

/** Units of the evaluation in one disc. */
export const DISC: i32 = 64;
/** The largest value that an evaluation gives, in units: certain wipe-outs are left to the search. */
const MAX_EVALUATION: i32 = 63 * DISC;

// Byte offsets of each shape's index 0 in a table of 16-bit weights; shapes of 9, 10, 10, 10, 8, 8, 8, 8, 7, 6, 5,
// 4 and 10 squares have 3 to that power of weights, half of them before index 0.
const AT_CORNER: usize = 2 * 9841;
const AT_ANGLE: usize = 2 * (19683 + 29524);
const AT_EDGE: usize = AT_ANGLE + 2 * 59049;
const AT_BLOCK: usize = AT_EDGE + 2 * 59049;
const AT_LINE_2: usize = AT_BLOCK + 2 * (29525 + 3280);
const AT_LINE_3: usize = AT_LINE_2 + 2 * 6561;
const AT_LINE_4: usize = AT_LINE_3 + 2 * 6561;
const AT_DIAGONAL_8: usize = AT_LINE_4 + 2 * 6561;
const AT_DIAGONAL_7: usize = AT_DIAGONAL_8 + 2 * (3281 + 1093);
const AT_DIAGONAL_6: usize = AT_DIAGONAL_7 + 2 * (1094 + 364);
const AT_DIAGONAL_5: usize = AT_DIAGONAL_6 + 2 * (365 + 121);
const AT_DIAGONAL_4: usize = AT_DIAGONAL_5 + 2 * (122 + 40);
const AT_CORNER_5X2: usize = AT_DIAGONAL_4 + 2 * (41 + 29524);

/** Weights in one table, all shapes together. */
export const TABLE_WEIGHTS: i32 = 285363;

/** For each number of discs (0-64) the address of its table, and its constant in units. */
const TABLES = memory.data(65 * 4, 16);
const CONSTANTS = memory.data(65 * 4, 16);
/** One byte: nothing set up, rules of thumb, or trained weights. In memory because threads share it. */
const STATE = memory.data(16, 16);
const STATE_SIMPLE: i32 = 1;
const STATE_TRAINED: i32 = 2;

/** A frame of its own for `evaluate`. */
const SCRATCH_FRAME = memory.data(FEATURE_BYTES, 16);

/** Whether trained weights are in use. */
export function hasTrainedWeights(): bool {
  return load<u8>(STATE) == STATE_TRAINED;
}

/** Uses a table and a constant (in units) for positions of a number of discs. */
export function setStage(discs: i32, table: usize, constant: i32): void {
  store<u32>(TABLES + (discs << 2), <u32>table);
  store<i32>(CONSTANTS + (discs << 2), constant);
}

/** To be called when every number of discs has its trained table. */
export function setTrained(): void {
  store<u8>(STATE, STATE_TRAINED);
}

/**
 * The value of the position in a frame for the side to move, in units (`DISC` a disc).
 *
 * @param isFirst whether the first player of `featuresSet` is to move
 * @param discs discs on the board, 4-64
 */
export function evaluateFrame(frame: usize, isFirst: bool, discs: i32): i32 {
  const table = <i32>load<u32>(TABLES + (discs << 2));
  const sum =
    load<i32>(CONSTANTS + (discs << 2)) + (isFirst ? sumFirst(frame, table) : sumSecond(frame, table));
  return min(MAX_EVALUATION, max(-MAX_EVALUATION, sum));
}

// @ts-ignore: decorator
@inline
function four(frame: usize, table: i32, lane: usize, at: usize): i32 {
  return (
    <i32>load<i16>(table + ((<i32>load<i16>(frame + lane * 2)) << 1) + <i32>at) +
    <i32>load<i16>(table + ((<i32>load<i16>(frame + lane * 2 + 2)) << 1) + <i32>at) +
    <i32>load<i16>(table + ((<i32>load<i16>(frame + lane * 2 + 4)) << 1) + <i32>at) +
    <i32>load<i16>(table + ((<i32>load<i16>(frame + lane * 2 + 6)) << 1) + <i32>at)
  );
}

// @ts-ignore: decorator
@inline
function negatedFour(frame: usize, table: i32, lane: usize, at: usize): i32 {
  return (
    <i32>load<i16>(table - ((<i32>load<i16>(frame + lane * 2)) << 1) + <i32>at) +
    <i32>load<i16>(table - ((<i32>load<i16>(frame + lane * 2 + 2)) << 1) + <i32>at) +
    <i32>load<i16>(table - ((<i32>load<i16>(frame + lane * 2 + 4)) << 1) + <i32>at) +
    <i32>load<i16>(table - ((<i32>load<i16>(frame + lane * 2 + 6)) << 1) + <i32>at)
  );
}

function sumFirst(frame: usize, table: i32): i32 {
  return (
    four(frame, table, LANE_CORNER, AT_CORNER) +
    four(frame, table, LANE_ANGLE, AT_ANGLE) +
    four(frame, table, LANE_EDGE, AT_EDGE) +
    four(frame, table, LANE_BLOCK, AT_BLOCK) +
    four(frame, table, LANE_LINE_2, AT_LINE_2) +
    four(frame, table, LANE_LINE_3, AT_LINE_3) +
    four(frame, table, LANE_LINE_4, AT_LINE_4) +
    <i32>load<i16>(table + ((<i32>load<i16>(frame, 2 * LANE_DIAGONAL_8)) << 1) + <i32>AT_DIAGONAL_8) +
    <i32>load<i16>(table + ((<i32>load<i16>(frame, 2 * LANE_DIAGONAL_8 + 2)) << 1) + <i32>AT_DIAGONAL_8) +
    four(frame, table, LANE_DIAGONAL_7, AT_DIAGONAL_7) +
    four(frame, table, LANE_DIAGONAL_6, AT_DIAGONAL_6) +
    four(frame, table, LANE_DIAGONAL_5, AT_DIAGONAL_5) +
    four(frame, table, LANE_DIAGONAL_4, AT_DIAGONAL_4) +
    four(frame, table, LANE_CORNER_5X2, AT_CORNER_5X2) +
    four(frame, table, LANE_CORNER_5X2 + 4, AT_CORNER_5X2)
  );
}

function sumSecond(frame: usize, table: i32): i32 {
  return (
    negatedFour(frame, table, LANE_CORNER, AT_CORNER) +
    negatedFour(frame, table, LANE_ANGLE, AT_ANGLE) +
    negatedFour(frame, table, LANE_EDGE, AT_EDGE) +
    negatedFour(frame, table, LANE_BLOCK, AT_BLOCK) +
    negatedFour(frame, table, LANE_LINE_2, AT_LINE_2) +
    negatedFour(frame, table, LANE_LINE_3, AT_LINE_3) +
    negatedFour(frame, table, LANE_LINE_4, AT_LINE_4) +
    <i32>load<i16>(table - ((<i32>load<i16>(frame, 2 * LANE_DIAGONAL_8)) << 1) + <i32>AT_DIAGONAL_8) +
    <i32>load<i16>(table - ((<i32>load<i16>(frame, 2 * LANE_DIAGONAL_8 + 2)) << 1) + <i32>AT_DIAGONAL_8) +
    negatedFour(frame, table, LANE_DIAGONAL_7, AT_DIAGONAL_7) +
    negatedFour(frame, table, LANE_DIAGONAL_6, AT_DIAGONAL_6) +
    negatedFour(frame, table, LANE_DIAGONAL_5, AT_DIAGONAL_5) +
    negatedFour(frame, table, LANE_DIAGONAL_4, AT_DIAGONAL_4) +
    negatedFour(frame, table, LANE_CORNER_5X2, AT_CORNER_5X2) +
    negatedFour(frame, table, LANE_CORNER_5X2 + 4, AT_CORNER_5X2)
  );
}

/** The value of a position for the side to move, in discs, without search. */
export function evaluate(player: u64, opponent: u64): f64 {
  featuresSet(SCRATCH_FRAME, player, opponent);
  const discs = <i32>popcnt(player | opponent);
  return <f64>evaluateFrame(SCRATCH_FRAME, true, discs) / <f64>DISC;
}

/** Rules of thumb: what a disc on a square is worth, in units; by distance from the nearest corner, row by row. */
const SQUARE_VALUES = memory.data<i16>([
  60, -12, 8, 4, 4, 8, -12, 60, -12, -30, -3, -2, -2, -3, -30, -12, 8, -3, 2, 1, 1, 2, -3, 8, 4, -2, 1, 0, 0,
  1, -2, 4, 4, -2, 1, 0, 0, 1, -2, 4, 8, -3, 2, 1, 1, 2, -3, 8, -12, -30, -3, -2, -2, -3, -30, -12, 60, -12,
  8, 4, 4, 8, -12, 60,
]);
/** What a disc beside an empty square of the same line costs, in units: such discs give the opponent moves. */
const FRONTIER: i32 = 14;

/** Makes the table of the rules of thumb, once, unless trained weights are there. */
export function useSimpleWeights(): void {
  if (load<u8>(STATE) != 0) return;
  const table = heap.alloc(TABLE_WEIGHTS << 1);
  let weight = table;
  for (let shape = 0; shape < SHAPES; shape++) {
    const half = shapeSize(shape) >> 1;
    for (let index = -half; index <= half; index++, weight += 2)
      store<i16>(weight, <i16>simpleWeight(shape, index));
  }
  for (let discs = 0; discs <= 64; discs++) setStage(discs, table, 0);
  store<u8>(STATE, STATE_SIMPLE);
}

function simpleWeight(shape: i32, index: i32): i32 {
  const isStraight = shapeLength(shape) <= 8;
  let value = 0;
  let previous = 0;
  for (let digit = 0, length = shapeLength(shape); digit < length; digit++) {
    let disc = index % 3;
    if (disc == 2) disc = -1;
    if (disc == -2) disc = 1;
    index = (index - disc) / 3;
    value += disc * <i32>load<i16>(SQUARE_VALUES + (shapeSquare(shape, digit) << 1));
    if (isStraight && digit > 0) {
      if (disc == 0) value -= previous * FRONTIER;
      else if (previous == 0) value -= disc * FRONTIER;
    }
    previous = disc;
  }
  return value;
}
