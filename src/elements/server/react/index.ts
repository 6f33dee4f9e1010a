'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react` on a server: the same components, and their boards can be rendered. */
import '../board.js';

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
  OthelloReview,
  OthelloOpenings,
  OthelloPuzzle,
  OthelloLesson,
} from '../../frameworks/react/index.js';
export type { Component, ComponentProps } from '../../frameworks/react/index.js';
