// Written by `npm run generate` from tools/elements.ts.
import type { OthelloEvents } from './props.js';

/** The events of all elements. */
export const EVENT_NAMES: readonly (keyof OthelloEvents)[] = [
  'othello-analysis',
  'othello-beforemove',
  'othello-change',
  'othello-engineready',
  'othello-error',
  'othello-flag',
  'othello-gameover',
  'othello-hint',
  'othello-lessonend',
  'othello-lessonstep',
  'othello-move',
  'othello-moveend',
  'othello-newgame',
  'othello-options',
  'othello-pass',
  'othello-plychange',
  'othello-puzzleend',
  'othello-review',
  'othello-share',
  'othello-squareclick',
];
