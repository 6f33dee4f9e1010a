// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/openings.js`: defines `<othello-openings>` for pages that import it. */
import { OthelloOpenings } from './openings.js';

export { OthelloOpenings };
export type * from './openings.js';

OthelloOpenings.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-openings': OthelloOpenings;
  }
}
