/** `othello-board/controls.js`: defines `<othello-controls>`. */
import { OthelloControls } from '../controls.js';

export { OthelloControls };

OthelloControls.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-controls': OthelloControls;
  }
}
