/**
 * `othello-board/puzzles.js`: the puzzles of the package, and a way to find others. No DOM, so it also runs in Node.
 */
export type * from './puzzles/puzzle.js';
export * from './puzzles/puzzle.js';
export * from './puzzles/shipped.js';
export { minePuzzles, puzzleKey, type MineOptions } from './puzzles/mine.js';
