/** What players have learned by heart: openings with a name, and the way there. */
import { OPENINGS } from '../../rules/openings.js';
import { Position } from '../../rules/position.js';
import { canonical } from '../../rules/symmetry.js';

/** Positions on the way to a named opening, whichever way the board is turned, and whether that is one itself. */
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
