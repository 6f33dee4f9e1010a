/** Passes, which moves in a row leave out. */
import type { Position } from '../../src/rules.js';

/** The position in which somebody can move: after a pass, where one is forced. */
export function withoutPass(position: Position): Position {
  return position.phase === 'pass' ? position.pass() : position;
}
