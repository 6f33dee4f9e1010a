'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react`: the elements as React 18 and 19 components, also when rendered on a server. */
export { OthelloBoard } from './board.js';
export { OthelloGame } from './game.js';
export { OthelloScore } from './score.js';
export { OthelloClock } from './clock.js';
export { OthelloMoves } from './moves.js';
export { OthelloControls } from './controls.js';
export { OthelloEvaluation } from './evaluation.js';
export { OthelloGraph } from './graph.js';
export { OthelloLines } from './lines.js';
export { OthelloReview } from './review.js';
export { OthelloOpenings } from './openings.js';
export { OthelloPuzzle } from './puzzle.js';
export { OthelloLesson } from './lesson.js';
export type { Component, ComponentProps } from './wrap.js';
