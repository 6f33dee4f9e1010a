/** `othello-board/evaluation.js`: defines `<othello-evaluation>`. */
import { OthelloEvaluation } from '../evaluation.js';

export { OthelloEvaluation };

OthelloEvaluation.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-evaluation': OthelloEvaluation;
  }
}
