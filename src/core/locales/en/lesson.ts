/**
 * English: the texts of `<othello-lesson>`. They are there before any other language is loaded, and wherever another one
 * lacks a text; `strings/lesson.ts` has their type.
 */
import type { LessonStrings } from '../strings/lesson.js';

/** English: the source that the other languages are translated from. */
export const en: LessonStrings = {
  colors: { black: 'Black', white: 'White' },
  beside: 'The board for this lesson',
  steps: 'Steps of the lesson',
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish',
  stepOf: 'Step {n} of {total}',
  onBoard: 'On the board: {moves}',
  ask: '{color} to move: find the move.',
  checking: 'The computer is checking {square}…',
  right: '{square} is right.',
  wrong: '{square} is not the move. Try another one.',
  illegal: '{square} flips nothing. Try another square.',
  illegalHint: '{square} flips nothing. Hint: the move is in column {column}.',
  wrongCorner: '{square} is not the move: your opponent takes the {corner} corner.',
  worse: {
    one: '{square} loses {n} disc. Try another move.',
    other: '{square} loses {n} discs. Try another move.',
  },
  solve: 'Show the move',
  shown: 'The answer: {squares}.',
  failed: 'The computer failed: {problem}',
  ended: 'You have reached the end of the lesson.',
  result: {
    one: 'Moves found on the first try: {found} of {n}.',
    other: 'Moves found on the first try: {found} of {n}.',
  },
  tryAgain: 'Try again',
  restart: 'Start again',
};
