// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/moves.js`: defines `<othello-moves>` for pages that import it. */
import { OthelloMoves } from './moves.js';

export { OthelloMoves };
export type * from './moves.js';

OthelloMoves.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-moves': OthelloMoves;
  }
}
