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
  opponents: {
    title: 'Opponents',
    points: '{n} points',
    engine: 'the engine',
    beaten: 'beaten',
    first: 'Play your first game with {name}.',
    again: 'Play {name} again.',
    stronger: 'You have won twice in a row. Try {name} next.',
    weaker: 'That was hard. {name} is a little easier.',
    giveUp: 'Your game is not over. Do you want to give it up and play {name}?',
    play: 'Play {name}',
    stay: 'Go on with my game',
    plays: {
      pip: 'Pip has just learnt the rules and flips as many discs as possible. Take the corners, and you win.',
      lola: 'Lola likes big moves and often forgets the corners. Keep away from the squares beside them.',
      milo: 'Milo takes what he sees. Look at what your move lets him flip.',
      nora: 'Nora guards the corners, but not the squares beside them. Wait for her mistake.',
      hugo: 'Hugo plays like a regular at home. Flip few discs, and he runs out of good moves.',
      vera: 'Vera counts moves as you do. Keep more of them than she has.',
      oskar: 'Oskar plays in a club and knows the openings. The last squares are your chance.',
      ines: 'Ines wins tournaments. She seldom gives anything away before the end.',
      kenji: 'Kenji plays like the best. You need a good opening and an exact ending.',
      orion: 'Orion is the engine at full strength. Nobody has to beat Orion.',
    },
  },
};
