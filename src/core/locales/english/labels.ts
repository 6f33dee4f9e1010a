import type { Labels } from '../strings.js';

/** The English strings of every board. */
export const labels: Labels = {
  board: 'Othello board',
  grid: 'Board',
  row: 'Row {n}',
  black: 'black',
  white: 'white',
  empty: 'empty',
  legal: 'legal',
  lastMove: 'last move',
  best: 'best',
};
