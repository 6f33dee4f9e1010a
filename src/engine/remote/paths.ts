import { Position } from '../../rules/position.js';
import type { EngineMove } from '../engine.js';

/** The limit of positions that a search for a path visits. */
const MOST_POSITIONS = 20_000;

/** The moves and passes that lead from one position to another; `undefined` when no path is found. */
export function pathBetween(from: Position, target: Position): EngineMove[] | undefined {
  const left = { positions: MOST_POSITIONS };
  return search(from, target, left);
}

function search(at: Position, target: Position, left: { positions: number }): EngineMove[] | undefined {
  if (at.equals(target)) return [];
  if (left.positions-- <= 0 || at.empties < target.empties) return undefined;
  if (at.phase === 'pass') {
    const rest = search(at.pass(), target, left);
    return rest && ['pass', ...rest];
  }
  if (at.empties === target.empties) return undefined;
  for (const move of at.legalMoves) {
    // Discs stay: no move was made on a square that is empty in the target.
    if (target.at(move) === undefined) continue;
    const rest = search(at.play(move), target, left);
    if (rest) return [move, ...rest];
  }
  return undefined;
}
