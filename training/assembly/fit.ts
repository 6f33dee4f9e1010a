/**
 * The fit of the weights: stochastic gradient descent on the squared error of labelled positions.
 *
 * The model is the one that is shipped: weights at a few numbers of discs (anchors) with straight lines in between,
 * and a constant for each number of discs. Mirrored shapes share a weight. Each weight's step shrinks with the root
 * of the visits it has had, so that frequent shapes commitPartial while rare ones, whose steps are few and small, stay
 * near 0 and leave the explanation to the shapes that are parts of them.
 */
import { DISC, TABLE_WEIGHTS } from '../../assembly/evaluate';
import { FEATURE_BYTES, INSTANCES, featureAt, featuresSet, shapeOfLane } from '../../assembly/features';
import { FLAG_EXACT, FLAG_SELECTIVE, FLAG_SIDE, RECORD_BYTES } from './games';
import { shapeTableStart, sharedWeight, sharedWeights } from '../../assembly/weights-layout';

/** Numbers of discs an anchor list may have. */
const MAX_ANCHORS: i32 = 32;
const ANCHORS = memory.data(MAX_ANCHORS * 4, 16);
const CONSTANTS = memory.data(65 * 8, 16);
/** Errors of the last pass for each number of discs: positions, sum, sum of sizes, sum of squares. */
const ERRORS = memory.data(65 * 32, 16);
const FRAME = memory.data(FEATURE_BYTES, 16);
const IDS = memory.data(INSTANCES * 4, 16);
/** For each lane: where index 0 of its shape is in `shared`. */
const LANE_AT = memory.data(INSTANCES * 4, 16);

/** Bytes of one weight here: its value in discs and its visits, both f32. */
const CELL_BYTES: i32 = 8;
/** The first step of a weight, and the visits after which steps begin to shrink. */
const FIRST_STEP: f32 = 0.01;
const FULL_VISITS: f32 = 50;

let anchors: i32 = 0;
let cells: usize = 0;
let shared: usize = 0;

/** Begins a fit with these anchors already written at `anchorsAt`; all weights are 0. */
export function beginFit(count: i32): void {
  anchors = count;
  cells = heap.alloc(<usize>count * sharedWeights() * CELL_BYTES);
  memory.fill(cells, 0, <usize>count * sharedWeights() * CELL_BYTES);
  shared = heap.alloc(TABLE_WEIGHTS << 2);
  for (let at = 0; at < TABLE_WEIGHTS; at++) store<u32>(shared + (at << 2), <u32>sharedWeight(at));
  for (let lane = 0; lane < INSTANCES; lane++) {
    store<u32>(LANE_AT + (lane << 2), <u32>shared + (shapeTableStart(shapeOfLane(lane)) << 2));
  }
}

/** Where JavaScript writes the anchors, as i32. */
export function anchorsAt(): usize {
  return ANCHORS;
}

/** Where the weights are: for each anchor, for each shared weight, value and visits as f32. */
export function cellsAt(): usize {
  return cells;
}

/** Where the constants are: for each number of discs, value and visits as f32. */
export function constantsAt(): usize {
  return CONSTANTS;
}

/** Where the errors of the last pass are: for each number of discs four f64. */
export function errorsAt(): usize {
  return ERRORS;
}

/** Forgets the errors so far. */
export function clearErrors(): void {
  memory.fill(ERRORS, 0, 65 * 32);
}

/** Reserves memory for positions or their order. */
export function reserve(bytes: usize): usize {
  return heap.alloc(bytes);
}

/**
 * Goes once through positions, and learns from them when `rate` is above 0.
 *
 * @param records positions of `RECORD_BYTES`
 * @param order their numbers, u32, in the order to take
 * @param count how many
 * @param rate factor of the steps
 * @param searchShare 0-1: how much of the label is the search's value instead of the game's result
 * @param sideWeight 0-1: how much is learned from positions after moves that were not played
 */
export function fitPass(
  records: usize,
  order: usize,
  count: i32,
  rate: f32,
  searchShare: f32,
  sideWeight: f32,
): void {
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
    fitPosition(player, opponent, target, flags & FLAG_SIDE ? rate * sideWeight : rate);
  }
}

function fitPosition(player: u64, opponent: u64, target: f32, rate: f32): void {
  const discs = <i32>popcnt(player | opponent);
  let lower = 0;
  while (lower < anchors - 2 && load<i32>(ANCHORS + ((lower + 1) << 2)) <= discs) lower++;
  const from = load<i32>(ANCHORS + (lower << 2));
  const to = load<i32>(ANCHORS + ((lower + 1) << 2));
  const part = max<f32>(0, min<f32>(1, <f32>(discs - from) / <f32>(to - from)));
  const rest: f32 = 1 - part;
  const first = cells + <usize>lower * sharedWeights() * CELL_BYTES;
  const second = first + <usize>sharedWeights() * CELL_BYTES;
  featuresSet(FRAME, player, opponent);
  let sum0: f32 = 0;
  let sum1: f32 = 0;
  for (let lane = 0; lane < INSTANCES; lane++) {
    const id = load<u32>(load<u32>(LANE_AT + (lane << 2)) + (featureAt(FRAME, lane) << 2)) * CELL_BYTES;
    store<u32>(IDS + (lane << 2), id);
    sum0 += load<f32>(first + id);
    sum1 += load<f32>(second + id);
  }
  const constant = CONSTANTS + (discs << 3);
  const value = load<f32>(constant) + rest * sum0 + part * sum1;
  const error = target - value;
  const errors = ERRORS + (discs << 5);
  store<f64>(errors, load<f64>(errors) + 1);
  store<f64>(errors, load<f64>(errors, 8) + error, 8);
  store<f64>(errors, load<f64>(errors, 16) + abs(error), 16);
  store<f64>(errors, load<f64>(errors, 24) + error * error, 24);
  if (rate == 0) return;
  learn(constant, error, 1, rate);
  if (rest > 0) {
    for (let lane = 0; lane < INSTANCES; lane++)
      learn(first + load<u32>(IDS + (lane << 2)), error, rest, rate);
  }
  if (part > 0) {
    for (let lane = 0; lane < INSTANCES; lane++)
      learn(second + load<u32>(IDS + (lane << 2)), error, part, rate);
  }
}

// @ts-ignore: decorator
@inline
function learn(cell: usize, error: f32, share: f32, rate: f32): void {
  const visits = load<f32>(cell, 4) + share * share;
  const step: f32 = rate * FIRST_STEP * Mathf.sqrt(FULL_VISITS / (FULL_VISITS + visits));
  store<f32>(cell, load<f32>(cell) + step * share * error);
  store<f32>(cell, visits, 4);
}

/** Draws every weight towards 0, by `strength` visits' worth: rare shapes the most. */
export function shrink(strength: f32): void {
  const end = cells + <usize>anchors * sharedWeights() * CELL_BYTES;
  for (let cell = cells; cell < end; cell += CELL_BYTES) {
    const visits = load<f32>(cell, 4);
    store<f32>(cell, (load<f32>(cell) * visits) / (visits + strength));
  }
}
