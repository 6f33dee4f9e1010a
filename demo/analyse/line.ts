import { Game } from '../../src/core/rules.js';

/** Copies the current line of a game, with its discs and without notes. The copy stands at its end. */
export function gameOfLine({ root, nodes }: Game): Game {
  const game = new Game({ position: root.position });
  let end = game.root;
  for (const { move, position } of nodes) end = game.add(end, move!, position);
  game.goTo(end);
  return game;
}
