/**
 * The principal variation after a root move, read from the transposition table; an exact one comes from the solver as soon
 * as at most `SOLVED` squares are empty. `driver.ts` adds it to its answer, in which rank n is the n-th best root move.
 */
import { CHECKED } from '../checks';
import { NO_MOVE, NO_SCORE, PASS, bit, isScore } from '../board/bitboard';
import { draftMove, extendDraft } from './memory/root-lines';
import { SOLVED, solve, solveWindow } from './endgame/solver';
import { flips } from '../board/flip';
import { legalMoves } from '../board/moves';
import { firstMove, probe } from './memory/table';

let player: u64 = 0;
let opponent: u64 = 0;

/**
 * Adds the principal variation to the line of a rank.
 *
 * @param isExact whether the line has to be optimal to the end of the game
 */
export function traceLine(rank: i32, rootPlayer: u64, rootOpponent: u64, depth: i32, isExact: bool): void {
  player = rootPlayer;
  opponent = rootOpponent;
  play(draftMove(rank));
  // The exact score for the side to move once it is known, and from then on; NO_SCORE or its negative before.
  let value = NO_SCORE;
  for (let length = 1; length < depth || isExact;) {
    const moves = legalMoves(player, opponent);
    if (moves == 0) {
      if (legalMoves(opponent, player) == 0) return;
      value = -value;
      extendDraft(rank, PASS);
      play(PASS);
      continue;
    }
    let move = firstMove(probe(player, opponent));
    if (isExact && <i32>popcnt(~(player | opponent)) <= SOLVED) {
      if (CHECKED) assert(isScore(value) || value == NO_SCORE || value == -NO_SCORE);
      if (!isScore(value)) value = solveWindow(player, opponent, -64, 64);
      move = provenMove(moves, move, value);
      value = -value;
    }
    if (move > 63 || !(moves & bit(move))) return;
    extendDraft(rank, move);
    play(move);
    length++;
  }
}

function play(move: i32): void {
  const flipped = move < 64 ? flips(player, opponent, move) : 0;
  if (CHECKED) assert(move == PASS ? legalMoves(player, opponent) == 0 : flipped != 0, 'a legal move');
  const next = move < 64 ? player ^ flipped ^ bit(move) : player;
  player = opponent ^ flipped;
  opponent = next;
}

/** A move that keeps the exact value of the position; `guess` is tried first. */
function provenMove(moves: u64, guess: i32, value: i32): i32 {
  if (guess < 64 && moves & bit(guess) && keeps(guess, value)) return guess;
  for (; moves; moves &= moves - 1) {
    if (keeps(<i32>ctz(moves), value)) return <i32>ctz(moves);
  }
  if (CHECKED) assert(false, 'a move keeps the exact value');
  return NO_MOVE;
}

/** Whether the score after a move is no better for the other side than that of an optimal one. */
function keeps(move: i32, value: i32): bool {
  const flipped = flips(player, opponent, move);
  return solve(opponent ^ flipped, player ^ flipped ^ bit(move), -value) <= -value;
}
