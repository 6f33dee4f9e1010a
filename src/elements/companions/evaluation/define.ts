// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/evaluation.js`: defines `<othello-evaluation>` for pages that import it. */
import { OthelloEvaluation } from './evaluation.js';

export { OthelloEvaluation };
export type * from './evaluation.js';

OthelloEvaluation.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-evaluation': OthelloEvaluation;
  }
}
