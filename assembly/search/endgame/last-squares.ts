/**
 * Exact scores of positions with one to four empty squares, written out by hand for each number as strong solvers
 * have done since Zebra. Scores are fail-soft in a null window: a score above alpha is a lower bound, any other an
 * upper bound.
 */
import { CHECKED } from '../../checks';
import { COLUMN_A, GATHER_COLUMN_A, NO_SCORE, bit, finalScore } from '../../board/bitboard';
import { flips } from '../../board/flip';
import { oddQuadrants, squaresOfQuadrants } from '../../board/quadrants';
import { countNode } from '../clock';

/** For each square the squares around it: a move needs a disc of the opponent there. */
const NEIGHBORS = memory.data(64 * 8, 16);
/** For each square its two diagonals. */
const DIAGONALS = memory.data(64 * 16, 16);
/** For an index on a line of eight and the mover's discs on the full line: how many discs in between are flipped. */
const FLIP_COUNTS = memory.data(8 * 256, 16);

function setTables(): void {
  for (let square = 0; square < 64; square++) {
    const row = square >> 3;
    const column = square & 7;
    let neighbors: u64 = 0;
    let rising: u64 = 0;
    let falling: u64 = 0;
    for (let other = 0; other < 64; other++) {
      const down = (other >> 3) - row;
      const right = (other & 7) - column;
      if (other != square && down * down < 2 && right * right < 2) neighbors |= bit(other);
      if (down == right) falling |= bit(other);
      if (down == -right) rising |= bit(other);
    }
    store<u64>(NEIGHBORS + (square << 3), neighbors);
    store<u64>(DIAGONALS + (square << 4), falling);
    store<u64>(DIAGONALS + (square << 4), rising, 8);
  }
  for (let index = 0; index < 8; index++) {
    for (let own = 0; own < 256; own++) {
      let flipped = 0;
      const above = own >> (index + 1);
      if (above) flipped += ctz(above);
      const below = own & ((1 << index) - 1);
      if (below) flipped += index - 1 - (31 - clz(below));
      store<u8>(FLIP_COUNTS + (index << 8) + own, <u8>flipped);
    }
  }
}
setTables();

// @ts-ignore: decorator
@inline
function neighbors(square: i32): u64 {
  return load<u64>(NEIGHBORS + (square << 3));
}

/** How many discs a move to the last empty square flips. */
// @ts-ignore: decorator
@inline
function countLastFlips(own: u64, square: i32): i32 {
  const row = square >> 3;
  const column = square & 7;
  const rowTable = FLIP_COUNTS + (row << 8);
  const columnTable = FLIP_COUNTS + (column << 8);
  const diagonals = DIAGONALS + (square << 4);
  return (
    <i32>load<u8>(columnTable + ((<usize>(own >> (square & 56))) & 255)) +
    <i32>load<u8>(rowTable + <usize>((((own >> column) & COLUMN_A) * GATHER_COLUMN_A) >> 56)) +
    <i32>load<u8>(columnTable + <usize>(((own & load<u64>(diagonals)) * COLUMN_A) >> 56)) +
    <i32>load<u8>(columnTable + <usize>(((own & load<u64>(diagonals, 8)) * COLUMN_A) >> 56))
  );
}

/**
 * One empty square; the score is exact. With `own` discs of 63, a move that flips `n` ends with `own + n + 1` against
 * `63 - own - n`; if only the opponent can play, with `own - n` against 64 less that many; if neither can, the empty
 * square counts for the side with more discs.
 */
// @ts-ignore: decorator
@inline
function solveOne(player: u64, square: i32): i32 {
  if (CHECKED) assert((player & bit(square)) == 0);
  countNode();
  const own = <i32>popcnt(player);
  const flipped = countLastFlips(player, square);
  if (CHECKED) assert(flipped == <i32>popcnt(flips(player, ~(player | bit(square)), square)));
  if (flipped) return 2 * (own + flipped) - 62;
  const lost = countLastFlips(~(player | bit(square)), square);
  if (lost) return 2 * (own - lost) - 64;
  return own > 31 ? 2 * own - 62 : 2 * own - 64;
}

/** Two empty squares. */
function solveTwo(player: u64, opponent: u64, alpha: i32, first: i32, second: i32): i32 {
  if (CHECKED)
    assert(
      (player & opponent) == 0 && ~(player | opponent) == (bit(first) | bit(second)),
      'these squares are empty',
    );
  countNode();
  let best = NO_SCORE;
  if (neighbors(first) & opponent) {
    const flipped = flips(player, opponent, first);
    if (flipped) {
      best = -solveOne(opponent ^ flipped, second);
      if (best > alpha) return best;
    }
  }
  if (neighbors(second) & opponent) {
    const flipped = flips(player, opponent, second);
    if (flipped) return max(best, -solveOne(opponent ^ flipped, first));
  }
  if (best != NO_SCORE) return best;
  // The player passes.
  if (neighbors(first) & player) {
    const flipped = flips(opponent, player, first);
    if (flipped) {
      best = solveOne(player ^ flipped, second);
      if (best <= alpha) return best;
    }
  }
  if (neighbors(second) & player) {
    const flipped = flips(opponent, player, second);
    if (flipped) {
      const score = solveOne(player ^ flipped, first);
      return best == NO_SCORE || score < best ? score : best;
    }
  }
  return best != NO_SCORE ? best : finalScore(player, opponent);
}

/** Three empty squares, in the order to try them. */
function solveThree(player: u64, opponent: u64, alpha: i32, first: i32, second: i32, third: i32): i32 {
  if (CHECKED) assert((player & opponent) == 0);
  if (CHECKED)
    assert(~(player | opponent) == (bit(first) | bit(second) | bit(third)), 'these squares are empty');
  countNode();
  let best = tryThree(player, opponent, alpha, first, second, third);
  if (best != NO_SCORE) return best;
  // The player passes: the same for the other side, with the window negated.
  best = tryThree(opponent, player, -alpha - 1, first, second, third);
  return best != NO_SCORE ? -best : finalScore(player, opponent);
}

/** The best of three moves, or `NO_SCORE` if none is legal. */
// @ts-ignore: decorator
@inline
function tryThree(player: u64, opponent: u64, alpha: i32, first: i32, second: i32, third: i32): i32 {
  let best = NO_SCORE;
  if (neighbors(first) & opponent) {
    const flipped = flips(player, opponent, first);
    if (flipped) {
      best = -solveTwo(opponent ^ flipped, player ^ flipped ^ bit(first), -alpha - 1, second, third);
      if (best > alpha) return best;
    }
  }
  if (neighbors(second) & opponent) {
    const flipped = flips(player, opponent, second);
    if (flipped) {
      best = max(
        best,
        -solveTwo(opponent ^ flipped, player ^ flipped ^ bit(second), -alpha - 1, first, third),
      );
      if (best > alpha) return best;
    }
  }
  if (neighbors(third) & opponent) {
    const flipped = flips(player, opponent, third);
    if (flipped)
      best = max(
        best,
        -solveTwo(opponent ^ flipped, player ^ flipped ^ bit(third), -alpha - 1, first, second),
      );
  }
  return best;
}

/**
 * Four empty squares. Split 1-1-2 over the quadrants of the board, the two single ones are tried first: the side that
 * moves there also moves last there (parity, as in Zebra and Edax).
 *
 * @param odd the quadrants with an odd number of empty squares, a bit each, as `oddQuadrants` gives them
 */
export function solveFour(player: u64, opponent: u64, alpha: i32, odd: i32): i32 {
  countNode();
  const empties = ~(player | opponent);
  if (CHECKED) assert(popcnt(empties) == 4 && (player & opponent) == 0);
  if (CHECKED) assert(odd == oddQuadrants(empties));
  const alone = empties & squaresOfQuadrants(odd);
  // Any other split has no such order: its squares are taken as they come.
  const withoutOne = empties & (empties - 1);
  const first = popcnt(alone) == 2 ? alone : empties ^ (withoutOne & (withoutOne - 1));
  const last = empties ^ first;
  const a = <i32>ctz(first);
  const b = 63 - <i32>clz(first);
  const c = <i32>ctz(last);
  const d = 63 - <i32>clz(last);
  if (CHECKED) assert((bit(a) | bit(b) | bit(c) | bit(d)) == empties, 'each square once');
  let best = tryFour(player, opponent, alpha, a, b, c, d);
  if (best != NO_SCORE) return best;
  best = tryFour(opponent, player, -alpha - 1, a, b, c, d);
  return best != NO_SCORE ? -best : finalScore(player, opponent);
}

/**
 * The best of four moves, or `NO_SCORE` if none is legal. Split 1-1-2, `a` and `b` are alone and `c` and `d` share a
 * quadrant: after `a` the other one alone comes first, after `c` the square that is left beside it.
 */
// @ts-ignore: decorator
@inline
function tryFour(player: u64, opponent: u64, alpha: i32, a: i32, b: i32, c: i32, d: i32): i32 {
  let best = NO_SCORE;
  if (neighbors(a) & opponent) {
    const flipped = flips(player, opponent, a);
    if (flipped) {
      best = -solveThree(opponent ^ flipped, player ^ flipped ^ bit(a), -alpha - 1, b, c, d);
      if (best > alpha) return best;
    }
  }
  if (neighbors(b) & opponent) {
    const flipped = flips(player, opponent, b);
    if (flipped) {
      best = max(best, -solveThree(opponent ^ flipped, player ^ flipped ^ bit(b), -alpha - 1, a, c, d));
      if (best > alpha) return best;
    }
  }
  if (neighbors(c) & opponent) {
    const flipped = flips(player, opponent, c);
    if (flipped) {
      best = max(best, -solveThree(opponent ^ flipped, player ^ flipped ^ bit(c), -alpha - 1, d, a, b));
      if (best > alpha) return best;
    }
  }
  if (neighbors(d) & opponent) {
    const flipped = flips(player, opponent, d);
    if (flipped)
      best = max(best, -solveThree(opponent ^ flipped, player ^ flipped ^ bit(d), -alpha - 1, c, a, b));
  }
  return best;
}
