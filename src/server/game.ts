/** `othello-board/game.js` on a server: the same module, and the board in the game can be rendered. */
import './board.js';

export * from '../companions/define/game.js';
