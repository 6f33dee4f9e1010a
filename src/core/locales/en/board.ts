/**
 * English: the texts of `<othello-board>`. They are there before any other language is loaded, and wherever another one
 * lacks a text; `strings.ts` has their type.
 */
import type { Strings } from '../strings.js';

/** English: the source that the other languages are translated from. */
export const en: Strings = {
  board: 'Othello board',
  grid: 'Board',
  row: 'Row {n}',
  notLoaded: 'Part of the board could not be loaded.',
  reload: 'Reload the page',
  black: 'black',
  white: 'white',
  empty: 'empty',
  legal: 'legal',
  lastMove: 'last move',
  best: 'best',
  worse: '{n} worse',
  flips: { other: 'flips {n}' },
  moves: { one: '{n} move', other: '{n} moves' },
  played: '{color} {square}, {flips}.',
  toMove: '{color} to move, {moves}.',
  passes: '{color} must pass.',
  gameOver: 'Game over. Black {black}, White {white}.',
  wins: '{color} wins by {n}.',
  draw: 'It is a draw.',
  notLegal: '{square} is not a legal move.',
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
    'Arrow keys: move around. Enter: play. N: next legal move. A letter, then a digit: go to that square. ' +
    'S: score. L: last move. M: legal moves. T: whose turn it is. X: lines from this square. V: evaluation. ' +
    'I: hint. Comma and full stop: one move back or forward. Control Z: take back.',
  help: 'Move with the arrow keys, play with Enter, and press the question mark for all keys.',
  controls: {
    name: 'Game controls',
    first: 'To the start',
    back: 'One move back',
    forward: 'One move forward',
    last: 'To the end',
    undo: 'Take back',
    restart: 'Start again',
  },
  engineFailed: 'The computer can’t play here, but two players still can.',
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  legend: {
    name: 'Legend',
    corner: 'Corner',
    edge: 'Edge',
    c: 'C-square',
    x: 'X-square',
    danger: 'Danger zone',
  },
  valueLegend: {
    best: 'Best',
    good: '1–2 discs less',
    fair: '3–4',
    bad: '5 or more',
    exact: 'Proven',
    selective: 'Nearly certain',
    heuristic: 'Estimate',
    worse: '4 discs less',
  },
};
