/**
 * The discs that a move flips, by carry propagation: with all squares off a ray set, adding one carries through the
 * ray's leading discs of the opponent to the first other square, which holds an outflanking disc or none. Three
 * vertical rays on the board both ways at once, the row by two small tables.
 */
import { CHECKED } from '../checks';
import { bothWays, isSquare, oneWay } from './bitboard';

/** For each square three vectors: the rays down, down-right and down-left, in the high lane as seen upside down. */
const RAYS = memory.data(64 * 48, 16);
/** For a column and the inner six squares of its row held by the opponent: the two squares that would outflank. */
const ROW_OUTFLANK = memory.data(8 * 64, 16);
/** For a column and outflanking discs in its row: the squares in between. */
const ROW_FLIPS = memory.data(8 * 256, 16);

/** The squares of a ray from a square, in steps of rows and columns. */
function ray(square: i32, rowStep: i32, columnStep: i32): u64 {
  let squares: u64 = 0;
  let row = (square >> 3) + rowStep;
  let column = (square & 7) + columnStep;
  for (; row >= 0 && row < 8 && column >= 0 && column < 8; row += rowStep, column += columnStep) {
    squares |= (<u64>1) << ((row << 3) | column);
  }
  return squares;
}

/** Fills the three tables above. */
function setTables(): void {
  for (let square = 0; square < 64; square++) {
    for (let direction = 0; direction < 3; direction++) {
      const columnStep = direction == 0 ? 0 : direction == 1 ? 1 : -1;
      const rays = RAYS + square * 48 + direction * 16;
      store<u64>(rays, ray(square, 1, columnStep));
      store<u64>(rays, ray(square ^ 56, 1, columnStep), 8);
    }
  }
  for (let column = 0; column < 8; column++) {
    for (let inner = 0; inner < 64; inner++) {
      let outflank = 0;
      let square = column + 1;
      while (square < 7 && ((inner << 1) >> square) & 1) square++;
      if (square > column + 1 && square < 8) outflank |= 1 << square;
      square = column - 1;
      while (square > 0 && ((inner << 1) >> square) & 1) square--;
      if (square < column - 1 && square >= 0) outflank |= 1 << square;
      store<u8>(ROW_OUTFLANK + column * 64 + inner, <u8>outflank);
    }
    for (let outflank = 0; outflank < 256; outflank++) {
      let between = 0;
      const higher = outflank & ((<i32>0xfe) << column);
      if (higher) for (let square = column + 1; square < ctz(higher); square++) between |= 1 << square;
      const lower = outflank & ((1 << column) - 1);
      if (lower) for (let square = column - 1; square > 31 - clz(lower); square--) between |= 1 << square;
      store<u8>(ROW_FLIPS + column * 256 + outflank, <u8>between);
    }
  }
}
setTables();

/** The discs that a move flips along a ray, on the board both ways: those before the outflanking disc, if there is one. */
// @ts-ignore: decorator
@inline
function alongRay(own: v128, other: v128, rays: v128): v128 {
  const carried = i64x2.sub(v128.or(other, v128.not(rays)), i64x2.splat(-1));
  const outflank = v128.and(carried, v128.and(own, rays));
  // Without an outflanking disc the comparison is -1, which leaves nothing of the ray.
  const below = i64x2.sub(i64x2.add(outflank, i64x2.splat(-1)), i64x2.eq(outflank, i64x2.splat(0)));
  return v128.and(below, rays);
}

/** The discs of the opponent that a move to a square flips; 0 if it is not legal. */
// @ts-ignore: decorator
@inline
export function flips(player: u64, opponent: u64, square: i32): u64 {
  if (CHECKED) assert(isSquare(square) && (player & opponent) == 0);
  const own = bothWays(player);
  const other = bothWays(opponent);
  const rays = RAYS + <usize>(square * 48);
  const vertical = v128.or(
    v128.or(alongRay(own, other, v128.load(rays)), alongRay(own, other, v128.load(rays, 16))),
    alongRay(own, other, v128.load(rays, 32)),
  );
  const column = square & 7;
  const shift = <u64>(square & 56);
  const inner = (<usize>((opponent >> shift) >> 1)) & 63;
  const outflank = (<usize>load<u8>(ROW_OUTFLANK + (column << 6) + inner)) & (<usize>(player >> shift));
  const flipped = oneWay(vertical) | ((<u64>load<u8>(ROW_FLIPS + (column << 8) + outflank)) << shift);
  if (CHECKED) assert((flipped & ~opponent) == 0, 'discs of the opponent are flipped');
  return flipped;
}
