/**
 * The evaluation: a small network on a position's patterns and legal moves.
 *
 * Each of the 38 pattern instances gives a row of eight numbers, and so do the legal moves of both sides in ten ways
 * (`move-rows.ts`). The rows, and one for the number of discs, are added up; the eight sums are clipped to 0-1 and squared
 * (the activation), a layer of sixteen units with the same activation follows, and their weighted sum, with a constant for
 * the number of discs, is the value. All of it is in integers, so that the value is the same on every machine. The rows
 * are stored shape by shape, index 0 in the middle of a shape's rows; a position seen by the other player has negated
 * indices, so one table serves both. `weights.ts` fills it from a file; before that it has a few rules of thumb, so
 * that the search can always run.
 *
 * The idea of vectors for patterns, summed and passed through a small network, is that of efficiently updatable neural
 * networks (Yu Nasu, 2018), whose inputs are single pieces.
 */
import { CHECKED } from '../checks';
import { finalScore } from '../board/bitboard';
import {
  FEATURE_BYTES,
  Features,
  LANE_BLOCK,
  LANE_BOX,
  LANE_CORNER,
  LANE_DIAGONAL,
  LANE_EDGE,
  LANE_LINE,
  LANE_SIDE,
  LANE_TRIANGLE,
  SHAPES,
  featuresSet,
  areFeaturesOf,
  shapeLength,
  shapeSize,
  shapeSquare,
} from './features';
import { MOVE_COUNTS, MOVE_ROWS, moveRow } from './move-rows';
import { legalMoves } from '../board/moves';

/** Units of the evaluation in one disc. */
export const DISC_BITS: i32 = 6;
/** One disc, in units of the evaluation. */
export const DISC: i32 = 1 << DISC_BITS;
/** The greatest value of an evaluation, in units: certain wipe-outs are left to the search. */
const MAX_EVALUATION: i32 = 63 * DISC;

/** Numbers of a row, 8 bits each. */
export const WIDTH: i32 = 8;
/** Units of the hidden layer. */
export const HIDDEN: i32 = 16;
/** Rows of a shape of ten squares, 3 to the power of 10, and of one of eight. */
const TEN: i32 = 59049;
const EIGHT: i32 = 6561;
/** Rows of all shapes: six of ten squares, two of eight. */
export const SHAPE_ROWS: i32 = 6 * TEN + 2 * EIGHT;
/** Rows of the whole table: those of the shapes, then those of the legal moves. */
export const TABLE_ROWS: i32 = SHAPE_ROWS + MOVE_ROWS;
/** The fixed-point 1 of rows: a step of a row is 1/256. */
export const ROW_ONE: i32 = 256;
/** The fixed-point 1 of the hidden layer's weights: 16 bits range from -16 to 16. */
export const HIDDEN_ONE: i32 = 1 << 11;
/** The fixed-point 1 of the output's weights: 16 bits range from -8 to 8. */
export const OUTPUT_ONE: i32 = 1 << 12;
/** The factor from the network's output to units: weights of about 1 give values of some ten discs. */
export const OUTPUT_UNITS: i32 = 16 * DISC;

const TABLE = memory.data(TABLE_ROWS * WIDTH, 16);
/** For each number of discs (0-64) eight 16-bit numbers that are added to the rows, and a constant in units. */
const STAGE_ROWS = memory.data(65 * WIDTH * 2, 16);
const STAGE_CONSTANTS = memory.data(65 * 4, 16);
/** Weights of the hidden layer, 16 bits each: for each two inputs, for each unit, the weights of both. */
const HIDDEN_WEIGHTS = memory.data(WIDTH * HIDDEN * 2, 16);
/** Biases of the hidden layer, 32 bits each, where 1 is `HIDDEN_ONE` times 2 to the power of 15. */
const HIDDEN_BIASES = memory.data(HIDDEN * 4, 16);
const OUTPUT_WEIGHTS = memory.data(HIDDEN * 2, 16);
/** One byte: nothing set up, rules of thumb, or trained weights. In shared memory, for threads. */
const STATE = memory.data(16, 16);
const STATE_SIMPLE: i32 = 1;
const STATE_TRAINED: i32 = 2;

// Rows of each shape's index 0: half of a shape's rows come before it.
const AT_EDGE: i32 = TEN >> 1;
const AT_BLOCK: i32 = AT_EDGE + TEN;
const AT_CORNER: i32 = AT_BLOCK + TEN;
const AT_SIDE: i32 = AT_CORNER + TEN;
const AT_TRIANGLE: i32 = AT_SIDE + TEN;
const AT_BOX: i32 = AT_TRIANGLE + TEN;
const AT_LINE: i32 = 6 * TEN + (EIGHT >> 1);
const AT_DIAGONAL: i32 = AT_LINE + EIGHT;

/** Scratch frame of `evaluate`. */
const SCRATCH_FRAME = changetype<Features>(memory.data(FEATURE_BYTES, 16));

/** Whether trained weights are in use. */
export function hasTrainedWeights(): bool {
  return load<u8>(STATE) == STATE_TRAINED;
}

/** Called when the trained weights are in memory. */
export function setTrained(): void {
  store<u8>(STATE, STATE_TRAINED);
}

/** Address of the rows, `WIDTH` bytes each. */
export function tableAt(): usize {
  return TABLE;
}

/** Sets one of the eight numbers that a number of discs adds to the rows, in steps of 1/256. */
export function setStageNumber(discs: i32, column: i32, value: i32): void {
  if (CHECKED) assert(discs >= 0 && discs <= 64 && column >= 0 && column < WIDTH);
  store<i16>(STAGE_ROWS + ((discs * WIDTH + column) << 1), <i16>value);
}

/** Sets the constant of a number of discs, in units. */
export function setStageConstant(discs: i32, units: i32): void {
  if (CHECKED) assert(discs >= 0 && discs <= 64);
  store<i32>(STAGE_CONSTANTS + (discs << 2), units);
}

/** Sets a weight of the hidden layer, in `HIDDEN_ONE`s. */
export function setHiddenWeight(input: i32, unit: i32, value: i32): void {
  if (CHECKED) assert(input >= 0 && input < WIDTH && unit >= 0 && unit < HIDDEN);
  const place = ((input >> 1) * HIDDEN + unit) * 2 + (input & 1);
  store<i16>(HIDDEN_WEIGHTS + (place << 1), <i16>value);
}

/** Sets the bias of a unit, in `HIDDEN_ONE`s. */
export function setHiddenBias(unit: i32, value: i32): void {
  if (CHECKED) assert(unit >= 0 && unit < HIDDEN);
  store<i32>(HIDDEN_BIASES + (unit << 2), value << 15);
}

/** Sets the output weight of a unit, in `OUTPUT_ONE`s. */
export function setOutputWeight(unit: i32, value: i32): void {
  if (CHECKED) assert(unit >= 0 && unit < HIDDEN);
  store<i16>(OUTPUT_WEIGHTS + (unit << 1), <i16>value);
}

/**
 * The value of a position for the side to move, in units (`DISC` a disc). If the side has to pass, the negated value
 * for the other side; for a finished game its score.
 *
 * @param frame holds the pattern indices of the position
 * @param isFirst whether the first player of `featuresSet` is to move
 * @param player the discs of the side to move, and `opponent` those of the other
 * @param moves the legal moves of the side to move
 */
export function evaluateFrame(frame: Features, isFirst: bool, player: u64, opponent: u64, moves: u64): i32 {
  if (CHECKED) assert(moves == legalMoves(player, opponent), 'the moves are those of the position');
  if (CHECKED)
    assert(isFirst ? areFeaturesOf(frame, player, opponent) : areFeaturesOf(frame, opponent, player));
  const replies = legalMoves(opponent, player);
  const discs = <i32>popcnt(player | opponent);
  if (moves) return networkValue(frame, isFirst, discs, moves, replies);
  if (replies) return -networkValue(frame, !isFirst, discs, replies, 0);
  return finalScore(player, opponent) * DISC;
}

/** The network's value if the side to move has moves. */
function networkValue(frame: Features, isFirst: bool, discs: i32, moves: u64, replies: u64): i32 {
  if (CHECKED) assert(moves != 0 && discs <= 64);
  // Two calls with constants, so that each is compiled without the branch.
  const patterns = isFirst ? patternRows(frame, true) : patternRows(frame, false);
  const rows = i16x8.add(patterns, moveRows(moves, replies));
  const sums = i16x8.add(rows, v128.load(STAGE_ROWS + (discs << 4)));
  const value = load<i32>(STAGE_CONSTANTS + (discs << 2)) + output(sums);
  return min(MAX_EVALUATION, max(-MAX_EVALUATION, value));
}

/** The layers after the sums, in units. */
// @ts-ignore: decorator
@inline
function output(sums: v128): i32 {
  const clipped = i16x8.min_s(i16x8.max_s(sums, i16x8.splat(0)), i16x8.splat(<i16>ROW_ONE));
  // Where 1 is 1 << 15, which the saturating addition leaves as the largest number of 16 bits.
  const half = i16x8.shl(clipped, 6);
  const scaled = i16x8.add_sat_s(half, half);
  const inputs = i16x8.q15mulr_sat_s(scaled, scaled);
  const first = v128.shuffle<i32>(inputs, inputs, 0, 0, 0, 0);
  const second = v128.shuffle<i32>(inputs, inputs, 1, 1, 1, 1);
  const third = v128.shuffle<i32>(inputs, inputs, 2, 2, 2, 2);
  const fourth = v128.shuffle<i32>(inputs, inputs, 3, 3, 3, 3);
  const products = i32x4.add(
    eightUnits(first, second, third, fourth, 0),
    eightUnits(first, second, third, fourth, 8),
  );
  const halves = i32x4.add(products, v128.shuffle<i32>(products, products, 2, 3, 2, 3));
  const total = i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1);
  // 1 is `OUTPUT_ONE` << 15, or 27 bits; in units it is `OUTPUT_UNITS`, 10 bits.
  return total >> 17;
}

/** The contribution of eight hidden units to the output. */
// @ts-ignore: decorator
@inline
function eightUnits(first: v128, second: v128, third: v128, fourth: v128, unit: usize): v128 {
  const low = fourUnits(first, second, third, fourth, unit);
  const high = fourUnits(first, second, third, fourth, unit + 4);
  return i32x4.dot_i16x8_s(activation(low, high), v128.load(OUTPUT_WEIGHTS + unit * 2));
}

/** The sums of four units of the hidden layer, where 1 is `HIDDEN_ONE` << 15; each argument has two inputs four times. */
// @ts-ignore: decorator
@inline
function fourUnits(first: v128, second: v128, third: v128, fourth: v128, unit: usize): v128 {
  const at = HIDDEN_WEIGHTS + unit * 4;
  const near = i32x4.add(
    i32x4.dot_i16x8_s(first, v128.load(at)),
    i32x4.dot_i16x8_s(second, v128.load(at, HIDDEN * 4)),
  );
  const far = i32x4.add(
    i32x4.dot_i16x8_s(third, v128.load(at, HIDDEN * 8)),
    i32x4.dot_i16x8_s(fourth, v128.load(at, HIDDEN * 12)),
  );
  return i32x4.add(v128.load(HIDDEN_BIASES + unit * 4), i32x4.add(near, far));
}

/** Eight sums of the hidden layer clipped and squared: as 16 bits where 1 is 1 << 15, what is above saturates. */
// @ts-ignore: decorator
@inline
function activation(first: v128, second: v128): v128 {
  const sums = i16x8.narrow_i32x4_s(i32x4.shr_s(first, 11), i32x4.shr_s(second, 11));
  const clipped = i16x8.max_s(sums, i16x8.splat(0));
  return i16x8.q15mulr_sat_s(clipped, clipped);
}

/** The sum of the rows of all pattern instances, as the first player sees them or as the second does. */
// @ts-ignore: decorator
@inline
function patternRows(frame: Features, isFirst: bool): v128 {
  let sum = four(frame, isFirst, LANE_EDGE, AT_EDGE);
  sum = i16x8.add(sum, four(frame, isFirst, LANE_BLOCK, AT_BLOCK));
  sum = i16x8.add(sum, four(frame, isFirst, LANE_CORNER, AT_CORNER));
  sum = i16x8.add(sum, four(frame, isFirst, LANE_CORNER + 4, AT_CORNER));
  sum = i16x8.add(sum, four(frame, isFirst, LANE_SIDE, AT_SIDE));
  sum = i16x8.add(sum, four(frame, isFirst, LANE_SIDE + 4, AT_SIDE));
  sum = i16x8.add(sum, four(frame, isFirst, LANE_TRIANGLE, AT_TRIANGLE));
  sum = i16x8.add(sum, four(frame, isFirst, LANE_BOX, AT_BOX));
  sum = i16x8.add(sum, four(frame, isFirst, LANE_LINE, AT_LINE));
  return i16x8.add(sum, two(frame, isFirst, LANE_DIAGONAL, AT_DIAGONAL));
}

/** The sum of the rows of four instances of one shape from a lane on. */
// @ts-ignore: decorator
@inline
function four(frame: Features, isFirst: bool, lane: i32, zero: i32): v128 {
  return i16x8.add(two(frame, isFirst, lane, zero), two(frame, isFirst, lane + 2, zero));
}

// @ts-ignore: decorator
@inline
function two(frame: Features, isFirst: bool, lane: i32, zero: i32): v128 {
  return i16x8.add(patternRow(frame, isFirst, lane, zero), patternRow(frame, isFirst, lane + 1, zero));
}

// @ts-ignore: decorator
@inline
function patternRow(frame: Features, isFirst: bool, lane: i32, zero: i32): v128 {
  const offset = frame.indexAt(lane) << 3;
  const at = <i32>TABLE + zero * WIDTH;
  if (CHECKED) assert(zero >= 0 && zero < SHAPE_ROWS);
  if (CHECKED) assert(abs(offset) <= (TEN * WIDTH) / 2, 'an index of the shape');
  return v128.load8x8_s(<usize>(isFirst ? at + offset : at - offset));
}

/** The sum of the rows that the legal moves of both sides choose. */
// @ts-ignore: decorator
@inline
function moveRows(moves: u64, replies: u64): v128 {
  const counts = i16x8.add(
    i16x8.add(
      i16x8.add(rowOfMoves(0, moves, replies), rowOfMoves(1, moves, replies)),
      i16x8.add(rowOfMoves(2, moves, replies), rowOfMoves(3, moves, replies)),
    ),
    i16x8.add(rowOfMoves(4, moves, replies), rowOfMoves(5, moves, replies)),
  );
  const edges = i16x8.add(
    i16x8.add(rowOfMoves(6, moves, replies), rowOfMoves(7, moves, replies)),
    i16x8.add(rowOfMoves(8, moves, replies), rowOfMoves(9, moves, replies)),
  );
  return i16x8.add(counts, edges);
}

// @ts-ignore: decorator
@inline
function rowOfMoves(instance: i32, moves: u64, replies: u64): v128 {
  return v128.load8x8_s(TABLE + <usize>((SHAPE_ROWS + moveRow(instance, moves, replies)) * WIDTH));
}

/** The value of a position for the side to move, in discs, without search. */
export function evaluate(player: u64, opponent: u64): f64 {
  featuresSet(SCRATCH_FRAME, player, opponent);
  const moves = legalMoves(player, opponent);
  return <f64>evaluateFrame(SCRATCH_FRAME, true, player, opponent, moves) / <f64>DISC;
}

/** Rules of thumb: the value of a disc on a square, in units; by distance from the nearest corner, row by row. */
const SQUARE_VALUES = memory.data<i16>([
  60, -12, 8, 4, 4, 8, -12, 60, -12, -30, -3, -2, -2, -3, -30, -12, 8, -3, 2, 1, 1, 2, -3, 8, 4, -2, 1, 0, 0,
  1, -2, 4, 4, -2, 1, 0, 0, 1, -2, 4, 8, -3, 2, 1, 1, 2, -3, 8, -12, -30, -3, -2, -2, -3, -30, -12, 60, -12,
  8, 4, 4, 8, -12, 60,
]);
/** The value of one move more than the opponent has, in units. */
const MOVE_VALUE: i32 = 40;

/** Units of the rules of thumb in one step of a row: keeps sums within range nearly always. */
const SIMPLE_STEP: i32 = 8;

/**
 * Fills the table with the rules of thumb, once, unless trained weights are loaded.
 *
 * The network is linear here: with s the sum of the rows, the units (0.5 + s) and (0.5 - s) squared differ by 2 s, and so
 * through both layers.
 */
export function useSimpleWeights(): void {
  if (load<u8>(STATE) != 0) return;
  let row = TABLE;
  for (let shape = 0; shape < SHAPES; shape++) {
    const half = shapeSize(shape) >> 1;
    for (let index = -half; index <= half; index++, row += WIDTH) {
      setSimpleRow(row, simpleWeight(shape, index));
    }
  }
  for (let moves = 0; moves < MOVE_COUNTS; moves++) {
    for (let replies = 0; replies < MOVE_COUNTS; replies++, row += WIDTH) {
      setSimpleRow(row, (moves - replies) * MOVE_VALUE);
    }
  }
  for (let discs = 0; discs <= 64; discs++) {
    setStageNumber(discs, 0, ROW_ONE / 2);
    setStageNumber(discs, 1, ROW_ONE / 2);
  }
  // The inputs differ by 2 s; as 0.5 + s and 0.5 - s once more, the two units differ by 2 s.
  for (let unit = 0; unit < 2; unit++) {
    const sign = unit == 0 ? 1 : -1;
    setHiddenWeight(0, unit, (sign * HIDDEN_ONE) / 2);
    setHiddenWeight(1, unit, (-sign * HIDDEN_ONE) / 2);
    setHiddenBias(unit, HIDDEN_ONE / 2);
    // A weight w gives 2 s w `OUTPUT_UNITS`; s steps of 1 / `ROW_ONE` shall be worth `SIMPLE_STEP` units each.
    setOutputWeight(unit, (sign * OUTPUT_ONE * SIMPLE_STEP * ROW_ONE) / (2 * OUTPUT_UNITS));
  }
  store<u8>(STATE, STATE_SIMPLE);
}

function setSimpleRow(row: usize, units: i32): void {
  const steps = <i32>Mathf.round(<f32>units / <f32>SIMPLE_STEP);
  store<i8>(row, <i8>max(-127, min(127, steps)));
  store<i8>(row, <i8>max(-127, min(127, -steps)), 1);
}

/** The sum of the values of the discs of an index, whose digits are balanced: -1, 0 and 1. */
function simpleWeight(shape: i32, index: i32): i32 {
  let value = 0;
  for (let digit = 0, length = shapeLength(shape); digit < length; digit++) {
    // The remainder of a negative number is negative.
    let disc = index % 3;
    if (disc == 2) disc = -1;
    if (disc == -2) disc = 1;
    index = (index - disc) / 3;
    value += disc * <i32>load<i16>(SQUARE_VALUES + (shapeSquare(shape, digit) << 1));
  }
  return value;
}
