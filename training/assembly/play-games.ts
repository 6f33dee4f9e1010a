/** Plays games of the evaluation against itself, and labels their positions. */
import { bit, finalScore } from '../../assembly/board/bitboard';
import { DISC, evaluateFrame } from '../../assembly/evaluation/evaluate';
import { FEATURE_BYTES, Features, featuresSet } from '../../assembly/evaluation/features';
import { flips as flipsOf } from '../../assembly/board/flip';
import { legalMoves } from '../../assembly/board/moves';
import { bestMove, searchMidgame, solve } from './search';

/**
 * Size of a labelled position in bytes: discs of the side to move (8) and of the other (8); the game's result for the
 * side to move in discs (int8); flags (uint8): bit 0 whether that result is the exact score of this position, bit 1 the
 * first position of a game, bit 2 whether the second player is to move, bit 3 whether it is a side position that was
 * not played and has no result; the value of the search in units (int16).
 */
export const RECORD_BYTES: i32 = 20;
/** The flags of a record: bits 0 to 4, as in `training/evaluation/records.ts`. */
export const FLAG_EXACT: i32 = 1;
const FLAG_START: i32 = 2;
const FLAG_SECOND: i32 = 4;
/** The position stands after a move that was not played. */
export const FLAG_SIDE: i32 = 8;
/** The label comes from a selective search. */
export const FLAG_SELECTIVE: i32 = 16;

/** Number of positions after other moves than the best that are labelled at each ply. */
const SIDE_POSITIONS: i32 = 2;

/**
 * The random error in the values of an opening's moves, in units: a multiple of this step, which differs between games.
 */
const NOISE_STEP: i32 = 2 * DISC;
const NOISE_STEPS: i32 = 8;
/** One in this many games opens with any moves instead. */
const ANY_OPENING: i32 = 4;

/** Maximum number of positions of one game. */
const GAME_RECORDS: i32 = 180;
const BUFFER_GAMES: i32 = 512;
const BUFFER = memory.data(BUFFER_GAMES * GAME_RECORDS * RECORD_BYTES, 16);

let random: u64 = 1;

function randomBelow(limit: i32): i32 {
  random ^= random >> 12;
  random ^= random << 25;
  random ^= random >> 27;
  return <i32>(((random * 0x2545f4914f6cdd1d) >> 33) % <u64>limit);
}

/** Seeds the random numbers of the games that follow. */
export function seedGames(seed: u64): void {
  random = seed * 0x9e3779b97f4a7c15 + 0x632be59bd9b4e019;
}

/** Address of the positions written by `playGames`. */
export function gamesBuffer(): usize {
  return BUFFER;
}

function randomMove(moves: u64): i32 {
  for (let skip = randomBelow(<i32>popcnt(moves)); skip > 0; skip--) moves &= moves - 1;
  return <i32>ctz(moves);
}

let player: u64 = 0;
let opponent: u64 = 0;

const CHILD = changetype<Features>(memory.data(FEATURE_BYTES, 16));

/** The best move by the evaluation without search, plus a random error from 0 to `noise` units, as people open. */
function noisyMove(moves: u64, noise: i32): i32 {
  let best = i32.MIN_VALUE;
  let square = <i32>ctz(moves);
  for (let rest = moves; rest; rest &= rest - 1) {
    const candidate = <i32>ctz(rest);
    const flips = flipsOf(player, opponent, candidate);
    const nextPlayer = opponent ^ flips;
    const nextOpponent = player | flips | bit(candidate);
    // A game that is over has no positions to learn from.
    if (!nextPlayer) continue;
    featuresSet(CHILD, nextPlayer, nextOpponent);
    const value = evaluateFrame(CHILD, true, nextPlayer, nextOpponent, legalMoves(nextPlayer, nextOpponent));
    const rank = randomBelow(noise) - value;
    if (rank > best) {
      best = rank;
      square = candidate;
    }
  }
  return square;
}

function play(square: i32): void {
  const flips = flipsOf(player, opponent, square);
  const mover = player | flips | bit(square);
  player = opponent ^ flips;
  opponent = mover;
}

/**
 * Plays games (at most 512); returns the number of positions in the buffer.
 *
 * @param depth search depth in plies
 * @param exactFrom number of empties from which moves and labels are exact
 * @param minOpening fewest plies of the opening: in one game of four any moves, otherwise good moves up to an error
 * @param maxOpening most plies of the opening
 */
export function playGames(games: i32, depth: i32, exactFrom: i32, minOpening: i32, maxOpening: i32): i32 {
  let records = 0;
  for (let game = 0; game < games; game++) {
    const noise = game % ANY_OPENING ? (1 + randomBelow(NOISE_STEPS)) * NOISE_STEP : 0;
    const plies = minOpening + randomBelow(maxOpening - minOpening + 1);
    records += playGame(BUFFER + <usize>(records * RECORD_BYTES), depth, exactFrom, plies, noise);
  }
  return records;
}

/** @param noise maximum random error of a move in the opening, in units; with 0 any move is played */
function playGame(records: usize, depth: i32, exactFrom: i32, openingPlies: i32, noise: i32): i32 {
  player = 0x0000000810000000;
  opponent = 0x0000001008000000;
  let isSecond = 0;
  let count = 0;
  let isScored = false;
  let previous = 0;
  while (true) {
    const moves = legalMoves(player, opponent);
    const empties = 64 - <i32>popcnt(player | opponent);
    if (!moves) {
      if (!legalMoves(opponent, player)) {
        const score = finalScore(player, opponent);
        if (!isScored) {
          label(records, count, isSecond ? -score : score, 0);
          label(records, count, isSecond ? -score : score, 1);
        }
        break;
      }
      const passed = player;
      player = opponent;
      opponent = passed;
      isSecond ^= 1;
      previous = -previous;
      continue;
    }
    if (openingPlies > 0) {
      openingPlies--;
      play(noise ? noisyMove(moves, noise) : randomMove(moves));
      isSecond ^= 1;
      continue;
    }
    const record = records + <usize>(count * RECORD_BYTES);
    store<u64>(record, player);
    store<u64>(record, opponent, 8);
    let flags = (count == 0 ? FLAG_START : 0) | (isSecond ? FLAG_SECOND : 0);
    if (empties <= exactFrom) flags |= FLAG_EXACT;
    store<u8>(record, <u8>flags, 17);
    let square: i32;
    if (empties <= exactFrom) {
      const value = solveNear(previous);
      square = bestMove;
      if (empties >= exactFrom - 1) label(records, count, isSecond ? -value : value, empties & 1);
      isScored = true;
      if (empties == exactFrom) {
        // Another ordinary move, to get positions of the other parity: see `label`.
        searchMidgame(player, opponent, depth);
        square = bestMove;
      } else if (randomBelow(3) == 0) {
        square = randomMove(moves);
      }
      store<i8>(record, <i8>value, 16);
      store<i16>(record, <i16>(value * DISC), 18);
      previous = -value;
    } else {
      const value = searchMidgame(player, opponent, depth);
      square = bestMove;
      store<i16>(record, <i16>value, 18);
      previous = -value / DISC;
      // A search mostly meets positions after weak moves; without them the evaluation would overrate such moves.
      for (let side = 0; side < SIDE_POSITIONS; side++) {
        count += labelSidePosition(records + <usize>((count + 1) * RECORD_BYTES), moves, square, depth);
      }
    }
    count++;
    play(square);
    isSecond ^= 1;
  }
  return count;
}

/** Labels the position after a move other than the best by a search; returns the number of positions, 0 or 1. */
function labelSidePosition(record: usize, moves: u64, best: i32, depth: i32): i32 {
  if (best < 64) moves &= ~bit(best);
  if (!moves) return 0;
  const square = randomMove(moves);
  const flips = flipsOf(player, opponent, square);
  const sidePlayer = opponent ^ flips;
  const sideOpponent = player | flips | bit(square);
  if (!legalMoves(sidePlayer, sideOpponent)) return 0;
  store<u64>(record, sidePlayer);
  store<u64>(record, sideOpponent, 8);
  store<u8>(record, FLAG_SIDE, 17);
  store<i16>(record, <i16>searchMidgame(sidePlayer, sideOpponent, depth), 18);
  return 1;
}

/** Searches a window of two discs around a guess first, and the rest of the scale if that fails. */
function solveNear(guess: i32): i32 {
  const low = max(-64, (guess & ~1) - 3);
  const high = min(64, low + 6);
  const value = solve(player, opponent, low, high);
  if (value <= low && low > -64) return solve(player, opponent, -64, value);
  return value >= high && high < 64 ? solve(player, opponent, value, 64) : value;
}

/**
 * Labels the first positions of a game, with even or with odd numbers of empties, with the result of the first player.
 *
 * Each move before the exact part costs its player something. So that the side to move has not made one such move more
 * than the other, positions with odd empties take an exact score of a position with odd empties, and even of even.
 */
function label(records: usize, count: i32, result: i32, parity: i32): void {
  for (let at = 0; at < count; at++) {
    const record = records + <usize>(at * RECORD_BYTES);
    const discs = <i32>popcnt(load<u64>(record) | load<u64>(record, 8));
    if ((discs & 1) != parity) continue;
    store<i8>(record, <i8>(load<u8>(record, 17) & FLAG_SECOND ? -result : result), 16);
  }
}
