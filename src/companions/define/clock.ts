/** `othello-board/clock.js`: defines `<othello-clock>`. */
import { OthelloClock } from '../clock.js';

export { OthelloClock };

OthelloClock.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-clock': OthelloClock;
  }
}
