/**
 * English: the texts of clock, controls, evaluation, moves and score. They are there before any other language is
 * loaded, and wherever another one lacks a text; `strings/companions.ts` has their type.
 */
import type { CompanionStrings } from '../strings/companions.js';

/** English: the source that the other languages are translated from. */
export const en: CompanionStrings = {
  black: 'Black',
  white: 'White',
  score: {
    name: 'Score',
    discs: '{name}: {n}',
    toMove: 'to move',
    thinking: 'thinking',
    winner: 'winner',
    draw: 'draw',
  },
  moves: {
    name: 'Moves',
    start: 'Start',
    move: '{n}. {color} {square}',
    pass: '{color} passes',
    none: 'No moves yet',
    side: 'Variation instead of {move}',
    sideShown: 'Variation on the board, instead of {move}',
    more: 'More moves from here',
    opening: 'Opening: {name}',
  },
  controls: {
    name: 'Game controls',
    undo: 'Take back',
    redo: 'Redo',
    first: 'To the start',
    back: 'One move back',
    forward: 'One move forward',
    last: 'To the end',
    pass: 'Pass',
    resign: 'Resign',
    hint: 'Hint',
    moveNow: 'Make the computer move now',
    hintIs: 'Hint: {square} ({value})',
    noHint: 'No hint: the computer is not available here.',
    resignTitle: 'Resign the game?',
    resignText: 'The game ends and {color} wins.',
    resignYes: 'Resign',
    resignNo: 'Keep playing',
  },
  clock: {
    name: 'Clock',
    side: '{color}: {time}',
    out: '{color}: time is up',
    unlimited: 'no limit',
  },
  evaluation: {
    name: 'Evaluation',
    ahead: '{color} ahead by {n}',
    even: 'even',
    exact: 'exact',
    selective: 'nearly certain',
    heuristic: 'estimate',
    none: 'no evaluation yet',
    noValue: 'the engine gives no value',
    depth: 'depth {n}',
  },
};
