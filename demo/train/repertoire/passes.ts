/** Handles passes, which sequences of moves leave out. */
import type { Position } from '../../../src/core/rules.js';

/** The position after a forced pass, if there is one. */
export function withoutPass(position: Position): Position {
  return position.phase === 'pass' ? position.pass() : position;
}
