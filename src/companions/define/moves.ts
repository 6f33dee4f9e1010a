/** `othello-board/moves.js`: defines `<othello-moves>`. */
import { OthelloMoves } from '../moves.js';

export { OthelloMoves };

OthelloMoves.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-moves': OthelloMoves;
  }
}
