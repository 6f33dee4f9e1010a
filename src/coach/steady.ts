/** A reason is told only where a deeper look finds it again: what the next plies refute would teach something false. */
import type { Engine, MoveValue } from '../engine/engine.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import type { Finding } from './finding.js';

/** Plies that the second look goes deeper. */
const DEEPER = 4;
/** The most nodes of a second look at one move: it ends earlier, rather than make somebody wait. */
const MOST_NODES = 3_000_000;

/**
 * The value of one move with its line, four plies deeper than it is known.
 *
 * @throws {DOMException} `AbortError` when the signal aborts
 * @throws {EngineError} when the engine fails
 */
export async function lookDeeper(
  position: Position,
  { move, depth }: MoveValue,
  engine: Engine,
  signal?: AbortSignal,
): Promise<MoveValue> {
  const square = move as Square;
  const after = position.play(square);
  if (after.phase === 'over') return { ...(await valueAlone()), line: [square] };
  return valueAlone();

  async function valueAlone(): Promise<MoveValue> {
    const found = await engine.search(after, {
      depth: Math.max(1, Math.min(60, depth - 1 + DEEPER)),
      nodes: MOST_NODES,
      ...(signal && { signal }),
    });
    const { value, certainty, confidence, line } = found;
    return {
      move: square,
      value: -value,
      certainty,
      ...(confidence !== undefined && { confidence }),
      depth: found.depth + 1,
      line: [square, ...line],
    };
  }
}

/** The findings that another look has as well: of the same kind, about one of the same squares. */
export function repeated(findings: readonly Finding[], again: readonly Finding[]): Finding[] {
  return findings.filter(({ kind, squares }) =>
    again.some(
      (other) =>
        other.kind === kind && (squares.length === 0 || squares.some((square) => other.squares.includes(square))),
    ),
  );
}
