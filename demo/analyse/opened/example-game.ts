/** The game with which the page begins while nobody has opened one: two opponents of the home page played it. */
import { parseTranscript, printTranscript } from '../../../src/core/formats/transcript.js';
import { Game, mainLineOf } from '../../../src/core/rules.js';

const MOVES =
  'f5d6c3d3c4f4f6f3e6c6c5b5e7d7b6e8a4c7e2a6f2a5a7g3h3g4f7g5e3b4h5h4h6f8g6c2c8g7b3d2h8g8h7d8d1g1f1h2b7g2h1a2a3a8b8e1b2a1b1c1';
const PLAYERS = { black: 'Hugo', white: 'Vera' } as const;

/** A new copy of the game, at its end. */
export function exampleGame(): Game {
  const game = new Game();
  for (const move of parseTranscript(MOVES).moves) game.play(move);
  game.setFacts(PLAYERS);
  return game;
}

/** Whether a game is the example, which is nobody's loss when another one replaces it. */
export function isExample({ facts, root }: Game): boolean {
  if (facts.black !== PLAYERS.black || facts.white !== PLAYERS.white) return false;
  return printTranscript(mainLineOf(root).map(({ move }) => move!)) === MOVES;
}
