/** `othello-board/puzzles.js`: puzzles that come with the package, and how others are found. No DOM, also for Node. */
export type * from './puzzles/puzzle.js';
export * from './puzzles/line.js';
export * from './puzzles/shipped.js';
export { minePuzzles, puzzleKey, type MineOptions } from './puzzles/mine.js';
