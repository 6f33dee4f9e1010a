/** Checks lines of moves that come from outside. */
import type { EngineMove } from '../engine/engine.js';
import type { Position } from '../rules/position.js';
import { isSquare } from '../rules/square.js';

/** The first move of a line that is not legal after those before it; `undefined` if all are. */
export function illegalMove(line: readonly string[], from: Position): string | undefined {
  let position = from;
  return line.find((move) => {
    const isLegal =
      move === 'pass' ? position.phase === 'pass' : isSquare(move) && position.flips(move).length > 0;
    if (isLegal) position = position.play(move as EngineMove);
    return !isLegal;
  });
}
