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
    players: { black: 'Vera', white: 'Hugo' },
    moves:
      'c4c3e6c5b4e3d3a3a4a5c6d6b3d2e2f5d7f2f4b5b6a6d1c2g5a7f3f1c1e1b2f7e7c7f8f6g6a1a2h7a8e8b7g8h6h4b8b1h5g4g7c8h8d8h3g3g2h2h1g1',
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
