import type { Game, GameNode } from '../rules/game.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';

/**
 * Adds a move that was read. The move must be legal even if discs were then flipped by hand.
 *
 * @param outcome the discs after the move, if they were flipped by hand
 * @throws {IllegalMoveError} when the move is not legal
 */
export function addMove(game: Game, after: GameNode, move: Square, outcome: Position | undefined): GameNode {
  if (!outcome || after.position.phase === 'over') return game.add(after, move, outcome);
  const before = after.position.phase === 'pass' ? after.position.pass() : after.position;
  const { turn } = before.play(move, after.ply + 1);
  return game.add(after, move, outcome.withTurn(turn));
}
