/** `othello-board/game.js`: defines `<othello-game>` and the elements that it is made of. */
import { OthelloGame } from '../game/game.js';

export { OthelloGame };

OthelloGame.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-game': OthelloGame;
  }
}
