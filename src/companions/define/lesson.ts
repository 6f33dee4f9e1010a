/** `othello-board/lesson.js`: defines `<othello-lesson>` and the board that it shows. */
import { OthelloLesson } from '../lesson/lesson.js';

export { OthelloLesson };
export type { LessonResult, LessonStepDetail } from '../lesson/lesson.js';

OthelloLesson.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-lesson': OthelloLesson;
  }
}
