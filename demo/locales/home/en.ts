import type { HomeStrings } from '../home.js';

/** The home page in English. */
export const en: HomeStrings = {
  title: 'The board is set: choose a ring and play.',
  newcomer: 'New to the game?',
  newcomerText: 'Try each rule on a board of its own, then the first strategy.',
  newcomerLink: 'Learn Othello',
  author: 'A board on your page',
  authorText: 'One tag, no server, no account, no tracking: a diagram, a table for two, or an opponent.',
  authorLink: 'Copy an example',
  tinker: 'Yours to change',
  tinkerText: 'Turn every attribute, and see the tag that makes your board.',
  tinkerLink: 'Open the playground',
};
