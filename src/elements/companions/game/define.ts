// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/game.js`: defines `<othello-game>` for pages that import it. */
import { OthelloGame } from './game.js';

export { OthelloGame };
export type * from './game.js';

OthelloGame.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-game': OthelloGame;
  }
}
