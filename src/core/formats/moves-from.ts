import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { printTranscript } from './transcript.js';

/** Prints moves after the position that they begin in, which is left out if it is the usual start. */
export function printMovesFrom(start: Position, moves: readonly Square[]): string {
  const before = start.equals(Position.start) ? '' : start.toString();
  return `${before} ${printTranscript(moves)}`.trim();
}
