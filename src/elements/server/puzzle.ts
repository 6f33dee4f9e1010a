// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/puzzle.js` on a server: the same module, and the board in it can be rendered. */
import './board.js';

export * from '../companions/puzzle/define.js';
