/** Games for visitors without any: opponents of the home page played them, but for the shortest game that there is. */
import { parseTranscript, printTranscript } from '../../../src/core/formats/notation/transcript.js';
import { Game, mainLineOf } from '../../../src/core/rules.js';

interface Example {
  readonly players: { readonly black?: string; readonly white?: string };
  readonly moves: string;
}

/** The first one is on the board while nobody has opened a game. */
export const EXAMPLES = {
  close: {
    players: { black: 'Vera', white: 'Oskar' },
    moves:
      'f5f6e6d6e7f7c7e8d7c5c6c4g6d8c8f3f8f4e3d3e2g5c2e1c3h6h4d2g4b3b4d1f2a5a4g7h8b6a7a6a2h5b5a8b1a3b7c1f1h3h7b8g3g8h2a1b2g1g2h1',
  },
  upset: {
    players: { black: 'Kenji', white: 'Ines' },
    moves:
      'e6f4d3e7f6d6c6c4c3f7f5d7b4g6c5g4c7b6d8b5f8e8a5a6g3d2h4a3a4b3g5e3c8f3f2h3h5f1h2g7h6h8g8h7e2e1b7h1c2b8d1c1b2a1b1a2g1g2a8a7',
  },
  shortest: { players: {}, moves: 'e6f4e3f6g5d6e7f5c5' },
} as const satisfies Readonly<Record<string, Example>>;
export type ExampleId = keyof typeof EXAMPLES;

/** A new copy of an example, at its end. */
export function exampleGame(id: ExampleId = 'close'): Game {
  const { moves, players } = EXAMPLES[id];
  const game = new Game();
  for (const move of parseTranscript(moves).moves) game.play(move);
  game.setFacts(players);
  return game;
}

/** Whether a game is an example, which is nobody's loss when another one replaces it. */
export function isExample(game: Game): boolean {
  return exampleIdOf(game) !== undefined;
}

/** Which example a game is; `undefined` for every other game. */
export function exampleIdOf({ facts, root }: Game): ExampleId | undefined {
  const written = printTranscript(mainLineOf(root).map(({ move }) => move!));
  return (Object.keys(EXAMPLES) as ExampleId[]).find((id) => {
    const { players, moves }: Example = EXAMPLES[id];
    return facts.black === players.black && facts.white === players.white && written === moves;
  });
}
