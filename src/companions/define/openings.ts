/** `othello-board/openings.js`: defines `<othello-openings>`. */
import { OthelloOpenings } from '../analysis/openings.js';

export { OthelloOpenings };

OthelloOpenings.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-openings': OthelloOpenings;
  }
}
