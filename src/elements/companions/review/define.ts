// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/review.js`: defines `<othello-review>` for pages that import it. */
import { OthelloReview } from './review.js';

export { OthelloReview };
export type * from './review.js';

OthelloReview.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-review': OthelloReview;
  }
}
