/** `othello-board/lesson.js` on a server: the same module, and the board in the lesson can be rendered. */
import './board.js';

export * from '../companions/define/lesson.js';
