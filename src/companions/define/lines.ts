/** `othello-board/lines.js`: defines `<othello-lines>`. */
import { OthelloLines } from '../analysis/lines.js';

export { OthelloLines };

OthelloLines.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-lines': OthelloLines;
  }
}
