// Written by `npm run generate` from tools/elements.ts.
/** Which class has which tag: the types for frameworks (`props.ts`) are derived from it. */
import type { OthelloBoard } from '../board/element/element.js';
import type { OthelloGame } from '../companions/game/game.js';
import type { OthelloScore } from '../companions/score/score.js';
import type { OthelloClock } from '../companions/clock/clock.js';
import type { OthelloMoves } from '../companions/moves/moves.js';
import type { OthelloControls } from '../companions/controls/controls.js';
import type { OthelloEvaluation } from '../companions/evaluation/evaluation.js';
import type { OthelloGraph } from '../companions/graph/graph.js';
import type { OthelloLines } from '../companions/lines/lines.js';
import type { OthelloReview } from '../companions/review/review.js';
import type { OthelloOpenings } from '../companions/openings/openings.js';
import type { OthelloPuzzle } from '../companions/puzzle/puzzle.js';
import type { OthelloLesson } from '../companions/lesson/lesson.js';

/** The classes of the package's elements by tag. */
export interface OthelloClasses {
  'othello-board': OthelloBoard;
  'othello-game': OthelloGame;
  'othello-score': OthelloScore;
  'othello-clock': OthelloClock;
  'othello-moves': OthelloMoves;
  'othello-controls': OthelloControls;
  'othello-evaluation': OthelloEvaluation;
  'othello-graph': OthelloGraph;
  'othello-lines': OthelloLines;
  'othello-review': OthelloReview;
  'othello-openings': OthelloOpenings;
  'othello-puzzle': OthelloPuzzle;
  'othello-lesson': OthelloLesson;
}
