import { opponent } from './color.js';
import { Position } from './position.js';
import type { Square } from './square.js';
import { cornerOf, CORNERS, DANGER_ZONE, X_SQUARES } from './strategy.js';

/** The rules of thumb that a move can break; the page supplies the words. */
export type AdviceKey =
  /** A corner could have been taken. */
  | 'misses-corner'
  /** The opponent can take a corner that they could not take before. */
  | 'gives-corner'
  /** A disc diagonally next to an empty corner. */
  | 'x-square'
  /** A disc on the edge next to an empty corner. */
  | 'c-square'
  /** A disc in the ring next to the edges while a better square is legal. */
  | 'danger-zone'
  /** Many discs flipped early, where fewer were possible. */
  | 'many-flips';

/** A remark on a move. */
export interface Advice {
  readonly key: AdviceKey;
  /** The squares concerned: the corners, the square itself, or the discs flipped. */
  readonly squares: readonly Square[];
}

/** Flipping many discs and the danger zone count as mistakes while at least this many squares are empty. */
const EARLY_EMPTIES = 36;
/** Fewer flips than this are never called many. */
const MANY_FLIPS = 5;

/**
 * Which rules of thumb a legal move breaks, the most important first. They prove nothing: sometimes the best move
 * breaks one.
 */
export function adviceFor(position: Position, move: Square): Advice[] {
  const advice: Advice[] = [];
  const { legalMoves } = position;
  const corners = legalMoves.filter((square) => CORNERS.includes(square));
  if (corners.length > 0) {
    // A corner taken: the other rules no longer matter.
    return corners.includes(move) ? [] : [{ key: 'misses-corner', squares: corners }];
  }
  const given = cornersGiven(position, move);
  if (given.length > 0) advice.push({ key: 'gives-corner', squares: given });
  const corner = cornerOf(move);
  if (corner && !position.at(corner)) {
    advice.push({ key: X_SQUARES.includes(move) ? 'x-square' : 'c-square', squares: [corner] });
  }
  if (position.empties < EARLY_EMPTIES) return advice;
  if (DANGER_ZONE.includes(move) && !X_SQUARES.includes(move)) {
    if (legalMoves.some((square) => !DANGER_ZONE.includes(square))) {
      advice.push({ key: 'danger-zone', squares: [move] });
    }
  }
  const flips = position.flips(move);
  const fewest = Math.min(...legalMoves.map((square) => position.flips(square).length));
  if (flips.length >= MANY_FLIPS && flips.length > 2 * fewest) {
    advice.push({ key: 'many-flips', squares: flips });
  }
  return advice;
}

/** The corners that the opponent can take after a move, but could not have taken before it. */
function cornersGiven(position: Position, move: Square): Square[] {
  const before = position.withTurn(opponent(position.turn)).legalMoves;
  const after = position.play(move).legalMoves;
  return CORNERS.filter((corner) => after.includes(corner) && !before.includes(corner));
}
