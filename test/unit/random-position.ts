import { Position } from '../../src/rules/position.js';

/** A position of so many empty squares by random moves from the start, with a choice for the side to move. */
export function randomPosition(random: () => number, empties: number): Position {
  for (;;) {
    let position = Position.start;
    while (position.empties > empties && position.phase !== 'over') {
      const { legalMoves } = position;
      position =
        position.phase === 'pass'
          ? position.pass()
          : position.play(legalMoves[Math.floor(random() * legalMoves.length)]!);
    }
    if (position.legalMoves.length > 1) return position;
  }
}
