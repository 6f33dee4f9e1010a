import type { LearnStrings } from '../learn.js';

/** The lessons in English. */
export const en: LearnStrings = {
  title: 'Learn Othello',
  intro:
    'From the first move to beating level 5, lesson by lesson; below them the rules, figure by figure. Most of these boards are waiting for your move.',
  course: {
    title: 'The course',
    progress: '{n} of {total} lessons done',
    begin: 'Begin: {title}',
    goOn: 'Continue: {title}',
    done: 'done',
    titles: {
      aim: 'The aim of the game',
      flipping: 'Outflanking and flipping',
      coordinates: 'Names of the squares',
      passing: 'Passing, and the end',
      corners: 'Corners',
      xSquares: 'X-squares and C-squares',
      blocks: 'Stable discs and blocks',
      edges: 'Edges',
      mobility: 'Mobility',
      centre: 'The compact centre',
      quiet: 'Quiet moves',
      freeMoves: 'Free moves',
      parity: 'Parity',
      swindles: 'Squares for you alone',
      counting: 'Counting',
      endings: 'Solving endings',
      openings: 'Openings',
      families: 'Families of openings',
      plans: 'Plans',
      stronger: 'Against a stronger player',
      levelFive: 'Beating level 5',
    },
  },
  rules: 'The rules',
  tournament: 'Mistakes, clocks and matches',
  strategy: 'First steps in strategy',
  terms: 'Glossary',
  again: 'Start over',
  right: 'Correct: {flips}.',
  other: 'That move is legal, but look for a different one.',
  notThat: 'Not {square}. Look again.',
  corrected: 'Correct: {square} is flipped now, and White can move.',
  blackOut: 'Let Black run out of time',
  scored: 'Black {black}, White {white}.',
  figures: {
    start: {
      title: 'The starting position',
      text: 'Two black and two white discs lie crosswise in the centre. Black moves first, then the players take turns.',
    },
    first: {
      title: 'Making a move',
      text: 'Place a disc so that it outflanks opposing discs: they lie in a straight line between the new disc and another one of your colour. You flip them over. A move that flips nothing is not allowed.',
      ask: 'Make one of Black’s four possible first moves.',
    },
    replies: {
      title: 'Three replies',
      text: 'Whichever first move Black chose, White has three replies: the perpendicular (1), parallel (2) and diagonal (3) openings.',
      ask: 'Choose one for White.',
    },
    directions: {
      title: 'All eight directions',
      text: 'Rows, columns and diagonals all count, and one move can flip several lines at once. Only discs in a straight line with the new disc are flipped.',
      ask: 'Find the move that flips eight discs.',
    },
    long: {
      title: 'A long line',
      text: 'A line may be of any length. You must flip all of it, whether that suits you or not.',
      ask: 'Play h1: six discs are flipped.',
    },
    gap: {
      title: 'A gap in the line',
      text: 'The line must start right beside the new disc and run without a gap to a disc of your colour. An empty square interrupts it.',
      ask: 'Play e4: e5 is flipped, but d4 is not, because c4 is empty.',
    },
    nearest: {
      title: 'Up to your nearest disc',
      text: 'The first disc of your own colour ends the line. Whatever lies beyond it stays as it is.',
      ask: 'Play e2: d2 is flipped, but b2, beyond c2, stays white.',
    },
    chain: {
      title: 'No chain reaction',
      text: 'Only the disc you have just placed outflanks. The discs it flips do not flip others in turn.',
      ask: 'Play d3: d4 is flipped. e4 stays white, although it now lies between two black discs.',
    },
    between: {
      title: 'Safe in between',
      text: 'If you place a disc between two opposing discs, it is not outflanked. Only a move by your opponent can outflank it.',
      ask: 'Play d4, between two white discs.',
    },
    pass: {
      title: 'Passing',
      text: 'A player without a legal move passes, and the opponent moves again. A player who has a legal move must make one.',
      ask: 'Play h6 for White: that leaves Black without a move.',
    },
    shared: {
      title: 'Nobody runs out of discs',
      text: 'Each player begins with half of the 64 discs, but the discs belong to both. If yours are used up, your opponent gives you one of theirs.',
      ask: 'White’s 32 discs are all on the board. Make White’s next move, with one of Black’s.',
    },
    blocked: {
      title: 'The end',
      text: 'The game ends when neither player can move, usually on a full board. Here it ended much earlier.',
    },
    counted: {
      title: 'Counting',
      text: 'The player with more discs wins. Empty squares go to the winner, so the two scores always add up to 64: 34 black and 29 white discs are counted as 35-29.',
    },
    wiped: {
      title: 'Wipe-out',
      text: 'The game is also over when one colour has vanished from the board: 64-0.',
      ask: 'Wipe White out with one move.',
    },
    mistake: {
      title: 'Correcting a mistake',
      text: 'A disc flipped by mistake, or forgotten, can be put right until the opponent moves. After that it stays as it is. A disc that has been placed is never moved to another square.',
      ask: 'Black played f5 and forgot to flip a disc. Which one?',
    },
    clock: {
      title: 'Playing with a clock',
      text: 'Tournament games are played with a chess clock, 20 to 25 minutes for each player. You press it only when your disc is placed and every outflanked disc is flipped.',
      ask: 'Make two moves and watch the clocks.',
    },
    late: {
      title: 'Out of time while ahead',
      text: 'Under the Czech rules, a player who runs out of time while ahead loses 31-33. Black is ahead here.',
    },
    behind: {
      title: 'Out of time while behind',
      text: 'A player who is not ahead keeps the discs on the board, and the opponent gets all the empty squares. Black is behind here.',
    },
    handicap: {
      title: 'A handicap',
      text: 'A strong player can give a beginner one, two, three or all four corners before the game.',
      ask: 'Play a few moves for both sides, and try to flip a corner.',
    },
    match: {
      title: 'A match',
      text: '37-27 is a win by 10 points. A match is the best of three games, the sum of margins over several games, or a race to a number of points, such as 100. For the first game the players draw for who starts; after that the loser does.',
    },
    zones: {
      title: 'What squares are worth',
      text: 'A disc in a corner can never be flipped, and edges are hard to flip. The ring just inside them, the danger zone, opens both to your opponent.',
    },
    corner: {
      title: 'Take the corner',
      text: 'A disc in a corner stays until the end, and so do its neighbours of the same colour along the edge.',
      ask: 'Take the corner.',
    },
    edge: {
      title: 'On the edge',
      text: 'A disc on the edge can only be outflanked along that edge. It still helps to outflank in five directions.',
    },
    xsquare: {
      title: 'X-squares and C-squares',
      text: 'Every corner has an X-square next to it on the diagonal and two C-squares on the edges. While the corner is empty, a disc on its X-square almost always gives it away.',
    },
    stable: {
      title: 'Stable discs',
      text: 'A disc is stable when nothing can flip it any more. From a corner, stable discs spread along the edges and inwards.',
    },
    mobility: {
      title: 'Few discs, many moves',
      text: 'Do not collect discs in the first half of the game, however spectacular the flips. With fewer discs you usually have more moves, and whoever runs out of good moves has to make a bad one.',
      ask: 'Choose a move for White that flips few discs.',
    },
  },
  glossary: [
    ['disc', 'The playing piece: black on one side, white on the other.'],
    [
      'to outflank',
      'To enclose opposing discs in a straight line between a new disc and one already on the board.',
    ],
    ['to flip', 'To turn an outflanked disc over to your colour.'],
    ['legal move', 'A move that flips at least one disc.'],
    ['pass', 'A turn without a move, because none is legal.'],
    ['mobility', 'How many legal moves a player has.'],
    ['parity', 'Who gets the last move in a region of empty squares.'],
    ['stable disc', 'A disc that can never be flipped again.'],
    ['danger zone', 'The ring of squares next to the edge squares.'],
    ['wipe-out', 'A game in which one colour vanishes from the board.'],
  ],
};
