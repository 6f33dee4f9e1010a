/**
 * The search for self-play: a few plies of negascout on the pattern evaluation, and an exact solver for the last
 * squares. It is separate from the shipped search, so that a change there does not change the training games.
 */
import { CORNERS, bit, finalScore } from '../../assembly/board/bitboard';
import { DISC, evaluateFrame } from '../../assembly/evaluation/evaluate';
import { FEATURE_BYTES, Features, featuresPlay, featuresSet } from '../../assembly/evaluation/features';
import { flips as flipsOf } from '../../assembly/board/flip';
import { legalMoves } from '../../assembly/board/moves';

/** Greater than any evaluation or final score, in units. */
const INFINITE: i32 = 100 * DISC;
/** More moves than any position has. */
const MOVES: i32 = 36;

/** For each ply of a search: the frames of the children, values and squares. */
const PLIES: i32 = 16;
const CHILD_FRAMES = memory.data(PLIES * MOVES * FEATURE_BYTES, 16);
const CHILD_VALUES = memory.data(PLIES * MOVES * 4, 16);
const CHILD_SQUARES = memory.data(PLIES * MOVES, 16);
const ROOT_FRAME = changetype<Features>(memory.data(FEATURE_BYTES, 16));

/** The best move of the last search; 64 if the side to move has none. */
export let bestMove: i32 = 64;

/** Searches a position to a depth (1 or more); returns the value in units, and stores the move in `bestMove`. */
export function searchMidgame(player: u64, opponent: u64, depth: i32): i32 {
  featuresSet(ROOT_FRAME, player, opponent);
  return midgame(0, ROOT_FRAME, player, opponent, -INFINITE, INFINITE, depth, true);
}

function midgame(
  ply: i32,
  frame: Features,
  player: u64,
  opponent: u64,
  alpha: i32,
  beta: i32,
  depth: i32,
  isFirst: bool,
): i32 {
  const moves = legalMoves(player, opponent);
  if (!moves) {
    if (!legalMoves(opponent, player)) return finalScore(player, opponent) * DISC;
    const value = -midgame(ply + 1, frame, opponent, player, -beta, -alpha, depth, !isFirst);
    if (ply == 0) bestMove = 64;
    return value;
  }
  const frames = CHILD_FRAMES + <usize>(ply * MOVES * FEATURE_BYTES);
  const values = CHILD_VALUES + <usize>(ply * MOVES * 4);
  const squares = CHILD_SQUARES + <usize>(ply * MOVES);
  let count = 0;
  let best = -INFINITE;
  for (let rest = moves; rest; rest &= rest - 1, count++) {
    const square = <i32>ctz(rest);
    const flips = flipsOf(player, opponent, square);
    const child = changetype<Features>(frames + <usize>(count * FEATURE_BYTES));
    featuresPlay(frame, child, isFirst, square, flips);
    const value =
      flips == opponent
        ? 64 * DISC
        : -evaluateChild(child, !isFirst, opponent ^ flips, player | flips | bit(square));
    if (depth == 1) {
      if (value > best) {
        best = value;
        if (ply == 0) bestMove = square;
        if (best >= beta) return best;
      }
    } else {
      store<i32>(values + <usize>(count << 2), value);
      store<u8>(squares + <usize>count, <u8>square);
    }
  }
  if (depth == 1) return best;
  for (let searched = 0; searched < count; searched++) {
    const next = takeBest(values, count);
    const square = <i32>load<u8>(squares + <usize>next);
    const flips = flipsOf(player, opponent, square);
    const child = changetype<Features>(frames + <usize>(next * FEATURE_BYTES));
    const newPlayer = opponent ^ flips;
    const newOpponent = player | flips | bit(square);
    const lower = max(alpha, best);
    let value: i32;
    if (searched == 0) {
      value = -midgame(ply + 1, child, newPlayer, newOpponent, -beta, -lower, depth - 1, !isFirst);
    } else {
      value = -midgame(ply + 1, child, newPlayer, newOpponent, -lower - 1, -lower, depth - 1, !isFirst);
      if (value > lower && value < beta) {
        value = -midgame(ply + 1, child, newPlayer, newOpponent, -beta, -value, depth - 1, !isFirst);
      }
    }
    if (value > best) {
      best = value;
      if (ply == 0) bestMove = square;
      if (best >= beta) return best;
    }
  }
  return best;
}

function evaluateChild(frame: Features, isFirst: bool, player: u64, opponent: u64): i32 {
  return evaluateFrame(frame, isFirst, player, opponent, legalMoves(player, opponent));
}

/** Removes and returns the child with the highest value. */
function takeBest(values: usize, count: i32): i32 {
  let best = 0;
  let value = load<i32>(values);
  for (let at = 1; at < count; at++) {
    const other = load<i32>(values + <usize>(at << 2));
    if (other > value) {
      value = other;
      best = at;
    }
  }
  store<i32>(values + <usize>(best << 2), i32.MIN_VALUE);
  return best;
}

/** Entries of the solver's table, 24 bytes each: discs of both players, bounds and a move. */
const ENTRIES: i32 = 1 << 16;
const ENTRY_BYTES: i32 = 24;
const TABLE = memory.data(ENTRIES * ENTRY_BYTES, 16);
/** From this number of empties on, positions are neither stored in the table nor sorted by mobility. */
const SHALLOW: i32 = 6;
const QUADRANTS = memory.data<u64>([0x0f0f0f0f, 0xf0f0f0f0, 0x0f0f0f0f00000000, 0xf0f0f0f000000000]);

/** The exact score in discs within a window; stores the move in `bestMove`. */
export function solve(player: u64, opponent: u64, alpha: i32, beta: i32): i32 {
  bestMove = 64;
  const empties = ~(player | opponent);
  const moves = legalMoves(player, opponent);
  if (!moves) {
    if (!legalMoves(opponent, player)) return finalScore(player, opponent);
    return -endgame(0, opponent, player, -beta, -alpha, <i32>popcnt(empties));
  }
  let best = -65;
  const values = CHILD_VALUES;
  const squares = CHILD_SQUARES;
  const count = sortMoves(values, squares, player, opponent, moves, 64);
  for (let searched = 0; searched < count; searched++) {
    const square = <i32>load<u8>(squares + <usize>takeBest(values, count));
    const flips = flipsOf(player, opponent, square);
    const newPlayer = opponent ^ flips;
    const newOpponent = player | flips | bit(square);
    const lower = max(alpha, best);
    const left = <i32>popcnt(empties) - 1;
    let value = searched == 0 ? beta : -endgame(1, newPlayer, newOpponent, -lower - 1, -lower, left);
    if (value > lower) value = -endgame(1, newPlayer, newOpponent, -beta, -lower, left);
    if (value > best) {
      best = value;
      bestMove = square;
      if (best >= beta) break;
    }
  }
  return best;
}

function sortMoves(
  values: usize,
  squares: usize,
  player: u64,
  opponent: u64,
  moves: u64,
  tableMove: i32,
): i32 {
  let count = 0;
  for (let rest = moves; rest; rest &= rest - 1, count++) {
    const square = <i32>ctz(rest);
    const flips = flipsOf(player, opponent, square);
    const replies = legalMoves(opponent ^ flips, player | flips | bit(square));
    const isCorner = bit(square) & CORNERS ? 4 : 0;
    const corners = <i32>popcnt(replies & CORNERS);
    const value = (isCorner - (<i32>popcnt(replies) + corners) * 2) * 8 + (square == tableMove ? 10000 : 0);
    store<i32>(values + <usize>(count << 2), value);
    store<u8>(squares + <usize>count, <u8>square);
  }
  return count;
}

function endgame(ply: i32, player: u64, opponent: u64, alpha: i32, beta: i32, empties: i32): i32 {
  if (empties <= SHALLOW) return shallow(player, opponent, alpha, beta, empties);
  const moves = legalMoves(player, opponent);
  if (!moves) {
    if (!legalMoves(opponent, player)) return finalScore(player, opponent);
    return -endgame(ply, opponent, player, -beta, -alpha, empties);
  }
  const hash = (player * 0x9e3779b97f4a7c15) ^ (opponent * 0xc2b2ae3d27d4eb4f);
  const entry = TABLE + <usize>(((<i32>(hash >> 40)) & (ENTRIES - 1)) * ENTRY_BYTES);
  let tableMove = 64;
  if (load<u64>(entry) == player && load<u64>(entry, 8) == opponent) {
    const low = <i32>load<i8>(entry, 16);
    const high = <i32>load<i8>(entry, 17);
    if (low >= beta || low == high) return low;
    if (high <= alpha) return high;
    tableMove = load<u8>(entry, 18);
  }
  const values = CHILD_VALUES + <usize>(ply * MOVES * 4);
  const squares = CHILD_SQUARES + <usize>(ply * MOVES);
  const count = sortMoves(values, squares, player, opponent, moves, tableMove);
  let best = -65;
  let move = 64;
  for (let searched = 0; searched < count; searched++) {
    const square = <i32>load<u8>(squares + <usize>takeBest(values, count));
    const flips = flipsOf(player, opponent, square);
    const newPlayer = opponent ^ flips;
    const newOpponent = player | flips | bit(square);
    const lower = max(alpha, best);
    let value = -endgame(
      ply + 1,
      newPlayer,
      newOpponent,
      searched == 0 ? -beta : -lower - 1,
      -lower,
      empties - 1,
    );
    if (searched > 0 && value > lower && value < beta) {
      value = -endgame(ply + 1, newPlayer, newOpponent, -beta, -value, empties - 1);
    }
    if (value > best) {
      best = value;
      move = square;
      if (best >= beta) break;
    }
  }
  store<u64>(entry, player);
  store<u64>(entry, opponent, 8);
  store<i8>(entry, best > alpha ? <i8>best : -64, 16);
  store<i8>(entry, best < beta ? <i8>best : 64, 17);
  store<u8>(entry, <u8>move, 18);
  return best;
}

function shallow(player: u64, opponent: u64, alpha: i32, beta: i32, empties: i32): i32 {
  const empty = ~(player | opponent);
  if (empties == 1) return lastSquare(player, opponent, <i32>ctz(empty));
  const moves = legalMoves(player, opponent);
  if (!moves) {
    if (!legalMoves(opponent, player)) return finalScore(player, opponent);
    return -shallow(opponent, player, -beta, -alpha, empties);
  }
  let odd: u64 = 0;
  for (let quadrant = 0; quadrant < 4; quadrant++) {
    const mask = load<u64>(QUADRANTS + <usize>(quadrant << 3));
    if (popcnt(empty & mask) & 1) odd |= mask;
  }
  let best = -65;
  for (let pass = 0; pass < 2; pass++) {
    for (let rest = pass ? moves & ~odd : moves & odd; rest; rest &= rest - 1) {
      const square = <i32>ctz(rest);
      const flips = flipsOf(player, opponent, square);
      const value = -shallow(
        opponent ^ flips,
        player | flips | bit(square),
        -beta,
        -max(alpha, best),
        empties - 1,
      );
      if (value > best) {
        best = value;
        if (best >= beta) return best;
      }
    }
  }
  return best;
}

function lastSquare(player: u64, opponent: u64, square: i32): i32 {
  let flipped = <i32>popcnt(flipsOf(player, opponent, square));
  if (flipped) return 2 * (<i32>popcnt(player) + flipped) + 2 - 64;
  flipped = <i32>popcnt(flipsOf(opponent, player, square));
  if (flipped) return 64 - 2 - 2 * (<i32>popcnt(opponent) + flipped);
  return finalScore(player, opponent);
}
