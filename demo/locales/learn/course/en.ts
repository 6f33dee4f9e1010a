import type { CourseStrings } from '../course.js';

/** The course in English. */
export const en: CourseStrings = {
  explained: 'The idea',
  ahead: 'The next question is about this position.',
  firstMove: 'The white disc has turned black: it is yours.',
  task: 'Task {n}',
  check: 'Test yourself',
  smallGame: 'A small game against {name}',
  play: 'Play {name}',
  sides: 'You are {color}.',
  score: '{you}–{other} against {name}.',
  colors: { black: 'Black', white: 'White' },
  newGame: 'New game',
  reached: 'You did it!',
  missed: 'Not this time. Try again.',
  short: {
    corners: 'Corners: {other} for {name}, {own} for you.',
    count: 'You got {own} of {other}.',
    flips: 'With {move}, {name} flipped {other} discs at once.',
    moves: 'After move {n}, {name} had {other} possible moves and you had {own}.',
  },
  remember: 'Remember',
  toDo: 'The lesson counts as done when you have found every move yourself.',
  done: 'Lesson done',
  foundOf: '{n} of {total} moves found',
  allFirst: 'Every move on the first try. Perfect.',
  someFirst: 'You found every move, {n} of {total} on the first try.',
  allFound: 'You found every move.',
  praise: { first: 'First try!', row: '{n} in a row!', later: 'Found!' },
  tryMissed: 'Try the missed steps',
  startAgain: 'Start again',
  all: 'All lessons',
  next: 'Next lesson',
  lessonOf: 'Lesson {n} of {total}',
  print: 'Print this lesson',
  embed: 'Embed this lesson',
  embedHow: 'Paste this into any page. That’s all it needs.',
  copy: 'Copy',
  copied: 'Copied',
  kinds: {
    winning: {
      ask: [
        'Two squares are left, and you are behind. One move wins the game, the other does not. Which one?',
        'Play both moves in your head: after which one are you ahead at the end?',
        'You are behind again. Which of the last two squares wins the game?',
        'Two squares are left, and only one move wins. Count both before you play.',
      ],
      solved: '{move} wins by {n} discs. Being behind until then cost you nothing.',
    },
    count: {
      ask: [
        'Count it out to the last square: only one move wins. Which one?',
        'One move flips more discs, another one wins. Which one wins?',
        'Look at your opponent’s best reply to each of your moves. After which move do you still win?',
        'Only one move wins. Count to the end before you play.',
      ],
      solved: '{move} wins by {n} discs, although another move flips more at once.',
    },
    most: {
      ask: [
        'Find the move that flips {n} discs, more than any other.',
        'Look along all eight directions: which move flips {n} discs?',
      ],
      solved: '{move} flips every line that ends at another of your discs: {n} discs.',
    },
    lines: {
      ask: [
        'Find the move that flips discs in {n} directions at once.',
        'From which square do you outflank discs in {n} directions?',
      ],
      solved: 'From {move} you outflank discs in {n} directions.',
    },
    only: {
      ask: ['You have a single legal move. Where is it?'],
      solved: 'Only {move} flips anything, and a move that flips nothing is not allowed.',
    },
    silence: {
      ask: [
        'Find the move that leaves your opponent without a legal move.',
        'After which move does your opponent have to pass, so that you move twice in a row?',
        'Look where your opponent could move now. Which move takes all of that away?',
      ],
      solved: 'After {move} your opponent has to pass, and you move again.',
    },
    wipeOut: {
      ask: ['Flip every disc that your opponent still has.'],
      solved: 'After {move} one colour is gone: the game is over, 64–0.',
    },
    corner: {
      ask: [
        'Which move gives you a disc that can never be flipped? Other moves flip more.',
        'Your opponent has a disc beside a corner. Which move makes use of it?',
        'Other moves flip more discs. Which move gains something for good?',
      ],
      solved: '{move} can never be flipped, and neither can the discs you build from it along the edge.',
    },
    punish: {
      ask: [
        'Your opponent has a disc on an X-square. Find the move after which the corner behind it is yours, whatever the reply.',
        'Again your opponent has a disc on an X-square. After which move can no reply keep you out of the corner?',
      ],
      solved: 'After {move} no reply keeps you out of the corner.',
    },
    squeeze: {
      ask: [
        'Look two moves ahead: find the move after which every reply gives you a corner.',
        'Go through your opponent’s replies one by one. After which move does each of them give you a corner?',
      ],
      solved: 'Your opponent has {n} replies to {move}, and each of them gives you a corner.',
    },
    safe: {
      ask: [
        'All your moves but one let your opponent into a corner. Find the one that does not.',
        'Look at every empty corner. Which is your only move that lets your opponent into none of them?',
      ],
      solved: 'After {move} all corners stay closed. Each of your {n} other moves left one open.',
    },
    block: {
      ask: [
        'Find the move that leaves you with the most discs that can never be flipped.',
        'You hold corners. From which square do you make the most discs safe?',
        'Which move adds the most discs to your safe ones?',
        'Only the discs that nothing can flip count here. After which move do you have the most of them?',
      ],
      solved: 'After {move} you have {n} discs that nothing can flip any more.',
    },
    wedge: {
      ask: [
        'There is a gap between two of your opponent’s discs on the edge. Play into it.',
        'Look along all four edges. Where can you play between two of your opponent’s discs?',
      ],
      solved: 'While both its neighbours are your opponent’s, nothing can flip the disc on {move}.',
    },
    anchor: {
      ask: [
        'Play on the edge, where your disc can never be flipped.',
        'Which move on the edge gives you a disc that stays until the end?',
      ],
      solved: 'No line of attack is left through {move}: the disc stays until the end.',
    },
    fewest: {
      ask: [
        'Find the move that leaves your opponent the fewest replies.',
        'Count your opponent’s replies to each of your moves. After which one are there only {n}?',
        'After which move does your opponent have only {n} replies to choose from?',
        'How few replies can you leave your opponent? Find the move.',
      ],
      solved: 'After {move} your opponent has only {n} replies. Every other move leaves more.',
    },
    quiet: {
      ask: [
        'Find the quiet move: the discs it flips touch hardly any empty squares.',
        'Which move flips only discs that lie inside, far from the empty squares?',
        'Look for the discs that others surround. Which move flips only those?',
        'Which is the quiet move here?',
      ],
      solved:
        '{move} flips only what lies inside: {flips}. Your opponent could make {before} moves before it, and {after} after it.',
    },
    parity: {
      ask: [
        'One move wins. Look first where the number of empty squares is odd.',
        'Count the empty squares of each region. Which move wins?',
        'Only one move wins. Choose the region first, then the square.',
        'Only one move wins. After it, you can reply wherever your opponent plays. Which one?',
      ],
      solved:
        '{move} begins the odd region. The other squares form pairs: you reply where your opponent plays.',
    },
    even: {
      ask: [
        'Find a move that keeps the opening even.',
        'Not every move is good here. Which one keeps the opening even?',
        'Neither side is ahead. After which move does it stay so?',
        'Which move would you play to keep the opening even?',
      ],
      solved: 'The opening stays even with {move}.',
    },
    column: {
      ask: [
        'Exactly one of your legal moves is in column {n}. Play it.',
        'Now find your only legal move in column {n}.',
      ],
      solved: 'Yes, that is column {n}: the square is called {move}.',
    },
    row: {
      ask: [
        'Exactly one of your legal moves is in row {n}. Play it.',
        'Now find your only legal move in row {n}.',
      ],
      solved: 'Yes, that is row {n}: the square is called {move}.',
    },
    frontier: {
      ask: [
        'Find the move that leaves the fewest of your discs next to an empty square.',
        'Which move leaves you with the smallest frontier?',
        'Stay compact: after which move do the fewest of your discs touch an empty square?',
        'Count your discs on the outside after each move. When are there the fewest?',
      ],
      solved: '{move} keeps your discs together and leaves your opponent the least to attack.',
    },
    tempo: {
      ask: [
        'Find the free move: it gives your opponent no new square to play on.',
        'After which move can your opponent play only where they already could? Leave the corners for later.',
        'Wait for one turn: which move, not in a corner, opens nothing?',
        'Which is the free move here? The corners can wait.',
      ],
      solved: 'After {move} your opponent has no new move, and it is their turn.',
    },
    swindle: {
      ask: [
        'One move wins, because it leaves squares where only you can play. Find it.',
        'Look for empty squares where your opponent can flip nothing. Which move wins because of them?',
        'Only one move wins. Which squares can you keep for yourself?',
      ],
      solved: '{move} wins by {n} discs: on the squares that are left, only you can play.',
    },
    solve: {
      ask: [
        'Only one move wins. Work it out to the last square.',
        'List your moves, and drop each one that has a strong reply. Which one wins?',
        'Only one move wins. Look first at your opponent’s strongest reply to each move.',
      ],
      solved: 'Only {move} wins, by {n} discs.',
    },
    draw: {
      ask: [
        'You cannot win any more, but one move saves the draw. Which one?',
        'All your moves but one lose. Which one ends the game 32–32?',
      ],
      solved: '{move} draws, 32–32. Every other move loses.',
    },
    best: {
      ask: [
        'Find the best move. No other comes within {n} discs of it.',
        'Corners, replies, quiet moves: which of them matters here? One move is at least {n} discs better than the others.',
        'Nobody helps you now. Find the best move, at least {n} discs better than any other.',
      ],
      solved: '{move} is the best move. However far ahead the computer looks, no other comes close.',
    },
  },
  wrong: {
    most: '{move} flips {k}. You are looking for the move that flips {n}.',
    lines: 'From {move} you outflank discs in {k} of the eight directions. Another move does so in {n}.',
    block: 'After {move} you have {k} discs that can’t be flipped; after the right move you have {n}.',
    fewest: 'After {move} your opponent has {k} replies; after the right move, only {n}.',
    frontier: 'After {move}, {k} of your discs touch an empty square; after the right move, only {n}.',
    wipeOut: 'After {move} your opponent still has discs on the board: {k}.',
    quiet: 'The discs that {move} flips touch {k} empty squares: each may become a move for your opponent.',
    row: '{move} is in row {k}, as the number in its name tells you.',
    column: '{move} is in column {k}, as the letter in its name tells you.',
    silence: 'After {move} your opponent can still play, for instance {reply}.',
    opened: '{move} lets your opponent take the {reply} corner.',
    flippedBack:
      'You don’t keep the discs that {move} flips: your opponent plays {reply} and flips {k} back.',
    lasting: 'You don’t keep the discs that {move} flips: your opponent can flip them all back.',
    noCorner: 'After {move} your opponent replies {reply}, and no corner is open to you.',
    noMove: 'After {move} your opponent is not forced to open a corner.',
    wedge: '{move} is not the gap: your opponent doesn’t have a disc on both sides of it along the edge.',
    noEdge: '{move} is not on the edge.',
    flipped: 'The disc on {move} is not safe: your opponent flips it with {reply}.',
    attacked: 'The disc on {move} is not safe: a line of attack is still open.',
    tempo: '{move} gives your opponent a new move: {reply}.',
    spent: '{move} gives nothing away, but a corner can wait. Look for another move that opens nothing.',
    costs: '{move} costs about {k} discs: your opponent replies {reply}.',
    drawn: 'After {move} the game ends in a draw.',
    drawnAfter: 'After {move} your opponent replies {reply}, and the game ends in a draw.',
    lost: 'After {move} you lose by {k}.',
    lostAfter: 'After {move} your opponent replies {reply}, and you lose by {k}.',
  },
  lessons: {
    flipping: {
      takeaway: 'Discs between your new disc and another of yours are flipped, in every direction.',
      text: [
        'You are Black: play on the circled square. The white disc in between is flipped and turns black. This is called outflanking.',
        'Lines run in eight directions: along rows, columns and diagonals. One move can flip several lines, and must flip all of them.',
        'A line has no gap: an empty square ends it. And only the disc you have just placed outflanks; the discs it has flipped do not flip others.',
      ],
      figures: ['Each arrow is a line that the move flips.', 'e4 flips e5, but not d4: c4 is empty.'],
      game: 'Six squares are left and you are ahead. Finish the game, and win.',
    },
    aim: {
      takeaway: 'Only the last count matters: think of the discs you will keep.',
      text: [
        'The player with more discs at the end wins. The game ends when neither player can move, usually when all 64 squares are full.',
        'Only that last count matters. A single move can flip a whole row, so the lead often changes until the very end. A player far behind may win with the last two discs. Do not ask how many discs you have; ask how many you will keep.',
        'Squares have names: a letter for the column, a number for the row. a1 is at the top left, h8 at the bottom right.',
      ],
      figures: ['A finished game.', 'a1 and h8 are marked.'],
      game: 'Ten squares or so are left. End with more discs than {name}.',
    },
    coordinates: {
      takeaway: 'First the letter of the column, then the number of the row.',
      text: [
        'A square is named after its column and row. Columns run from a to h, left to right; rows from 1 to 8, top to bottom. So d3 is in the fourth column and the third row.',
        'A game is written as its moves in order: f5d6c3 means that Black played f5, White d6, Black c3. Passes are not written down, because the rules say whose turn it is.',
        'Players also have names for the squares around a corner. On the edge from a1 to h1, c1 and f1 are the A-squares, d1 and e1 the B-squares, and the C-squares are beside the corners. Say each square aloud before you play it: soon you will read games without a board.',
      ],
      figures: [
        '1 is d3, 2 is c5, 3 is f6.',
        '1 is f5, 2 is d6, 3 is c3.',
        'The A-, B- and C-squares of the first row.',
      ],
      game: 'Play on two of the squares c3, f3, c6 and f6.',
    },
    passing: {
      takeaway: 'If your opponent must pass, you move twice in a row.',
      text: [
        'If you can’t flip anything, you pass and your opponent moves again. If you can, you must, even when every move hurts.',
        'So a turn is worth having, and taking it from your opponent is worth even more: after a pass you move twice in a row. If neither player can move, the game is over, even with empty squares left. Those go to the winner.',
        'It is also over when one colour has vanished. That happens to players who hold very few discs, so keep an eye on your last ones.',
      ],
      figures: ['White has just moved, and Black cannot: White moves again.'],
      game: 'Leave your opponent without a legal move, once.',
    },
    corners: {
      takeaway: 'A disc in a corner is yours until the end, and it protects its neighbours.',
      text: [
        'To flip a disc, your opponent needs a square on each side of it. A disc in a corner has nothing behind it, so it can never be flipped.',
        'And it protects its neighbours. A row of your discs that begins in the corner cannot be flipped along the edge either. That is why a corner is usually worth more than many discs flipped in the middle, most of which will be flipped back.',
        'You cannot play into a corner whenever you like: you need an opposing disc beside it. The art is to make your opponent put one there.',
      ],
      figures: [
        'All three lines end on a1. Black can come from one side only, so Black cannot flip a1.',
        'The circles show which of White’s discs can never be flipped.',
      ],
      game: 'Take two corners.',
    },
    xSquares: {
      takeaway: 'Before each move, ask yourself whether it opens a corner.',
      text: [
        'The square diagonally next to a corner is an X-square; the two squares next to the corner on the edges are C-squares. While the corner is empty, a disc on one of these is just what your opponent needs to get in.',
        'The X-square is the most dangerous: it lies on the long diagonal, where your opponent nearly always has a disc to outflank yours from.',
        'So before each move, ask yourself: does it open a corner? And when your opponent has a disc on an X-square, look for a disc on the diagonal that you can hold.',
      ],
      figures: ['The twelve squares to leave alone while their corners are empty.'],
      game: 'Beat {name} to the corners: take three.',
    },
    blocks: {
      takeaway: 'From a corner, add one safe disc after another and leave no gap.',
      text: [
        'A disc that nothing can flip any more is stable. Stable discs grow from a corner: first along the edges, then inwards, row by row, each leaning on those before it.',
        'A compact block in a corner wins games. It only grows, while everything else on the board changes colour again and again. On this board the stable discs are marked.',
        'When you hold a corner, do not hurry for the next big flip. Look for the move that makes the block larger, and leave no gap in it. Your opponent could get in through a hole in the edge.',
      ],
      figures: ['The circles show which of White’s discs can never be flipped.'],
      game: 'Make a whole edge yours, from corner to corner.',
    },
    edges: {
      takeaway: 'Take an edge only if it costs you nothing later, and look for gaps in your opponent’s.',
      text: [
        'A disc on the edge can only be outflanked along that edge, but it helps you outflank in five directions. That makes edges valuable, but also dangerous.',
        'An edge with a gap invites your opponent. A disc wedged between two of yours cannot be flipped, and often leads on into a corner. Five discs in a row with a C-square among them are weak; six, with both corners empty, or four in the middle are strong.',
        'Take an edge if it won’t cost you anything later. Early in the game, moves in the middle are usually better: keep the edges for when you need a safe move.',
      ],
      figures: ['White has wedged a disc between two black ones on the edge.'],
      game: 'Make a whole edge yours. This time you are White.',
    },
    mobility: {
      takeaway: 'Count moves, not discs: leave your opponent few.',
      text: [
        'Nobody gives a corner away gladly. Players do it when they have no other move left. So count moves, not discs: many for you, few for your opponent.',
        'Each disc of yours that touches an empty square is a move for your opponent. Spectacular moves that flip a long row build a wall of such discs; your opponent gains moves from it, and you run out of them. Until the last third of the game, having fewer discs is usually better.',
        'Before you move, look at what your opponent could play afterwards. The best move is often the one that leaves them hardly anything.',
      ],
      figures: ['Black has only the numbered replies.'],
      game: 'After the tenth move, and while at least twenty squares are empty, leave your opponent three moves or fewer.',
    },
    centre: {
      takeaway: 'Keep your discs inside: each one beside an empty square gives your opponent a move.',
      text: [
        'In the opening, stay compact. Keep your discs together in the middle and let your opponent’s discs surround them. Discs on the outside can be attacked; discs on the inside give you moves.',
        'The discs that touch an empty square are the frontier. Each of them gives your opponent something to attack. So a good move flips few discs, and a very good one makes your frontier smaller.',
        'Having fewer discs than your opponent is nothing to worry about in this part of the game. Flipping one disc in the middle is usually better than flipping three on the outside.',
      ],
      figures: ['The circles are Black’s frontier.'],
      game: 'After twenty moves, have fewer discs than {name} and at least as many legal moves.',
    },
    quiet: {
      takeaway: 'Flip discs that touch no empty square, and your opponent gains no move.',
      text: [
        'A quiet move flips discs that lie inside, surrounded by others. Nothing new touches an empty square, so your opponent has no more moves than before, and now has to find one.',
        'A loud move does the opposite: it flips discs on the outside, and each of them can be outflanked.',
        'Look for squares from which you flip a single disc in the middle. Two such moves in reserve are worth a lot. If you still have one when your opponent has none, you decide where the game continues.',
      ],
      figures: [
        'b5 flips a single disc, deep inside.',
        'h3 flips three discs on the outside. They touch the seven marked squares.',
      ],
      game: 'Make three quiet moves after the sixth move of the game.',
    },
    freeMoves: {
      takeaway: 'Save the moves that only you can make, and use the others first.',
      text: [
        'Sooner or later one player runs out of good moves. A player who still has a free move hands the turn back and leaves the trouble to the opponent.',
        'A free move opens nothing: afterwards your opponent can only play where they already could. You often find one on an edge that is already half yours, or on a square that your opponent can’t reach.',
        'Do not spend free moves early. They stay available as long as only you can make them; use the others first. Before you spend one, see whether your opponent has as many: whoever has one more can wait longer.',
      ],
      figures: ['Black has just played at the circle: White has no new move.'],
      game: 'After the tenth move, make three moves that give your opponent no new square.',
    },
    parity: {
      takeaway: 'Begin odd regions, and reply in even ones.',
      text: [
        'Near the end the empty squares form separate regions. The player who moves last in a region flips discs that nobody can flip back.',
        'In a region with an odd number of squares, the player who moves there first also moves there last, if both keep playing there. In an even one, the second player does. So play first in odd regions, and reply in even ones.',
        'If nobody passes, White plays the last move of the game. As Black, you can change this: make White pass once, or keep a region in which White cannot play. When twenty squares are left, start to count the squares of each region.',
      ],
      figures: [
        'Three regions: two have 4 empty squares, and one has 1.',
        'Each number says how many squares its region has.',
      ],
      game: 'Fourteen squares are left. Win by playing the regions in the right order.',
    },
    swindles: {
      takeaway: 'A square that your opponent cannot use is worth a turn: leave it for the end.',
      text: [
        'A square where your opponent can flip nothing belongs to you alone. You may play there whenever you like, so it is worth a turn, and near the end two such turns in a row decide games.',
        'A square like this appears when all the lines into it are one colour, or when your opponent has no disc to outflank from. Leave it alone as long as you have another move.',
        'It changes the parity: a region that only one side can enter no longer counts among the pairs. With a single square like this, Black gets the last move after all.',
      ],
      figures: ['Black cannot play on the marked square, but White can.'],
      game: 'Ten squares are left. One move keeps the win: find it, and play on to the end.',
    },
    counting: {
      takeaway: 'Count from your opponent’s best reply: a flipped disc counts two, a placed one counts one.',
      text: [
        'With few squares left, stop guessing and count. Each move adds the disc placed and all discs flipped to one side, and takes the flipped ones from the other.',
        'Start with your opponent’s best reply, not with the one you hope for. For two squares you compare two orders; for four, at most twenty-four. Most of them fall away at once, because a move is illegal or clearly bad.',
        'Count the difference: a flipped disc counts two, a placed one counts one. And look for squares that only one of you can play: they can wait until the end.',
      ],
      figures: ['The squares that are left.'],
      game: 'Eight squares are left, and {name} plays well. Find the win.',
    },
    endings: {
      takeaway: 'List your moves, and drop each one that has a strong reply.',
      text: [
        'Solve every ending in the same order. First list your moves. For each of them, look for the reply that hurts you most. A move with a strong reply is out, and you don’t need to count the other replies.',
        'First try moves that gain something for good: a corner, the last square of a region, a pass by your opponent. That cuts the work to a few lines.',
        'If no move wins, look for one that draws. And if every move loses, lose by as little as you can: matches and tournaments add up discs. With five empty squares you can be certain. Take the time.',
      ],
      figures: ['The numbers show the order of the best moves.'],
      game: 'Six squares are left, and only one move wins. Solve it.',
    },
    openings: {
      takeaway: 'Flip one or two discs at a time, and stay in the middle.',
      text: [
        'All four first moves are equivalent by symmetry. White has three replies to f5: d6, the perpendicular opening; f6, the diagonal one; f4, the parallel one, which is the weakest.',
        'You don’t need to learn lines to start well. Flip one or two discs at a time, stay in the middle sixteen squares, keep your discs together and let your opponent’s surround them. Then your opponent has the wall, and you have the moves.',
        'The opening is over when the first disc reaches the edge. If neither side is ahead by then, you have got all you wanted from it.',
      ],
      figures: ['1 perpendicular, 2 diagonal, 3 parallel.'],
      game: 'After twelve moves, have at least as many legal moves as {name}.',
    },
    families: {
      takeaway: 'Choose one opening and one reply, and play them often.',
      text: [
        'After f5 d6 Black has three good moves. c3 leads to the Tiger, the most common opening in tournaments, if d3 c4 follows. c4 leads to the Cat by d3 c5. c5 leads to the Rabbit by f4 e3, and from there to the Rose.',
        'After f5 f6 the main line is e6 d6; with c5 it is called the Cow, with c3 the Buffalo, with e7 the Heath.',
        'Don’t learn them by heart. Choose one for Black and one reply for White, play them often, and use the analysis to find where the game stopped being even. That way each game teaches you one move.',
      ],
      figures: [
        '1 leads to the Tiger, 2 to the Cat, 3 to the Rabbit.',
        '1 leads to the Cow, 2 to the Buffalo, 3 to the Heath.',
      ],
      game: 'After twenty moves, have at least as many legal moves as {name}.',
    },
    plans: {
      takeaway: 'Before each move, know your opponent’s reply and what you play after it.',
      text: [
        'A plan is two or three moves that belong together: I go there, my opponent has only this, then I take that. Think this far ahead before every move: a modest move that leads somewhere beats a brilliant one that your opponent refutes at once.',
        'The most common plan leaves your opponent with only bad moves. Count the safe moves of both sides; if you have one more, your opponent will soon have to open a corner.',
        'You may also give something up. Giving up a corner can be worth it if it brings you two, or the last move in a region. But count first.',
      ],
      figures: ['White’s replies: each of them lets Black into a corner.'],
      game: 'Win a whole game. Before each move, say which reply you expect.',
    },
    stronger: {
      takeaway: 'Keep the corners closed, wait for your chance, and count every ending.',
      text: [
        'Against a stronger player you don’t need to play brilliantly. Play so that you have few chances to go wrong. Keep the corners closed, keep few discs on the outside, and look for the reply to your move before you make it.',
        'When you are worse, don’t give up discs or hope all at once. Choose the move that leaves your opponent the most to calculate, and never one that loses a corner for nothing.',
        'Count every ending, even a lost one. Losing by six discs is better than losing by forty, and even the strongest player can slip on the last squares. Afterwards, look for the one move that turned the game.',
      ],
      figures: ['32–32: a draw against a stronger player.'],
      game: 'End with at least 24 discs against {name}.',
    },
    graduation: {
      takeaway: 'Corners, replies, quiet moves, regions, counting: ask in this order before each move.',
      text: [
        'You know what you need. Ask before each move, in this order: Can I take a corner for good? Does my move open one? How many replies does it leave? Is there a quiet move? From twenty empty squares on: which regions are odd? From ten on: count.',
        'Ines wins tournaments: she takes what you leave and seldom misses a corner. But she makes human mistakes, most of all on the last squares, and those you can now count.',
        'If you lose, open the game on the Analyse page: it shows the move that turned the game.',
      ],
      figures: ['Ready?'],
      game: 'Beat {name}. That is the end of the course, and the beginning of the game.',
    },
  },
};
