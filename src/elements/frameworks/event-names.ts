// Written by `npm run generate` from tools/elements.ts.
/** The names of all events, which components of React turn into properties, `onOthelloMove` (`react/wrap.ts`). */
import type { OthelloEvents } from './props.js';

export const EVENT_NAMES: readonly (keyof OthelloEvents)[] = [
  'othello-analysis',
  'othello-beforemove',
  'othello-change',
  'othello-engineready',
  'othello-error',
  'othello-flag',
  'othello-gameover',
  'othello-gamereview',
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
