/**
 * Confirms reasons by a deeper search: a reason that the next plies refute would teach something false. `explain.ts`
 * calls it for the reasons that it keeps. Depths are in plies.
 */
import type { Engine, MoveValue } from '../engine/engine.js';
import { searchMove } from '../engine/value-moves.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import type { Finding } from './reasons/finding.js';

/** How many plies deeper the second search looks. */
export const DEEPER = 4;
/** The most nodes of a second search of one move, so that nobody waits longer for a reason. */
const MOST_NODES = 3_000_000;

/**
 * A move's value and line from a new search, four plies deeper than the one that found it; a proven value is returned
 * unchanged.
 *
 * @throws {DOMException} `AbortError` when the signal aborts
 * @throws {EngineError} when the engine fails
 */
export async function searchDeeper(
  position: Position,
  found: MoveValue,
  engine: Pick<Engine, 'search'>,
  signal?: AbortSignal,
): Promise<MoveValue> {
  if (found.certainty === 'exact') return found;
  // The search begins after the move, so its depth is one less than that of the value.
  const depth = Math.max(1, Math.min(60, found.depth - 1 + DEEPER));
  return searchMove(position, found.move as Square, engine, {
    depth,
    nodes: MOST_NODES,
    fresh: true,
    ...(signal && { signal }),
  });
}

/**
 * The findings that another search confirms: of the same kind, about at least one of the same squares, and not merely a
 * rule there unless it was one here.
 */
export function repeated(findings: readonly Finding[], again: readonly Finding[]): Finding[] {
  return findings.filter(({ kind, squares, isRule = false }) =>
    again.some(
      (other) =>
        other.kind === kind &&
        (isRule || other.isRule !== true) &&
        (squares.length === 0 || squares.some((square) => other.squares.includes(square))),
    ),
  );
}
