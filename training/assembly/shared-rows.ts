/**
 * Maps the rows of the evaluation's table (`assembly/evaluation/weights-layout.ts`) to shared rows. Rows that are equal by
 * symmetry share one, which is trained and stored. Shared rows are numbered in the order of the table.
 */
import { allocate } from '../../assembly/allocate';
import { TABLE_ROWS } from '../../assembly/evaluation/evaluate';
import { ROW_GROUPS, chooseGroup, groupSize, mirroredRow } from '../../assembly/evaluation/weights-layout';

/** Number of rows of the table. */
export function tableRows(): i32 {
  return TABLE_ROWS;
}

/** Number of groups of rows: shapes, and tables of the legal moves. */
export function rowGroups(): i32 {
  return ROW_GROUPS;
}

let numbers: usize = 0;
/** For each group the number after its last shared row. */
const GROUP_ENDS = memory.data(ROW_GROUPS * 4, 16);
let count: i32 = 0;

/** Number of shared rows. */
export function sharedRows(): i32 {
  if (numbers == 0) numberRows();
  return count;
}

/** The number of the shared row of a row in the table. */
export function sharedRow(row: i32): i32 {
  if (numbers == 0) numberRows();
  return load<u32>(numbers + (row << 2));
}

/** The number after the last shared row of a group. */
export function sharedGroupEnd(group: i32): i32 {
  if (numbers == 0) numberRows();
  return load<i32>(GROUP_ENDS + (group << 2));
}

function numberRows(): void {
  numbers = allocate(TABLE_ROWS << 2);
  let start = numbers;
  for (let group = 0; group < ROW_GROUPS; group++) {
    chooseGroup(group);
    const size = groupSize(group);
    for (let row = 0; row < size; row++) {
      const mirrored = mirroredRow(row);
      const number = mirrored < row ? load<u32>(start + (mirrored << 2)) : count++;
      store<u32>(start + (row << 2), number);
    }
    store<i32>(GROUP_ENDS + (group << 2), count);
    start += size << 2;
  }
}
