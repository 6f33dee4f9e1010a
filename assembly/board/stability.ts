/**
 * Stable discs, which can never be flipped again (the method of the Edax family): on edges by a table of all their 3^8
 * fillings, on full lines in four directions, and beside stable discs of the same colour. Bit 0 is a1, bit 7 h1, bit 8
 * a2; a byte is a row.
 */
import { CHECKED } from '../checks';
import { COLUMN_A, GATHER_COLUMN_A, COLUMN_H } from './bitboard';
import { STABILITY, uses } from '../techniques';

/** For each pair of disc sets of an edge (256 * own + other) the stable discs of both colours. */
const EDGES = memory.data(65536, 16);

/** The discs of the other side that a new disc on an edge's square flips along that edge. */
function edgeFlips(own: i32, other: i32, square: i32): i32 {
  let flipped = 0;
  let end = square + 1;
  while (end < 8 && (other >> end) & 1) end++;
  if (end < 8 && (own >> end) & 1)
    for (let between = square + 1; between < end; between++) flipped |= 1 << between;
  end = square - 1;
  while (end >= 0 && (other >> end) & 1) end--;
  if (end >= 0 && (own >> end) & 1)
    for (let between = square - 1; between > end; between--) flipped |= 1 << between;
  return flipped;
}

/** Fills `EDGES`: a disc is stable if no move on the edge flips it, and it is stable after each. */
function setEdges(): void {
  // Every move adds a disc, so the fillings after one have a greater set of discs: they are computed before it.
  for (let discs = 255; discs >= 0; discs--) {
    for (let own = discs; ; own = (own - 1) & discs) {
      const other = discs ^ own;
      let stable = discs;
      for (let square = 0; square < 8; square++) {
        if ((discs >> square) & 1) continue;
        const ownFlips = edgeFlips(own, other, square);
        const otherFlips = edgeFlips(other, own, square);
        const afterOwn = ((own | ownFlips | (1 << square)) << 8) | (other & ~ownFlips);
        const afterOther = ((own & ~otherFlips) << 8) | other | otherFlips | (1 << square);
        stable &=
          ~ownFlips & ~otherFlips & (<i32>load<u8>(EDGES + afterOwn)) & (<i32>load<u8>(EDGES + afterOther));
      }
      store<u8>(EDGES + (own << 8) + other, <u8>stable);
      if (own == 0) break;
    }
  }
}
setEdges();

/** The squares of the a-column as one byte, row 1 lowest; no others may be set. */
function packColumn(columnA: u64): usize {
  return <usize>((columnA * GATHER_COLUMN_A) >> 56);
}

/** Seven bits times this give the squares a1 to a7, and others; the eighth would carry into them. */
const SPREAD_COLUMN_A: u64 = 0x0002040810204081;

/** The reverse of `packColumn`. */
function unpackColumn(rowByte: u64): u64 {
  return (((rowByte & 0x7f) * SPREAD_COLUMN_A) & COLUMN_A) | ((rowByte & 0x80) << 49);
}

/** Stable discs of both colours on the four edges. */
function stableEdges(player: u64, opponent: u64): u64 {
  const bottom = <u64>load<u8>(EDGES + (((<usize>(player >> 56)) << 8) | (<usize>(opponent >> 56))));
  const top = <u64>load<u8>(EDGES + (((<usize>(player & 255)) << 8) | (<usize>(opponent & 255))));
  const left = <u64>(
    load<u8>(EDGES + ((packColumn(player & COLUMN_A) << 8) | packColumn(opponent & COLUMN_A)))
  );
  const right = <u64>(
    load<u8>(EDGES + ((packColumn((player & COLUMN_H) >> 7) << 8) | packColumn((opponent & COLUMN_H) >> 7)))
  );
  return (bottom << 56) | top | unpackColumn(left) | (unpackColumn(right) << 7);
}

/** Rows that are full, all their squares set. */
function fullRows(discs: u64): u64 {
  discs &= discs >> 1;
  discs &= discs >> 2;
  discs &= discs >> 4;
  return (discs & COLUMN_A) * 255;
}

/** The same for columns. */
function fullColumns(discs: u64): u64 {
  discs &= rotr<u64>(discs, 8);
  discs &= rotr<u64>(discs, 16);
  return discs & rotr<u64>(discs, 32);
}

/**
 * Squares whose diagonal (a1-h8 direction) is full: all squares one way along it, and all the other way. The masks have
 * the squares from which a step of 1, 2 or 4 leads off the board: what lies there counts as full.
 */
function fullDiagonals(discs: u64): u64 {
  let up = discs & ((discs >> 9) | 0xff80808080808080);
  up &= (up >> 18) | 0xffffc0c0c0c0c0c0;
  up &= (up >> 36) | 0xfffffffff0f0f0f0;
  let down = discs & ((discs << 9) | 0x01010101010101ff);
  down &= (down << 18) | 0x030303030303ffff;
  down &= (down << 36) | 0x0f0f0f0fffffffff;
  return up & down;
}

/** Squares whose antidiagonal (h1-a8 direction) is full. */
function fullAntidiagonals(discs: u64): u64 {
  let up = discs & ((discs >> 7) | 0xff01010101010101);
  up &= (up >> 14) | 0xffff030303030303;
  up &= (up >> 28) | 0xffffffff0f0f0f0f;
  let down = discs & ((discs << 7) | 0x80808080808080ff);
  down &= (down << 14) | 0xc0c0c0c0c0c0ffff;
  down &= (down << 28) | 0xf0f0f0f0ffffffff;
  return up & down;
}

/** The player's discs that can never be flipped again (a safe subset of them). */
export function stableDiscs(player: u64, opponent: u64): u64 {
  if (CHECKED) assert((player & opponent) == 0);
  const discs = player | opponent;
  const rows = fullRows(discs);
  const columns = fullColumns(discs);
  const diagonals = fullDiagonals(discs);
  const antidiagonals = fullAntidiagonals(discs);
  // The table knows all of the edges.
  const inner = player & 0x007e7e7e7e7e7e00;
  let stable =
    (stableEdges(player, opponent) & player) | (rows & columns & diagonals & antidiagonals & inner);
  if (stable == 0) return 0;
  let before: u64 = 0;
  while (stable != before) {
    before = stable;
    const row = (stable >> 1) | (stable << 1) | rows;
    const column = (stable >> 8) | (stable << 8) | columns;
    const diagonal = (stable >> 9) | (stable << 9) | diagonals;
    const antidiagonal = (stable >> 7) | (stable << 7) | antidiagonals;
    stable |= row & column & diagonal & antidiagonal & inner;
  }
  if (CHECKED) assert((stable & ~player) == 0);
  return stable;
}

/**
 * The bound is computed if alpha is at least twice the empty squares less this. Measured, together with shallower
 * probes: README.md, "What each technique is worth".
 */
const STABLE_AHEAD: i32 = 8;

/**
 * An upper bound of the score from the opponent's stable discs, or 65, which is above any score, if computing it would
 * not pay: with many empty squares few discs are stable, so the bound only cuts a high alpha.
 *
 * @param alpha the score that the search looks for more than, in discs for the player
 */
export function stabilityBound(player: u64, opponent: u64, alpha: i32, empties: i32): i32 {
  if (CHECKED) assert(empties == 64 - <i32>popcnt(player | opponent));
  return alpha >= 2 * empties - STABLE_AHEAD && uses(STABILITY)
    ? 64 - 2 * <i32>popcnt(stableDiscs(opponent, player))
    : 65;
}
