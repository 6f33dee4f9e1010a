import type { OpponentStrings } from '../opponents.js';

/** The opponents in English. */
export const en: OpponentStrings = {
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
};
