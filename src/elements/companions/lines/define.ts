// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/lines.js`: defines `<othello-lines>` for pages that import it. */
import { OthelloLines } from './lines.js';

export { OthelloLines };
export type * from './lines.js';

OthelloLines.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-lines': OthelloLines;
  }
}
