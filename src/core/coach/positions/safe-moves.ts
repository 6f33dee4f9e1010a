/**
 * Corners that a side can take, and moves that give none. Contrasts count by it the moves that a side can still make
 * without harm.
 */
import { opponent, type Color } from '../../rules/color.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { movesOf } from './lines.js';

/** The corners that the side to move can take. */
export function cornersToTake(position: Position): Square[] {
  return CORNERS.filter((corner) => position.legalMoves.includes(corner));
}

/** Whether after a move the other side can take a corner that it could not take if it were to move now. */
export function opensCorner(position: Position, move: Square): boolean {
  const hanging = movesOf(position, opponent(position.turn));
  return cornersToTake(position.play(move)).some((corner) => !hanging.includes(corner));
}

/** The moves after which the other side cannot take a corner. */
export function safeMoves(position: Position): Square[] {
  return position.legalMoves.filter((move) => cornersToTake(position.play(move)).length === 0);
}

/** Whether a side could take a corner if it were to move. */
export function cornerHangs(position: Position, color: Color): boolean {
  return movesOf(position, color).some((move) => CORNERS.includes(move));
}
