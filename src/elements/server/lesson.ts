// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/lesson.js` on a server: the same module, and the board in it can be rendered. */
import './board.js';

export * from '../companions/lesson/define.js';
