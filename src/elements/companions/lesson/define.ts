// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/lesson.js`: defines `<othello-lesson>` for pages that import it. */
import { OthelloLesson } from './lesson.js';

export { OthelloLesson };
export type * from './lesson.js';

OthelloLesson.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-lesson': OthelloLesson;
  }
}
