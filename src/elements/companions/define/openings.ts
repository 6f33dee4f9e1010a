// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/openings.js`: defines `<othello-openings>`. */
import { OthelloOpenings } from '../analysis/openings.js';

export { OthelloOpenings };
export type * from '../analysis/openings.js';

OthelloOpenings.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-openings': OthelloOpenings;
  }
}
