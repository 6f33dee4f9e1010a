/**
 * Parity of the four quarters of the board: the side that moves first in a quarter with an odd number of empty squares
 * tends to have the last move there (the region parity of Zebra and Edax).
 */
import { bit } from './bitboard';

/** Squares of the quarters named by four bits. */
const SQUARES = memory.data(16 * 8, 16);

/** Which quarter of the board a square is in, as one of four bits. */
// @ts-ignore: decorator
@inline
export function quarterOf(square: i32): i32 {
  return 1 << (((square >> 2) & 1) | ((square >> 4) & 2));
}

function setSquares(): void {
  for (let quarters = 0; quarters < 16; quarters++) {
    let squares: u64 = 0;
    for (let square = 0; square < 64; square++) if (quarters & quarterOf(square)) squares |= bit(square);
    store<u64>(SQUARES + (quarters << 3), squares);
  }
}
setSquares();

/** All squares of the quarters named by four bits. */
// @ts-ignore: decorator
@inline
export function squaresOfQuarters(quarters: i32): u64 {
  return load<u64>(SQUARES + (quarters << 3));
}

/** The quarters with an odd number of empty squares, as four bits. */
export function oddQuarters(empties: u64): i32 {
  let odd = 0;
  for (let quarter = 1; quarter < 16; quarter <<= 1) {
    if (popcnt(empties & squaresOfQuarters(quarter)) & 1) odd |= quarter;
  }
  return odd;
}
