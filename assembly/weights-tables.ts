/** From the weights of a few anchors to the tables that the evaluation reads. */
import { TABLE_WEIGHTS, setStage, setTrained } from './evaluate';
import { sharedWeight, sharedWeights } from './weights-layout';

/** Neighbouring numbers of discs that share a table. */
const DISCS_PER_TABLE: i32 = 2;
/** Steps of the straight line between two anchors. */
const LINE: i32 = 128;

/** The first table of the last call: tables are made once and filled again by later calls. */
let tables: usize = 0;

/**
 * Fills a table for every two numbers of discs and turns them on.
 *
 * @param count number of anchors, 2 or more
 * @param discs their numbers of discs, rising, i32
 * @param values for each anchor the shared weights in units, i16
 * @param constants for each number of discs 0-64 a constant in units, i32
 */
export function useAnchors(count: i32, discs: usize, values: usize, constants: usize): void {
  const bytes = (<usize>TABLE_WEIGHTS) << 1;
  const shared = (<usize>sharedWeights()) << 1;
  if (tables == 0) tables = heap.alloc(bytes * (64 / DISCS_PER_TABLE + 1));
  for (let stage = 0; stage <= 64; stage += DISCS_PER_TABLE) {
    let lower = 0;
    while (lower < count - 2 && load<i32>(discs + ((lower + 1) << 2)) <= stage) lower++;
    const from = load<i32>(discs + (lower << 2));
    const to = load<i32>(discs + ((lower + 1) << 2));
    // Half of the pair's distance is added, so that the line is met in the middle of the pair.
    const part = (((stage - from) * 2 + DISCS_PER_TABLE - 1) * LINE) / ((to - from) * 2);
    const table = tables + bytes * (stage / DISCS_PER_TABLE);
    fill(table, values + shared * lower, values + shared * (lower + 1), max(0, min(LINE, part)));
    for (let next = stage; next < min(65, stage + DISCS_PER_TABLE); next++) {
      setStage(next, table, load<i32>(constants + (next << 2)));
    }
  }
  setTrained();
}

function fill(table: usize, first: usize, second: usize, part: i32): void {
  for (let place = 0; place < TABLE_WEIGHTS; place++) {
    const number = (<usize>sharedWeight(place)) << 1;
    const sum = <i32>load<i16>(first + number) * (LINE - part) + <i32>load<i16>(second + number) * part;
    store<i16>(table + ((<usize>place) << 1), <i16>((sum + LINE / 2) >> 7));
  }
}
