/** `othello-board/puzzle.js`: defines `<othello-puzzle>` and the board that it shows. */
import { OthelloPuzzle } from '../puzzle/puzzle.js';

export { OthelloPuzzle };
export type { PuzzleData, PuzzleResult, TaskGoal } from '../puzzle/puzzle.js';

OthelloPuzzle.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-puzzle': OthelloPuzzle;
  }
}
