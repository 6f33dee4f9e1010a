/**
 * The last two plies before the horizon of a midgame search: plain alpha-beta on the evaluation, without a table.
 * Scores here are in the evaluation's units, `DISC` to a disc.
 */
import { CHECKED } from '../checks';
import { C_SQUARES, CORNERS, X_SQUARES, bit, finalScore } from '../board/bitboard';
import { DISC, DISC_BITS, evaluateFrame } from '../evaluation/evaluate';
import { featuresPlay } from '../evaluation/features';
import { flips } from '../board/flip';
import { legalMoves } from '../board/moves';
import { countNode } from './clock';
import { Frame } from './memory/frame';

/** Beyond all scores, in units. */
const INFINITE: i32 = 128 * DISC;
const MAX_DEPTH: i32 = 2;

/** Killer moves: the squares of the moves that cut last at these depths, as sets; what refutes one move often refutes the next. */
let killerAtDepth1: u64 = 0;
let killerAtDepth2: u64 = 0;

/** Clears the killer moves, so that the same search takes the same nodes again. */
export function clearKillers(): void {
  killerAtDepth1 = 0;
  killerAtDepth2 = 0;
}

/** The moves to try first among some: corners first, then others; X- and C-squares, which are seldom best, last. */
function bestGroup(moves: u64): u64 {
  if (moves & CORNERS) return moves & CORNERS;
  const sound = moves & ~(X_SQUARES | C_SQUARES);
  return sound ? sound : moves;
}

/**
 * Searches a depth of 2 or less within a window; 0 or less is the evaluation alone. The frame's own depth and window are
 * ignored.
 */
export function searchLeaf(frame: Frame, depth: i32, alpha: i32, beta: i32): i32 {
  if (CHECKED) assert(alpha < beta && alpha >= -INFINITE && beta <= INFINITE);
  if (CHECKED) assert(depth <= MAX_DEPTH, 'killer moves are there for so many plies');
  countNode();
  const player = frame.player;
  const opponent = frame.opponent;
  // Whether the side to move is the one that the pattern indices count as first.
  const isFirst = frame.isFirst;
  const moves = legalMoves(player, opponent);
  if (depth <= 0) return evaluateFrame(frame, isFirst, player, opponent, moves);
  if (moves == 0) {
    if (legalMoves(opponent, player) == 0) return finalScore(player, opponent) * DISC;
    // The frame is lent to the other side; the second pass gives it back. A pass costs no depth.
    frame.pass();
    const score = -searchLeaf(frame, depth, -beta, -alpha);
    frame.pass();
    return score;
  }
  const killer = depth == 1 ? killerAtDepth1 : killerAtDepth2;
  let group = moves & killer ? moves & killer : bestGroup(moves);
  let later = moves ^ group;
  const child = frame.below;
  let best = -INFINITE;
  while (group) {
    const square = <i32>ctz(group);
    group &= group - 1;
    const flipped = flips(player, opponent, square);
    if (CHECKED) assert(flipped != 0, 'the move is legal');
    let score = 64 * DISC;
    if (flipped != opponent) {
      featuresPlay(frame, child, isFirst, square, flipped);
      const nextPlayer = opponent ^ flipped;
      const nextOpponent = player ^ flipped ^ bit(square);
      if (depth == 1) {
        // A node of its own without a call. `evaluateFrame` handles a child that must pass, and the end of the game.
        countNode();
        const replies = legalMoves(nextPlayer, nextOpponent);
        score = -evaluateFrame(child, !isFirst, nextPlayer, nextOpponent, replies);
      } else {
        child.player = nextPlayer;
        child.opponent = nextOpponent;
        child.isFirst = !isFirst;
        score = -searchLeaf(child, depth - 1, -beta, -alpha);
      }
    }
    if (score > best) {
      best = score;
      if (score >= beta) {
        if (depth == 1) killerAtDepth1 = bit(square);
        else killerAtDepth2 = bit(square);
        return score;
      }
      if (score > alpha) alpha = score;
    }
    if (group == 0 && later) {
      group = bestGroup(later);
      later ^= group;
    }
  }
  return best;
}

/** Rounds units to whole discs. */
export function toDiscs(units: i32): i32 {
  if (CHECKED) assert(abs(units) <= 64 * DISC);
  return (units + DISC / 2) >> DISC_BITS;
}
