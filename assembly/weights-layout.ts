/**
 * How rows are numbered. The table in memory has a place for every index of every shape; a shape that lies on its
 * own squares when it is mirrored has each pair of mirrored indices share one row, and only shared rows are
 * trained and stored in the file. They are numbered in the order of the table, the first of each pair giving the
 * place.
 */
import { TABLE_ROWS } from './evaluate';
import { SHAPES, shapeLength, shapeMirror, shapeSize, shapeSquare, transformSquare } from './features';

let numbers: usize = 0;
/** For each shape the number after its last shared row. */
const SHAPE_ENDS = memory.data(SHAPES * 4, 16);
let count: i32 = 0;

/** The place of a shape's index 0 in the table. */
export function shapeTableStart(shape: i32): i32 {
  let start = 0;
  for (let before = 0; before < shape; before++) start += shapeSize(before);
  return start + (shapeSize(shape) >> 1);
}

/** How many shared rows there are. */
export function sharedRows(): i32 {
  if (numbers == 0) numberRows();
  return count;
}

/** The number of the shared row of a place in the table. */
export function sharedRow(place: i32): i32 {
  if (numbers == 0) numberRows();
  return load<u32>(numbers + (place << 2));
}

/** The number after the last shared row of a shape. */
export function sharedShapeEnd(shape: i32): i32 {
  if (numbers == 0) numberRows();
  return load<i32>(SHAPE_ENDS + (shape << 2));
}

function numberRows(): void {
  numbers = heap.alloc(TABLE_ROWS << 2);
  let place = 0;
  for (let shape = 0; shape < SHAPES; shape++) {
    const zero = shapeTableStart(shape);
    const half = shapeSize(shape) >> 1;
    setMirrorPowers(shape);
    for (let index = -half; index <= half; index++, place++) {
      const mirrored = mirroredIndex(index, shapeLength(shape));
      let number = count;
      if (mirrored < index) number = load<u32>(numbers + ((zero + mirrored) << 2));
      else count++;
      store<u32>(numbers + (place << 2), number);
    }
    store<i32>(SHAPE_ENDS + (shape << 2), count);
  }
}

/** For each digit of the shape at hand: the power of three of the digit it is mirrored to. */
const MIRROR_POWERS = memory.data(10 * 4, 16);

function setMirrorPowers(shape: i32): void {
  const mirror = shapeMirror(shape);
  for (let digit = 0, length = shapeLength(shape); digit < length; digit++) {
    const square = transformSquare(shapeSquare(shape, digit), mirror);
    let power = 1;
    for (let other = 0; shapeSquare(shape, other) != square; other++) power *= 3;
    store<i32>(MIRROR_POWERS + (digit << 2), power);
  }
}

/** The index that has the same discs mirrored; the same index where the shape has no mirror. */
function mirroredIndex(index: i32, length: i32): i32 {
  let mirrored = 0;
  for (let digit = 0; digit < length; digit++) {
    let disc = index % 3;
    if (disc == 2) disc = -1;
    if (disc == -2) disc = 1;
    index = (index - disc) / 3;
    mirrored += disc * load<i32>(MIRROR_POWERS + (digit << 2));
  }
  return mirrored;
}
