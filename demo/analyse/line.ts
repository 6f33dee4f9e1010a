import { Game } from '../../src/rules.js';

/** The current line of a game as a game of its own, which stands at its end: with discs as they lie, without what is said of it. */
export function gameOfLine({ root, nodes }: Game): Game {
  const game = new Game({ position: root.position });
  let end = game.root;
  for (const { move, position } of nodes) end = game.add(end, move!, position);
  game.goTo(end);
  return game;
}
