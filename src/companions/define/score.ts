/** `othello-board/score.js`: defines `<othello-score>`. */
import { OthelloScore } from '../score.js';

export { OthelloScore };

OthelloScore.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-score': OthelloScore;
  }
}
