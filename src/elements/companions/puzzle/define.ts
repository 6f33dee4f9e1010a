// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/puzzle.js`: defines `<othello-puzzle>` for pages that import it. */
import { OthelloPuzzle } from './puzzle.js';

export { OthelloPuzzle };
export type * from './puzzle.js';

OthelloPuzzle.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-puzzle': OthelloPuzzle;
  }
}
