/**
 * The layout of the evaluation's rows: in groups, first the shapes, with a row for every index from the smallest on,
 * then the legal moves. If a shape's mirror image is on its own squares, mirrored indices have the same value, as have
 * mirrored edges: they share what is trained and stored, and the first of each pair stands for both.
 */
import { CHECKED } from './checks';
import { SHAPES, shapeLength, shapeMirror, shapeSize, shapeSquare, transformSquare } from './features';
import { MOVE_TABLES, mirroredMoveRow, moveTableSize } from './move-rows';

/** Shapes, and tables of the legal moves. */
export const ROW_GROUPS: i32 = SHAPES + MOVE_TABLES;

/** Number of rows of a group. */
export function groupSize(group: i32): i32 {
  if (CHECKED) assert(group >= 0 && group < ROW_GROUPS);
  return group < SHAPES ? shapeSize(group) : moveTableSize(group - SHAPES);
}

let group: i32 = 0;
/** For each digit of a shape's index: the power of three of the digit it is mirrored to. */
const MIRROR_POWERS = memory.data(10 * 4, 16);

/** Chooses the group that `mirroredRow` asks about. */
export function chooseGroup(number: i32): void {
  group = number;
  if (group >= SHAPES) return;
  const mirror = shapeMirror(group);
  for (let digit = 0, length = shapeLength(group); digit < length; digit++) {
    const square = transformSquare(shapeSquare(group, digit), mirror);
    let power = 1;
    for (let other = 0; shapeSquare(group, other) != square; other++) power *= 3;
    store<i32>(MIRROR_POWERS + (digit << 2), power);
  }
}

/** The mirror image of a row in the chosen group; the same row if it has none. */
export function mirroredRow(row: i32): i32 {
  if (group >= SHAPES) return mirroredMoveRow(group - SHAPES, row);
  let mirrored = 0;
  for (let digit = 0; row > 0; digit++) {
    mirrored += (row % 3) * load<i32>(MIRROR_POWERS + (digit << 2));
    row /= 3;
  }
  return mirrored;
}
