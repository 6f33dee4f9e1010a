import type { Messages } from '../strings.js';

/** What a board says in English. */
export const messages: Messages = {
  flips: { other: 'flips {n}' },
  moves: { one: '{n} move', other: '{n} moves' },
  played: '{color} {square}, {flips}.',
  toMove: '{color} to move, {moves}.',
  passes: '{color} must pass.',
  gameOver: 'Game over. Black {black}, White {white}.',
  wins: '{color} wins by {n}.',
  draw: 'A draw.',
  notLegal: '{square} is not legal.',
  occupied: '{square} is occupied.',
  undone: 'Undone: {square}.',
  redone: 'Move {n}: {color} {square}.',
  score: 'Black {black}, White {white}.',
  start: 'Start of the game.',
  legalMoves: '{moves}: {squares}.',
  noEvaluation: 'No evaluation.',
  evaluation: '{square}: {value}.',
  hint: 'Hint: {square}.',
  keys:
    'Arrow keys move, Enter plays. N next legal move; a letter and a digit go to a square; S score; L last move; ' +
    'M legal moves; T whose turn; X lines from here; V evaluation; I hint; comma and full stop one move back and ' +
    'forward; Control Z takes back.',
  help: 'Arrow keys move, Enter plays, question mark says all keys.',
  controls: {
    name: 'Game controls',
    first: 'To the start',
    back: 'One move back',
    forward: 'One move forward',
    last: 'To the end',
    undo: 'Take back',
    restart: 'Start again',
  },
  engineFailed: 'The computer cannot play here. The board stays open for two players.',
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
};
