/** Plays one end of a game and solves all its positions. */
import { discsOf, type Core } from '../../src/core/engine/wasm/core.js';
import type { Position } from '../../src/core/rules/position.js';
import { randomItem } from './random-item.js';
import { FLAG_EXACT, UNITS, type LabelledPosition } from './records.js';
import { searchMoves } from '../search-moves.js';

/** Positions with fewer empties are not labelled: searches solve them at once, so none ends there. */
const FEWEST_EMPTIES = 7;
/** Share of random moves in place of best ones, 0-1. */
const ANY_MOVE = 0.5;

/**
 * Plays on from a position and solves each position with a legal move.
 *
 * @returns the positions in order, beginning with the given one unless its side to move has to pass
 */
export function ending(core: Core, start: Position, random: () => number): LabelledPosition[] {
  const labelled: LabelledPosition[] = [];
  let position = start;
  while (position.empties >= FEWEST_EMPTIES && position.phase !== 'over') {
    if (position.phase === 'pass') {
      position = position.pass();
      continue;
    }
    const [best] = searchMoves(core, position, { depth: 60, exact: true });
    const { value, move } = best!;
    const discs = discsOf(position.board, position.turn);
    labelled.push({ ...discs, result: value, flags: FLAG_EXACT, searched: value * UNITS });
    position = position.play(random() < ANY_MOVE ? randomItem(position.legalMoves, random) : move);
  }
  return labelled;
}
