/** `othello-board` on a server: the same module, and `<othello-board>` can be rendered. */
import './board.js';

export * from '../index.js';
