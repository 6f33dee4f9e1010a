/**
 * What two lines of a position show, a row a case: `function: worse line | better line => kind squares [lines shown]`,
 * below the board, with `rule` before what is only one. The remarks say what holds there by the rules of the game.
 */
import { describe, expect, it } from 'vitest';
import { access, parity } from '../../../src/core/coach/contrast/endgame.js';
import { cornerInTheEnd, cornersInBestPlay } from '../../../src/core/coach/contrast/later-corners.js';
import {
  squareWanted,
  takenInTheEnd,
  takenInTurn,
  takenLater,
} from '../../../src/core/coach/contrast/square-wanted.js';
import { reserveLost, couldWait, waitsAnyway } from '../../../src/core/coach/contrast/tempo.js';
import type { Outcome } from '../../../src/core/coach/positions/outcome.js';
import type { Finding } from '../../../src/core/coach/reasons/finding.js';
import type { Instead, Upshot } from '../../../src/core/coach/reasons/reason.js';
import { played } from './case.js';

const TABLE = `
---XXXOX--XXXXXXOOOOOXOOOOOOOOOO--OOOOXO--OOOOXO----O----------- X
# Only Black can play d8, and plays it later; both can play f7, and White takes it.
couldWait: d8 f7 b6 | f7 c1 d8 g7 => could-wait d8 [d8 f7 / f7 c1 d8]
waitsAnyway: d8 f7 b6 | f7 c1 d8 g7 => could-wait f7 [d8 f7 / f7 c1]

-OOO-XXXXOOOOOOXXXXXXOOXXXXXOOOXXOXXXOOXXOXXOO-XXXXOO---XOOOO--- X
# White can play nowhere: every move of Black's can wait, so none of them is named.
couldWait: g7 f7 g6 h7 a1 | a1 pass g6 h7 g7 => nothing
# But Black loses a1 with the answer g7, or by never playing it.
couldWait: g6 g7 e1 h7 a1 | a1 pass g6 => could-wait g6 [g6 g7 / a1 pass g6]
couldWait: g7 f7 g6 h7 | a1 pass g6 h7 g7 => could-wait g7 [g7 f7 / a1 pass g6 h7 g7]
# By flipping f6, g7 opens f7 to White.
reserveLost: g7 f7 | a1 pass => reserve-lost f7 [g7 f7 / a1]

---XXX----XXOO--XXXOO-OOXXXOOOO-XXXOOO--XXXXOOOO--OXXO---OOO-X-- O
# Only White can play b1, and both b7: Black takes it with the third answer only, and it is beside the empty a8.
couldWait: b1 c1 g1 f3 b2 b7 | b7 g2 => nothing
waitsAnyway: b1 c1 g1 f3 b2 b7 | b7 g2 => nothing

--OXOOOO--XOOOOO-XXXXXXOXXXXOOXOXXOXXXXOXXOXXXXOXXXXXX----X--X-- O
# Black can play b1 alone: White has b8 and h7 without hurry, and b8 opens a8.
couldWait: b8 a8 h7 | h7 g7 e8 b1 a1 d8 h8 g8 b8 => could-wait b8 [b8 a8 / h7 g7 e8 b1 a1 d8 h8 g8 b8]
reserveLost: b8 a8 h7 | h7 g7 => reserve-lost a8 [b8 a8 / h7 g7]

----------XX----XXXXXXX-O-XOOX--OOOOOO--X-OOOO------------------ O
# b2 opens b4 to Black, who takes it; but b4 is the better move itself.
reserveLost: b2 b4 | b4 => nothing

XXXXXXO-XXXXXOOXXOXXOOOXXXOOOXOOXXOOXXO-OOOOXXOOOOOOOOO-OOOOOOO- X
# Only Black can play h8, and both h1.
waitsAnyway: h8 | h1 => could-wait h1 [h8 h1 / h1]

-XXXXX--X-XOXX-OXOOXOOOOXOOXXOOOXOXXOOOOXXXOXOOOXOXXXX-OXOXX-X-- O
# g7 begins three squares, an odd number, and e8 is a single one.
parity: g7 e8 g8 h8 | e8 => nothing
access: g7 e8 g8 h8 | e8 => nothing
# Black takes h8 and h1 in one line, White h8 in the other; in lines that end before, nobody takes anything.
cornersInBestPlay: g8 h8 e8 h1 | e8 g8 h8 g7 => corner-lost-later h1 [g8 h8 e8 h1 / e8 g8 h8 g7], corner-won-later h8 [g8 h8 e8 / e8 g8 h8]
cornersInBestPlay: g8 h8 e8 h1 | e8 g8 => nothing
cornersInBestPlay: g8 h8 | e8 g8 h8 => nothing

--XXXX--XOOOOXO-XOOOXOOOXOXOOXO-XOXOOOOOXXOXXOOOX-XXXXOO-XXXXX-- X
# Only Black can play b1; after it White has a1, the last of the two squares; after h4 White has neither.
parity: b1 a1 h4 | h4 h2 => parity a1 b1 [b1 a1 / h4]
access: b1 a1 h4 | h4 h2 => region-opened a1 b1 [b1 a1 / h4]

----X-----X-XO--O-XXXOO-OOOOXOO-OOOOOXO-OOOOXO--O-XOXX---XXXXXX- O
# d2 flips the d-file, and White has no b7 any more, which it keeps after d1 c1.
access: f1 d2 d1 | d1 c1 d2 => region-closed b7 a8 [f1 d2 / d1 c1]

----XX----OXXX-OOOXXOOOOXXXXOXOOXXOOOXXO-XXOXOXO--XXOO-O--XOOO-- O
# g2 takes g7 and g8 from White after c1 as well, and Black does not play where a6 lets it in.
access: a6 g2 | c1 a2 => nothing

OOOOOOOX--XXXOOX--XXOXOXOXXOXOXX-OXXXOXX-OOXXOXX--XXXX---XXXXXX- X
# White takes a5, the square of the better move.
access: a6 a5 | a5 b3 => nothing

OOOOOOOX-OXXXXXXXXOXOXXXXXOOXXXXXXOXXXXXXXXOOXXX--OOOO-X--OOOOO- O
# Black gets h8, the last of two squares, but cannot play there after g7.
parity: g7 a2 b7 a8 a7 b8 pass h8 | a2 => nothing

--XXXXX-O-XOOXO-OOOOXOOXOXOXOOOXOOXXOXOXO-OOXOXX---XXX-X--X-X--- X
# 16 squares are empty: g7 begins four, which White ends, and c7 seven.
parity: g7 h8 g8 h2 c7 f8 b2 | c7 b2 => rule parity g7 f8 g8 h8 [g7 h8 g8 h2 c7 f8 / c7]

---XO---O-O-XO--OOOXOX-XOXOOXOX-OXXOOXXXOOXXXXX-O-XXXX---XXXXX-- O
# Black plays in the corner of h8 with its third answer, and takes it.
access: h7 b2 h4 c1 h6 h8 | c1 => region-opened h6 g7 h7 g8 h8 [h7 b2 h4 c1 h6 h8 / c1]
cornersInBestPlay: h7 b2 h4 c1 h6 h8 | c1 g3 g7 d2 h7 g1 => corner-lost-later h8 [h7 b2 h4 c1 h6 h8 / c1 g3 g7 d2 h7 g1]

-----X----O-XX----XXXXXO-OOXOXO--OOOXOO---OXOO-O--OXOO-----X-O-- O
# With 31 squares empty a region is not worth a word.
access: g1 h1 | c8 => nothing

XOOOOO--OXOXOO--OOXOXX--OOOOOX--OOOOOOX-OOOOOOO-OOOOXOO-OOOOOOO- X
# Black takes a corner in both lines, but White h1 in one of them.
cornersInBestPlay: h8 h4 h5 g2 g1 g3 h2 h1 h3 | g2 g1 h1 h5 => nothing
cornerInTheEnd: h8 h4 h5 g2 g1 g3 h2 h1 h3 | g2 g1 h1 h5 => corner-won-later h1 [h8 h4 h5 g2 g1 g3 h2 h1 / g2 g1 h1]

-OOOOO--X-OOOO--XOOOOXX-XOXOXOXXXOOXXOXXX-XOXOXXX-XXOO-X----XO-- X
# White takes a corner in both lines.
cornersInBestPlay: d8 g7 g8 h3 b2 h8 | g8 b6 b7 c8 g7 a8 => nothing

--XXXX----XXOX--XXXOOOOX-XOOOXOOOOOOXXOXOOOOXOX-O-OOOO---OOOOOO- O
# Black takes h8 first, then a8.
cornersInBestPlay: h7 h6 g2 h8 g7 a8 | h6 h7 g2 g1 => corner-lost-later h8 [h7 h6 g2 h8 / h6 h7 g2 g1]

--OXOOOO--XOOOOO-XXXXXXOXXXXOOXOXXOXXXXOXXOXXXXOXXXXXX----X--X-- O
# Black plays b1, beside a1, in both lines, and need not.
cornersInBestPlay: b1 a1 h7 g7 e8 | h7 g7 e8 b1 a1 => nothing

---XXXX--OXXXX--XXOXXXXXXXXOXXXXXXXXOOXXXXXXXXXXX-OXOO---OOOOO-- O
# Nobody follows a line of more than twelve plies.
cornerInTheEnd: g2 g7 h8 g8 h7 a8 a2 a1 b7 b1 c1 h1 | c1 a1 h1 => corner-won-later h1 [g2 g7 h8 g8 h7 a8 a2 a1 b7 b1 c1 h1 / c1 a1 h1]

--OOX-----OOX---OOOOXXXXOOOXXXXXOOXXXXOXOXXOXXOXO-XXXXOX--OXXOOX O
cornerInTheEnd: h2 f2 g1 g2 b7 h1 f1 a8 b8 a2 b2 b1 pass a1 | f1 b1 f2 g2 a1 => nothing

--X-O-----XOX----OOXX----OXOXXX--XXXXXX--XOO-O------------------ O
# Both can play d1 and e6: Black takes both in one line, White in the other.
squareWanted: g3 d1 b1 e6 f7 | d1 f1 e6 b1 => rule square-wanted e6 [g3 d1 b1 e6 / d1 f1 e6]
takenLater: g3 d1 b1 e6 f7 | d1 f1 e6 b1 => rule square-wanted d1 [g3 d1 / d1]

-------------X----XO-X----XXOXO----XXXXX---XOXO----OOO----O-OX-- X
# White can play e2 from the start, and after d2.
squareWanted: e3 h4 h3 e2 | d2 c5 c7 e3 e2 => nothing
takenLater: e3 h4 h3 e2 | d2 c5 c7 e3 e2 => nothing

-----O-----OO---X-OOXO--OOOOXXOO-OXOXXX-OXXX------XX------X----- O
# Black takes f2 with its second answer; White could have taken it at once.
squareWanted: h6 h5 g6 f2 | f2 => rule square-wanted f2 [h6 h5 g6 f2 / f2]
takenLater: h6 h5 g6 f2 | f2 => rule square-wanted f2 [h6 h5 g6 f2 / f2]

---OOOO---OOOO----XOOXXX--XOOXOX-XXOOXOXXXXOOXXX--OXXO----XXX-O- O
squareWanted: h7 f8 | g7 h8 f8 => square-wanted f8 [h7 f8 / g7 h8 f8]

------------------XXXO---XXXXOO--XXXOOX-XOOXOOX---OOXO----O--X-- X
# Both can play d8 and h4: after d8 White has h4.
takenLater: h4 d8 | d8 => nothing
takenInTurn: h4 d8 | d8 => rule square-wanted d8 [h4 d8 / d8]

------------X-----XX------XOOO----XOXOXXOOOOXXX---OOXX---OOOOO-- O
# Black takes h4 with its third answer, White e3 with its third move.
takenLater: b3 g4 h3 e3 g3 h4 | g8 f3 g3 e3 h4 => nothing
takenInTheEnd: b3 g4 h3 e3 g3 h4 | g8 f3 g3 e3 h4 => nothing

--XO------XXOX--XXXXXOOO-OOXXOOOOOOXXOOO-OOOXO----OOOO----OXXO-- X
# Both can play a4, but White can no longer after e1.
squareWanted: g7 g6 a6 a4 | e1 g1 a4 => nothing
takenLater: g7 g6 a6 a4 | e1 g1 a4 => rule square-wanted a4 [g7 g6 a6 a4 / e1 g1 a4]
`;

type Found = Finding | Upshot | Instead | undefined;

const FUNCTIONS: Readonly<Record<string, (worse: Outcome, better: Outcome) => Found | readonly Found[]>> = {
  access,
  cornerInTheEnd,
  cornersInBestPlay,
  couldWait,
  parity,
  reserveLost,
  squareWanted,
  takenInTheEnd,
  takenInTurn,
  takenLater,
  waitsAnyway,
};

/** What was found, as the table writes it. */
function textOf(found: Found): string {
  if (!found) return 'nothing';
  const lines = 'worseLine' in found ? [found.worseLine, found.betterLine] : [found.line ?? []];
  const rule = 'isRule' in found && found.isRule === true ? ['rule'] : [];
  return [...rule, found.kind, ...found.squares, `[${lines.map((line) => line.join(' ')).join(' / ')}]`].join(
    ' ',
  );
}

describe.each(TABLE.trim().split('\n\n'))('%s', (block) => {
  const [board, ...rows] = block.split('\n').filter((line) => !line.startsWith('#'));

  it.each(rows)('%s', (row) => {
    const [name, worse, better, expected] = row.split(/: | \| | => /u) as [string, string, string, string];
    const found = [FUNCTIONS[name]!(played(board!, worse), played(board!, better))].flat();
    expect(found.length > 0 ? found.map(textOf).join(', ') : 'nothing').toBe(expected);
  });
});
