import type { CoachStrings } from '../strings/coach.js';

/** English: the source that the other languages are translated from. */
export const en: CoachStrings = {
  reasons: {
    'corner-given': {
      bad: 'The opponent can take {corners} at once{since}; {otherwise}.',
      good: 'It does not give {corners} away, as {other} would{otherBy}.',
    },
    'corner-forced': {
      bad: 'Whatever you answer, the opponent takes {corners}: {line}.',
      good: 'After {other} the opponent would take {corners} by force: {otherLine}.',
    },
    'corner-missed': { bad: 'You could have taken {corners}.', good: 'It takes {corners}.' },
    'corner-force-missed': {
      bad: 'With {other} you win {corners} by force: {otherLine}.',
      good: 'It wins {corners} by force: {line}.',
    },
    'x-square': {
      bad: 'The move {move} is on the X-square of an empty corner, {squares}.',
      good: 'The move {other} would be on the X-square of an empty corner, {squares}.',
    },
    'x-square-falls': {
      bad: 'The move {move} is on the X-square of {squares}, and {bestPlay} the opponent takes this corner: {line}.',
      good: 'The move {other} would be on the X-square of {squares}, and the opponent would take this corner: {otherLine}.',
    },
    'c-square': {
      bad: 'The move {move} is on the C-square of an empty corner, {squares}.',
      good: 'The move {other} would be on the C-square of an empty corner, {squares}.',
    },
    'c-square-falls': {
      bad: 'The move {move} is on the C-square of {squares}, and {bestPlay} the opponent takes this corner: {line}.',
      good: 'The move {other} would be on the C-square of {squares}, and the opponent would take this corner: {otherLine}.',
    },
    'corner-lost-later': {
      bad: '{bestPlay} the opponent goes on to take {corners}: {line}.',
      good: 'After {other} the opponent would go on to take {corners}: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'After {other} you go on to take {corners}: {otherLine}.',
      good: '{bestPlay} you go on to take {corners}: {line}.',
    },
    'corner-threat-missed': {
      bad: 'With {other} you would have threatened {corners}.',
      good: 'It threatens {corners}.',
    },
    'square-wanted': {
      bad: 'Both sides wanted {reply}, and now the opponent plays there.',
      good: 'You play {reply} yourself; after {other} the opponent would play there.',
    },
    'own-square-opened': {
      bad: 'Only you could play {reply}; {by}this move opens it to the opponent, who plays there first.',
      good: 'You play {reply} yourself; {other} would open this square to the opponent{otherBy}.',
    },
    'reply-opened': {
      bad: 'With {other}, {reply} would have stayed closed; {by}this move opens it to the opponent, who plays there.',
      good: 'It keeps {reply} closed; {other} would open it to the opponent{otherBy}, and they would play there.',
    },
    'reply-prevented': {
      bad: 'The move {other} would have made {reply} impossible{otherBy}; now the opponent plays there.',
      good: 'After {other} the opponent would answer {reply}; {by}this move prevents that.',
    },
    'reply-stronger': {
      bad: 'The opponent answers {reply}, which does you more harm now than after {other}.',
      good: 'After it the answer {reply} is weaker than after {other}.',
    },
    'reply-stronger-moves': {
      bad: 'The opponent answers {reply}, which leaves you {own/moves|no move}; after {other} it would leave you {otherOwn}.',
      good: 'The answer {reply} leaves you {own/moves}; after {other} it would leave you {otherOwn|none}.',
    },
    'reply-continued': {
      bad: 'The opponent answers {reply} and can then play {against} too, which {other} would have prevented{otherBy}.',
      good: 'After {other} the opponent would answer {reply} and could then play {against} too; {by}this move prevents {against}.',
    },
    'reply-continued-wanted': {
      bad: 'The opponent answers {reply} and can then play {against} too, where you could have played.',
      good: 'You play {against} yourself; after {other} and the answer {reply} the opponent could play there next.',
    },
    'reply-poisoned': {
      bad: 'The opponent answers {reply}; after {other} that would give you the corner {corner}.',
      good: 'After it, {reply} would give you the corner {corner}; after {other} it would give you none.',
    },
    'replies-prevented': {
      bad: 'The opponent now has good answers on {squares}; {other} would have allowed none of them{otherBy}.',
      good: 'After {other} the opponent would have good answers on {squares}; {by}this move allows none of them.',
    },
    'return-missed': {
      bad: 'Against the answer {reply} you need {against}. After {move} you cannot play there; after {other} you could{needs}.',
      good: 'After the answer {reply} you can play {against}{needs}; after {other} you could not.',
    },
    'return-punished': {
      bad: 'Against the answer {reply} you need {against}. After {other} you could play there; now they answer that with {corner}.',
      good: 'After the answer {reply} you can play {against}; after {other} they would answer that with {corner}.',
    },
    'return-punished-opened':
      '{by}it opens {corner} to the opponent, who can answer {reply} first and keep {corner} for later; {other} would have kept it closed.',
    'return-punished-corner': {
      bad: 'Against the answer {reply} you need {against}. After {other} you could play there; now it would give them the corner {corner}.',
      good: 'After the answer {reply} you can play {against}; after {other} that would give them the corner {corner}.',
    },
    'return-weaker': {
      bad: 'The opponent answers {reply}. After {other} you could then play {against}; after {move} they punish that with {corner}.',
      good: 'After the answer {reply} you can play {against}; after {other} they would punish that with {corner}.',
    },
    'moves-lost': {
      bad: 'After the answer {reply} you can no longer play {squares}{since}; had you played {other}, you still could.',
      good: 'You can still play {squares}; after {other} and the answer {reply} you could no longer play there{since}.',
    },
    prepared: {
      bad: 'With {other} you prepare {squares}: after the answer {otherReply} you can play there{needs}; after {move} and {reply} you cannot.',
      good: 'It prepares {squares}: after the answer {otherReply} you can play there{needs}.',
    },
    'reserve-lost': {
      bad: 'Only you could play {squares}; {by}it lets the opponent play there too, which {other} would not have allowed.',
      good: 'It keeps {squares} for you alone; {other} would let the opponent play there too{otherBy}.',
    },
    'reserve-taken': {
      bad: 'Only you could play {squares}, and {other} would have kept it for you; {by}this move opens it to the opponent, who plays there at once.',
      good: 'It keeps {squares} for you alone; {other} would open it to the opponent{otherBy}, who would play there at once.',
    },
    'could-wait': {
      bad: 'The move {move} could wait, for the opponent cannot play there; {other} is open to both sides and comes first.',
      good: 'This square is open to both sides and comes first; {other} can wait, for the opponent cannot play there.',
    },
    'mobility-later': {
      bad: 'Over the next moves you have fewer to choose from than after {other}: {own} instead of {otherOwn} on average.',
      good: 'Over the next moves you have more to choose from than after {other}: {own} instead of {otherOwn} on average.',
    },
    sacrifice: {
      bad: 'Giving {corners} away with {other} would have paid off: {otherLine}.',
      good: 'It gives {corners} away, and that pays off: {line}.',
    },
    mobility: {
      bad: 'The answer {reply} leaves you {own/moves|no move}; after {other} and the answer {otherReply} you would have {otherOwn}.',
      good: 'The answer {otherReply} leaves you {own/moves}; after {other} and the answer {reply} you would have {otherOwn|none}.',
    },
    opens: {
      bad: 'It gives the opponent a choice of {theirs/moves}; {other} would leave {otherTheirs|none}.',
      good: 'It leaves the opponent {theirs/moves|no move}; {other} would leave {otherTheirs}.',
    },
    'safe-moves': {
      bad: 'You run out of safe moves: after the answer {reply} you have {own/safe|no safe move}; after {other} and the answer {otherReply} you would have {otherOwn}.',
      good: 'You keep safe moves: after the answer {otherReply} you have {own/safe}; after {other} and the answer {reply} you would have {otherOwn|none}.',
    },
    'their-safe-moves': {
      bad: 'It leaves the opponent {theirs/safe}; {other} would leave {otherTheirs|none}.',
      good: 'It leaves the opponent {theirs/safe|no safe move}; {other} would leave {otherTheirs}.',
    },
    frontier: {
      bad: 'It exposes your discs: you have {own/frontier}, after {other} it would be {otherOwn}.',
      good: 'It exposes fewer discs: you have {own/frontier}, after {other} it would be {otherOwn}.',
    },
    'frontier-later': {
      bad: '{bestPlay} you have {own/frontier} on average; after {other} it would be {otherOwn}.',
      good: '{bestPlay} you have {own/frontier} on average; after {other} it would be {otherOwn}.',
    },
    'many-flips': {
      bad: 'It flips {own/discs}, {other} only {otherOwn}: having few discs is an advantage until the endgame.',
      good: 'It flips only {own/discs}, {other} would flip {otherOwn}: having few discs is an advantage until the endgame.',
    },
    'quiet-move': {
      bad: 'The quieter move is {other}: the discs that it flips touch {otherOwn/empty|no empty square}, those of {move} touch {own}.',
      good: 'It is quiet: the discs that it flips touch {own/empty|no empty square}, those of {other} would touch {otherOwn}.',
    },
    'quiet-kept': {
      bad: 'It spoils a quiet move of yours, {squares}, which {other} keeps.',
      good: 'It keeps a quiet move of yours, {squares}, which {other} would spoil.',
    },
    'quiet-taken': {
      bad: 'It leaves the opponent a quiet move, {squares}, which {other} takes away.',
      good: 'It takes a quiet move, {squares}, away from the opponent; {other} would leave it.',
    },
    parity: {
      bad: 'You start a region of {own/region} ({squares}), which {other} stays out of, and the opponent gets the last move there: {line}.',
      good: 'After {other} the opponent would get the last move in a region of {otherOwn/region} ({squares}): {otherLine}.',
    },
    'region-opened': {
      bad: 'Only you could play in {squares}; now the opponent can, and {bestPlay} does: {line}.',
      good: 'It keeps {squares} for yourself; {other} would let the opponent in: {otherLine}.',
    },
    'region-closed': {
      bad: 'After the answer {reply} you can no longer play in {squares}; had you played {other}, you still could.',
      good: 'You can still play in {squares}; after {other} and the answer {reply} you no longer could.',
    },
    'unbalanced-edge': {
      bad: 'It makes an unbalanced edge, {squares}, and the opponent takes a corner of it: {line}.',
      good: 'The move {other} would make an unbalanced edge, {squares}, and the opponent would take a corner of it: {otherLine}.',
    },
    'wedge-allowed': {
      bad: 'The opponent wedges in at {squares}: {line}.',
      good: 'After {other} the opponent would wedge in at {squares}: {otherLine}.',
    },
    'wedge-missed': {
      bad: 'You could have wedged in at {squares}, between two discs of the opponent.',
      good: 'It wedges in between two discs of the opponent.',
    },
    'stable-discs': {
      bad: '{bestPlay} you have {own/stable|no stable disc} after {plies} moves, the opponent {theirs}; with {other} it would be {otherOwn} against {otherTheirs}.',
      good: '{bestPlay} you have {own/stable|no stable disc} after {plies} moves, the opponent {theirs}; with {other} it would be {otherOwn} against {otherTheirs}.',
    },
    'pass-forced': {
      bad: 'With {other} you would have left the opponent without a move.',
      good: 'It leaves the opponent without a move.',
    },
    'pass-suffered': {
      bad: '{bestPlay} you will have to pass: {line}.',
      good: 'After {other} you would have to pass: {otherLine}.',
    },
    count: {
      bad: 'Calculated to the end, {other} is {discs/discs} better: {otherLine}.',
      good: 'Calculated to the end, it is {discs/discs} better than {other}: {line}.',
    },
    'count-equal': 'Calculated to the end, no move is better.',
    value: {
      bad: 'The engine rates {other} {discs/discs} higher: {otherLine}.',
      good: 'The engine rates it {discs/discs} higher than {other}: {line}.',
    },
    'value-equal': 'The engine sees nothing better.',
    'only-move': 'It is the only legal move.',
  },
  otherwise: {
    none: '{other} would not allow that',
    prevents: '{other} would prevent that{otherBy}',
    another: 'after {other} they could take {otherReply}, but not {squares}',
    later: 'after {other} only later: {otherLine}',
  },
  access: {
    by: 'by turning {discs},',
    placing: 'with its own disc on {discs},',
    otherBy: 'by turning {discs}',
    since: ', since {mover} turns {discs}',
    sincePlacing: ', since they can turn the new disc on {discs}',
    turning: ', turning {discs}',
    own: 'thanks to your disc on {discs}',
  },
  consequences: {
    loses: 'after {reply} you can no longer play {squares}{since}',
    threatens: 'from {reply} they threaten {corners}',
    wedges: '{reply} wedges in between two of your discs on the edge',
    'shuts-out': 'after {reply} you can no longer play in {squares}, and they can',
    'last-square': '{reply} fills the last empty square there',
    stays: 'nobody can turn the disc on {reply} any more',
    'turns-back': '{reply} turns {squares} back',
    'could-turn-back': '{reply} would turn {squares} back',
    'turns-edge': '{reply} turns {squares} on the edge',
    turns: '{reply} turns {squares}',
    leaves: 'after {reply} you can play only {squares}',
    'gives-nothing': '{reply} is a quiet move that opens nothing new for you',
    'loses-corner': 'after {reply} you can no longer take {corners}{since}',
    'no-new-move': '{reply} gives you no new move',
    'opens-next': 'after {reply} they can go on to {squares}',
    wanted: 'after {other} you would play there yourself',
    'return-threatens': 'from {against} you would threaten {corners}',
    'return-wedges': '{against} would wedge in between two of their discs on the edge',
    'return-quiet': '{against} would be a quiet move that opens nothing new for them',
    decides: 'Without this answer, {move} would be at least as good as {other}.',
  },
  withConsequences: {
    one: '{reason}: {first}.',
    two: '{reason}: {first}, and {second}.',
  },
  nouns: {
    moves: { one: '{n} move', other: '{n} moves' },
    discs: { one: '{n} disc', other: '{n} discs' },
    frontier: { one: '{n} disc next to empty squares', other: '{n} discs next to empty squares' },
    stable: { one: '{n} stable disc', other: '{n} stable discs' },
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
  bestPlay: { exact: 'with best play', engine: 'in the engine’s line' },
  pass: 'pass',
  people: 'Of players of your strength, {share} choose {move} here and {otherShare} choose {other}.',
  kinds: {
    'corner-given': 'Corner given',
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
    'replies-prevented': 'Answers prevented',
    'return-missed': 'Answer refuted',
    'return-punished': 'Answer refuted',
    'return-weaker': 'Answer no longer refuted',
    'moves-lost': 'Moves lost',
    prepared: 'Move prepared',
    'reserve-lost': 'Free move given away',
    'could-wait': 'Free move used up',
    sacrifice: 'Sacrifice',
    mobility: 'Mobility',
    'mobility-later': 'Mobility',
    opens: 'Opening up',
    'safe-moves': 'Safe moves',
    'their-safe-moves': 'Opponent’s safe moves',
    frontier: 'Wall',
    'frontier-later': 'Frontier',
    'many-flips': 'Too many discs',
    'quiet-move': 'Quiet move',
    'quiet-kept': 'Quiet move kept',
    'quiet-taken': 'Quiet move taken away',
    parity: 'Parity',
    'region-opened': 'Region opened',
    'region-closed': 'Access to a region',
    'unbalanced-edge': 'Unbalanced edge',
    'wedge-allowed': 'Wedge',
    'wedge-missed': 'Wedge',
    'stable-discs': 'Stable discs',
    'pass-forced': 'Forced pass',
    'pass-suffered': 'Pass',
    count: 'Counting',
    'only-move': 'Only move',
    value: 'Calculation',
  },
};
