/** One end of a game, every position of it solved. */
import { discsOf, type Core } from '../src/engine/core.js';
import type { Position } from '../src/rules/position.js';
import { randomItem } from './random-item.js';
import { FLAG_EXACT, UNITS, type LabelledPosition } from './records.js';
import { searchMoves } from './search-moves.js';

/** Positions of fewer empties are not labelled: no search ends in them, since the rest is solved at once. */
const FEWEST_EMPTIES = 7;
/** How many of the moves, 0-1, are any move instead of a best one. */
const ANY_MOVE = 0.5;

/**
 * Plays on from a position and solves each position in which a move can be made.
 *
 * @returns the positions in their order, the first of them the one given, unless its side to move has to pass
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
