/**
 * The layout of the evaluation's rows: in groups, first the shapes, with a row for every index from the smallest on,
 * then the legal moves. If a shape's mirror image is on its own squares, mirrored indices have the same value, as have
 * mirrored edges: they share what is trained and stored, and the first of each pair stands for both.
 */
import { CHECKED } from '../checks';
import { SHAPES, shapeLength, shapeMirror, shapeSize, shapeSquare, transformSquare } from './features';
import { MOVE_TABLES, mirroredMoveRow, moveTableSize } from './move-rows';

/** Shapes, and tables of the legal moves. */
export const ROW_GROUPS: i32 = SHAPES + MOVE_TABLES;

/** Number of rows of a group. */
export function groupSize(group: i32): i32 {
  if (CHECKED) assert(group >= 0 && group < ROW_GROUPS);
  return group < SHAPES ? shapeSize(group) : moveTableSize(group - SHAPES);
}

/** The group that was chosen: see `chooseGroup`. */
let group: i32 = 0;
/** Five digits of an index have so many values. */
const HALF: i32 = 243;
/** For the lower five digits of a shape's index what they add to the index of its mirror image, then for the upper. */
const MIRRORED = memory.data(2 * HALF * 4, 16);

/** Chooses the group that `mirroredRow` asks about. */
export function chooseGroup(number: i32): void {
  group = number;
  if (group >= SHAPES) return;
  for (let digits = 0; digits < HALF; digits++) {
    store<i32>(MIRRORED + (digits << 2), mirroredDigits(digits, 0));
    store<i32>(MIRRORED + ((HALF + digits) << 2), mirroredDigits(digits, 5));
  }
}

/** What the digits of an index from a given one on add to the index of the mirror image. */
function mirroredDigits(digits: i32, first: i32): i32 {
  const length = shapeLength(group);
  let sum = 0;
  for (let digit = first; digit < length; digit++) {
    const square = transformSquare(shapeSquare(group, digit), shapeMirror(group));
    let power = 1;
    for (let other = 0; shapeSquare(group, other) != square; other++) power *= 3;
    sum += (digits % 3) * power;
    digits /= 3;
  }
  return sum;
}

/** The mirror image of a row in the chosen group; the same row if it has none. */
export function mirroredRow(row: i32): i32 {
  if (group >= SHAPES) return mirroredMoveRow(group - SHAPES, row);
  return load<i32>(MIRRORED + ((row % HALF) << 2)) + load<i32>(MIRRORED + ((HALF + row / HALF) << 2));
}
