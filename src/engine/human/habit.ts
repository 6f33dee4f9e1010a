/** What players know by heart: named openings, and the moves that lead to them. */
import { OPENINGS } from '../../rules/openings.js';
import { Position } from '../../rules/position.js';
import { canonical } from '../../rules/symmetry.js';

/** Canonical positions that lead to a named opening; true for those that are one. */
let learned: ReadonlyMap<string, boolean> | undefined;

/** Whether a position is an opening with a name (true), or lies on the way to one (false). */
export function isNamedOpening(position: Position): boolean | undefined {
  learned ??= learn();
  return learned.get(canonical(position).toString());
}

function learn(): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const { moves } of OPENINGS) {
    let at = Position.start;
    for (const [ply, move] of moves.entries()) {
      at = at.play(move);
      const key = canonical(at).toString();
      found.set(key, found.get(key) === true || ply === moves.length - 1);
    }
  }
  return found;
}
