import type { HomeStrings } from '../home.js';

/** The home page in English. */
export const en: HomeStrings = {
  title: 'Play Othello against the computer or a friend.',
  links: {
    today: 'Today’s puzzle',
    done: 'done ✓',
    lesson: 'Your next lesson',
    lessonOf: 'Lesson {n} of {total}',
    minute: 'Learn in 60 seconds',
    minuteAbout: 'Four boards and the end of a game',
  },
  minute: {
    stepOf: '{n} of {total}',
    close: 'Close',
    next: 'Next',
    asks: {
      flip: 'You are Black. Tap one of the rings.',
      directions: 'One move flips discs in three directions at once. Can you find it?',
      corner: 'A disc in a corner can never be flipped. Take the corner.',
      beside: 'One of these moves gives White a corner. Tap another one.',
    },
    wrong: {
      flip: 'Tap one of the rings.',
      directions: 'That one flips in fewer directions. Look for three.',
      corner: 'You can move there, but it is not the corner.',
      beside: 'That square is next to an empty corner, and White would take it.',
    },
    right: {
      flip: 'The white disc between two of your discs is now yours. Every move has to flip at least one.',
      directions: 'Yes. Every disc between your new disc and another one of yours flips.',
      corner: 'It is yours until the end of the game, and so are the discs you build out from it.',
      beside: 'Good. Leave the squares beside an empty corner alone.',
    },
    finish: 'Now finish this game against Pip. The side with more discs at the end wins.',
    won: 'You won {you} to {other}. Now you know how to play.',
    lost: 'Pip won {other} to {you}. Now you know how to play, so try again.',
    drawn: 'A draw, {you} to {other}. Now you know how to play.',
    play: 'Play a whole game',
  },
  opponents: {
    title: 'Who do you want to play?',
    count: '{n} of {total} beaten',
    engine: 'engine',
    beaten: 'beaten',
    stronger: 'You won. Try {name} next.',
    weaker: 'That was hard. {name} is a little easier.',
    offerStronger: 'Next: {name}, {points}',
    offerWeaker: 'Again, a little easier: {name}, {points}',
    plays: {
      pip: 'Pip has just learnt the rules and flips as many discs as possible. Take the corners, and you win.',
      lola: 'Lola likes big moves and often forgets the corners. Keep away from the squares beside them.',
      milo: 'Milo takes what he sees. Look at what your move lets him flip.',
      nora: 'Nora guards the corners, but not the squares beside them. Wait for her mistake.',
      hugo: 'Hugo plays a lot, but only at home. Flip few discs and he runs out of good moves.',
      vera: 'Vera counts moves, just like you. Always have more of them than she does.',
      oskar: 'Oskar plays in a club and knows the openings. The last squares are your chance.',
      ines: 'Ines wins tournaments. She rarely gives anything away before the end.',
      kenji: 'Kenji plays like the best. To beat him you need a good opening and a precise endgame.',
      orion: 'Orion is the engine at full strength. Nobody has to beat Orion.',
    },
  },
};
