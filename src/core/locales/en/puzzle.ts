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
  toFind: { one: '{n} move to find', other: '{n} moves to find' },
  again: '{square} is right. {color} has no move, so it is your turn again.',
  checking: 'The computer is checking {square}…',
  right: '{square} is right.',
  next: '{square} is right. {color} replies {reply}: what now?',
  wrong: '{square} is not the move.',
  wrongBy: {
    one: 'After {square} you end {n} disc worse than with the right move. Try another move.',
    other: 'After {square} you end {n} discs worse than with the right move. Try another move.',
  },
  wrongGoal: {
    win: 'After {square} the win is gone. Try another move.',
    draw: 'After {square} the game is lost. Try another move.',
  },
  reply: '{color} replies {reply}.',
  replyCorner: '{color} replies {reply}, and you can never take that corner back.',
  replyWanted: 'Then {color} plays on the very square that you should have taken.',
  replyEnds: {
    win: '{color} replies {reply}, and you win only {own}\u2060–\u2060{other}.',
    draw: '{color} replies {reply} and gets a draw.',
    loss: '{color} replies {reply} and wins {other}\u2060–\u2060{own}.',
  },
  solved: 'Solved on the first try.',
  solvedAfter: { one: 'Solved, with {n} wrong move.', other: 'Solved, with {n} wrong moves.' },
  solvedWith: { one: 'Solved, with {n} hint.', other: 'Solved, with {n} hints.' },
  solvedBoth: 'Solved: {wrong}, {hints}.',
  wrongMoves: { one: '{n} wrong move', other: '{n} wrong moves' },
  hintsTaken: { one: '{n} hint', other: '{n} hints' },
  ends: {
    win: 'You win {own}\u2060–\u2060{other}.',
    draw: 'It is a draw, {own}\u2060–\u2060{other}.',
    loss: 'You lose {own}\u2060–\u2060{other}, but no other move saves as many discs.',
  },
  endsOther: {
    win: 'Every other move would have won by less, {own}\u2060–\u2060{other} at best.',
    draw: 'Every other move would have been a draw at best.',
    loss: 'Every other move would have lost, {own}\u2060–\u2060{other} at best.',
  },
  endsWith: {
    win: 'With {square} instead of {best} you would have won only {own}\u2060–\u2060{other}.',
    draw: 'With {square} instead of {best} it would have been a draw.',
    loss: 'With {square} instead of {best} you would have lost {own}\u2060–\u2060{other}.',
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
  hintArea: {
    corner: 'It is one of the marked corners.',
    edge: 'It is one of the marked squares on the edge.',
    inside: 'It is one of the marked squares, none of which is on the edge.',
    topLeft: 'It is one of the marked squares at the top left.',
    topRight: 'It is one of the marked squares at the top right.',
    bottomLeft: 'It is one of the marked squares at the bottom left.',
    bottomRight: 'It is one of the marked squares at the bottom right.',
    board: 'It is one of the marked squares.',
  },
  hintReason: 'Theme: {kind}.',
  hintAmong: 'It is one of these: {list}.',
  hintSquare: 'Play {square}.',
  solve: 'Show the solution',
  why: 'Why?',
  whyMove: 'Why {square}?',
  whyPass: 'After {move} {color} has no move, so you play twice in a row.',
  whyCorner: '{move} takes a corner, which can never be flipped.',
  whyFew: {
    one: 'After {move} {color} has only {n} move left.',
    other: 'After {move} {color} has only {n} moves left.',
  },
  whyScore:
    'With best play {move} gives you {own} discs to {other}, and {second}, the next best move, only {secondOwn} to {secondOther}.',
  retry: 'Start again',
};
