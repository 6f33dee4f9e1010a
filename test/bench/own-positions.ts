/** Positions to measure with: such as the engine comes to by itself after balanced random openings. */
import type { Core } from '../../src/engine/core.js';
import { Position } from '../../src/rules/position.js';
import { balancedOpening } from '../../training/games.js';
import { searchMoves } from '../../training/search-moves.js';

/** Plies of search that go on from an opening. */
const PLAYED_DEPTH = 4;

/** A position of so many empty squares in which a move can be made. */
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
