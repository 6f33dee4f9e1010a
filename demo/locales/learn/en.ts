import type { LearnStrings } from '../learn.js';

/** The lessons in English. */
export const en: LearnStrings = {
  title: 'Learn Othello',
  intro: 'Rules to try rather than to read: most boards here wait for your move.',
  rules: 'The rules',
  strategy: 'First strategy',
  words: 'Words of the game',
  again: 'Again',
  right: 'Right: {flips}.',
  other: 'A legal move, but look for another one.',
  scored: 'Black {black}, White {white}.',
  figures: {
    start: {
      title: 'The start',
      text: 'Two black and two white discs lie crosswise in the middle. Black moves first; then the sides take turns.',
    },
    first: {
      title: 'A move brackets',
      text: 'Lay a disc so that opposing discs stand in a straight line between it and another disc of yours. Those between are turned over. A move that turns nothing is not allowed.',
      ask: 'Make one of Black’s four first moves.',
    },
    replies: {
      title: 'Three replies',
      text: 'After the first move White has three answers, whichever of the four it was: perpendicular (1), parallel (2) and diagonal (3).',
      ask: 'Choose one for White.',
    },
    directions: {
      title: 'All directions at once',
      text: 'Lines count in all eight directions: along rows, columns and diagonals. All that is bracketed is turned, and all of it must be.',
      ask: 'Find the move that turns eight discs.',
    },
    chain: {
      title: 'Nothing turns by itself',
      text: 'Only the disc that was laid down brackets. Discs that have just been turned do not turn others.',
      ask: 'Play d3: d4 is turned, e4 stays white though it stands between two black discs.',
    },
    pass: {
      title: 'Passing',
      text: 'Who has no move passes, and the other plays again. Who has a move must play it.',
      ask: 'Play h6 for White: Black then has no move.',
    },
    blocked: {
      title: 'The end',
      text: 'The game is over when neither side can move, even with squares left. They go to the winner: all 64 are counted.',
    },
    wiped: {
      title: 'Wiped out',
      text: 'It is over, too, when one colour is gone from the board: 64 to 0.',
      ask: 'Finish White with one move.',
    },
    zones: {
      title: 'Where a disc is worth much',
      text: 'Corners can never be turned. Edges are hard to turn. The ring inside them, the danger zone, opens both to the opponent.',
    },
    corner: {
      title: 'Take the corner',
      text: 'A disc in a corner stays to the end, and discs beside it along the edge with it.',
      ask: 'Take the corner.',
    },
    xsquare: {
      title: 'X and C squares',
      text: 'Next to an empty corner are its X square, diagonally, and its C squares on the edge. A disc on X nearly always gives the corner away.',
    },
    stable: {
      title: 'Stable discs',
      text: 'A disc is stable when nothing can turn it any more. From a corner stability grows along the edges.',
    },
    mobility: {
      title: 'Few discs, many moves',
      text: 'In the first half of the game do not collect discs. Who has fewer usually has more moves, and who runs out of good moves must make a bad one.',
      ask: 'Choose a move for White that turns few discs.',
    },
  },
  glossary: [
    ['disc', 'What is played: black on one side, white on the other.'],
    ['to bracket', 'To have opposing discs between two of one’s own in a straight line.'],
    ['to flip', 'To turn a disc over to the other colour.'],
    ['pass', 'To miss a turn because there is no legal move.'],
    ['mobility', 'How many legal moves a side has.'],
    ['parity', 'Who makes the last move in a region of empty squares.'],
    ['wipe-out', 'The end of a game in which one colour is gone.'],
  ],
};
