import type { ShareStrings } from '../share.js';

/** Sharing in English. */
export const en: ShareStrings = {
  title: 'Share',
  close: 'Close',
  what: 'Send with the link',
  picture: 'A picture',
  last: 'The last ten moves',
  all: 'The whole game',
  drawing: 'Drawing the moves…',
  failed: 'This browser can’t create the picture. You can still send the link.',
  name: 'Your name',
  word: 'Your message',
  words: {
    game: 'Where did I go wrong?',
    position: 'Find the best move.',
    today: 'Can you do better?',
    lesson: 'You’ll like this one.',
  },
  asks: {
    game: 'See what decided it.',
    position: 'Find the best move.',
    today: 'Find the best move.',
    lesson: 'Try it out.',
  },
  kinds: {
    game: 'A game of Othello',
    position: 'An Othello position',
    today: 'The Othello puzzle of the day',
    lesson: 'An Othello lesson',
  },
  results: {
    won: 'I beat {name} {score} at Othello',
    lost: '{name} beat me {score} at Othello',
    drawn: '{name} and I drew {score} at Othello',
  },
  from: {
    game: '{name} sent you a game',
    position: '{name} sent you a position',
    today: '{name} sent you a puzzle',
    lesson: '{name} sent you a lesson',
  },
  fromNobody: {
    game: 'A game for you',
    position: 'A position for you',
    today: 'A puzzle for you',
    lesson: 'A lesson for you',
  },
  withWord: '{text}: {word}',
  send: 'Send',
  copy: 'Copy the link',
  copyMoves: 'Copy the moves',
  save: 'Save the picture',
  copied: 'Copied. Paste it where you like.',
  notCopied: 'This browser doesn’t let pages copy text. Copy it yourself:',
};
