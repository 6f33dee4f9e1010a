/**
 * The moves that players know by heart: named openings, and those that lead to them. `sight.ts` makes a feature of it.
 */
import { OPENINGS } from '../../../rules/openings.js';
import { Position } from '../../../rules/position.js';
import type { Square } from '../../../rules/square.js';
import { canonical } from '../../../rules/symmetry.js';

/** Canonical positions that lead to a named opening; true for those that are one. */
let learned: ReadonlyMap<string, boolean> | undefined;

/** Whether a position is an opening with a name (true), or lies on the way to one (false). */
export function isNamedOpening(position: Position): boolean | undefined {
  learned ??= learn();
  return learned.get(canonical(position).toString());
}

function learn(): Map<string, boolean> {
  const named = new Set(OPENINGS.map(({ moves }) => moves.join('')));
  // Openings share their first moves: each of these lines is played once.
  const lines = new Set(
    OPENINGS.flatMap(({ moves }) => moves.map((_, ply) => moves.slice(0, ply + 1).join(''))),
  );
  const reached = new Map([['', Position.start]]);
  const found = new Map<string, boolean>();
  for (const line of lines) {
    const position = reached.get(line.slice(0, -2))!.play(line.slice(-2) as Square);
    reached.set(line, position);
    const key = canonical(position).toString();
    found.set(key, found.get(key) === true || named.has(line));
  }
  return found;
}
