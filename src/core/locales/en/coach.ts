import type { CoachStrings } from '../strings/coach.js';

/** English: the source that the other languages are translated from. */
export const en: CoachStrings = {
  reasons: {
    'corner-given': {
      bad: 'You let your opponent take {corners} straight away{since}; {otherwise}.',
      good: '{other} would give {corners} away{otherBy}; this move doesn’t.',
    },
    'corner-left': {
      bad: 'Your opponent can still take {corners}; {otherwise}.',
      good: 'You stop your opponent taking {corners}; {other} would not.',
    },
    'corner-forced': {
      bad: 'You can’t stop your opponent taking {corners} now: {line}.',
      good: 'After {other} you couldn’t stop your opponent taking {corners}: {otherLine}.',
    },
    'corner-missed': { bad: 'You could have taken {corners}.', good: 'You take {corners}.' },
    'corner-force-missed': {
      bad: 'With {other} you win {corners} by force: {otherLine}.',
      good: 'You win {corners} by force: {line}.',
    },
    'x-square': {
      bad: 'You played the X-square next to the empty corner {squares}.',
      good: '{other} is the X-square of an empty corner, {squares}: you rightly stay off it.',
    },
    'x-square-falls': {
      bad: 'You played the X-square of {squares}, and {bestPlay} it costs you the corner: {line}.',
      good: '{other} is the X-square of {squares}, and your opponent would take this corner: {otherLine}.',
    },
    'c-square': {
      bad: 'You played the C-square next to the empty corner {squares}.',
      good: '{other} is a C-square of an empty corner, {squares}: you rightly stay off it.',
    },
    'c-square-falls': {
      bad: 'You played a C-square of {squares}, and {bestPlay} it costs you the corner: {line}.',
      good: '{other} is a C-square of {squares}, and your opponent would take this corner: {otherLine}.',
    },
    'corner-lost-later': {
      bad: '{bestPlay} your opponent goes on to take {corners}: {line}.',
      good: 'After {other} your opponent would go on to take {corners}: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'With {other} you go on to take {corners}: {otherLine}.',
      good: '{bestPlay} you go on to take {corners}: {line}.',
    },
    'corner-threat-missed': {
      bad: '{other} would have threatened {corners}.',
      good: 'You threaten {corners}.',
    },
    'square-wanted': {
      bad: 'You both wanted {reply}, and now your opponent gets it.',
      good: 'You get to {reply} first; after {other} your opponent would.',
    },
    'own-square-opened': {
      bad: 'Only you could play {reply}; {by}you let your opponent in first.',
      good: '{other} would let your opponent play {reply}{otherBy}; this move keeps them out.',
    },
    'reply-opened': {
      bad: 'After {other} your opponent could not play {reply}{forNow}; {by}you let them in, and they play there.',
      good: 'Your opponent can’t play {reply}; {other} would let them in{otherBy}.',
    },
    'reply-prevented': {
      bad: 'Your opponent plays {reply}; {other} would have prevented that{otherBy}{forNow}.',
      good: 'After {other} your opponent would play {reply}; {by}this move prevents that.',
    },
    'reply-stronger': {
      bad: 'Your opponent plays {reply}, which hurts you more now than after {other}.',
      good: 'Your opponent’s reply {reply} is weaker now than after {other}.',
    },
    'reply-stronger-moves': {
      bad: 'Your opponent plays {reply} and leaves you {own/moves|no move}; after {other} it would leave you {otherOwn}.',
      good: '{reply} leaves you {own/moves}; after {other} it would leave you {otherOwn|none}.',
    },
    'reply-continued': {
      bad: 'Your opponent plays {reply} and can play {against} next; {other} would have prevented {against}{otherBy}.',
      good: 'After {other} your opponent would play {reply} and could play {against} next; {by}this move prevents {against}.',
    },
    'reply-continued-wanted': {
      bad: 'Your opponent plays {reply} and can play {against} next, the square that you needed.',
      good: 'You play {against} yourself; after {other} {reply} your opponent could play there next.',
    },
    'reply-poisoned': {
      bad: 'Your opponent can play {reply} safely; after {other} that would give you the corner {corner}.',
      good: 'Your opponent can’t play {reply} without giving you the corner {corner}; after {other} they could.',
    },
    'replies-strong': {
      bad: 'Your opponent has several good replies, {squares}; after {other} none of them hurts as much.',
      good: 'After {other} your opponent would have several good replies: {squares}.',
    },
    'replies-prevented': {
      bad: 'Your opponent now has good moves on {squares}; {other} would have allowed none of them{otherBy}{forNow}.',
      good: 'After {other} your opponent would have good moves on {squares}; {by}this move allows none of them.',
    },
    'return-missed': {
      bad: 'If your opponent plays {reply}, you need {against}: not possible after {move}, but it was after {other}{needs}.',
      good: 'If your opponent plays {reply}, you can play {against}{needs}; after {other} you could not.',
    },
    'return-punished': {
      bad: 'If your opponent plays {reply}, you need {against}. Now they punish it with {corner}, which {other} would have prevented.',
      good: 'If your opponent plays {reply}, you can play {against}; after {other} they would punish it with {corner}.',
    },
    'return-punished-opened':
      '{by}you open {corner}, which your opponent keeps for later: {reply} comes first. {other} would have kept them out.',
    'return-punished-corner': {
      bad: 'If your opponent plays {reply}, you need {against}. Now that gives away the corner {corner}; after {other} it would not.',
      good: 'If your opponent plays {reply}, you can play {against}; after {other} that would give away the corner {corner}.',
    },
    'moves-lost': {
      bad: 'Your opponent plays {reply} and takes {squares} away from you{since}; {other} would have avoided that.',
      good: 'You can still play {squares}; after {other} {reply} you no longer could{since}.',
    },
    prepared: {
      bad: '{other} prepares {squares}: after {otherReply} you can play there{needs}, after {move} {reply} you cannot.',
      good: 'You prepare {squares}: after {otherReply} you can play there{needs}.',
    },
    'reserve-lost': {
      bad: 'You had {squares} to yourself; {by}you let your opponent in too. {other} would have kept them out.',
      good: 'You keep {squares} to yourself; {other} would let your opponent in too{otherBy}.',
    },
    'reserve-taken': {
      bad: 'You had {squares} to yourself; {by}you let your opponent in at once. {other} would have kept them out.',
      good: 'You keep {squares} to yourself; {other} would let your opponent in at once{otherBy}.',
    },
    'could-wait': {
      bad: '{move} can wait: your opponent can’t play there. You can both play {other}, so take it first.',
      good: '{other} can wait, since your opponent can’t play there; this square is open to both of you and comes first.',
    },
    'could-wait-later': {
      bad: 'Nobody but you can play {move}, so it can wait. Play {other} first.',
      good: 'Nobody but you can play {other}: you rightly keep it for later.',
    },
    sacrifice: {
      bad: 'You can let your opponent have {corners}: {other} pays off: {otherLine}.',
      good: 'You give {corners} away, and that pays off: {line}.',
    },
    'sacrifice-for': {
      bad: '{other} gives up {given} and gets {corner} in return: {otherLine}.',
      good: 'You give up {given} and get {corner} in return: {line}.',
    },
    mobility: {
      bad: 'Your opponent plays {reply} and leaves you {own/moves|no move}; after {other} {otherReply} you would have {otherOwn}.',
      good: 'Your opponent plays {otherReply} and leaves you {own/moves}; after {other} {reply} you would have {otherOwn|none}.',
    },
    opens: {
      bad: 'You give your opponent {theirs/moves}; {other} would give them {otherTheirs|none}.',
      good: 'You leave your opponent {theirs/moves|no move}; {other} would leave {otherTheirs}.',
    },
    'safe-moves': {
      bad: 'You run out of safe moves: {own/safe|none} after {reply}, against {otherOwn} after {other} {otherReply}.',
      good: 'You keep {own/safe} after {otherReply}, against {otherOwn|none} after {other} {reply}.',
    },
    frontier: {
      bad: 'You build a wall: {own/frontier}, against only {otherOwn} after {other}.',
      good: 'You avoid a wall: {own/frontier}, against {otherOwn} after {other}.',
    },
    'many-flips': {
      bad: 'You flip {own/discs}, {other} only {otherOwn}. Until the endgame you want few discs.',
      good: 'You flip only {own/discs}, {other} would flip {otherOwn}. Until the endgame you want few discs.',
    },
    'quiet-move': {
      bad: '{other} is quieter: its flips touch {otherOwn/empty|no empty square}, those of {move} {own}.',
      good: 'This is a quiet move: its flips touch {own/empty|no empty square}, those of {other} {otherOwn}.',
    },
    parity: {
      bad: 'You start an even region ({squares}), and your opponent gets the last move there: {line}.',
      good: '{other} would start an even region ({squares}), where your opponent gets the last move: {otherLine}.',
    },
    'region-opened': {
      bad: 'Only you could play in {squares}; now your opponent can, and {bestPlay} does: {line}.',
      good: 'You keep {squares} to yourself; {other} would let your opponent in: {otherLine}.',
    },
    'region-closed': {
      bad: 'Your opponent plays {reply} and shuts you out of {squares}; after {other} you could still play there.',
      good: 'You can still play in {squares}; after {other} {reply} you could not.',
    },
    'unbalanced-edge': {
      bad: 'You make an unbalanced edge ({squares}), and your opponent takes a corner of it: {line}.',
      good: '{other} would make an unbalanced edge ({squares}), and your opponent would take a corner of it: {otherLine}.',
    },
    'wedge-allowed': {
      bad: 'You let your opponent wedge in at {squares}: {line}.',
      good: '{other} would let your opponent wedge in at {squares}: {otherLine}.',
    },
    'wedge-missed': {
      bad: 'You could have wedged in at {squares}, between two of your opponent’s discs.',
      good: 'You wedge in between two of your opponent’s discs.',
    },
    'wipe-out': {
      bad: '{bestPlay} you lose every disc: {line}.',
      good: 'After {other} you would lose every disc: {otherLine}.',
    },
    'pass-forced': {
      bad: 'With {other} you would have left your opponent without a move.',
      good: 'You leave your opponent without a move.',
    },
    'pass-forced-later': {
      bad: 'With {other} your opponent soon has to pass: {otherLine}.',
      good: 'Your opponent soon has to pass: {line}.',
    },
    'pass-suffered': {
      bad: '{bestPlay} you end up having to pass: {line}.',
      good: 'After {other} you would end up having to pass: {otherLine}.',
    },
    count: {
      bad: 'With best play {other} is worth {discs/discs} more: {otherLine}.',
      good: 'With best play you gain {discs/discs} over {other}: {line}.',
    },
    'count-equal': 'With best play no move is worth more.',
    value: {
      bad: 'The computer prefers {other} by {discs/discs}: {otherLine}.',
      good: 'The computer prefers {move} to {other} by {discs/discs}: {line}.',
    },
    'value-equal': 'The computer sees nothing better.',
    'only-move': 'This is the only legal move.',
  },
  otherwise: {
    none: '{other} would not allow that',
    prevents: '{other} would prevent that{otherBy}',
    another: 'after {other} they could take {otherReply}, but not {squares}',
    later: 'after {other} only later: {otherLine}',
  },
  access: {
    by: 'by flipping {discs},',
    placing: 'with your disc on {discs},',
    otherBy: 'by flipping {discs}',
    since: ', because {mover} flips {discs}',
    sincePlacing: ', because they can flip your new disc on {discs}',
    turning: ', flipping {discs}',
    own: 'thanks to your disc on {discs}',
  },
  consequences: {
    loses: 'after {reply} you can no longer play {squares}{since}',
    threatens: 'from {reply} they threaten {corners}',
    wedges: '{reply} wedges in between two of your discs on the edge',
    'shuts-out': 'after {reply} only they can play in {squares}',
    leaves: 'after {reply} you can play only {squares}',
    'gives-nothing': '{reply} opens nothing new for you',
    'loses-corner': 'after {reply} you can no longer take {corners}{since}',
    'opens-next': 'after {reply} they can go on to {squares}',
    wanted: 'after {other} you would play there yourself',
    'return-threatens': 'from {against} you would threaten {corners}',
    'return-wedges': '{against} would wedge in between two of their discs on the edge',
    'return-quiet': '{against} would be a quiet move that opens nothing new for them',
    decides: 'Without {reply}, {move} would be as good as {other}.',
  },
  inLines: {
    theirs: 'After {move} your opponent gets {corners}.',
    own: 'That line gives you {corners}.',
    given: 'That line gives up {corners} and is still better.',
    bait: '{move} does get you {corners}, but that is not enough.',
    'pass-own': 'After {move} you have to pass.',
    'pass-theirs': 'In that line your opponent has to pass.',
  },
  forNow: 'for now',
  withConsequence: '{reason}: {first}.',
  nouns: {
    moves: { one: '{n} move', other: '{n} moves' },
    discs: { one: '{n} disc', other: '{n} discs' },
    frontier: { one: '{n} exposed disc', other: '{n} exposed discs' },
    safe: {
      one: '{n} move that gives no corner',
      other: '{n} moves that give no corner',
    },
    empty: { one: '{n} empty square', other: '{n} empty squares' },
    region: { one: '{n} square', other: '{n} squares' },
  },
  corners: {
    one: 'the corner {squares}',
    other: 'the corners {squares}',
    any: 'a corner',
    among: '{squares} (a corner)',
  },
  bestPlay: { exact: 'with best play', engine: 'in the computer’s line' },
  pass: 'pass',
  people: 'Of players of your strength, {share} choose {move} here and {otherShare} choose {other}.',
  kinds: {
    'corner-given': 'Corner given',
    'corner-left': 'Corner left',
    'corner-forced': 'Corner lost by force',
    'corner-missed': 'Corner',
    'corner-force-missed': 'Corner by force',
    'x-square': 'X-square',
    'c-square': 'C-square',
    'corner-lost-later': 'Corner lost later',
    'corner-won-later': 'Corner won later',
    'corner-threat-missed': 'Corner threatened',
    'square-wanted': 'A square for both',
    'own-square-opened': 'Own square opened',
    'reply-opened': 'Square opened',
    'reply-prevented': 'Answer prevented',
    'reply-stronger': 'Strong answer',
    'reply-continued': 'Answer with a second move',
    'reply-poisoned': 'Poisoned move',
    'replies-strong': 'Several good replies',
    'replies-prevented': 'Answers prevented',
    'return-missed': 'Answer refuted',
    'return-punished': 'Answer refuted',
    'moves-lost': 'Moves lost',
    prepared: 'Move prepared',
    'reserve-lost': 'Free move given away',
    'could-wait': 'Free move used up',
    sacrifice: 'Sacrifice',
    mobility: 'Mobility',
    opens: 'Opening up',
    'safe-moves': 'Safe moves',
    frontier: 'Wall',
    'many-flips': 'Too many discs',
    'quiet-move': 'Quiet move',
    parity: 'Parity',
    'region-opened': 'Region opened',
    'region-closed': 'Access to a region',
    'unbalanced-edge': 'Unbalanced edge',
    'wedge-allowed': 'Wedge',
    'wedge-missed': 'Wedge',
    'wipe-out': 'Wipe-out',
    'pass-forced': 'Forced pass',
    'pass-suffered': 'Pass',
    count: 'Counting',
    'only-move': 'Only move',
    value: 'Calculation',
  },
};
