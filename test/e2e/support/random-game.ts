import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';

/** The first moves of a random game, the same for the same seed. */
export function randomGame(seed: number, plies: number): string {
  const random = randomNumbers(seed);
  let moves = '';
  let position = Position.start;
  for (let ply = 0; ply < plies && position.phase === 'play'; ply++) {
    const move = position.legalMoves[Math.floor(random() * position.legalMoves.length)]!;
    moves += move;
    position = position.play(move);
  }
  return moves;
}
