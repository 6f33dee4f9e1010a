/**
 * The moves from one position to another: GTP (Go Text Protocol) has no command for a position, so `gtp.ts` sends the
 * way to it.
 */
import { Position } from '../../rules/position.js';
import type { EngineMove } from '../engine.js';

/** The limit of positions that a search for a path visits. */
const MOST_POSITIONS = 20_000;

/**
 * The moves and passes that lead from one position to another; `undefined` when no path is found.
 *
 * @param before positions on the way, the latest last, as far as they are known: by way of them a long path is found,
 *   too; those that do not lead to the target are ignored
 */
export function pathBetween(
  from: Position,
  target: Position,
  before: readonly Position[] = [],
): EngineMove[] | undefined {
  const known = before.findLastIndex((position) => position.equals(from));
  const moves: EngineMove[] = [];
  let at = from;
  for (const next of known < 0 ? [target] : [...before.slice(known + 1), target]) {
    const path = shortPath(at, next);
    if (!path) return known < 0 ? undefined : shortPath(from, target);
    moves.push(...path);
    at = next;
  }
  return moves;
}

/** The moves between two positions, by trying all; `undefined` after `MOST_POSITIONS`. */
function shortPath(from: Position, target: Position): EngineMove[] | undefined {
  const left = { positions: MOST_POSITIONS };
  return search(from, target, left);
}

/** Tries all moves from a position, depth first. @param left how many positions may still be visited */
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
