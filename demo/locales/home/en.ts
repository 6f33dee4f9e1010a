import type { HomeStrings } from '../home.js';

/** The home page in English. */
export const en: HomeStrings = {
  title: 'Play Othello, against the computer or together.',
  newcomer: 'New to the game?',
  newcomerText: 'Try every rule on a board of its own, then take your first steps in strategy.',
  newcomerLink: 'Learn Othello',
  puzzle: 'Today’s puzzle',
  puzzleText: 'The same for everyone, a new one each day.',
  puzzleLink: 'Solve it',
  author: 'A board on your page',
  authorText:
    'One tag, with no server, no account and no tracking: a diagram, a board for two, or an opponent.',
  authorLink: 'Copy an example',
  tinker: 'Make it yours',
  tinkerText: 'Try every attribute and take the tag for your own board with you.',
  tinkerLink: 'Open the playground',
};
