/** `othello-board/review.js`: defines `<othello-review>`. */
import { OthelloReview } from '../analysis/review.js';

export { OthelloReview };

OthelloReview.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-review': OthelloReview;
  }
}
