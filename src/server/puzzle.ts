/** `othello-board/puzzle.js` on a server: the same module, and the board in the puzzle can be rendered. */
import './board.js';

export * from '../companions/define/puzzle.js';
