/**
 * Fits the evaluation: stochastic gradient descent on the squared error of labelled positions.
 *
 * The model is the shipped one (`assembly/evaluation/evaluate.ts`) in 32-bit floats. Each pattern instance and each instance of
 * the legal moves gives a row of `WIDTH` numbers. The rows, and a bias for the number of discs, are added. The sums are
 * clipped to 0-1 and squared (the activation), and go through a layer of `HIDDEN` units with the same activation to a
 * single output. Mirrored shapes share a row. Rows are trained by Adagrad with one step size a row, so that rare rows
 * move as far as frequent ones; the layers by Adam in small batches.
 */
import { allocate } from '../../assembly/allocate';
import {
  DISC,
  HIDDEN,
  OUTPUT_UNITS,
  SHAPE_ROWS,
  TABLE_ROWS,
  WIDTH,
} from '../../assembly/evaluation/evaluate';
import {
  FEATURE_BYTES,
  Features,
  INSTANCES,
  featuresSet,
  shapeOfLane,
  shapeSize,
} from '../../assembly/evaluation/features';
import { MOVE_INSTANCES, moveRow } from '../../assembly/evaluation/move-rows';
import { legalMoves } from '../../assembly/board/moves';
import { FLAG_EXACT, FLAG_SELECTIVE, FLAG_SIDE, RECORD_BYTES } from './play-games';
import { sharedRow, sharedRows } from './shared-rows';

/** Discs in one unit of the network's output. */
const OUTPUT_DISCS: f32 = <f32>(OUTPUT_UNITS / DISC);

/** A row in memory: its numbers, the sum of its squared gradients, and padding to 16 bytes. */
const ROW_BYTES: i32 = 48;
const ROW_SQUARES: usize = 32;

/** The parameters of the layers, f32: the hidden weights of each input, the hidden biases, the output weights. */
const HIDDEN_BIASES: i32 = WIDTH * HIDDEN;
const OUTPUT_WEIGHTS: i32 = HIDDEN_BIASES + HIDDEN;
const LAYER_PARAMETERS: i32 = OUTPUT_WEIGHTS + HIDDEN;
/** The parameters, followed by Adam's state: first and second moments of each, and the powers of the two decays. */
const LAYERS = memory.data((LAYER_PARAMETERS * 3 + 2) * 4, 16);
const MOMENTS: usize = LAYERS + LAYER_PARAMETERS * 4;
const SQUARES: usize = MOMENTS + LAYER_PARAMETERS * 4;
const MOMENT_LEFT: usize = SQUARES + LAYER_PARAMETERS * 4;
const SQUARE_LEFT: usize = MOMENT_LEFT + 4;
const GRADIENTS = memory.data(LAYER_PARAMETERS * 4, 16);
/** For each number of discs a row added to every sum, and an output bias with its sum of squared gradients. */
const STAGE_ROWS = memory.data(65 * ROW_BYTES, 16);
const STAGE_OUTPUTS = memory.data(65 * 8, 16);

/** Errors of the last pass for each number of discs: count, sum, sum of absolute values, sum of squares. */
const ERRORS = memory.data(65 * 32, 16);
const FRAME = changetype<Features>(memory.data(FEATURE_BYTES, 16));
/** Number of rows of a position, and the addresses of those of the current one. */
const POSITION_ROWS: i32 = INSTANCES + MOVE_INSTANCES;
const ROWS = memory.data(POSITION_ROWS * 4, 16);
/** For each lane: the offset of its shape in `shared`. */
const LANE_AT = memory.data(INSTANCES * 4, 16);

/** Initial step sizes, and a constant that keeps the first divisions finite. */
const ROW_STEP: f32 = 0.006;
const LAYER_STEP: f32 = 0.002;
const TINY: f32 = 1e-8;
/** Positions in a batch, and Adam's two decays. */
const BATCH: i32 = 128;
const MOMENT_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

let rows: usize = 0;
let shared: usize = 0;
let inBatch: i32 = 0;

let random: u32 = 1;

/** A random number between -1 and 1. */
function randomPart(): f32 {
  random ^= random << 13;
  random ^= random >> 17;
  random ^= random << 5;
  return <f32>(<i32>random) / <f32>0x80000000;
}

/** Initialises a fit: rows to 0, the layers randomly. */
export function beginFit(seed: u32): void {
  const bytes = <usize>sharedRows() * ROW_BYTES;
  rows = allocate(bytes);
  memory.fill(rows, 0, bytes);
  memory.fill(STAGE_ROWS, 0, 65 * ROW_BYTES);
  memory.fill(STAGE_OUTPUTS, 0, 65 * 8);
  shared = allocate(TABLE_ROWS << 2);
  for (let at = 0; at < TABLE_ROWS; at++) {
    store<u32>(shared + (at << 2), <u32>rows + <u32>(sharedRow(at) * ROW_BYTES));
  }
  for (let lane = 0; lane < INSTANCES; lane++) {
    const shape = shapeOfLane(lane);
    let zero = shapeSize(shape) >> 1;
    for (let before = 0; before < shape; before++) zero += shapeSize(before);
    store<u32>(LANE_AT + (lane << 2), <u32>shared + (zero << 2));
  }
  random = seed;
  for (let discs = 0; discs < 65; discs++) {
    for (let at = 0; at < WIDTH; at++) store<f32>(STAGE_ROWS + discs * ROW_BYTES + (at << 2), 0.5);
  }
  for (let at = 0; at < HIDDEN_BIASES; at++) store<f32>(LAYERS + (at << 2), 0.5 * randomPart());
  for (let at = HIDDEN_BIASES; at < OUTPUT_WEIGHTS; at++) store<f32>(LAYERS + (at << 2), 0.5);
  for (let at = OUTPUT_WEIGHTS; at < LAYER_PARAMETERS; at++) store<f32>(LAYERS + (at << 2), randomPart());
  memory.fill(MOMENTS, 0, LAYER_PARAMETERS * 2 * 4);
  store<f32>(MOMENT_LEFT, 1);
  store<f32>(SQUARE_LEFT, 1);
}

/** Address of the rows, `ROW_BYTES` each. */
export function rowsAt(): usize {
  return rows;
}

/** Address of the layers' parameters and Adam's state: `3 * LAYER_PARAMETERS + 2` floats in all. */
export function layersAt(): usize {
  return LAYERS;
}

/** Address of the rows for the numbers of discs. */
export function stageRowsAt(): usize {
  return STAGE_ROWS;
}

/** Address of the output biases: for each number of discs value and sum of squares, f32. */
export function stageOutputsAt(): usize {
  return STAGE_OUTPUTS;
}

/** Address of the errors of the last pass: four f64 for each number of discs. */
export function errorsAt(): usize {
  return ERRORS;
}

/** Resets the errors. */
export function clearErrors(): void {
  memory.fill(ERRORS, 0, 65 * 32);
}

/** Reserves memory for positions or their order. */
export function reserve(bytes: usize): usize {
  return allocate(bytes);
}

/**
 * Makes one pass through positions, and trains on them if `rate` is above 0.
 *
 * @param records positions of `RECORD_BYTES`
 * @param order their indices, u32, in the order to take
 * @param count number of positions
 * @param rate factor of the step sizes
 * @param searchShare 0-1: share of the search's value in the label; the rest is the game's result
 * @param sideWeight 0-1: weight of positions after moves that were not played
 */
export function fitPass(
  records: usize,
  order: usize,
  count: i32,
  rate: f32,
  searchShare: f32,
  sideWeight: f32,
): void {
  memory.fill(GRADIENTS, 0, LAYER_PARAMETERS * 4);
  inBatch = 0;
  for (let at = 0; at < count; at++) {
    const record = records + <usize>load<u32>(order + ((<usize>at) << 2)) * RECORD_BYTES;
    const player = load<u64>(record);
    const opponent = load<u64>(record, 8);
    let target = <f32>load<i8>(record, 16);
    const flags = load<u8>(record, 17);
    if (!(flags & (FLAG_EXACT | FLAG_SELECTIVE))) {
      const share: f32 = flags & FLAG_SIDE ? 1 : searchShare;
      target += share * (<f32>load<i16>(record, 18) / <f32>DISC - target);
    }
    fitPosition(player, opponent, target, rate, flags & FLAG_SIDE ? sideWeight : 1);
  }
}

// @ts-ignore: decorator
@inline
function clipped(sums: v128): v128 {
  return f32x4.min(f32x4.max(sums, f32x4.splat(0)), f32x4.splat(1));
}

/** The derivative of the activation: twice the sum if it lies between 0 and 1, otherwise 0. */
// @ts-ignore: decorator
@inline
function slope(sums: v128): v128 {
  const within = v128.and(f32x4.gt(sums, f32x4.splat(0)), f32x4.lt(sums, f32x4.splat(1)));
  return v128.and(within, f32x4.add(sums, sums));
}

// @ts-ignore: decorator
@inline
function total(lanes: v128): f32 {
  return (
    f32x4.extract_lane(lanes, 0) +
    f32x4.extract_lane(lanes, 1) +
    f32x4.extract_lane(lanes, 2) +
    f32x4.extract_lane(lanes, 3)
  );
}

/** The inputs of the hidden layer for the current position, the sums of its units, and the gradients of both. */
const INPUTS = memory.data(WIDTH * 4, 16);
const INPUT_GRADIENTS = memory.data(WIDTH * 4, 16);
const UNITS = memory.data(HIDDEN * 4, 16);
const UNIT_GRADIENTS = memory.data(HIDDEN * 4, 16);

/** Address of four parameters of the layers. */
// @ts-ignore: decorator
@inline
function parameters(first: i32): usize {
  return LAYERS + ((<usize>first) << 2);
}

/** Computes the sums of the hidden layer for the current inputs; returns their contribution to the output. */
function sumUnits(): f32 {
  let output = f32x4.splat(0);
  for (let unit = 0; unit < HIDDEN; unit += 4) {
    let sum = v128.load(parameters(HIDDEN_BIASES + unit));
    for (let at = 0; at < WIDTH; at++) {
      const input = v128.load_splat<f32>(INPUTS + ((<usize>at) << 2));
      sum = f32x4.add(sum, f32x4.mul(input, v128.load(parameters(at * HIDDEN + unit))));
    }
    v128.store(UNITS + ((<usize>unit) << 2), sum);
    const active = clipped(sum);
    output = f32x4.add(
      output,
      f32x4.mul(f32x4.mul(active, active), v128.load(parameters(OUTPUT_WEIGHTS + unit))),
    );
  }
  return total(output);
}

/** Accumulates the gradients of the layers for a gradient of the output, and computes those of the inputs. */
function sumGradients(gradient: f32): void {
  const outer = f32x4.splat(gradient);
  for (let unit = 0; unit < HIDDEN; unit += 4) {
    const sum = v128.load(UNITS + ((<usize>unit) << 2));
    const active = clipped(sum);
    const weight = v128.load(parameters(OUTPUT_WEIGHTS + unit));
    const unitGradient = f32x4.mul(f32x4.mul(outer, weight), slope(sum));
    accumulate(OUTPUT_WEIGHTS + unit, f32x4.mul(outer, f32x4.mul(active, active)));
    accumulate(HIDDEN_BIASES + unit, unitGradient);
    v128.store(UNIT_GRADIENTS + ((<usize>unit) << 2), unitGradient);
  }
  for (let at = 0; at < WIDTH; at++) {
    const input = v128.load_splat<f32>(INPUTS + ((<usize>at) << 2));
    let sum = f32x4.splat(0);
    for (let unit = 0; unit < HIDDEN; unit += 4) {
      const unitGradient = v128.load(UNIT_GRADIENTS + ((<usize>unit) << 2));
      sum = f32x4.add(sum, f32x4.mul(unitGradient, v128.load(parameters(at * HIDDEN + unit))));
      accumulate(at * HIDDEN + unit, f32x4.mul(input, unitGradient));
    }
    store<f32>(INPUT_GRADIENTS + ((<usize>at) << 2), total(sum));
  }
}

/** Stores the addresses of a position's rows in `ROWS`. */
function findRows(player: u64, opponent: u64): void {
  featuresSet(FRAME, player, opponent);
  for (let lane = 0; lane < INSTANCES; lane++) {
    const row = load<u32>(load<u32>(LANE_AT + (lane << 2)) + (FRAME.indexAt(lane) << 2));
    store<u32>(ROWS + (lane << 2), row);
  }
  const moves = legalMoves(player, opponent);
  const replies = legalMoves(opponent, player);
  for (let instance = 0; instance < MOVE_INSTANCES; instance++) {
    const row = load<u32>(shared + ((SHAPE_ROWS + moveRow(instance, moves, replies)) << 2));
    store<u32>(ROWS + ((INSTANCES + instance) << 2), row);
  }
}

function fitPosition(player: u64, opponent: u64, target: f32, rate: f32, weight: f32): void {
  const discs = <i32>popcnt(player | opponent);
  const stage = STAGE_ROWS + <usize>(discs * ROW_BYTES);
  let low = v128.load(stage);
  let high = v128.load(stage, 16);
  findRows(player, opponent);
  for (let at = 0; at < POSITION_ROWS; at++) {
    const row = load<u32>(ROWS + (at << 2));
    low = f32x4.add(low, v128.load(row));
    high = f32x4.add(high, v128.load(row, 16));
  }
  const clippedLow = clipped(low);
  const clippedHigh = clipped(high);
  v128.store(INPUTS, f32x4.mul(clippedLow, clippedLow));
  v128.store(INPUTS, f32x4.mul(clippedHigh, clippedHigh), 16);
  const bias = STAGE_OUTPUTS + (discs << 3);
  const value = load<f32>(bias) + sumUnits();

  const error = target - value * OUTPUT_DISCS;
  const errors = ERRORS + (discs << 5);
  store<f64>(errors, load<f64>(errors) + 1);
  store<f64>(errors, load<f64>(errors, 8) + error, 8);
  store<f64>(errors, load<f64>(errors, 16) + abs(error), 16);
  store<f64>(errors, load<f64>(errors, 24) + error * error, 24);
  if (rate == 0) return;

  // Descent on half the squared error, so the gradient of the output is value minus target.
  const gradient = (-error / OUTPUT_DISCS) * weight;
  const squares = load<f32>(bias, 4) + gradient * gradient;
  store<f32>(bias, squares, 4);
  store<f32>(bias, load<f32>(bias) - (rate * ROW_STEP * gradient) / (Mathf.sqrt(squares) + TINY));
  sumGradients(gradient);
  const rowLow = f32x4.mul(v128.load(INPUT_GRADIENTS), slope(low));
  const rowHigh = f32x4.mul(v128.load(INPUT_GRADIENTS, 16), slope(high));
  const square = total(f32x4.add(f32x4.mul(rowLow, rowLow), f32x4.mul(rowHigh, rowHigh))) / <f32>WIDTH;
  if (square > 0) {
    learnRow(stage, rowLow, rowHigh, square, rate);
    for (let at = 0; at < POSITION_ROWS; at++) {
      learnRow(load<u32>(ROWS + (at << 2)), rowLow, rowHigh, square, rate);
    }
  }
  if (++inBatch == BATCH) stepLayers(rate);
}

// @ts-ignore: decorator
@inline
function accumulate(parameter: i32, gradient: v128): void {
  const at = GRADIENTS + (parameter << 2);
  v128.store(at, f32x4.add(v128.load(at), gradient));
}

// @ts-ignore: decorator
@inline
function learnRow(row: usize, low: v128, high: v128, square: f32, rate: f32): void {
  const squares = load<f32>(row, ROW_SQUARES) + square;
  store<f32>(row, squares, ROW_SQUARES);
  const step = f32x4.splat((rate * ROW_STEP) / (Mathf.sqrt(squares) + TINY));
  v128.store(row, f32x4.sub(v128.load(row), f32x4.mul(step, low)));
  v128.store(row, f32x4.sub(v128.load(row, 16), f32x4.mul(step, high)), 16);
}

/** One step of Adam with the gradients of a batch. */
function stepLayers(rate: f32): void {
  const momentLeft = load<f32>(MOMENT_LEFT) * MOMENT_DECAY;
  const squareLeft = load<f32>(SQUARE_LEFT) * SQUARE_DECAY;
  store<f32>(MOMENT_LEFT, momentLeft);
  store<f32>(SQUARE_LEFT, squareLeft);
  for (let at: usize = 0; at < <usize>(LAYER_PARAMETERS * 4); at += 4) {
    const gradient = load<f32>(GRADIENTS + at) / <f32>BATCH;
    const moment = MOMENT_DECAY * load<f32>(MOMENTS + at) + (1 - MOMENT_DECAY) * gradient;
    const square = SQUARE_DECAY * load<f32>(SQUARES + at) + (1 - SQUARE_DECAY) * gradient * gradient;
    store<f32>(MOMENTS + at, moment);
    store<f32>(SQUARES + at, square);
    const size = Mathf.sqrt(square / (1 - squareLeft)) + TINY;
    store<f32>(
      LAYERS + at,
      load<f32>(LAYERS + at) - (rate * LAYER_STEP * (moment / (1 - momentLeft))) / size,
    );
  }
  memory.fill(GRADIENTS, 0, LAYER_PARAMETERS * 4);
  inBatch = 0;
}
