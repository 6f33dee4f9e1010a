/**
 * English: the texts of `<othello-puzzle>`. They are there before any other language is loaded, and wherever another one
 * lacks a text; `strings/puzzle.ts` has their type.
 */
import type { PuzzleStrings } from '../strings/puzzle.js';

/** English: the source that the other languages are translated from. */
export const en: PuzzleStrings = {
  colors: { black: 'Black', white: 'White' },
  name: 'Puzzle',
  ask: {
    best: '{color} to move: find the best move.',
    win: '{color} to move: find the move that wins.',
    draw: '{color} to move: find the move that saves the draw.',
    'play-out': '{color} to move: play to the end and get as many discs as you can.',
  },
  step: 'Move {n} of up to {total}',
  again: '{square} is right. {color} has no move, so it is your turn again.',
  checking: 'The computer is checking {square}…',
  right: '{square} is right.',
  next: '{square} is right. {color} replies {reply}: what now?',
  wrong: '{square} is not the move.',
  wrongBy: {
    one: '{square} loses {n} disc. Try another move.',
    other: '{square} loses {n} discs. Try another move.',
  },
  wrongGoal: {
    win: 'After {square} the win is gone. Try another move.',
    draw: 'After {square} the game is lost. Try another move.',
  },
  reply: '{color} replies {reply}.',
  replyCorner: '{color} replies {reply}, and you can never take that corner back.',
  replyScore: '{color} replies {reply}, and the best you can reach is {own}–{other}.',
  score: 'The best you can reach then is {own}–{other}.',
  solved: 'Solved on the first try.',
  solvedAfter: { one: 'Solved, with {n} wrong move.', other: 'Solved, with {n} wrong moves.' },
  solvedWith: { one: 'Solved, with {n} hint.', other: 'Solved, with {n} hints.' },
  solvedBoth: 'Solved: {wrong}, {hints}.',
  wrongMoves: { one: '{n} wrong move', other: '{n} wrong moves' },
  hintsTaken: { one: '{n} hint', other: '{n} hints' },
  ends: {
    win: 'With best play you win {own}–{other}.',
    draw: 'With best play it is a draw, {own}–{other}.',
    loss: 'This is the best there is: {own}–{other}.',
  },
  endsLess:
    'You win {own}\u2060–\u2060{other}. At move {n}, another square wins {bestOwn}\u2060–\u2060{bestOther}: can you find it, too?',
  solution: 'The solution: {line}.',
  outBest: 'You finish with {result}, the best possible result. Perfect.',
  outWorse: {
    one: 'You finish with {result}, but {best} was possible: {n} disc lost.',
    other: 'You finish with {result}, but {best} was possible: {n} discs lost.',
  },
  outCost: { one: '{square} cost {n} disc.', other: '{square} cost {n} discs.' },
  thinking: 'The computer is thinking…',
  failed: 'The computer failed: {problem}',
  missing: 'There is no position to solve.',
  hint: 'Hint',
  hintCorner: 'Look at the corners.',
  hintEdge: 'Look along the edges.',
  hintInside: 'The move is not on the edge.',
  hintReason: 'Theme: {kind}.',
  hintAmong: 'It is one of these: {list}.',
  hintSquare: 'Play {square}.',
  solve: 'Show the solution',
  why: 'Why?',
  whyMove: 'Why {square}?',
  whyScore:
    'With best play {move} leads to {own}–{other}, and {second}, the next best move, only to {secondOwn}–{secondOther}.',
  tryAgain: 'Try again',
  retry: 'Start again',
};
