import { Position } from '../../src/core/rules/position.js';

/** A position with this number of empty squares after random moves from the start, with a legal move. */
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
    if (position.phase === 'play') return position;
  }
}
