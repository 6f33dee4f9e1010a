/**
 * Pattern indices of a position, updated move by move.
 *
 * A shape is a group of squares (an edge, a corner, a line); an instance is a shape laid on the board.
 * The index of an instance is a signed number in balanced base 3: a disc of the first player adds its square's
 * power of three, a disc of the second player takes it away, an empty square leaves it. The indices of ten squares
 * end at 29,524 = (3^10 - 1) / 2, so they fit in 16 bits. The position seen by the
 * other player has the negated indices, one table serves both players, and a flip adds twice the power.
 *
 * The indices of all instances are 16-bit lanes of five vectors, called a frame. A search keeps one frame per ply and
 * writes the next ply's frame from the current one: nothing has to be undone.
 */

import { CHECKED } from '../checks';
import { bit, isSquare } from '../board/bitboard';

/** The pattern indices of a position: 40 lanes of 16 bits, two of them spare, aligned to 16 bytes. */
@unmanaged
export class Features {
  lanes0: v128;
  lanes8: v128;
  lanes16: v128;
  lanes24: v128;
  lanes32: v128;

  copyFeatures(from: Features): void {
    memory.copy(changetype<usize>(this), changetype<usize>(from), FEATURE_BYTES);
  }

  /** The index of one instance, as the first player sees it; the second player sees it negated. */
  @inline
  indexAt(lane: i32): i32 {
    if (CHECKED) assert(lane >= 0 && lane < INSTANCES);
    return load<i16>(changetype<usize>(this) + ((<usize>lane) << 1));
  }
}

/** Bytes of the pattern indices of a position. */
export const FEATURE_BYTES: i32 = <i32>offsetof<Features>();
/** Instances of all shapes together. */
export const INSTANCES: i32 = 38;
/** Shapes that have weights of their own. */
export const SHAPES: i32 = 8;

// Lanes of each shape's first instance, in the order of SHAPE_SQUARES, where the shapes are drawn.
export const LANE_EDGE: i32 = 0;
export const LANE_BLOCK: i32 = 4;
export const LANE_CORNER: i32 = 8;
export const LANE_SIDE: i32 = 16;
export const LANE_TRIANGLE: i32 = 24;
export const LANE_BOX: i32 = 28;
export const LANE_LINE: i32 = 32;
export const LANE_DIAGONAL: i32 = 36;

/** Squares of each shape's first instance, ten bytes a shape; the first square is the lowest digit. */
// prettier-ignore
const SHAPE_SQUARES = memory.data<u8>([
  9, 0, 1, 2, 3, 4, 5, 6, 7, 14, // edge with both X-squares
  0, 2, 3, 4, 5, 7, 10, 11, 12, 13, // edge block: both corners, and c1-f1 over c2-f2
  0, 1, 2, 3, 4, 8, 9, 10, 11, 12, // corner 5x2
  1, 2, 3, 9, 10, 11, 17, 18, 19, 0, // 3x3 beside a corner, and the corner
  0, 1, 2, 3, 8, 9, 10, 16, 17, 24, // triangle in a corner
  10, 11, 12, 13, 18, 19, 20, 21, 27, 28, // c2-f2 over c3-f3, and d4 and e4
  8, 9, 10, 11, 12, 13, 14, 15, 64, 64, // second line
  0, 9, 18, 27, 36, 45, 54, 63, 64, 64, // long diagonal
]);
/** Squares of each shape; 64 in `SHAPE_SQUARES` is none. */
const SHAPE_LENGTHS = memory.data<u8>([10, 10, 10, 10, 10, 10, 8, 8]);
/** The lanes `LANE_…` by number of the shape, and the first spare lane. */
const SHAPE_LANES = memory.data<u8>([0, 4, 8, 16, 24, 28, 32, 36, 38]);

/** For each square, what a disc of the first player adds to each lane. */
const POWERS = memory.data(64 * FEATURE_BYTES, 16);

/** Number of squares of a shape, 8 or 10. */
export function shapeLength(shape: i32): i32 {
  return load<u8>(SHAPE_LENGTHS + shape);
}

/** The square (0-63) that a digit of a shape's first instance stands for. */
export function shapeSquare(shape: i32, digit: i32): i32 {
  return load<u8>(SHAPE_SQUARES + shape * 10 + digit);
}

/** Number of values an index of a shape can take: 3 to the number of its squares. */
export function shapeSize(shape: i32): i32 {
  let size = 1;
  for (let digit = 0, length = shapeLength(shape); digit < length; digit++) size *= 3;
  return size;
}

/** A square after one of the eight symmetries: bit 0 mirrors the columns, bit 1 the rows, bit 2 swaps both. */
export function transformSquare(square: i32, symmetry: i32): i32 {
  let column = square & 7;
  let row = square >> 3;
  if (symmetry & 1) column = 7 - column;
  if (symmetry & 2) row = 7 - row;
  return symmetry & 4 ? (column << 3) | row : (row << 3) | column;
}

/** The squares of a shape's first instance after a symmetry. */
function shapeMask(shape: i32, symmetry: i32): u64 {
  let mask: u64 = 0;
  for (let digit = 0, length = shapeLength(shape); digit < length; digit++) {
    mask |= (<u64>1) << transformSquare(shapeSquare(shape, digit), symmetry);
  }
  return mask;
}

/** Whether an earlier symmetry already maps the shape to the same squares. */
function isRepeated(shape: i32, symmetry: i32): bool {
  const mask = shapeMask(shape, symmetry);
  for (let earlier = 0; earlier < symmetry; earlier++) {
    if (shapeMask(shape, earlier) == mask) return true;
  }
  return false;
}

/** A symmetry other than 0 that maps the shape to its own squares, or 0 if there is none. */
export function shapeMirror(shape: i32): i32 {
  for (let symmetry = 1; symmetry < 8; symmetry++) {
    if (shapeMask(shape, symmetry) == shapeMask(shape, 0)) return symmetry;
  }
  return 0;
}

/** Fills `POWERS`: the instances of a shape are its images under the symmetries that differ, in their order. */
function setPowers(): void {
  memory.fill(POWERS, 0, 64 * FEATURE_BYTES);
  for (let shape = 0; shape < SHAPES; shape++) {
    let lane = <i32>load<u8>(SHAPE_LANES + shape);
    for (let symmetry = 0; symmetry < 8; symmetry++) {
      if (isRepeated(shape, symmetry)) continue;
      let power = 1;
      for (let digit = 0, length = shapeLength(shape); digit < length; digit++) {
        const square = transformSquare(shapeSquare(shape, digit), symmetry);
        store<i16>(POWERS + square * FEATURE_BYTES + (lane << 1), <i16>power);
        power *= 3;
      }
      lane++;
    }
  }
}
setPowers();

/** What a disc of the first player on a square adds. */
function powersOf(square: usize): Features {
  return changetype<Features>(POWERS + square * FEATURE_BYTES);
}

/** Writes the frame of a position from scratch; `first` and `second` are the discs of the two players. */
export function featuresSet(frame: Features, first: u64, second: u64): void {
  if (CHECKED) assert((first & second) == 0);
  memory.fill(changetype<usize>(frame), 0, FEATURE_BYTES);
  for (; first; first &= first - 1) {
    const powers = powersOf(<usize>ctz(first));
    frame.lanes0 = i16x8.add(frame.lanes0, powers.lanes0);
    frame.lanes8 = i16x8.add(frame.lanes8, powers.lanes8);
    frame.lanes16 = i16x8.add(frame.lanes16, powers.lanes16);
    frame.lanes24 = i16x8.add(frame.lanes24, powers.lanes24);
    frame.lanes32 = i16x8.add(frame.lanes32, powers.lanes32);
  }
  for (; second; second &= second - 1) {
    const powers = powersOf(<usize>ctz(second));
    frame.lanes0 = i16x8.sub(frame.lanes0, powers.lanes0);
    frame.lanes8 = i16x8.sub(frame.lanes8, powers.lanes8);
    frame.lanes16 = i16x8.sub(frame.lanes16, powers.lanes16);
    frame.lanes24 = i16x8.sub(frame.lanes24, powers.lanes24);
    frame.lanes32 = i16x8.sub(frame.lanes32, powers.lanes32);
  }
}

/**
 * Writes the frame `to` of the position after a move from the frame `from` before it.
 *
 * @param isFirst whether the first player of `featuresSet` moves
 * @param square where, 0-63
 * @param flips the discs it turns
 */
export function featuresPlay(from: Features, to: Features, isFirst: bool, square: i32, flips: u64): void {
  if (CHECKED)
    assert(flips != 0 && isSquare(square) && (flips & bit(square)) == 0, 'a move flips discs, not its own');
  if (CHECKED) assert(from != to);
  let powers = powersOf(<usize>ctz(flips));
  let a = powers.lanes0;
  let b = powers.lanes8;
  let c = powers.lanes16;
  let d = powers.lanes24;
  let e = powers.lanes32;
  for (flips &= flips - 1; flips; flips &= flips - 1) {
    powers = powersOf(<usize>ctz(flips));
    a = i16x8.add(a, powers.lanes0);
    b = i16x8.add(b, powers.lanes8);
    c = i16x8.add(c, powers.lanes16);
    d = i16x8.add(d, powers.lanes24);
    e = i16x8.add(e, powers.lanes32);
  }
  // A flip subtracts one player's power and adds the other's.
  powers = powersOf(<usize>square);
  a = i16x8.add(i16x8.add(a, a), powers.lanes0);
  b = i16x8.add(i16x8.add(b, b), powers.lanes8);
  c = i16x8.add(i16x8.add(c, c), powers.lanes16);
  d = i16x8.add(i16x8.add(d, d), powers.lanes24);
  e = i16x8.add(i16x8.add(e, e), powers.lanes32);
  if (isFirst) {
    to.lanes0 = i16x8.add(from.lanes0, a);
    to.lanes8 = i16x8.add(from.lanes8, b);
    to.lanes16 = i16x8.add(from.lanes16, c);
    to.lanes24 = i16x8.add(from.lanes24, d);
    to.lanes32 = i16x8.add(from.lanes32, e);
  } else {
    to.lanes0 = i16x8.sub(from.lanes0, a);
    to.lanes8 = i16x8.sub(from.lanes8, b);
    to.lanes16 = i16x8.sub(from.lanes16, c);
    to.lanes24 = i16x8.sub(from.lanes24, d);
    to.lanes32 = i16x8.sub(from.lanes32, e);
  }
}

/** Scratch frame of `areFeaturesOf`. */
const ANEW = memory.data(FEATURE_BYTES, 16);

/** Whether a frame, updated move by move, is what `featuresSet` writes of the position; for assertions. */
export function areFeaturesOf(frame: Features, first: u64, second: u64): bool {
  featuresSet(changetype<Features>(ANEW), first, second);
  return memory.compare(ANEW, changetype<usize>(frame), FEATURE_BYTES) == 0;
}

/** The shape that a lane belongs to. */
export function shapeOfLane(lane: i32): i32 {
  let shape = 0;
  while (<i32>load<u8>(SHAPE_LANES + shape, 1) <= lane) shape++;
  return shape;
}
