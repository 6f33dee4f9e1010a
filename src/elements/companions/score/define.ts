// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/score.js`: defines `<othello-score>` for pages that import it. */
import { OthelloScore } from './score.js';

export { OthelloScore };
export type * from './score.js';

OthelloScore.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-score': OthelloScore;
  }
}
