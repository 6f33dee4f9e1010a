'use client';
/** `othello-board/react` on a server: the same components, and `<othello-board>` can be rendered as a shadow root. */
import './board.js';

export {
  OthelloBoard,
  OthelloGame,
  OthelloScore,
  OthelloClock,
  OthelloMoves,
  OthelloControls,
  OthelloEvaluation,
  OthelloGraph,
  OthelloLines,
  OthelloOpenings,
  OthelloReview,
  OthelloLesson,
  OthelloPuzzle,
} from '../frameworks/react/index.js';
export type { Component, ComponentProps } from '../frameworks/react/index.js';
