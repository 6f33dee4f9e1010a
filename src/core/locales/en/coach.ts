/**
 * English: the coach's sentences, and the story of a game. They are there before any other language is loaded, and
 * wherever another one lacks a text; `strings/coach.ts` has their type.
 */
import type { CoachStrings } from '../strings/coach.js';

/** English: the source that the other languages are translated from. */
export const en: CoachStrings = {
  reasons: {
    'corner-given': {
      bad: 'You let your opponent take {corners} straight away{since}; {otherwise}.',
      good: '{other} would give away {corners}{otherBy}; this move doesn’t.',
    },
    'corner-left': {
      bad: 'Your opponent can still take {corners}; {otherwise}.',
      good: 'You stop your opponent taking {corners}; {other} would not.',
    },
    'corner-forced': {
      bad: 'You can’t stop your opponent taking {corners} now: for instance {line}.',
      good: 'After {other} you couldn’t stop your opponent taking {corners}: for instance {otherLine}.',
    },
    'corner-missed': { bad: 'You could have taken {corners}.', good: 'You take {corners}.' },
    'corner-force-missed': {
      bad: 'With {other} you win {corners} by force: {otherLine}.',
      good: 'You win {corners} by force: {line}.',
    },
    'x-square': {
      bad: 'You played the X-square beside the empty corner {squares}.',
      good: '{other} is the X-square beside the empty corner {squares}: you are right to stay off it.',
    },
    'x-square-falls': {
      bad: 'You played the X-square beside {squares}, and {bestPlay} it costs you the corner: {line}.',
      good: '{other} is the X-square beside {squares}, and your opponent would take that corner: {otherLine}.',
    },
    'c-square': {
      bad: 'You played a C-square beside the empty corner {squares}.',
      good: '{other} is a C-square beside the empty corner {squares}: you are right to stay off it.',
    },
    'c-square-falls': {
      bad: 'You played a C-square beside {squares}, and {bestPlay} it costs you the corner: {line}.',
      good: '{other} is a C-square beside {squares}, and your opponent would take that corner: {otherLine}.',
    },
    'corner-lost-later': {
      bad: 'After {move} you can’t stop your opponent taking {corners}: {line}.',
      good: 'After {other} you couldn’t stop your opponent taking {corners}: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'With {other} you go on to take {corners}: {otherLine}.',
      good: '{bestPlay} you go on to take {corners}: {line}.',
    },
    'corner-threat-missed': {
      bad: '{other} threatens to take {corners}; {move} does not.',
      good: 'You threaten to take {corners}.',
    },
    'corner-threat-answered': {
      bad: '{other} threatens to take {corners}, and your opponent has to answer with {otherReply}; {move} threatens no corner.',
      good: 'You threaten to take {corners}, and your opponent has to answer.',
    },
    'square-wanted': {
      bad: 'Either of you can play {squares}, and your opponent takes it at once.',
      good: 'You get to {squares} first; after {other} your opponent would.',
    },
    'square-wanted-later': {
      bad: 'Either of you can play {squares}, and your opponent soon does: {line}.',
      good: 'You play {squares} yourself; after {other} your opponent would soon take it: {otherLine}.',
    },
    'square-taken-later': {
      bad: 'Your opponent soon takes {squares}: {line}.',
      good: 'You take {squares} yourself; after {other} your opponent would: {otherLine}.',
    },
    'square-opened-later': {
      bad: 'Your opponent plays {reply}, which flips {discs} and lets them into {squares}: {line}.',
      good: 'You get to {squares} first; after {other}, {reply} would open it to your opponent: {otherLine}.',
    },
    'own-square-opened': {
      bad: 'Only you could play {reply}; {by}you let your opponent get there first{flipping}.',
      good: '{other} would let your opponent play {reply}{otherBy}; this move keeps them out.',
    },
    'reply-opened': {
      bad: '{move} lets your opponent play {reply}{since}.',
      good: 'Your opponent can’t play {reply}; {other} would let them in{otherBy}.',
    },
    'reply-prevented': {
      bad: 'Your opponent plays {reply}; {other} would have prevented that{forNow}{otherBy}.',
      good: 'After {other} your opponent would play {reply}; {by}this move prevents that.',
    },
    'reply-stronger': {
      bad: 'Your opponent plays {reply}.',
      good: 'After {other} your opponent would play {reply}.',
    },
    'reply-poisoned': {
      bad: 'Your opponent can play {reply} safely; after {other} that would give you the {corner} corner.',
      good: 'Your opponent can’t play {reply} without giving you the {corner} corner; after {other} they could.',
    },
    prepared: {
      bad: '{other} prepares {squares}: after their {otherReply} you can play there{needs}; after your {move} and their {reply} you cannot.',
      good: 'You prepare {squares}: after their {otherReply} you can play there{needs}.',
    },
    'prepared-kept': {
      bad: 'After {move} and the reply {reply} you can no longer play {squares}; after {other} you still can: {otherLine}.',
      good: 'You play {squares}: {line}. After {other} and the reply {reply} you could not.',
    },
    'prepared-spoiled': {
      bad: '{move} takes {squares} away from you{since}; after {other} and the reply {otherReply} you can still play there.',
      good: 'After {other} and the reply {reply} you could no longer play {squares}; now you can.',
    },
    'too-early-lost': {
      bad: 'After {move} and the reply {reply} you can’t play {other} next{since}. Play {other} first and {move} later: {otherLine}.',
      good: 'You are right to play this first: after {other} and the reply {reply} you could no longer play it.',
    },
    'too-early-spoiled': {
      bad: 'After {move} you can’t play {other} next{since}. Play {other} first and {move} later: {otherLine}.',
      good: 'You are right to play this first: {other} would make it impossible.',
    },
    'square-taken-sooner': {
      bad: 'Your opponent soon takes {squares}: {line}. After {other} you take it yourself: {otherLine}.',
      good: 'You get to {squares}: {line}. After {other} your opponent would: {otherLine}.',
    },
    turned: {
      lost: 'With best play {other} wins by {ahead}, and {move} loses by {behind}: {otherLine}.',
      drawn: 'With best play {other} wins by {ahead}, and {move} only draws: {otherLine}.',
      'draw-lost': 'With best play {other} draws, and {move} loses by {behind}: {otherLine}.',
      estimated:
        'The computer sees you {ahead} ahead after {other}, and {behind} behind after {move}: {otherLine}.',
    },
    'reserve-lost': {
      bad: 'You had {squares} to yourself; {by}you let your opponent in, and they soon play there: {line}.',
      good: 'You keep {squares} to yourself; {other} would let your opponent in{otherBy}.',
    },
    'reserves-lost':
      'Only you could play {squares}; {by}you let your opponent in, and they soon play {given}: {line}.',
    'reserves-opened': 'Only you could play {squares}; now your opponent can too{since}.',
    'reserve-taken': {
      bad: 'You had {squares} to yourself; {by}you let your opponent in at once.',
      good: 'You keep {squares} to yourself; {other} would let your opponent in at once{otherBy}.',
    },
    'could-wait': {
      bad: 'Only you can play {move}, so it can wait; you can both play {other}, so take it first.',
      good: '{other} can wait, since your opponent can’t play there; this square is open to both of you, so it comes first.',
    },
    'could-wait-later': {
      bad: 'Only you can play {move}, so keep it in hand: play {other} first.',
      good: 'Only you can play {other}: you are right to save it for later.',
    },
    sacrifice: {
      bad: '{other} gives up the {given} corner, but then only you can play {rest}: {otherLine}.',
      good: 'You give up the {given} corner, but then only you can play {rest}: {line}.',
    },
    'sacrifice-for': {
      bad: '{other} gives up the {given} corner and gets {corner} in return: {otherLine}.',
      good: 'You give up the {given} corner and get {corner} in return: {line}.',
    },
    mobility: {
      bad: 'Your opponent plays {reply}, and then you can play only {squares}; after {other} and the reply {otherReply} you would have {otherOwn/moves}.',
      good: 'After {other} and the reply {reply} you could play only {squares}; now your opponent plays {otherReply} and leaves you {own/moves}.',
    },
    'mobility-none': {
      bad: 'Your opponent plays {reply}, and then you have no move; after {other} and the reply {otherReply} you would have {otherOwn}.',
      good: 'After {other} and the reply {reply} you would have no move; now {otherReply} leaves you {own/moves}.',
    },
    'mobility-lost': {
      bad: 'After {move} and the reply {reply} you can’t play {squares}; after {other} and the reply {otherReply} you can.',
      good: 'You can play {squares}; after {other} and the reply {reply} you could not.',
    },
    'mobility-fewer': {
      bad: 'After {move} and the reply {reply} you have {own/moves}; after {other} and the reply {otherReply} you would have {otherOwn}.',
      good: 'You have {own/moves} after {otherReply}; after {other} and the reply {reply} you would have {otherOwn}.',
    },
    'mobility-both':
      'After {move} and the reply {reply} you have {own/moves}, your opponent {theirs}; after {other} and the reply {otherReply} you would have {otherOwn}, your opponent {otherTheirs}.',
    'mobility-taken':
      'Your opponent plays {reply}: then you can no longer play {squares}{since}; you have {own/moves} instead of {otherOwn}.',
    opens: {
      bad: '{move} opens {squares} to your opponent{otherBy}.',
      good: '{other} would open {squares} to your opponent; this move doesn’t.',
    },
    'opens-theirs': {
      bad: 'After {move} your opponent can play {squares}{since}; after {other} they can’t.',
      good: 'Your opponent can’t play {squares}; after {other} they could.',
    },
    closes: {
      bad: '{other} closes {squares} to your opponent{otherBy}; {move} does not.',
      good: 'You close {squares} to your opponent; {other} would not.',
    },
    'safe-moves': {
      bad: 'After {move} and the reply {reply} every move but {squares} gives a corner away; after {other} and the reply {otherReply} you would have {otherOwn/safe}.',
      good: 'You have {own/safe} after {otherReply}; after {other} and the reply {reply} only {squares} would be left.',
    },
    'safe-moves-none': {
      bad: 'After {move} and the reply {reply} all your moves give a corner away; after {other} and the reply {otherReply} you would have {otherOwn/safe}.',
      good: 'You have {own/safe} after {otherReply}; after {other} and the reply {reply} you would have none.',
    },
    'too-early': {
      bad: 'Play {other} first and {move} later: {otherLine}.',
      good: 'You are right to play this first and {other} later: {line}.',
    },
    'quiet-move': {
      bad: '{move} flips discs beside the empty {squares}; {other} does not.',
      good: 'This is a quiet move; {other} would flip discs beside the empty {squares}.',
    },
    'quiet-move-squares':
      'The discs that {move} flips touch the empty {squares}; those that {other} flips touch {otherOwn/empty}.',
    'quiet-move-counted': {
      bad: 'The discs that {move} flips are beside {own/empty}; those that {other} flips are beside {otherOwn/empty|none}.',
      good: 'The discs that you flip are beside {own/empty|no empty square}; those that {other} flips are beside {otherOwn/empty}.',
    },
    parity: {
      bad: 'You start an even region ({squares}), and your opponent gets the last move there: {line}.',
      good: '{other} would start an even region ({squares}), where your opponent gets the last move: {otherLine}.',
    },
    'region-opened': {
      bad: 'Only you could play in {squares}; now your opponent can too, and {bestPlay} they do: {line}.',
      good: 'You keep {squares} to yourself; {other} would let your opponent in: {otherLine}.',
    },
    'region-closed': {
      bad: 'Your opponent plays {reply} and shuts you out of {squares}; after {other} you could still play there.',
      good: 'You can still play in {squares}; after {other} and the reply {reply} you could not.',
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
      bad: 'You run out of moves and have to pass: {line}.',
      good: 'After {other} you would end up having to pass: {otherLine}.',
    },
    count: {
      bad: 'With best play {other} is worth {discs/discs} more: {otherLine}.',
      good: 'With best play this is worth {discs/discs} more than {other}: {line}.',
    },
    'reply-opened-now': '{move} lets your opponent play {reply} straight away{since}.',
    'opens-more': '{move} opens {squares} to your opponent{otherBy}; {other} does not.',
    'corner-missed-lost': {
      bad: 'Take {corners} now: after {move} your opponent goes on to take it: {line}.',
      good: 'You take {corners}; after {other} your opponent would go on to take it: {otherLine}.',
    },
    'corner-swapped': {
      bad: 'After {other} you get {corners} in the end; after {move} your opponent takes it: {line}.',
      good: 'You get {corners} in the end: {line}. After {other} your opponent would take it: {otherLine}.',
    },
    'square-taken-instead': {
      bad: 'Your opponent takes {squares} at once; after {other} you take it yourself: {otherLine}.',
      good: 'You get to {squares}: {line}. After {other} your opponent would take it at once.',
    },
    'square-taken-now': {
      bad: 'Your opponent takes {squares} at once.',
      good: 'You take {squares} yourself; after {other} your opponent would take it at once.',
    },
    several: {
      own: 'Only you could play {reply}; {by}you let your opponent play there: {all} are now strong replies.',
      opened: '{by}you let your opponent play {reply}: {all} are now strong replies.',
      stronger: 'Your opponent’s strong replies are {all}.',
      poisoned:
        'Your opponent’s strong replies are {all}; after {other}, {reply} would give you the {corner} corner.',
    },
    'count-equal': 'With best play no other move is worth more.',
    value: {
      bad: 'The computer prefers {other} by {discs/discs}: {otherLine}.',
      good: 'The computer prefers {move} to {other} by {discs/discs}: {line}.',
    },
    'value-close':
      'The computer prefers {other} by {discs/discs} at first; looking further, it sees hardly a difference.',
    'value-equal': 'The computer sees nothing better.',
    'only-move': 'This is the only legal move.',
  },
  otherwise: {
    later: 'after {other} they can’t take it yet',
    none: '{other} would not allow that',
    prevents: '{other} would prevent that{otherBy}',
    another: 'after {other} they could take {otherReply}, but not {squares}',
  },
  access: {
    by: 'by flipping {discs},',
    placing: 'with your disc on {discs},',
    otherBy: 'by flipping {discs}',
    since: ', because {mover} flips {discs}',
    sincePlacing: ', because they can flip your new disc on {discs}',
    flipping: ', flipping {discs}',
    turning: ', flipping {discs}',
    own: 'thanks to your disc on {discs}',
  },
  consequences: {
    'takes-better': 'Play {other} now: after {move} and their {reply} you can’t{since}.',
    loses: 'then you can no longer play {squares}{since}',
    threatens: 'from {reply} they threaten to take {corners}',
    wedges: '{reply} wedges in between two of your discs on the edge',
    'shuts-out': 'then only they can play in {squares}',
    leaves: 'then you can play only {squares}',
    'loses-corner': 'then you can no longer take {corners}{since}',
    meets:
      'Your opponent wants {reply}: after {other} you can answer it with {squares}, after {move} you can’t.',
    'meets-flipping':
      'Your opponent wants {reply}: after {other} you can answer it with {squares}, which then flips {discs}.',
    'meets-saved': 'Your opponent wants {reply}: play {other} first, and {move} is your answer to it.',
    'flips-more':
      'Your opponent wants {reply}: after {move} it flips only {squares}, after {other} it must flip {discs} too.',
    'all-opened':
      'After {move} your opponent can play {all}{since}. Each is a strong reply; after {other} they can’t play there.',
    'all-opened-own':
      'After {move} your opponent can play {all}, which only you could play{since}. Each is a strong reply; after {other} they can’t play there.',
    'all-leave':
      '{all} are strong replies: each leaves you {most} at most; after {other} and the reply {otherReply} you would have {otherOwn}.',
    'all-take': '{all} are strong replies: after each of them you can’t play {squares}.',
  },
  instead: {
    corner: '{other} takes a corner.',
    wins: 'With {other} you go on to take {corners}: {line}.',
    threatens: '{other} threatens to take {corners}.',
    passes: 'After {other} your opponent has to pass.',
    keeps: 'After {other} only you can still play {squares}.',
    'keeps-shared': 'Either of you can play {other}, so take it first; you then keep {squares} to yourself.',
    closes: 'After {other} they can’t play {squares}.',
    'closes-by': '{other} flips {discs}, so they can’t play {squares}.',
    still: 'After {other} you can still play {squares}.',
    prepares: '{other} prepares {squares}: {line}.',
    waits: 'Play {other} first: only you can play {move}, so it can wait.',
    'waits-shared':
      'Only you can play {move}, so it can wait; either of you can play {other}, so take it first.',
    quiet: '{other} gives your opponent no new moves.',
    'quiet-by': '{other} flips only {discs} and gives your opponent no new moves.',
    'quiet-shared': 'Either of you can play {other}, and it gives your opponent no new moves: take it first.',
    'quiet-shared-by':
      'Either of you can play {other}: it flips only {discs} and gives your opponent no new moves, so take it first.',
    moves:
      'After {move} and the reply {reply} you can’t play {squares}; after {other} and the reply {otherReply} you can.',
    'moves-alike': 'After {other} you can answer {reply} with {squares}, after {move} you can’t.',
    first: 'Play {other} first and {move} later: {line}.',
    last: 'After {other} you get the last move in {squares}: {line}.',
    'first-lost': 'Play {other} first: after {move} and the reply {reply} you can’t play it next.',
    'first-shut':
      'Play {other} first and {move} later, so that your opponent can’t get to {squares}: {line}.',
    now: 'Play {other} while only you can.',
    'now-shared': 'Take {other} first.',
    shared: 'Either of you can play {other}, so take it first.',
    taken: 'After {move} your opponent soon takes {squares}: {line}.',
    'taken-now': 'After {move} your opponent takes {squares} at once.',
    swaps: 'After {other} you get {squares}; after {move} your opponent does: {line}.',
    takes: '{move} takes {squares} away from you.',
    'takes-by': '{move} flips {discs}, so you can no longer play {squares}.',
    'lets-in': '{move} lets your opponent into {squares}, where they soon play: {line}.',
    'lets-in-by': '{move} flips {discs} and opens {squares} to your opponent, who soon plays there: {line}.',
    'opens-now': 'Played now, {move} lets your opponent play {squares}.',
    'opens-own': 'Played now, {move} opens {squares}, which only you could play.',
    'passes-back': 'Played now, your opponent passes, and you have to open with {other} yourself: {line}.',
    'then-threatens': 'From {against} you then threaten to take {corners}.',
    'then-leaves': 'With {against} you then leave your opponent only {squares} to play.',
    'gets-opened': 'After {other} you play {squares} yourself: {line}.',
    gets: 'After {other} you play there yourself: {line}.',
    'gets-by': '{other} flips {discs}, so they can’t play {squares}; you play it yourself: {line}.',
    leaves: 'After {other} your opponent can play only {squares}.',
    shuts: 'After {other} your opponent can’t play {squares}; after {move} they can.',
    'only-reply': 'Only {squares} really punishes {move}.',
    'only-reply-by': 'Only {squares} really punishes {move}: it flips {discs}, which it can’t after {other}.',
    'only-replies': 'Only {squares} really punish {move}.',
  },
  upshot: {
    'corner-now': 'Take {corners} first.',
    'corner-lost': 'After {move} your opponent goes on to take {corners}: {line}.',
    'corner-spoiled': 'After {move} you later give the {corner} corner away with {second}: {line}.',
    'corner-anyway': 'The {corner} corner falls after either move.',
    'corner-hangs': 'Your opponent can take the {corner} corner after either move.',
    'corner-another':
      'After {move} your opponent takes the {corner} corner; after {other} they get only {second}: {line}.',
    'corner-won': 'With {other} you go on to take {corners}: {line}.',
    'corner-swapped': 'After {move} your opponent takes {corners}; after {other} you do: {line}.',
    'corner-traded': 'With {other} you give up the {corner} corner and get {second} in return: {line}.',
    'corner-for-pass': '{other} costs you the {corner} corner, but then your opponent has to pass: {line}.',
    'corner-for-square':
      '{other} costs you the {corner} corner, but then only you can play {second}: {line}.',
    'corner-for-moves':
      '{other} costs you the {corner} corner, but then you have {otherOwn}; after {move} you have {own}.',
    'corner-cost': '{other} is better, even though it gives up {corners}.',
    'corner-cost-later':
      'After {other} your opponent gets {corners} later, but {other} is still better: {line}.',
    'corner-safe':
      '{other} is beside the empty {corner} corner, but your opponent can’t force it within three moves.',
    'corner-offered':
      '{other} does let your opponent take the {corner} corner, but {otherReply} is the better reply.',
    'corner-offered-for':
      '{other} does let your opponent take the {corner} corner, but then only you can play {second}.',
    'corner-bait': '{move} does get you {corners}, but {other} is still better.',
    'corner-waits': '{corners} can wait: your opponent can’t play there.',
    'pass-own': 'After {move} you run out of moves and have to pass: {line}.',
    'pass-theirs': 'After {other} your opponent has to pass: {line}.',
    'few-own': 'After {line} you can play only {squares}.',
    'none-own': 'After {move} you have no other move left; after {other} you still have {squares}.',
    'few-theirs': 'After {other} your opponent can play only {squares}.',
  },
  lead: 'The computer sees you winning by {discs} after {other}: when you are ahead, the quiet move is the safe one.',
  forNow: 'for now',
  withConsequence: '{reason}: {first}.',
  nouns: {
    moves: { one: '{n} move', other: '{n} moves' },
    discs: { one: '{n} disc', other: '{n} discs' },
    safe: {
      one: '{n} move that gives no corner away',
      other: '{n} moves that give no corner away',
    },
    empty: { one: '{n} empty square', other: '{n} empty squares' },
    region: { one: '{n} square', other: '{n} squares' },
  },
  corners: {
    one: 'the {squares} corner',
    other: 'the {squares} corners',
    any: 'a corner',
    among: '{squares} (a corner)',
  },
  bestPlay: { exact: 'with best play', engine: 'in the computer’s line' },
  pass: 'pass',
  people: 'Among players of your strength, {share} choose {move} here and {otherShare} choose {other}.',
  kinds: {
    'corner-given': 'Corner given away',
    'corner-left': 'Corner still open',
    'corner-forced': 'Corner lost by force',
    'corner-missed': 'Corner',
    'corner-force-missed': 'Corner by force',
    'x-square': 'X-square',
    'c-square': 'C-square',
    'corner-lost-later': 'Corner lost later',
    'corner-won-later': 'Corner won later',
    'corner-threat-missed': 'Corner threatened',
    'square-wanted': 'A square you both want',
    'own-square-opened': 'Your own square opened',
    'reply-opened': 'Square opened',
    'reply-prevented': 'Reply prevented',
    'reply-stronger': 'Strong reply',
    'reply-poisoned': 'Poisoned move',
    prepared: 'Move prepared',
    'reserve-lost': 'Free move given away',
    'could-wait': 'Free move used up',
    'too-early': 'Too early',
    sacrifice: 'Sacrifice',
    mobility: 'Mobility',
    opens: 'Opening up',
    'safe-moves': 'Safe moves',
    'quiet-move': 'Quiet move',
    parity: 'Parity',
    'region-opened': 'Region opened',
    'region-closed': 'Access to a region',
    'wedge-allowed': 'Wedge',
    'wedge-missed': 'Wedge',
    'wipe-out': 'Wipe-out',
    'pass-forced': 'Forced pass',
    'pass-suffered': 'Pass',
    count: 'Counting',
    'only-move': 'Only move',
    value: 'Calculation',
  },
  story: {
    labels: {
      lastChance: { you: 'Your last chance to win', player: '{name}’s last chance to win' },
      turn: 'Where the game turned',
      worst: { you: 'Your costliest move', player: '{name}’s costliest move' },
      costly: 'A costly move',
      took: 'You took {square}',
      yours: 'The game turned your way',
    },
    sides: { black: 'Black', white: 'White' },
    move: { you: 'your {move}', player: '{name}’s {move}' },
    inOpening: 'after the {opening} opening, {end}',
    led: {
      you: '{end}: the computer saw you ahead from move {from} on.',
      player: '{end}: the computer saw {name} ahead from move {from} on.',
    },
    ledEarly: {
      you: '{end}: you led almost from the start.',
      player: '{end}: {name} led almost from the start.',
    },
    ledAgain: {
      you: '{end}: you led by about {discs} at move {at}, and again from move {from} on.',
      player: '{end}: {name} led by about {discs} at move {at}, and again from move {from} on.',
    },
    ledLittle: '{end}.',
    ledUntil: {
      you: '{end}, although you led by about {discs} {until}.',
      player: '{end}, although {name} led by about {discs} {until}.',
    },
    comeback: {
      you: '{end}, although the computer saw you {discs} behind at move {at}.',
      player: '{end}, although the computer saw {name} {discs} behind at move {at}.',
    },
    comebackLost: '{end}, although the computer saw you {discs} ahead at move {at}.',
    level: '{end}: it was level {until}.',
    close: '{end}: it was close {until}.',
    until: {
      move: 'until move {to}',
      end: 'until the last moves',
      by: { you: 'until your {move}', player: 'until {name}’s {move}' },
    },
    changing: {
      once: '{end}: the lead changed hands at move {to}.',
      several: '{end}: the lead changed hands at moves {plies}.',
      often: '{end}: the lead changed hands {times} times, the last time at move {to}.',
    },
    causes: {
      'corner-given': { you: 'opened {corners} to you{by}', player: 'opened {corners} to {name}{by}' },
      'corner-left': { you: 'left {corners} open to you', player: 'left {corners} open to {name}' },
      'corner-beside': {
        you: 'put a disc beside {corners}: you flipped it at move {at} and took the corner',
        player: 'put a disc beside {corners}: {name} flipped it at move {at} and took the corner',
      },
      'corner-step': {
        you: 'opened {step} to you, and then {corners}',
        player: 'opened {step} to {name}, and then {corners}',
      },
      'square-shared': { you: 'left {square} to you', player: 'left {square} to {name}' },
      'could-wait': {
        you: 'could wait: you couldn’t play there',
        player: 'could wait: {name} couldn’t play there',
      },
      'own-square': {
        you: 'flipped {discs}, and now you can play {square} too',
        player: 'flipped {discs}, and now {name} can play {square} too',
      },
      opened: { you: 'opened {squares} to you{by}', player: 'opened {squares} to {name}{by}' },
      left: { you: 'left {squares} open to you', player: 'left {squares} open to {name}' },
      pass: { you: 'let you force a pass with {square}', player: 'let {name} force a pass with {square}' },
    },
    by: 'by flipping {discs}',
    replies: {
      played: {
        you: 'you played {reply} at once',
        player: '{name} played {reply} at once',
      },
      missed: {
        you: 'but you missed {reply} and gave {discs} back',
        player: 'but {name} missed {reply} and gave {discs} back',
      },
      best: {
        you: 'your best reply was {reply}',
        player: '{name}’s best reply was {reply}',
      },
    },
    replied: '{replied}.',
    shown: '{replied}: {effect}.',
    effects: {
      threatens: 'it threatens {corners}',
      takes: {
        you: '{reply} flips {discs}, so you can no longer play {squares}',
        player: '{reply} flips {discs}, so {name} can no longer play {squares}',
      },
      closes: {
        you: 'after {reply} you can no longer play {squares}',
        player: 'after {reply} {name} can no longer play {squares}',
      },
      leaves: {
        you: 'it leaves you {moves}; before it you had {others}',
        player: 'it leaves {name} {moves}; before it there were {others}',
      },
    },
    alone: { you: ', where only you could', player: ', where only {name} could' },
    worth: {
      corner: 'takes a corner',
      threatens: 'threatens to take {corners}',
      'corner-later': 'wins {corners}',
      'pass-later': {
        you: 'leaves you without a move later',
        player: 'leaves {name} without a move later',
      },
      pass: { you: 'leaves you no move', player: 'leaves {name} no move' },
      closes: { you: 'keeps you out of {squares}', player: 'keeps {name} out of {squares}' },
      choices: {
        you: 'leaves you {moves} instead of {others}',
        player: 'leaves {name} {moves} instead of {others}',
      },
      unsafe: {
        you: 'leaves you only moves that give up a corner',
        player: 'leaves {name} only moves that give up a corner',
      },
      keeps: {
        you: 'keeps {moves} open to you instead of {others}',
        player: 'keeps {moves} open to {name} instead of {others}',
      },
    },
    costs: {
      discs: 'cost {discs}',
      lead: 'cost {discs} and the lead',
      leadForGood: 'cost {discs} and the lead for good',
      win: 'cost {discs} and the win',
      draw: 'cost {discs} and the draw',
      even: {
        you: 'cost {discs}, and you led from then on',
        player: 'cost {discs}, and {name} led from then on',
      },
      dearest: 'cost the most, {discs}',
      chance: 'missed the chance and cost {discs}',
      lastChance: 'cost {discs} and the last chance to win',
      lastDraw: 'cost {discs} and the last chance to draw',
    },
    about: 'about {discs}',
    did: '{move} {cause}.',
    fault: '{move} {cost}; {best} was better{why}.',
    thisMove: 'that',
    better: '{best} was better than {move}{why}.',
    why: ': it {worth}',
    although: ', although it gives {corners} away',
    beside: {
      you: ', and you can’t take {corners} at once',
      player: ', and {name} can’t take {corners} at once',
    },
    evenCorner: 'even a corner can be wrong: {fault}',
    offered: { you: '{before} let you back in.', player: '{before} let {name} back in.' },
    could: {
      you: 'you could have taken {corners} at move {ply}.',
      player: '{name} could have taken {corners} at move {ply}.',
    },
    letGo: '{move} let it go and {cost}.',
    found: '{move} was the only good move{why}.',
    foundNext: 'every other one costs {discs} or more.',
    square: {
      you: 'you passed over {place} at moves {plies}{taken}.',
      player: '{name} passed over {place} at moves {plies}{taken}.',
    },
    squareBoth: {
      you: 'both of you passed over {place} at moves {plies}{taken}.',
      player: 'both sides passed over {place} at moves {plies}{taken}.',
    },
    place: '{square}',
    taken: { you: '; you took it at move {ply}', player: '; {name} took it at move {ply}' },
    slow: {
      you: '{moves} cost you {discs} together.',
      player: '{moves} cost {name} {discs} together.',
    },
    cameBack: {
      you: 'you had been {most} behind; before move {ply} it was only {least}.',
      player: '{name} had been {most} behind; before move {ply} it was only {least}.',
    },
    further: 'later, {move} cost even more: {discs}.',
    sooner: 'earlier, {move} had cost even more: {discs}.',
    held: {
      all: {
        you: 'from move {from} on, you could take every disc.',
        player: 'from move {from} on, {name} could take every disc.',
      },
      barely: {
        you: 'after that, your lead shrank to {discs} at move {ply}, but you held it.',
        player: 'after that, {name}’s lead shrank to {discs} at move {ply}, but held.',
      },
    },
    won: { you: 'you won {own}–{other}', player: '{name} won {own}–{other}' },
    lost: 'you lost {own}–{other}',
    wipedOut: { you: 'you lost every disc at move {ply}', player: '{name} lost every disc at move {ply}' },
    draw: 'the game ended in a {black}–{white} draw',
    open: {
      you: 'the game stops at move {ply} with you {discs} ahead',
      player: 'the game stops at move {ply} with {name} {discs} ahead',
    },
    openEven: 'the game stops at move {ply} with neither side ahead',
    advice: {
      'corner-beside':
        'before you play beside an empty corner, like {played} at move {ply}, check whether your disc there can be flipped.',
      'corner-opened':
        'before each move, ask yourself which corner your opponent can then take: after {move} it was {squares}.',
      'corner-now': 'check the corners first: at move {ply}, {best} was there to take.',
      'corner-missed': 'check the corners first: at move {ply}, {best} was the way to {corners}.',
      'square-shared': 'when both sides need a square, like {square} at move {ply}, don’t wait to take it.',
      'own-square':
        'a square that only one side can play, like {square} at move {ply}, is a free move: keep it closed to the other.',
      'own-now':
        'use a square that only one side can play before it opens to both, like {square} at move {ply}.',
      opened: 'before you move, look at the squares that it opens to your opponent: {move} opened {squares}.',
      again:
        'when you have left a good square, look at it again: {square} was still one of the best moves later.',
      'could-wait':
        'a move that only one side can make can wait: at move {ply}, {best} came first, and {square} could wait.',
      closes:
        'look for the reply you fear and a move that prevents it: at move {ply}, {best} would have closed {squares}.',
      mobility:
        'count the moves that your own move leaves you: at move {ply}, {best} left {moves}, and {played} only {others}.',
      choices:
        'leave your opponent few moves: at move {ply}, {best} left {moves}, and {played} left {others}.',
      threat:
        'a move that threatens a corner forces an answer: at move {ply}, {best} would have threatened {corners}.',
      'safe-moves':
        'look for a move that leaves your opponent only moves beside a corner, like {best} at move {ply}.',
      reply: 'before you move, look for your opponent’s best reply: after {move} it was {square}.',
      'no-move': 'look for a move that leaves your opponent none, like {best} at move {ply}.',
      pass: 'keep a move in hand, so that you never have to pass, as after {move}.',
      count:
        'with {empties} empty squares, count both moves to the end before you choose: {best} ends better than {move}.',
    },
    takeAlong: 'Remember: {advice}',
  },
};
