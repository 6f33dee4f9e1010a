/**
 * The exact solver of the last squares of a game: up to `SOLVED` empty squares it answers at once, without evaluation,
 * selectivity or interruption.
 *
 * It searches in null windows, which only ask whether the score is above `alpha`, and fail-soft: an answer may lie beyond
 * the window, and is then a bound on the score. An answer of `alpha` or less is an upper bound, any other a lower bound.
 *
 * `npm run -w training bench:search` measured the thresholds and weights below; assembly/README.md has the results. A
 * comment `@ts-ignore: decorator` is for TypeScript, which knows no decorators of functions; AssemblyScript does.
 */
import { CHECKED } from '../../checks';
import { CORNERS, NO_MOVE, NO_SCORE, bit, finalScore, isScore } from '../../board/bitboard';
import { flips } from '../../board/flip';
import { solveFour } from './last-squares';
import { Move } from '../../board/move-list';
import { legalMoves } from '../../board/moves';
import { oddQuadrants, quadrantOf, squaresOfQuadrants } from '../../board/quadrants';
import { readSmall, smallEntry, writeSmall } from '../memory/small-table';
import { countNode, nodes } from '../clock';
import { endList } from '../memory/frame';
import { stabilityBound } from '../../board/stability';
import { CHILD_CUTS, LAST_SQUARES, PARITY, TABLE_MOVE, uses } from '../../techniques';
import {
  NO_SELECTIVITY,
  finding,
  firstMove,
  keyOf,
  lowerBound,
  probe,
  provenEnough,
  record,
  upperBound,
} from '../memory/table';

/** The solver is called up to this number of empty squares, at which positions are still looked up in the large table. */
export const SOLVED: i32 = 11;
/** From this number of empty squares on moves are sorted, and below `SOLVED` positions are looked up in the small table. */
const SORTED_FROM: i32 = 6;
/** From this number of empty squares on each child is looked up in the small table, as it has entries from the next on. */
const CHILDREN_FROM: i32 = SORTED_FROM + 1;
/** From this number of empty squares on the order counts the player's own next moves too: below, counting costs more. */
const OWN_MOVES_FROM: i32 = 7;
/** The weights in the order of the opponent's replies, of which those to corners count twice, and of own moves. */
const REPLY_RANK: i32 = 16;
const OWN_MOVE_RANK: i32 = 4;
/** The weights of a square in a quadrant with an odd number of empties, and of a corner, in the order. */
const ODD_RANK: i32 = 4;
const CORNER_RANK: i32 = 8;
/** More than all of that together. */
const TABLE_MOVE_RANK: i32 = 10000;

/**
 * The exact score of a position with up to `SOLVED` empty squares against a bound, in discs: fail-soft, an upper
 * bound when it is `alpha` or less, else a lower bound.
 */
export function solve(player: u64, opponent: u64, alpha: i32): i32 {
  // A caller may ask whether the score is above 64. Its children then have alpha -65.
  if (CHECKED) assert((player & opponent) == 0 && alpha >= -65 && alpha <= 64);
  const empties = ~(player | opponent);
  const count = <i32>popcnt(empties);
  if (CHECKED) assert(count <= SOLVED);
  const odd = uses(PARITY) ? oddQuadrants(empties) : 0;
  if (count == SOLVED) return solveTop(player, opponent, alpha, odd);
  if (count >= SORTED_FROM) return solveSorted(player, opponent, alpha, count, odd);
  if (count > 4) return solveByParity(player, opponent, alpha, count, odd);
  if (count == 4 && uses(LAST_SQUARES)) return solveFour(player, opponent, alpha, oddQuadrants(empties));
  return solveFew(player, opponent, alpha);
}

/** The exact score within a window, by null windows from below; fail-soft outside of it. */
export function solveWindow(player: u64, opponent: u64, alpha: i32, beta: i32): i32 {
  let low = alpha;
  let score = solve(player, opponent, low);
  while (score > low && score < beta) {
    low = score;
    score = solve(player, opponent, low);
  }
  return score;
}

/** The quadrants with an odd number of empties after a move: the move's own changes its parity. */
function oddAfter(odd: i32, square: i32): i32 {
  return uses(PARITY) ? odd ^ quadrantOf(square) : 0;
}

/** Whether a node's arguments match its position; for assertions. */
function isNode(player: u64, opponent: u64, empties: i32, odd: i32): bool {
  const squares = ~(player | opponent);
  if ((player & opponent) != 0 || <i32>popcnt(squares) != empties) return false;
  return !uses(PARITY) || odd == oddQuadrants(squares);
}

/** Up to three empty squares, for callers that start there; four where `LAST_SQUARES` is left out. */
function solveFew(player: u64, opponent: u64, alpha: i32): i32 {
  countNode();
  let moves = legalMoves(player, opponent);
  if (moves == 0) {
    if (legalMoves(opponent, player) == 0) return finalScore(player, opponent);
    return -solveFew(opponent, player, -alpha - 1);
  }
  let best = -64;
  for (; moves; moves &= moves - 1) {
    const square = <i32>ctz(moves);
    const flipped = flips(player, opponent, square);
    const score = -solveFew(opponent ^ flipped, player ^ flipped ^ bit(square), -alpha - 1);
    if (score > best) {
      best = score;
      if (best > alpha) return best;
    }
  }
  return best;
}

/**
 * The squares before the hand-written last four: odd quadrants first, no table. `odd` is 0 without `PARITY`, and all moves
 * are then in the second group.
 */
function solveByParity(player: u64, opponent: u64, alpha: i32, empties: i32, odd: i32): i32 {
  if (CHECKED) assert(isNode(player, opponent, empties, odd));
  countNode();
  const moves = legalMoves(player, opponent);
  if (moves == 0) {
    if (legalMoves(opponent, player) == 0) return finalScore(player, opponent);
    return -solveByParity(opponent, player, -alpha - 1, empties, odd);
  }
  let best = -64;
  const oddSquares = squaresOfQuadrants(odd);
  let group = moves & oddSquares;
  let later = moves & ~oddSquares;
  if (group == 0) {
    group = later;
    later = 0;
  }
  while (group) {
    const square = <i32>ctz(group);
    group &= group - 1;
    const flipped = flips(player, opponent, square);
    const nextPlayer = opponent ^ flipped;
    const nextOpponent = player ^ flipped ^ bit(square);
    const score =
      empties == 5 && uses(LAST_SQUARES)
        ? -solveFour(nextPlayer, nextOpponent, -alpha - 1, oddAfter(odd, square))
        : -solveByParity(nextPlayer, nextOpponent, -alpha - 1, empties - 1, oddAfter(odd, square));
    if (score > best) {
      best = score;
      if (best > alpha) return best;
    }
    if (group == 0) {
      group = later;
      later = 0;
    }
  }
  return best;
}

/** The score that bounds of an entry of either table prove against `alpha`, or `NO_SCORE`; the bounds are exact. */
// @ts-ignore: decorator
@inline
function provenScore(known: u64, alpha: i32): i32 {
  if (CHECKED) assert(lowerBound(known) <= upperBound(known));
  if (lowerBound(known) > alpha) return lowerBound(known);
  return upperBound(known) <= alpha ? upperBound(known) : NO_SCORE;
}

/** Lists all moves. @returns the end of the list: its begin, an empty list, if a move takes all discs and so wins by 64 */
// @ts-ignore: decorator
@inline
function listMoves(list: Move, player: u64, opponent: u64, moves: u64): Move {
  let end = list;
  for (; moves; moves &= moves - 1, end = end.next) {
    const square = <i32>ctz(moves);
    const flipped = flips(player, opponent, square);
    if (flipped == opponent) return list;
    end.set(square, flipped);
  }
  return end;
}

/** A score above `alpha` that the small table proves for a listed move, or `NO_SCORE`. */
// @ts-ignore: decorator
@inline
function scoreOfChild(list: Move, end: Move, player: u64, opponent: u64, alpha: i32): i32 {
  for (let move = list; move != end; move = move.next) {
    const nextPlayer = opponent ^ move.flipped;
    const nextOpponent = player ^ move.flipped ^ bit(move.square);
    const known = readSmall(smallEntry(nextPlayer, nextOpponent), keyOf(nextPlayer, nextOpponent));
    if (CHECKED) assert(!known || lowerBound(known) <= upperBound(known));
    if (known && -upperBound(known) > alpha) return -upperBound(known);
  }
  return NO_SCORE;
}

/** Ranks listed moves: the table's, then few replies, many moves of one's own afterwards, odd quadrants, corners. */
// @ts-ignore: decorator
@inline
function rankMoves(
  list: Move,
  end: Move,
  player: u64,
  opponent: u64,
  empties: i32,
  odd: i32,
  known: u64,
): void {
  const first = known && uses(TABLE_MOVE) ? firstMove(known) : NO_MOVE;
  if (CHECKED)
    assert(first == NO_MOVE || (bit(first) & legalMoves(player, opponent)) != 0, "the table's move is legal");
  for (let move = list; move != end; move = move.next) {
    const square = move.square;
    const nextPlayer = opponent ^ move.flipped;
    const nextOpponent = player ^ move.flipped ^ bit(square);
    const replies = legalMoves(nextPlayer, nextOpponent);
    let rank = -REPLY_RANK * <i32>(popcnt(replies) + popcnt(replies & CORNERS));
    if (empties >= OWN_MOVES_FROM) rank += OWN_MOVE_RANK * <i32>popcnt(legalMoves(nextOpponent, nextPlayer));
    if (odd & quadrantOf(square)) rank += ODD_RANK;
    if (bit(square) & CORNERS) rank += CORNER_RANK;
    if (CHECKED) assert(abs(rank) < TABLE_MOVE_RANK);
    move.rank = square == first ? rank + TABLE_MOVE_RANK : rank;
  }
}

/**
 * The best move that the last `searchMoves` found; `NO_MOVE` if all lose by 64. Read it before another search begins: the
 * searches of the children write it too.
 */
let bestMove = NO_MOVE;

/** Searches listed moves, best rank first, until one is better than `alpha`. @returns the best score */
function searchMoves(
  list: Move,
  end: Move,
  player: u64,
  opponent: u64,
  alpha: i32,
  empties: i32,
  odd: i32,
): i32 {
  let best = -64;
  let bestSquare = NO_MOVE;
  for (let move = list; move != end; move = move.next) {
    Move.pickBest(move, end);
    const square = move.square;
    const flipped = move.flipped;
    const nextPlayer = opponent ^ flipped;
    const nextOpponent = player ^ flipped ^ bit(square);
    const score = -solveNext(nextPlayer, nextOpponent, -alpha - 1, empties - 1, oddAfter(odd, square));
    if (score > best) {
      best = score;
      bestSquare = square;
      if (best > alpha) break;
    }
  }
  if (CHECKED) assert(isScore(best) && (best & 1) == 0, 'the score of a finished game is even');
  bestMove = bestSquare;
  return best;
}

/** Solves a child of a sorted move. */
// @ts-ignore: decorator
@inline
function solveNext(player: u64, opponent: u64, alpha: i32, empties: i32, odd: i32): i32 {
  return empties >= SORTED_FROM
    ? solveSorted(player, opponent, alpha, empties, odd)
    : solveByParity(player, opponent, alpha, empties, odd);
}

/**
 * `SOLVED` empty squares: moves are sorted, and the position is looked up in the large table, as all above it are. Cuts by
 * children, which the small table has, have not been tried here.
 */
function solveTop(player: u64, opponent: u64, alpha: i32, odd: i32): i32 {
  if (CHECKED) assert(isNode(player, opponent, SOLVED, odd));
  countNode();
  const bound = stabilityBound(player, opponent, alpha, SOLVED);
  if (bound <= alpha) return bound;
  const moves = legalMoves(player, opponent);
  if (moves == 0) {
    if (legalMoves(opponent, player) == 0) return finalScore(player, opponent);
    return -solveTop(opponent, player, -alpha - 1, odd);
  }
  const known = probe(player, opponent);
  if (provenEnough(known, SOLVED, NO_SELECTIVITY)) {
    const score = provenScore(known, alpha);
    if (score != NO_SCORE) return score;
  }
  const start = nodes;
  const list = endList(SOLVED);
  const end = listMoves(list, player, opponent, moves);
  if (end == list) return 64;
  rankMoves(list, end, player, opponent, SOLVED, odd, known);
  const best = searchMoves(list, end, player, opponent, alpha, SOLVED, odd);
  const lower = best > alpha ? best : -64;
  const upper = best > alpha ? 64 : best;
  record(player, opponent, finding(SOLVED, NO_SELECTIVITY, lower, upper, bestMove, nodes - start));
  return best;
}

/** From `SORTED_FROM` empty squares on, below `SOLVED`: moves are sorted, and positions looked up in the small table. */
function solveSorted(player: u64, opponent: u64, alpha: i32, empties: i32, odd: i32): i32 {
  if (CHECKED) assert(isNode(player, opponent, empties, odd) && empties >= SORTED_FROM && empties < SOLVED);
  countNode();
  const bound = stabilityBound(player, opponent, alpha, empties);
  if (bound <= alpha) return bound;
  const moves = legalMoves(player, opponent);
  if (moves == 0) {
    if (legalMoves(opponent, player) == 0) return finalScore(player, opponent);
    return -solveSorted(opponent, player, -alpha - 1, empties, odd);
  }
  const small = smallEntry(player, opponent);
  const key = keyOf(player, opponent);
  const known = readSmall(small, key);
  if (known) {
    const score = provenScore(known, alpha);
    if (score != NO_SCORE) return score;
  }
  const list = endList(empties);
  const end = listMoves(list, player, opponent, moves);
  if (end == list) return 64;
  if (empties >= CHILDREN_FROM && uses(CHILD_CUTS)) {
    const score = scoreOfChild(list, end, player, opponent, alpha);
    if (score > alpha) return score;
  }
  rankMoves(list, end, player, opponent, empties, odd, known);
  const best = searchMoves(list, end, player, opponent, alpha, empties, odd);
  // The children may have taken the slot. `known` was read before, and its bounds are still those of this position.
  writeSmall(small, key, known, alpha, best, bestMove);
  return best;
}
