import fc from 'fast-check';
import type { Color } from '../../../src/core/rules/color.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import { SQUARES, type Square } from '../../../src/core/rules/square.js';

/** A position from the squares of its discs. */
export function at({ black = '', white = '' }: { black?: string; white?: string }, turn: Color = 'black') {
  const discs = (square: Square): string =>
    black.split(' ').includes(square) ? 'X' : white.split(' ').includes(square) ? 'O' : '-';
  return Position.of(SQUARES.map(discs).join(''), turn);
}

/** A game, played from a transcript. */
export function played(transcript: string, game = new Game()): Game {
  for (const move of transcript.match(/../g) ?? []) game.play(move as Square);
  return game;
}

/** Any game: random legal moves, up to 60, so that many games reach their end. */
export const anyGame = fc.array(fc.nat(), { maxLength: 60, size: 'max' }).map((choices) => {
  const game = new Game();
  for (const choice of choices) {
    if (game.result) break;
    const { legalMoves } = game.position;
    game.play(legalMoves[choice % legalMoves.length]!);
  }
  return game;
});

/** Any position that a game can reach. */
export const anyReachedPosition = anyGame.map((game) => game.position);

/** Any position at all, even one that no game reaches. */
export const anyPosition = fc
  .tuple(
    fc.string({ unit: fc.constantFrom('X', 'O', '-'), minLength: 64, maxLength: 64 }),
    fc.constantFrom<Color>('black', 'white'),
  )
  .map(([board, turn]) => Position.of(board, turn));
