import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { CORNERS } from '../rules/strategy.js';

/** The corners that the side to move can take. */
export function cornersToTake(position: Position): Square[] {
  return CORNERS.filter((corner) => position.legalMoves.includes(corner));
}

/** The moves after which the other side cannot take a corner. */
export function safeMoves(position: Position): Square[] {
  return position.legalMoves.filter((move) => cornersToTake(position.play(move)).length === 0);
}
