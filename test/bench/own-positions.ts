/** Positions for measuring: those that the engine reaches by itself after balanced random openings. */
import type { Core } from '../../src/core/engine/wasm/core.js';
import { Position } from '../../src/core/rules/position.js';
import { balancedOpening } from '../../training/games.js';
import { searchMoves } from '../../training/search-moves.js';

/** Depth of the moves after an opening. */
const PLAYED_DEPTH = 4;

/** A position with this number of empty squares and a legal move. */
export function ownPosition(core: Core, random: () => number, empties: number): Position {
  for (;;) {
    let position = balancedOpening(core, random).reduce((at, move) => at.play(move), Position.start);
    while (position.empties > empties && position.phase === 'play') {
      const [best] = searchMoves(core, position, { depth: PLAYED_DEPTH, exact: false });
      position = position.play(best!.move);
    }
    if (position.phase === 'play') return position;
  }
}
