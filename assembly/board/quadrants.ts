/**
 * Parity of the four quadrants of the board: the side that moves first in a quadrant with an odd number of empty squares
 * tends to have the last move there (the region parity of Zebra and Edax).
 */
import { CHECKED } from '../checks';
import { bit, isSquare } from './bitboard';

/** Squares of the quadrants named by four bits. */
const SQUARES = memory.data(16 * 8, 16);

/** Which quadrant of the board a square is in, as one of four bits. */
export function quadrantOf(square: i32): i32 {
  if (CHECKED) assert(isSquare(square));
  return 1 << (((square >> 2) & 1) | ((square >> 4) & 2));
}

function setSquares(): void {
  for (let quadrants = 0; quadrants < 16; quadrants++) {
    let squares: u64 = 0;
    for (let square = 0; square < 64; square++) if (quadrants & quadrantOf(square)) squares |= bit(square);
    store<u64>(SQUARES + (quadrants << 3), squares);
  }
}
setSquares();

/** All squares of the quadrants named by four bits. */
export function squaresOfQuadrants(quadrants: i32): u64 {
  if (CHECKED) assert(quadrants >= 0 && quadrants < 16);
  return load<u64>(SQUARES + (quadrants << 3));
}

/** The quadrants with an odd number of empty squares, as four bits. */
export function oddQuadrants(empties: u64): i32 {
  let odd = 0;
  for (let quadrant = 1; quadrant < 16; quadrant <<= 1) {
    if (popcnt(empties & squaresOfQuadrants(quadrant)) & 1) odd |= quadrant;
  }
  return odd;
}
