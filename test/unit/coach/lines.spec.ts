/**
 * What two lines of a position show, a row a case: `function: worse line | better line => kind squares [lines shown]`,
 * below the board, with `rule` before what is only one. The remarks say what holds there by the rules of the game.
 */
import { describe, expect, it } from 'vitest';
import {
  cornerExposed,
  cornerForced,
  cornerGiven,
  cornerMissed,
  cornerThreat,
  sacrifice,
} from '../../../src/core/coach/contrast/corners.js';
import { wedges } from '../../../src/core/coach/contrast/edge-reasons.js';
import { access, parity, wipeOut } from '../../../src/core/coach/contrast/endgame.js';
import { cornerInTheEnd, cornersInBestPlay } from '../../../src/core/coach/contrast/later-corners.js';
import { mobility, movesOfBoth, passes, safeMovesLeft } from '../../../src/core/coach/contrast/mobility.js';
import { prepared, reply, staysPossible } from '../../../src/core/coach/contrast/reply.js';
import { borneOut } from '../../../src/core/coach/contrast/shown.js';
import { squareWanted, takenLater } from '../../../src/core/coach/contrast/square-wanted.js';
import { reserveLost, couldWait, waitsAnyway } from '../../../src/core/coach/contrast/tempo.js';
import type { Answers } from '../../../src/core/coach/values/answers.js';
import type { Outcome } from '../../../src/core/coach/positions/outcome.js';
import { asFault, type Contrast, type Finding } from '../../../src/core/coach/reasons/finding.js';
import type { Instead, Reason, ReasonKind, Upshot } from '../../../src/core/coach/reasons/reason.js';
import {
  boardFindings,
  leastOf,
  openedTo,
  opens,
  quietMove,
} from '../../../src/core/coach/contrast/shape.js';
import { withEffect } from '../../../src/core/coach/selection/effect.js';
import { insteadOf } from '../../../src/core/coach/selection/instead.js';
import { asideOf } from '../../../src/core/coach/selection/aside.js';
import { refuted } from '../../bench/coach/verifier.js';
import {
  comesFirst,
  lostOtherwise,
  shutThen,
  waits,
  waitsAsOwn,
} from '../../../src/core/coach/selection/order.js';
import { upshotOf } from '../../../src/core/coach/selection/upshot.js';
import type { Square } from '../../../src/core/rules/square.js';
import { played, unexplained } from './case.js';

const TABLE = `
------------O---OOOOX-X-OOOOXX--OOOXXXX-OOOOXX-----O-X---------- X
# White could play f1 neither before, nor after d2, and takes it in its line.
withEffect: e1 f2 c7 f1 | d2 d1 c7 e7 => lets-in f1 flips e2 [e1 f2 c7 f1]

-OOOOOO-X-XXXO--XXXOOOOOXOXOOOX-XXOXOXOXX-OOOOXX--O-O--X-------- X
# Black plays b6 after f8, which c8 takes away.
withEffect: c8 h4 h2 | f8 d7 b6 => takes b6 flips c6

---XXXOX--XXXXXXOOOOOXOOOOOOOOOO--OOOOXO--OOOOXO----O----------- X
# Only Black can play d8, and plays it later; both can play f7, and White takes it.
couldWait: d8 f7 b6 | f7 c1 d8 g7 => could-wait d8 [d8 f7 / f7 c1 d8]
waitsAnyway: d8 f7 b6 | f7 c1 d8 g7 => could-wait f7 [d8 f7 / f7 c1]
# White can play f7 after d8, too, which a reason that names f7 says already.
waits: d8 f7 b6 | f7 c1 d8 g7 => waits d8 f7
waitsBesideIt: d8 f7 b6 | f7 c1 d8 g7 => waits d8
waitsSaid: d8 f7 b6 | f7 c1 d8 g7 => nothing
# White has six moves after f7, three after h7.
reserve-lost c1 > leaves: f7 c1 d8 g7 | h7 => leaves b1 c1 g7
# White takes f7 after d8. Its c1 flips the same after f7 as after h7.
withEffect: d8 f7 b6 | f7 c1 d8 g7 => taken f7 [d8 f7]
withEffect: f7 c1 d8 g7 | h7 => nothing

-OOO-XXXXOOOOOOXXXXXXOOXXXXXOOOXXOXXXOOXXOXXOO-XXXXOO---XOOOO--- X
# White can play nowhere: every move of Black's can wait, so none of them is named.
couldWait: g7 f7 g6 h7 a1 | a1 pass g6 h7 g7 => nothing
# But Black loses a1 with the answer g7, or by never playing it.
couldWait: g6 g7 e1 h7 a1 | a1 pass g6 => could-wait g6 [g6 g7 / a1 pass g6]
couldWait: g7 f7 g6 h7 | a1 pass g6 h7 g7 => could-wait g7 [g7 f7 / a1 pass g6 h7 g7]
# By flipping f6, g7 opens f7 to White.
reserveLost: g7 f7 | a1 pass => reserve-lost f7 [g7 f7 / a1]
withEffect: g7 f7 | a1 pass => nothing
# Only Black can play g6 and a1, and g7 takes a1 away.
waitsAsOwn: g6 g7 e1 h7 a1 | a1 pass g6 => waits g6
waitsAsOwn: g6 g7 e1 h7 a1 | a1 pass => nothing
waits: g6 g7 e1 h7 a1 | a1 pass g6 => nothing
waitsAsOwnSaid: g6 g7 e1 h7 a1 | a1 pass g6 => nothing
# g7 opens g6, f7 and h8 to White, who has no move after a1; e1 stays Black’s alone.
mobility > corner: g7 f7 | a1 pass => corner a1
mobility > leaves: g7 f7 | a1 pass => nothing
own-square-opened e1 > keeps: g7 f7 | a1 pass => keeps e1
could-wait a1 > closes: g7 f7 g6 h7 | a1 pass => closes f7
own-square-opened g6 > gets: g7 f7 g6 h7 | a1 pass g6 h7 g7 => gets g6 [a1 pass g6]

---XXX----XXOO--XXXOO-OOXXXOOOO-XXXOOO--XXXXOOOO--OXXO---OOO-X-- O
# Only White can play b1, and both b7: Black takes it with the third answer only, and it is beside the empty a8.
couldWait: b1 c1 g1 f3 b2 b7 | b7 g2 => nothing
waitsAnyway: b1 c1 g1 f3 b2 b7 | b7 g2 => nothing
# Black plays c1 after e8 and b1; from b7 to g7 it never can.
comesFirst: e8 a8 b1 c1 | b7 g2 e8 g7 => first e8 [b7 g2 e8]
lostOtherwise: e8 a8 b1 c1 | b7 g2 e8 g7 => nothing
shutThen: e8 a8 b1 c1 | b7 g2 e8 g7 => first-shut c1 [b7 g2 e8]
comesFirstSaid: e8 a8 b1 c1 | b7 g2 e8 g7 => nothing
# By b1 Black can play c1, and does; after b7 it never can.
insteadOf: b1 c1 g1 f3 b2 b7 | b7 g2 => shuts c1

--OXOOOO--XOOOOO-XXXXXXOXXXXOOXOXXOXXXXOXXOXXXXOXXXXXX----X--X-- O
# White takes a1, which it cannot before, and never in the other line.
insteadOf: b8 a8 h7 | h7 g7 e8 b1 a1 d8 h8 g8 b8 => wins a1 [h7 g7 e8 b1 a1]
# Black takes a8 after b8 only, unless White does.
upshotOf: b8 a8 h7 | h7 g7 e8 b1 a1 d8 h8 g8 b8 => corner-lost a8 [b8 a8]
upshotOf: b8 a8 | a8 b1 b8 => corner-swapped a8 [b8 a8]
upshotOf: a8 b1 b8 | b8 a8 => corner-cost a8 [b8 a8]
# Black can play b1 alone: White has b8 and h7 without hurry, and b8 opens a8.
couldWait: b8 a8 h7 | h7 g7 e8 b1 a1 d8 h8 g8 b8 => could-wait b8 [b8 a8 / h7 g7 e8 b1 a1 d8 h8 g8 b8]
reserveLost: b8 a8 h7 | h7 g7 => reserve-lost a8 [b8 a8 / h7 g7]
asideOf: b1 a1 | h7 => corner-lost a1 [b1 a1]
# Only White can play a8 and b8, and either move opens the other square to Black.
waitsAsOwn: b8 a8 | a8 b1 b8 => nothing

----------XX----XXXXXXX-O-XOOX--OOOOOO--X-OOOO------------------ O
# b2 opens b4 to Black, who takes it; but b4 is the better move itself.
reserveLost: b2 b4 | b4 => nothing

--------------------X------OXX-----OX-X----OXX------X----------- O
# After f5 Black flips all of White's discs by c5, and no other answer ends the game.
wipeOut: f5 c5 | f8 => wipe-out [f5 c5 / f8]
wipeOut: f5 | f8 => nothing
wipeOut: f8 | f5 c5 => nothing

XXXXXXO-XXXXXOOXXOXXOOOXXXOOOXOOXXOOXXO-OOOOXXOOOOOOOOO-OOOOOOO- X
# Only Black can play h8, and both h1.
waitsAnyway: h8 | h1 => could-wait h1 [h8 h1 / h1]

-XXXXX--X-XOXX-OXOOXOOOOXOOXXOOOXOXXOOOOXXXOXOOOXOXXXX-OXOXX-X-- O
# Black answers g7 on e8, which it cannot play after g8; there White does.
insteadOf: g7 e8 g8 h8 | g8 h8 e8 h1 => gets e8 [g8 h8 e8]
# By turns: Black h8, and h1 with the fourth ply; White h8 with the third; Black a1, White h1 with the seventh.
upshotOf: g8 h8 e8 h1 | e8 g8 => corner-lost h8 h1 [g8 h8 e8 h1]
upshotOf: g8 h8 | e8 g8 h8 => corner-swapped h8 [g8 h8]
upshotOf: e8 | b2 a1 e8 g7 g2 g1 h1 => corner-traded a1 h1 [b2 a1 e8 g7 g2 g1 h1]
# g7 begins three squares, an odd number, and e8 is a single one.
parity: g7 e8 g8 h8 | e8 => nothing
access: g7 e8 g8 h8 | e8 => nothing
# Black takes h8 and h1 in one line, White h8 in the other; in lines that end before, nobody takes anything.
cornersInBestPlay: g8 h8 e8 h1 | e8 g8 h8 g7 => corner-lost-later h1 [g8 h8 e8 h1 / e8 g8 h8 g7], corner-won-later h8 [g8 h8 e8 / e8 g8 h8]
cornersInBestPlay: g8 h8 e8 h1 | e8 g8 => nothing
cornersInBestPlay: g8 h8 | e8 g8 h8 => nothing
# White takes h1 after b2 as well.
forcedShown: b2 a1 e8 g7 g2 g1 h1 | e8 => nothing

--XXXX--XOOOOXO-XOOOXOOOXOXOOXO-XOXOOOOOXXOXXOOOX-XXXXOO-XXXXX-- X
# Only Black can play b1; after it White has a1, the last of the two squares; after h4 White has neither.
parity: b1 a1 h4 | h4 h2 => parity a1 b1 own 2 otherOwn 1 [b1 a1 / h4]
access: b1 a1 h4 | h4 h2 => region-opened a1 b1 [b1 a1 / h4]

----X-----X-XO--O-XXXOO-OOOOXOO-OOOOOXO-OOOOXO--O-XOXX---XXXXXX- O
# Black answers f1 on d2, where White plays after d1.
withEffect: f1 d2 d1 | d1 c1 d2 => swaps d2 [f1 d2]
# d2 flips the d-file, and White has no b7 any more, which it keeps after d1 c1.
access: f1 d2 d1 | d1 c1 d2 => region-closed b7 a8 [f1 d2 / d1 c1]

----XX----OXXX-OOOXXOOOOXXXXOXOOXXOOOXXO-XXOXOXO--XXOO-O--XOOO-- O
# g2 takes g7 and g8 from White after c1 as well, and Black does not play where a6 lets it in.
access: a6 g2 | c1 a2 => nothing

OOOOOOOX--XXXOOX--XXOXOXOXXOXOXX-OXXXOXX-OOXXOXX--XXXX---XXXXXX- X
# Black can play a3 and b3 after a6 and a5, and five squares after a5 and b3.
upshotOf: a6 a5 | a5 b3 => few-own a3 b3 [a6 a5]
# White takes a5, the square of the better move.
access: a6 a5 | a5 b3 => nothing

OOOOOOOX-OXXXXXXXXOXOXXXXXOOXXXXXXOXXXXXXXXOOXXX--OOOO-X--OOOOO- O
# Black gets h8, the last of two squares, but cannot play there after g7.
parity: g7 a2 b7 a8 a7 b8 pass h8 | a2 => nothing

--XXXXX-O-XOOXO-OOOOXOOXOXOXOOOXOOXXOXOXO-OOXOXX---XXX-X--X-X--- X
# 16 squares are empty: g7 begins four, which White ends, and c7 seven.
parity: g7 h8 g8 h2 c7 f8 b2 | c7 b2 => rule parity g7 f8 g8 h8 own 4 otherOwn 7 [g7 h8 g8 h2 c7 f8 / c7]

----------O-----OOOOO---OOOOOO--XXOOOOO-OOOXXO--OOXOOOO--XXXXXX- X
# White has no move after a8, and Black then opens with h4 all the same.
too-early a8 > passes-back: a8 pass h4 h5 | h4 h5 h8 h3 a8 => passes-back h4 [a8 pass h4]
too-early a8 > passes-back: a8 pass | h4 h5 h8 h3 a8 => nothing

--------------------------XXX-O---XXXOO--OOOOOX----OXO-----O-X-- X
# White takes c8 with the sixth ply, or else Black has it after a6 h5, and not after f4 b5.
withEffect: f4 b5 h6 b3 c7 c8 | a6 h5 h6 h7 c8 b8 => swaps c8 [f4 b5 h6 b3 c7 c8]
# Without that Black misses no move: c8 is not possible yet.
withEffect: f4 b5 h6 b3 c7 | a6 h5 h6 h7 c8 b8 => nothing
# Black has 8 moves and White 12 after f4 b5, 10 and 3 after a6 h5; then 9 and 11, 8 and 3; 9 and 10, 5 and 4.
movesOfBoth: f4 b5 h6 b3 c7 c8 | a6 h5 h6 h7 c8 b8 => rule mobility own 8 theirs 12 otherOwn 10 otherTheirs 3 [f4 b5 / a6 h5]
# A shorter line does not show that it stays so.
movesOfBoth: f4 b5 h6 b3 c7 | a6 h5 h6 h7 c8 b8 => nothing

-XXXXX----XOXOO-XXOOOOOO-XXOOOOO-XXXXXOOXXOXXXXO--XOXX----XXX--- O
# Of 17 empty squares nobody counts out two that are not filled in one go.
parity: a5 g1 h2 a4 | h7 => nothing

-XXXXX----XOOOO----OOOOX---OXOO----OOOOO---OOOO----O-O---------- X
# White forces a1 after h1 (g1 h2 a1), but Black could take a corner, and so leaves a1 by choice.
cornerForced: h1 | c3 => nothing

---XO---O-O-XO--OOOXOX-XOXOOXOX-OXXOOXXXOOXXXXX-O-XXXX---XXXXX-- O
# Both can play c1, also after h7; it flips a disc, where h7 flips four, and opens nothing.
insteadOf: h7 b2 h4 c1 h6 h8 | c1 => quiet-shared c1 flips d1
# Black plays in the corner of h8 with its third answer, and takes it.
access: h7 b2 h4 c1 h6 h8 | c1 => region-opened h6 g7 h7 g8 h8 [h7 b2 h4 c1 h6 h8 / c1]
cornersInBestPlay: h7 b2 h4 c1 h6 h8 | c1 g3 g7 d2 h7 g1 => corner-lost-later h8 [h7 b2 h4 c1 h6 h8 / c1 g3 g7 d2 h7 g1]
# Its own h6 opens it.
asideOf: h7 b2 h4 c1 h6 h8 | c1 => corner-spoiled h8 h6 [h7 b2 h4 c1 h6 h8]
# Only White can play g7, and both c1, which f1 takes from White.
waits: g7 f1 | c1 g3 g7 d2 => waits g7 c1
comesFirst: g7 f1 | c1 g3 g7 d2 => first g7 [c1 g3 g7]
lostOtherwise: g7 f1 | c1 g3 g7 d2 => first-lost f1 [c1 g3 g7]
# g7 opens h6, h7 and g8, c1 nothing; that both can play c1 is said already.
square-wanted f1 > quiet: g7 f1 | c1 g3 g7 d2 => quiet c1
could-wait f1 > shared: g7 f1 | c1 => nothing

-----X----O-XX----XXXXXO-OOXOXO--OOOXOO---OXOO-O--OXOO-----X-O-- O
# With 31 squares empty a region is not worth a word.
access: g1 h1 | c8 => nothing
# g1 opens e1, h1, d2 and g2, c8 nothing; h1 is a corner.
mobility > shuts: g1 h1 | c8 => shuts e1 d2 g2

XOOOOO--OXOXOO--OOXOXX--OOOOOX--OOOOOOX-OOOOOOO-OOOOXOO-OOOOOOO- X
# Black takes a corner in both lines, but White h1 in one of them.
cornersInBestPlay: h8 h4 h5 g2 g1 g3 h2 h1 h3 | g2 g1 h1 h5 => nothing
cornerInTheEnd: h8 h4 h5 g2 g1 g3 h2 h1 h3 | g2 g1 h1 h5 => corner-won-later h1 [h8 h4 h5 g2 g1 g3 h2 h1 / g2 g1 h1]
# After g2 White could take h1 and does not: h2 would then be Black’s alone.
asideOf: h8 | g2 g1 h1 => corner-offered-for h1 h2 [g2 g1]

-OOOOO--X-OOOO--XOOOOXX-XOXOXOXXXOOXXOXXX-XOXOXXX-XXOO-X----XO-- X
# White takes a corner in both lines.
upshotOf: d8 g7 g8 h3 b2 h8 | g8 b6 b7 c8 g7 a8 => corner-another h8 a8 [d8 g7 g8 h3 b2 h8]
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
# White can play h1 after c1 and a1, not after g2 and g7; but nobody misses what is not possible yet.
could-wait c1 > moves: g2 g7 h8 g8 h7 a8 a2 a1 b7 b1 c1 h1 | c1 a1 h1 => nothing

--OOX-----OOX---OOOOXXXXOOOXXXXXOOXXXXOXOXXOXXOXO-XXXXOX--OXXOOX O
cornerInTheEnd: h2 f2 g1 g2 b7 h1 f1 a8 b8 a2 b2 b1 pass a1 | f1 b1 f2 g2 a1 => nothing

--X-O-----XOX----OOXX----OXOXXX--XXXXXX--XOO-O------------------ O
# Both can play d1 and e6: Black takes both in one line, White in the other, who could take e6 instead of b1.
squareWanted: g3 d1 b1 e6 f7 | d1 f1 e6 b1 => nothing
takenLater: g3 d1 b1 e6 f7 | d1 f1 e6 b1 => rule square-wanted d1 discs 1 [g3 d1 / d1]

-------------X----XO-X----XXOXO----XXXXX---XOXO----OOO----O-OX-- X
# White can play e2 from the start, and after d2.
squareWanted: e3 h4 h3 e2 | d2 c5 c7 e3 e2 => nothing
takenLater: e3 h4 h3 e2 | d2 c5 c7 e3 e2 => nothing

-----O-----OO---X-OOXO--OOOOXXOO-OXOXXX-OXXX------XX------X----- O
# Black takes f2 with its second answer; White could have taken it at once.
squareWanted: h6 h5 g6 f2 | f2 => rule square-wanted f2 [h6 h5 g6 f2 / f2]
takenLater: h6 h5 g6 f2 | f2 => rule square-wanted f2 discs 2 [h6 h5 g6 f2 / f2]

---OOOO---OOOO----XOOXXX--XOOXOX-XXOOXOXXXXOOXXX--OXXO----XXX-O- O
squareWanted: h7 f8 | g7 h8 f8 => square-wanted f8 [h7 f8 / g7 h8 f8]

------------------XXXO---XXXXOO--XXXOOX-XOOXOOX---OOXO----O--X-- X
# Both can play d8 and h4: after d8 White has h4.
takenLater: h4 d8 | d8 => nothing

------------X-----XX------XOOO----XOXOXXOOOOXXX---OOXX---OOOOO-- O
# Black takes h4 with its third answer, White e3 with its third move.
takenLater: b3 g4 h3 e3 g3 h4 | g8 f3 g3 e3 h4 => nothing
# g8 is beside the empty h8, which Black cannot force.
asideOf: b5 | g8 => corner-safe h8 [g8]
own-square-opened g8 > now: b3 g4 h3 e3 g3 h4 | g8 => now g8

--XO------XXOX--XXXXXOOO-OOXXOOOOOOXXOOO-OOOXO----OOOO----OXXO-- X
# Both can play a4, but White can no longer after e1; Black could have taken it instead of a6.
squareWanted: g7 g6 a6 a4 | e1 g1 a4 => nothing
takenLater: g7 g6 a6 a4 | e1 g1 a4 => nothing

--XXOOOXX-XOOOXXXXOOOXOXXOXOOOXX-OOXOOXXOOXOXOXXO-OXXXOX-O-XXX-O X
# Both take a8 by turns: Black in one line, White in the other.
asideOf: a5 a1 g8 b7 a8 | g8 c8 b2 a1 b1 a5 b7 a8 => corner-bait a8 [a5 a1 g8 b7 a8]
# Black plays b7 or a8 later, where b7 c8 a8 close to White.
accessShown: a5 a1 g8 b7 a8 | g8 c8 => nothing
# Black cannot play b2 yet, nor after a5 a1, and can after g8 and c8; White takes a1 at once.
mobility > prepares: a5 a1 g8 b7 a8 | g8 c8 b2 a1 b1 a5 b7 a8 => prepares b2 [g8 c8 b2 a1]
prepared: a5 a1 g8 b7 a8 | g8 c8 b2 a1 b1 a5 b7 a8 => rule prepared b2 [a5 a1 / g8 c8 b2]

XXXXXXOOXXXXXXOOXOXXXXXOXOOXOXOOXOXOXOOOXOOOOXOOXO-OOX-O---OOOO- X
# White can play nowhere after g7; after c8 it can.
insteadOf: c8 g7 | g7 pass => passes
upshotOf: c8 g7 | g7 pass => pass-theirs [g7 pass]
upshotOf: c8 | a8 => corner-now a8 [a8]
upshotOf: g7 pass | c8 g7 => nothing
# White has to pass after g7, with moves after c8; later it gets a8, and Black h8 in either line.
passes: c8 g7 | g7 pass => pass-forced [c8 / g7 pass]
asideOf: a8 g7 c7 b8 c8 pass h8 | g7 pass b8 a8 c8 c7 h8 => corner-cost a8 [g7 pass b8 a8]
# A pass is no answer to name; Black plays the last of four squares after a8, White after g7.
too-early g7 > moves: a8 g7 c7 b8 c8 pass h8 | g7 pass b8 a8 c8 c7 h8 => nothing
mobility > last: g7 pass b8 a8 c8 c7 h8 | a8 g7 c7 b8 c8 pass h8 => last c7 b8 c8 a8 [a8 g7 c7 b8 c8]
# After a8 Black has no c8 any more; a8 itself is not played later.
reserve-lost c8 > keeps: g7 pass | a8 => nothing
opens > gets: c8 g7 | a8 => nothing

--OOOOO-O-OXXO--OOOXOXXXOXOOXXXX-XXOOXXXX-XXOOXX--XXXOOX--XXXX-- X
# White can take a1 after b1 and after b2.
asideOf: b1 a1 b2 h2 h1 g2 h8 | b2 h2 h1 g2 h8 => corner-hangs a1 [b2]
asideOf: g2 | b2 h2 => corner-offered a1 [b2 h2]
# Black takes h1 in both lines.
square-wanted a1 > wins: b1 a1 b2 h2 h1 g2 h8 | b2 h2 h1 g2 h8 => nothing

----------------O-XXXOOOOOOOOOOOXXOXOXXOXXXOXXXOX-XOOXOO-X-OOOOO X
asideOf: c8 a8 b3 a2 b2 a1 | a2 c8 b3 a8 b7 a1 => corner-anyway a1 [a2]

X--OX--O-XOOOXXXXXXXXOXOOXXXOXO-OXXXXXOOXXOXXXOO--XOXX---XXXXX-- O
asideOf: b7 | g1 f1 a2 b7 a8 => corner-won a8 [g1 f1 a2 b7 a8]

-----X----OOOX--XXOOXXO-XXOXXXXX-XXXOXXX-XXOXXXXX-OXXXXX--OOXX-- O
# h8 stays White’s to take.
asideOf: h8 | e1 => corner-waits h8 [h8]

----XXX----OOO--XXXOOOXX-XXOXOOX-XXXXOXXXXXXOOOX--OOXO-X-OOOOO-- X
asideOf: d1 | c2 b7 d1 g2 g8 h8 h1 => corner-traded h8 h1 [c2 b7 d1 g2 g8 h8 h1]

--OXXO--O-OXXX--OOXOOOOOOXXXOOOO-XXXXOO--XXXXO-O--XOOO---X-OOOX- X
# White can take h8 from the start, and after g7, but not after c8.
asideOf: g7 h8 | c8 => nothing

XXXXXXX-XOOXOXXOXXOOXXOOXXXOXXOOXXXXOOOOX-XXOXO-XXOXXX--X-OXX--- O
# White can play only b6 after f8 and b8; after b6 and b8 it plays g8, and h1, which is a corner.
staysPossible: f8 b8 b6 h6 g7 h1 pass g8 | b6 b8 h1 g7 g8 f8 h8 h6 h7 => prepared g8 [f8 b8 / b6 b8 h1 g7 g8]
# White has to pass at the seventh ply.
passes: f8 b8 b6 h6 g7 h1 pass g8 | b6 b8 h1 g7 g8 f8 h8 h6 h7 => pass-suffered [f8 b8 b6 h6 g7 h1 pass / b6 b8 h1 g7 g8 f8 h8 h6]
# White can play h1 after b6 only; a corner is threatened, not prepared.
could-wait b6 > threatens: f8 b8 b6 h6 g7 h1 pass g8 | b6 b8 h1 g7 g8 f8 h8 h6 h7 => threatens h1
prepared: f8 b8 b6 h6 g7 h1 pass g8 | b6 b8 h1 g7 g8 f8 h8 h6 h7 => nothing

----------XXO----OOOOO---OOXXO----OXXX-----O-------------------- X
# White gets a6 in either line: with its third answer after b6.
replyShown: b5 a6 | b6 g6 a5 a4 f2 a6 => reply-opened a6 later 6 [b5 a6 / b6]

------------------XXXO---XXXXOO--XXXOOX-XOOXOOX---OOXO----O--X-- O
# White can play e2 after d8 and a7, not after d2 and c2; d2 is the move itself.
staysPossible: d2 c2 | d8 a7 e2 b7 d2 => prepared e2 [d2 c2 / d8 a7 e2]
# d8 takes d2 from White, who plays it in the end.
replyShown: e2 d8 e8 b8 a3 a4 a5 a2 | d8 a7 e2 b7 d2 => square-wanted d8 (loses d2) [e2 d8 / d8 a7]
replyShown: e2 d8 e8 b8 a3 a4 a5 a2 d2 | d8 a7 e2 b7 d2 => square-wanted d8 [e2 d8 / d8 a7]
# Only White can play h7, and both d8; Black can play d2 after e2, before White does.
waits: h7 h6 | d8 a7 => waits h7 d8
waits: d2 c2 | d8 a7 e2 b7 d2 => nothing
comesFirst: d2 c2 | d8 a7 e2 b7 d2 => nothing
shutThen: d2 c2 | d8 a7 e2 b7 d2 => nothing
# Black answers e2 on d8; White can play e2 from the start.
could-wait d8 > taken: e2 d8 e8 b8 a3 a4 a5 a2 d2 | d8 a7 e2 b7 d2 => taken d8 [e2 d8]
mobility > prepares: e2 d8 e8 b8 a3 a4 a5 a2 | d8 a7 e2 b7 d2 => nothing
prepared: d2 c2 | d8 a7 e2 b7 d2 => nothing

-------------------OO-----XXOXX---XXOX-----O-------------------- X
# After f3 White can play c6 again with its second answer, and does with its third.
replyShown: e2 c6 | f3 c3 e6 b6 b5 c6 => nothing
# f3 closes c6 to White only for some plies; e6 is possible after e2 and c6, too.
own-square-opened c6 > closes: e2 c6 | f3 c3 e6 b6 b5 c6 => nothing
mobility > prepares: e2 c6 | f3 c3 e6 b6 b5 c6 => nothing

-----------O-------OOX--XXXXXO--XXXXXO--XXXXOO--X-XXO-----O-XO-- O
# c3 is Black’s in the line of d8, and White’s in that of b3; but White could take it instead of b8.
squareWanted: d8 c2 b8 c3 | b3 g8 c3 => nothing
# In a shorter line of b3 nobody plays c3.
squareWanted: d8 c2 b8 c3 | b3 g8 => nothing
# Only White can play a3, also after b8; after d8 Black has ten moves.
reserve-lost a3 > keeps: c3 | b8 => keeps a3
square-wanted d8 > now: b3 g8 | d8 c2 b8 c3 => now d8
reserve-lost c3 > now: b7 | c3 => nothing
own-square-opened c3 > now: d8 c2 b8 c3 | b3 => nothing
square-wanted d8 > leaves: b3 g8 | d8 c2 b8 c3 => nothing

---O-X------OO-O--XXXOOO--XXXOXO--XXXOOO-X-XXXX---OOOOX---OOOO-- O
# g1 flips e3, so that Black can go on to h6, which White could have taken now, and instead of b3.
squareWanted: d2 g1 b3 h6 | h6 h8 => nothing

XXXXXXXXXXXXXXXXXXXOXXXXXXXXOXXXXXXOXOXXXXOOOOOX--XOO--O-------- X
# White can play a7 and b8 after b7, and five squares after f7.
upshotOf: f7 d8 e8 b7 | b7 b8 => few-theirs a7 b8 [b7]
# e8 turns the d7 back by whose flipping d8 would open b7, and opens it another way.
squareWanted: f7 d8 e8 b7 | b7 b8 => nothing

--XX------XXXX----XXXXXO-OXXXXOO-XXXXOOO--OOOOOO---OOO-----OOOO- O
# A square that neither side can play yet is not both sides’.
squareWanted: a5 c7 b2 b3 | h2 c7 a4 b7 b3 => nothing
# Eight moves after a5 and c7 are many: ten are not noticed.
square-wanted h2 > moves: a5 c7 b2 b3 | h2 c7 a4 b7 b3 => nothing

-XXXXXX---XOXX--XXXXXOXO-XXXOOXO-XXOXOXOXXOXXXXO-OOOOXXO-XXXXXX- O
# White takes a8 with the third ply; a7 would give it after g2 as well.
upshotOf: g2 h2 | h2 a7 a8 g2 => nothing
# Black takes g2 in one line, White in the other, who could take it instead of a8.
takenLater: h2 a7 a8 g2 | g2 h2 => nothing
takenLater: h2 a7 | g2 h2 => nothing

--O-------OOOO----XOXXXO--XXXXO---XXXOO---XOOO----XO------------ O
# Black can play f1 from the start, and after h4 as well.
takenLater: h2 e8 b3 b4 a4 f1 | h4 e8 b3 b4 a4 e1 f1 => nothing

-OOOOO--X-OXOO---XXXXXXXOOXXOOXX-OXOOXXXXXOXOXXXX-XOOXX---X-O--X O
# White takes a1 in one line, Black in the other.
cornerInTheEnd: g2 f8 a3 a5 b7 d8 b8 a8 b2 a1 | g8 g2 b7 f8 g1 b2 a1 => corner-won-later a1 [g2 f8 a3 a5 b7 d8 b8 a8 b2 a1 / g8 g2 b7 f8 g1 b2 a1]
cornerInTheEnd: g2 f8 a3 a5 b7 d8 b8 | g8 g2 b7 f8 g1 b2 a1 => nothing
# White can play a3 after g2 and f8, not after g8 and g2, nor now.
too-early g2 > moves: g8 g2 b7 f8 g1 b2 a1 | g2 f8 a3 a5 b7 d8 b8 a8 b2 a1 => nothing

-X-OOOO-OXXOXOO-OXXXXXOOOXOXOOXOOOXXXXXXOOOXXO----OOOOO--XXXXXX- O
# Black gets a1 against any defence after g6, which White takes first.
cornersInBestPlay: g6 h8 c1 a1 h7 h1 | a1 c1 g6 h7 h6 h2 => corner-lost-later a1 [g6 h8 c1 a1 / a1 c1 g6 h7]

--OOX------OOO---OXOXOO---OOOOOO-OOXOXOO--OXXXOO--OXXXXO----XX-X X
# Black plays g2 in the line of c8, and need not.
cornersInBestPlay: c8 f1 g2 d8 h3 h1 c2 g8 a5 | b4 f1 a5 d8 c2 a6 b6 a4 b2 => nothing
# Black gets h1 in the line of b1, because White plays g1.
cornersInBestPlay: b4 f1 a5 d8 c2 a6 b6 a4 b2 | b1 c2 h3 h2 g1 f1 h1 d8 g2 => nothing
mobility > gets: b1 c2 h3 h2 g1 f1 h1 d8 g2 | c8 f1 g2 d8 h3 h1 c2 g8 a5 => nothing

--XXXXX----XOX-X--XXXOXXOXXXOXOX-XXOXXXXXXOXOOXX-OOOOO-X--OOO--- O
# White takes a1 with the next move after b2.
cornersInBestPlay: g2 g7 a7 | b2 a3 a1 a5 b3 a7 => corner-won-later a1 [g2 g7 a7 / b2 a3 a1]

---O------OO------OOOO---OOOOOO--OOOOOOOXOOOOOOOXXOOOO--XXXXXX-- X
# After a5 White has no move.
passes: g7 | a5 pass => pass-forced [g7 / a5 pass]
# After h3 White has h4.
passes: g7 | h3 h4 => nothing
mobility > shuts: f2 | a5 pass => shuts e2 g2 g3

---O-------O------XOOO---OOOOOO--OOOOOOOXOOOOOOOXXOOOO--XXXXXX-- O
# After c2 Black plays a5, and White has no move.
passes: c2 a5 pass | b3 => pass-suffered [c2 a5 pass / b3]
# A line in which Black plays g7 instead.
passes: c2 g7 | b3 => nothing

-----------------XXXXO---XXXOO--X-OOOO---XOOXO----OOO------O---- X
# White could not play e8, and can after f8, not after g4.
reserveLost: f8 e8 | g4 g5 => reserve-lost e8 [f8 e8 / g4 g5]
# A square of one side alone is lost where the other side takes it with its first or second answer.
reserveLost: f8 a6 | g4 g5 => nothing

-----------------XXXXO---XXXOO--X-OOOO---XOOXO----OOO------OO--- X
# With a disc on e8 nobody plays there.
reserveLost: f8 a6 | g4 g5 => nothing

----------X--------XOX----XOXOXX--XXOXO---XOOOOO--OOXX----O-XX-- X
# White cannot play e2, now or after d8, and could play d8.
couldWait: e2 d8 | d8 b1 => could-wait d8 [e2 d8 / d8 b1]
# Both could play f2, too, and White takes that instead.
couldWait: e2 d8 | d8 f2 => nothing
# White answers e2 on d8, which is the better move.
reply: e2 d8 | d8 => square-wanted d8 [e2 d8 / d8]
# The answer is another one.
reply: e2 e1 | d8 => reply-opened e1 [e2 e1 / d8]

--O-O---O--OOO-XOOXXOOXXOXOXOXXXOXOOXOXXOOOXOOXX--XOOO----O-OX-- X
# White does not take d8, which Black still plays next.
couldWait: f1 b2 d8 | d8 g8 => nothing

-OOOOOO-XOOOXO--XXOXOXO-XOXXOX--XOXXXXO-XOXXXXXXXOOOOXXXXXXXXXXX X
# White alone can play a1 and h5, and Black gets h5 if a1 comes first.
couldWait: a1 g2 h1 g4 h2 h3 h4 h5 | h5 g2 h1 h2 h3 g4 h4 pass a1 => could-wait a1 [a1 g2 / h5 g2 h1 h2 h3 g4 h4 pass a1]
could-wait g2 > taken: a1 g2 h1 g4 h2 h3 h4 h5 | h5 g2 h1 h2 h3 g4 h4 pass a1 => nothing

----------X--------XOX----XOXOXX--XXOXOO--XOOOOO--OOXX----O-XX-- X
# With h5 white White could play e2, too.
couldWait: e2 d8 | d8 f2 => nothing

--XOOX----OOOOX-OOOOOOOOOOOOXXX--XXXXXX---XXXXXX--XX-X-----X---- X
# Black begins the four squares of the a1 corner, and White gets the last; h2 begins three.
parity: b1 a1 a2 b2 | h2 => parity a1 b1 a2 b2 own 4 otherOwn 3 [b1 a1 a2 b2 / h2]
# Both also play elsewhere before the region is filled.
parity: b1 a1 g1 h1 a2 b2 | h2 => nothing

--XOOX----OOOOX-OOOOOOOOOOOOXXX--XXXXXX---XXXXXX--XX-X---------- X
# With 25 squares empty a last move is too far off.
parity: b1 a1 a2 b2 | h2 => nothing

--XOOX----OOOOX-OOOOOOOOOOOOXXX--XXXXXX-X-XXXXXXXXXXXXXXXXXXX--- X
# With 14 squares empty it stands behind what can be seen, with 11 it is counted out.
parity: b1 a1 g1 h1 a2 b2 | h2 => rule parity a1 b1 a2 b2 own 4 otherOwn 3 [b1 a1 g1 h1 a2 b2 / h2]

--XOOX----OOOOX-OOOOOOOOOOOOXXX--XXXXXX-X-XXXXXXXXXXXXXXXXXXXXXX X
parity: b1 a1 g1 h1 a2 b2 | h2 => parity a1 b1 a2 b2 own 4 otherOwn 3 [b1 a1 g1 h1 a2 b2 / h2]

--XOOXX---OOOOX-OOOOOOOOOOOOXXX--XXXXXX---XXXXXX--XX-X-----X---- X
# With g1 filled h2 begins an even region, too.
parity: b1 a1 a2 b2 | h2 => nothing

---O----X-XOO---XXXOO-OOXXXOOOO-XXOOOOOOXXOOXOO---XXXX----XX---- X
# Only Black could play in the eight squares at h1; after h4 White plays f3 there, after h6 not.
access: h4 f3 | h6 => region-opened e1 f1 f2 g1 g2 f3 h1 h2 [h4 f3 / h6]

--------X-XOO---XXXOO-OOXXXOOOO-XXOOOOOOXXOOXOO---XXXX----XX---- X
# With d1 empty the region goes on to the a1 corner, where White can play.
access: h4 f3 | h6 => nothing

-XXXXXX---OOOX--OOOOOXX--OXXOOX-XXOXXOOXX-XOXOOO--XXO------OOO-- X
# After f7 h4 Black has no move left at g7, g8, h7 and h8; after a4 a7 there is h7.
access: f7 h4 | a4 a7 => region-closed g7 g8 h7 h8 [f7 h4 / a4 a7]
# After f7 g2 Black still has h7.
access: f7 g2 | a4 a7 => nothing

OOO--O--XOXOOOXXXXOXOXX-XXOOXXOOXXOXXXOOXXXXOXOOXXOOXX--XXXXXX-- O
# A pass at the fifth ply is due to the move, a later one has other causes.
passes: g7 h3 g1 h1 pass | g1 => pass-suffered [g7 h3 g1 h1 pass / g1]
passes: g8 g1 e1 d1 h1 h3 g7 h8 pass | g1 => nothing

XOXXXX--XOXXXXXOXOXXOXX-XOOXXXXXXXOOXXXXXOXXOXXXOOOXXXX-OOOOOOO- O
# A pass of the other side is no disadvantage.
passes: h3 h1 g1 pass | h7 => nothing

OOOOOOO--OOXOO-OOOOOXOOOXXXOOXXX-XOOOOXXXXXXXXOX-XXXXXOX--OOXX-- O
# A corner won with the next move is due to the better move.
cornersInBestPlay: b8 h1 a5 g2 a7 a2 g8 a8 pass h8 | h8 g8 a8 a7 a5 b8 pass a2 pass g2 => corner-won-later a8 [b8 h1 a5 / h8 g8 a8]
# White has a5 and g8 after b8 and h1; after h8 and g8 a5, a7, a8 and b8.
mobility > moves: b8 h1 a5 g2 a7 a2 g8 a8 pass h8 | h8 g8 a8 a7 a5 b8 pass a2 pass g2 => moves a8
opens > gets: b8 h1 a5 g2 a7 a2 g8 a8 pass h8 | h8 g8 a8 a7 a5 b8 pass a2 pass g2 => gets a8 [h8 g8 a8]

OOOOOOOOOOXXXXXXOXOOOOOXOOXOOXOXOOXXXXOXOOOXXXOOOOOOXX--XXXXXX-- X
# A corner that the other side could take after the better move as well is not lost by the worse one.
cornersInBestPlay: h7 h8 | g7 g8 => nothing
# Without a move left Black is short of them, where the answers are known.
mobility known h8 4 g8 -2 g7 -4: h7 h8 | g7 g8 => mobility own 0 otherOwn 2 theirs 3 otherTheirs 3 [h7 h8 / g7 g8]
mobility: h7 h8 | g7 g8 => nothing

--OOOO--X-OXXX--XXOOOO---XOOOOO--OOXXXO--OOXXX-O----X----------- X
cornersInBestPlay: g2 g1 b1 h1 | g3 a5 a4 h3 => nothing
# A corner that can be taken at once is not forced, but given.
cornerForced: g2 | g3 => nothing
cornerGiven: g2 g1 | g3 => corner-given h1 [g2 h1 / g3]

--XXXX--XOXXXX-OXOOXOXO-XOOOXXXXXOOOXXXXXXOXOXXX-OXOXX--OOO--X-- O
# Nobody gets the last move in a region that the line does not fill.
parity: h3 h1 | a7 => nothing
# No corner is threatened where the better move gives one.
cornerThreat: h3 | a7 => nothing
# A side that can take a corner does not wait for moves that give none.
safeMovesLeft: h3 h1 | a7 a1 => nothing

OXOOOO---XXOOO--OXOXOX--OXOOXX-XOXOOOOXXOXOXXXXXOXXOXX--OXXXX--- O
# A region that the other side enters at the eighth ply is not opened by the move.
access: f8 g2 g3 h2 g4 h3 a2 g7 | a2 => nothing
# In row 2 Black has b2 and c2 on the left of White’s discs, until a2 flips both.
reply-opened g2 > closes: f8 g2 g3 h2 g4 h3 a2 g7 | a2 => closes g2 flips b2 c2
# Beside squares that are opened no answer is named.
reserve-lost g7 > closes: f8 g2 g3 h2 g4 h3 a2 g7 | a2 => nothing

-------------------OOO----XOOO----XXXO----XOXO------X----------- X
reserveLost: e2 b5 d7 f2 | c3 d7 => reserve-lost f2 d2 [e2 b5 d7 f2 / c3 d7]

---X-O----OOXO-OOOOOOXO-OOXOXOXXOOOOOXXXXXOOXXXX--OOXX----OO-X-- O
# Black takes h1, and White a1 in return.
sacrifice: e1 h3 h7 a2 | a7 b1 c1 h3 e1 h1 a1 => sacrifice h1 a1 [e1 h3 h7 a2 / a7 b1 c1 h3 e1 h1 a1]
# Without a1 nothing shows what h1 was given for.
sacrifice: e1 h3 h7 a2 | a7 b1 c1 h3 e1 h1 => nothing

-------------------OX------OXXX---XOOXO----OX------------------- O
# After e2 c6 nothing can be flipped from f3, after f2 d2 it can; but c6 takes f3 away after f2, too.
staysPossible: e2 c6 | f2 d2 f3 => nothing
# Nobody misses a move that is not made.
staysPossible: e2 c6 | f2 d2 => nothing

-------------------XXO----XXOO----XOOO----OOXO----OOX----------- X
# d8 opens c8 to White, g4 four squares, of which Black takes h5.
opens: g4 g5 h5 g3 | d8 => rule opens g3 g5 h3 otherTheirs 1 [g4 / d8]
opens: d8 | g4 => nothing

---XOO----XXOO---OOXOO---OOOXX---OOXXXX---OOX------------------- X
# Black plays on one of the two squares that only g3 opens, and g4 opens two as well.
opens: g3 c1 a6 a5 d7 a7 b6 g4 h3 | g4 c1 d7 g3 b6 h4 => nothing

---OO-----XOO----XXOOO---XOOXOXXXOXOOXXXOOOOXXXX--OOXX-X--OOOO-- X
# The better move opens more than c1.
quietMove: c1 f2 | a7 b1 b7 => nothing

----X-----X-XOX--XXOXOOOXXOOXOOOXOOOOXOOXOOXXXXX-OOOOO--O-OOO--- O
# Black takes h1 with the sixth ply.
cornerMissed: d2 d1 a2 g1 f1 h1 | h1 d2 => corner-missed h1 [d2 d1 a2 g1 f1 h1 / h1]

-----------OX---OOOOOO--OOXOOXX-OXXOXXX-OOOXXX-----OXX---------- O
# Only White could play e1 and f1; after f2 Black can, and does not with its first answers.
reserveLost: f2 d8 e8 c8 c7 f8 g3 e1 | e8 f8 c7 d8 f2 c1 g3 d1 => rule reserve-lost e1 f1 [f2 / e8 f8]

------------------XXXOOO-OXXXXOO-XXXOOXO--OOXXO-----XX------X--- X
# After f2 White has fifteen moves, after c7 ten; some of them it had before.
opened: f2 d7 a5 e1 h6 h7 g1 d2 b6 c7 d8 b3 c8 | c7 d7 h6 d2 c2 e2 d8 h7 d1 b3 a3 a6 a5 => rule opens e1 g2 f1 a4 theirs 15 otherTheirs 10 [f2 / c7]

--X--X----XXOX---OOOXXXX--OOXXXX--OOOXOX--OOOXXX--XXXX-X--XXXX-- X
quietMove: b5 | e1 => rule quiet-move b4 d1 e1 b6 b7 own 5 otherOwn 1 [b5 / e1]
quietMove: e1 | b5 => nothing
# Black has 6 moves after b5 b4, and 9 after e1 g2, but some of those only by g2: none is named.
mobility: b5 b4 | e1 g2 => mobility own 6 otherOwn 9 theirs 11 otherTheirs 8 [b5 b4 / e1 g2]

----X------O-X----O-OOXX--OOOOOX-OOOXXOX---XOXXX---XOX------O--- X
# Nothing else distinguishes the two, and c8 takes f8 from Black, who plays d8 two moves later.
leastOf: d8 c8 | f8 c8 d8 => rule too-early d8 f8 (loses f8) [d8 c8 / f8 c8 d8]
leastOf: d8 c8 | f8 c8 => nothing

--OOOOO---OOOO--OOOOOO---OOOOOO--OOXOO--OOOOOOO---OO-O-O--OO-O-- X
# After b7 White takes a8 along b7, c6, d5 to e4.
cornerGiven: b7 | a5 => corner-given a8 [b7 a8 / a5]

--OOOOO---OOOO--OOOOOO---OOO-OO--OOXOO--OOOOOOO---OO-O-O--OO-O-- X
# With e4 empty no white disc ends that diagonal.
cornerGiven: b7 | a5 => nothing

-OOOOO----OOOO--O-XOOO---OXXOO--XXXXXO--XXXXOO--X-XOOO----OOOO-- X
# After g7 White plays g6 and h4 and gets h8 whatever Black answers, while h1 can be kept.
cornerForced: g7 | b3 => corner-forced h8 [g7 g6 g5 h4 g1 h8 / b3]
# g7 lies diagonally next to h8, which is empty, and b3 next to no corner.
cornerExposed: g7 | b3 => x-square h8 [g7 / b3]

-XOOOO----OOOO--O-XOOO---OXXOO--XXXXXO--XXXXOO--X-XOOO----OOOO-- X
# With b1 black White can take a1 at once, which is another reason.
cornerForced: g7 | b3 => nothing

----OOOO---OXX-O--OOXXOO--OOXXXO--OOXOO---OXXXO---XXXX-O--XXXXX- X
# After g2 White has only g7 and b8, and Black gets h8 or a8: which, White decides.
cornerForced: h6 | g2 => corner-force-missed [h6 / g2 g7 d1 c1 h8]

----XOOO---OXX-O--OOXXOO--OOXXXO--OOXOO---OXXXO---XXXX-O--XXXXX- X
# With e1 black White has d1 at once and need not go to g7.
cornerForced: h6 | g2 => nothing

---O-X------O---X-XXOOX-XXXOOOO-XXOOOXO-XXXXOOO---XOXOO--XXXXX-- X
# h8 can be taken, and h7 leaves it to White.
cornerMissed: h7 h8 | h8 => corner-missed h8 [h7 h8 / h8]
# e1 is no corner.
cornerMissed: h7 h8 | e1 => nothing
# White plays g8 between the black discs f8 and h8.
wedges: h8 g8 | e1 => wedge-allowed g8 [h8 g8 / e1]

-OOOOO----OOOO--O-OOOO---OXXOO--XXXXXO--XXXXOO--X-XOOO----OOOO-- X
# With c3 white the diagonal is White’s: h8 is given at once, which is another reason.
cornerExposed: g7 | b3 => nothing

---OOO-O--OOOO-O--OOXOXO-OOXXXXO-OXOXXXOOXXXXX----XXXX-----X---- X
# b1 lies on the edge next to a1, which is empty; h1, next to g2, is White’s already.
cornerExposed: b1 | g2 => rule c-square a1 [b1 / g2]

---OOO----OOOO-O--OOXOXO-OOXXXXO-OXOXXXOOXXXXX----XXXX-----X---- X
# With h1 empty g2 exposes a corner as well.
cornerExposed: b1 | g2 => nothing

--X--O----XXOX---OOOXXXX--OOXXXX--OOOXOX--OOOXXX--XXXX-X--XXXX-- X
# With f1 white it is 8 against 9.
mobility: b5 b4 | e1 g2 => nothing

-X-O------X-----OOXXX-XOOOOOXXXO-OXOOOXO-OOOOXOOO--OXO----OOOO-- X
# Of Black’s moves after a6 a5 only c7 gives no corner; after b7 c7 there are a5, a6 and a8.
safeMovesLeft: a6 a5 | b7 c7 => safe-moves c7 own 1 otherOwn 3 [a6 a5 / b7 c7]

-X-O------X-----XOXXX-XOOOOOXXXO-OXOOOXO-OOOOXOOO--OXO----OOOO-- X
# With a3 black there is a corner to take after a6 a5: a8.
safeMovesLeft: a6 a5 | b7 c7 => nothing

--OOOO----XOOO--XXXXOXX-XXXXXOXXXXXOOOO-XXXOO-----XXO----OOOOO-- X
# White could not play f6; h5 opens it, and White plays there, where Black should have played.
reply: h5 f6 | f6 => own-square-opened f6 [h5 f6 / f6]

--OOOO----XOOO--XXXXOXX-XXXXXOXXXXXOOOO-XXXOX-----XXO----OOOOO-- X
# With e6 black White could play f6 before, too: both wanted it.
reply: g6 f6 | f6 => square-wanted f6 [g6 f6 / f6]

--XXXX----XOXX-O--XXOXOO--XOOXOO-XOOXXOOX-XOXXOO--XXOX-O--XXXXX- O
# Both can play b4, which Black takes at once.
reply: b3 b4 | b4 a4 => square-wanted b4 [b3 b4 / b4]
# Black takes b6 instead, which both can play, too.
reply: b3 b4 | b4 b6 => nothing
# Who plays b6 takes one of two such squares, and leaves the other.
reply: b6 b4 | b4 a4 => nothing

------------------XOOO---OOOOO--OOOOOO----XOXO----XXOX---OOO---- X
# After a4 White can play a3, where there was nothing to flip before.
reply: a4 a3 | e8 => reply-opened a3 [a4 a3 / e8]
# After e8 Black could take a8 along the edge, after a4 not.
cornerThreat: a4 a3 | e8 => corner-threat-missed a8 [a4 / e8]

------------------XOOO---XOOOO--OOOOOO----XOXO----XXOX---OOO---- X
# With b4 black White could play a3 before, too.
reply: a4 a3 | e8 => nothing

--XXXXX----XOX---OOOXOX-OOOXOOO--OXXXO--OXXXXXX----XXO---------- X
# White can play c2 now and after g5, not after h5.
reply: g5 c2 | h5 => reply-prevented c2 [g5 c2 / h5]

--XXXXX----XOX---OXOXOX-OOOXOOO--OXXXO--OXXXXXX----XXO---------- X
# With c3 black White has c2 after h5, too.
reply: g5 c2 | h5 => nothing

-----O----OXXX--OOXOXX--OXOXXX--OXXOXXX-OXXXOOX-O-XOXO-X-XXX-O-- O
# After b2 c1 Black threatens a1, which c1 after e1 would not.
reply: b2 c1 | e1 c1 => reply-stronger c1 (threatens a1) [b2 c1 / e1 c1]
# b1 threatens nothing there that it would not elsewhere.
reply: b2 b1 | e1 c1 => nothing

------------OX------OOOX--XOXOX---OOOXO----OXX----OXXX---------- O
# After g6 c6 White can play d3, which it could not before, and cannot after h5 c6.
prepared: h5 c6 | g6 c6 d3 => rule prepared d3 [h5 c6 / g6 c6 d3]
# The line ends before d3.
prepared: h5 c6 | g6 c6 => nothing

-----------------O-XX-X-OXXXXX---XXXXO--X-OOOO-----O------------ O
# After a3 a2 White takes a1 along the edge, not after c3 a2.
reply: c3 a2 | a3 => reply-poisoned a2 a1 [c3 a2 / a3 a2 a1]

-----------------O-XX-X-OXXXXX--XXXXXO--X-OOOO-----O------------ O
# With a5 black a2 flips a3 and a4, and White gets no corner.
reply: c3 a2 | a3 => nothing

------------------XOOO---OOOOO--OOOOOO----XOXO----XXOX----OO---- X
# With b8 empty nothing is enclosed from a8.
cornerThreat: a4 a3 | e8 => nothing

---O-X------O---X-XXOOX-XXXOOOO-XXOOOXO-XXXXOOO---XOXOO--OXXXX-- X
# With b8 white that move turns f8: the disc stands beside its own colour.
wedges: h8 g8 | e1 => nothing

O-O------OOO----OOOOXX--OOXOXX--OXOOXOOOOOXXOOOOO-XOOX---X-O---- X
# a2 stands between the white discs a1 and a3.
wedges: d1 | a2 => wedge-missed a2 [d1 / a2]

X-O------OOO----OOOOXX--OOXOXX--OXOOXOOOOOXXOOOOO-XOOX---X-O---- X
# With a1 black it leans on a disc of its own.
wedges: d1 | a2 => nothing

----------X------OXX-----XXXXO--XXXXXO----XOOO------------------ O
# With six moves White is short of them; nothing shows which it misses.
mobility: d1 d7 | a4 e3 => mobility own 6 otherOwn 11 theirs 14 otherTheirs 13 [d1 d7 / a4 e3]

----OX------X-----XXOO----XXOX----OXOX----OOOOO-----O----------- O
# With seven moves White is not short of them.
mobility: b4 d1 | g1 d2 => nothing

XXXXXXXX-XXOOXXO-XXXXXOOXOXOXOOXOOOXOOXXOOOOXXXX----OO------O--- O
# Three moves instead of five are a difference only where the answers are known.
mobility known a2 5 d7 -5: a3 a2 | d7 f8 => mobility d7 g7 h7 own 3 otherOwn 5 theirs 8 otherTheirs 6 [a3 a2 / d7 f8]
mobility: a3 a2 | d7 f8 => nothing

--O--O--X-OOOOX--XOOOXX-OXOOXOO-OXXXXXOXOXXXOOOO-XOOOO--XXXXX--- O
# Three moves instead of four are none.
mobility known h7 6 h2 3: g1 h7 | h4 h2 => nothing
# Within five plies one corner or the other falls against any defence.
cornerForced: g1 | h4 => corner-force-missed [g1 / h4 d1 a7 b1 h1]

--O--O--X-OOOO---XOOOOX-OOOOXOO-OOOOXX--O-OOXXX---OOO----XXXX--- O
# A wedge with the sixth ply has other causes.
wedges: h6 b6 h4 g2 a7 h5 | g7 => nothing

---X-----OOX-X--XOOXXX--XOOXXX--XOXOXX--X-OXXO--X---X----------- X
# c1 stands between b1 and d1.
wedges: b1 c1 | b6 d7 => wedge-allowed c1 [b1 c1 / b6]

---O-----XOO----OOXOO----OXXXOX--OXXOOO---XXXX-----X-O---------- O
# White can take a1 at once, which is another reason.
cornerForced: e7 | b6 => nothing
# No corner is threatened where one could be taken.
cornerThreat: a1 | b6 => nothing

---O--O---OOOO---OXOXXXX-XOOXXXX-XOOXXXXX-OXXXXX--OX------X-O--- X
# Thirteen moves instead of ten are not noticed.
opens: c1 | b6 => nothing

--OOOOX-X-OOXXX-XXOXXOOOXXXXXOOOXXXXOOOOXXXXOOOO----OO-------O-- X
# Black cannot play h1 or h2 after e8 c7 either; after e8 d8 it has h2.
access: g7 c7 | e8 d8 => nothing
`;

type Found = Finding | Upshot | Instead | undefined;

/** A reason that names no square. */
const COUNTED: Finding = {
  kind: 'mobility',
  squares: [],
  numbers: {},
  worseLine: [],
  betterLine: [],
  weight: 3,
};
/** A reason that says itself that a move can wait. */
const SAID: Finding = { ...COUNTED, kind: 'could-wait' };

const FUNCTIONS: Readonly<Record<string, (...given: Parameters<Contrast>) => Found | readonly Found[]>> = {
  access,
  accessShown: (worse, better) => borneOut(access(worse, better), worse, better),
  asideOf: (worse, better) => asideOf(worse, better, () => false),
  cornerInTheEnd,
  cornerExposed,
  cornerForced,
  cornerGiven,
  cornerMissed,
  cornerThreat,
  cornersInBestPlay,
  couldWait,
  forcedShown: (worse, better) => borneOut(cornerForced(worse, better), worse, better),
  leastOf: (worse, better) => leastOf(worse, better),
  mobility,
  movesOfBoth,
  opened: (worse, better) =>
    boardFindings(worse, better, []).filter(({ kind, numbers }) => kind === 'opens' && numbers.theirs),
  opens,
  parity,
  passes,
  prepared,
  quietMove,
  reply,
  replyShown: (worse, better) => borneOut(reply(worse, better), worse, better),
  reserveLost,
  sacrifice,
  safeMovesLeft,
  squareWanted,
  staysPossible,
  takenLater,
  waitsAnyway,
  wedges,
  wipeOut,
  comesFirst: (worse, better) => comesFirst(worse, better, COUNTED),
  comesFirstSaid: (worse, better) => comesFirst(worse, better, SAID),
  withEffect: (worse, better) => withEffect(punishedBy(worse), punishedBy(worse), worse, better).instead,
  insteadOf: (worse, better) => insteadOf(COUNTED, worse, better),
  lostOtherwise,
  shutThen,
  upshotOf,
  waits: (worse, better) => waits(worse, better, COUNTED),
  waitsBesideIt: (worse, better) => waits(worse, better, { ...COUNTED, squares: [better.move] }),
  waitsSaid: (worse, better) => waits(worse, better, SAID),
  waitsAsOwn: (worse, better) => waitsAsOwn(worse, better, COUNTED),
  waitsAsOwnSaid: (worse, better) => waitsAsOwn(worse, better, SAID),
};

/** That most of the loss hangs on the answer of a line. */
const punishedBy = ({ line }: Outcome): Reason => ({
  kind: 'reply-stronger',
  tone: 'bad',
  squares: [],
  numbers: { replies: 1 },
  line,
  other: [],
  weight: 2,
});

/** The answers with their costs, such as `a2 5 d7 -5`, the decisive one first. */
function answersOf(text: string): Answers {
  const costs = [...text.matchAll(/(\w\d) (\S+)/gu)].map(
    ([, square, cost]) => [square as Square, Number(cost)] as const,
  );
  const squares = costs.map(([square]) => square);
  return { punishing: squares.slice(0, 1), best: squares.slice(0, 3), costs: new Map(costs) };
}

/**
 * What a row names finds: a function, with the costs of the answers after `known`, or `reason squares > kind` for one
 * thing that the better move does beside it.
 */
function foundBy(name: string, worse: Outcome, better: Outcome): Found | readonly Found[] {
  const [beside, wanted] = name.split(' > ') as [string, string?];
  if (wanted === undefined) {
    const [contrast, costs] = name.split(' known ') as [string, string?];
    return FUNCTIONS[contrast]!(worse, better, costs === undefined ? undefined : answersOf(costs));
  }
  const [kind, ...squares] = beside.split(' ') as [ReasonKind, ...Square[]];
  const finding = { ...COUNTED, kind, squares: kind === 'opens' ? openedTo(worse) : squares };
  return insteadOf(finding, worse, better, [], (one) => one.kind === wanted);
}

/** What was found, as the table writes it. */
function textOf(found: Found): string {
  if (!found) return 'nothing';
  const { kind, squares } = found;
  if (!('worseLine' in found)) {
    const flipped = 'discs' in found ? ['flips', ...found.discs] : [];
    const line = found.line ? [`[${found.line.join(' ')}]`] : [];
    return [kind, ...squares, ...flipped, ...line].join(' ');
  }
  const { isRule = false, consequences = [], numbers, worseLine, betterLine } = found;
  const effects = consequences.map((one) => `(${[one.kind, ...one.squares].join(' ')})`);
  // How many plies show it is to be seen in the lines.
  const { plies: _, ...counts } = numbers;
  const lines = `[${worseLine.join(' ')} / ${betterLine.join(' ')}]`;
  return [
    ...(isRule ? ['rule'] : []),
    kind,
    ...squares,
    ...effects,
    ...Object.entries(counts).flat(),
    lines,
  ].join(' ');
}

describe.each(TABLE.trim().split('\n\n'))('%s', (block) => {
  const [board, ...rows] = block.split('\n').filter((line) => !line.startsWith('#'));

  it.each(rows)('%s', (row) => {
    const [name, worse, better, expected] = row.split(/: | \| | => /u) as [string, string, string, string];
    const [bad, good] = [played(board!, worse), played(board!, better)];
    const found = [foundBy(name, bad, good)].flat();
    expect(found.length > 0 ? found.map(textOf).join(', ') : 'nothing').toBe(expected);
    const claims = found.filter((one): one is Finding => one !== undefined && 'worseLine' in one);
    for (const { numbers, worseLine, betterLine } of claims)
      if (numbers.plies) expect([worseLine.length, betterLine.length]).toContain(numbers.plies);
    // The second implementation of the claims agrees.
    for (const claim of claims)
      expect(refuted(bad.position, unexplained(bad, good), asFault(claim))).toBeUndefined();
    // A move is never worse than itself.
    const alike = [bad, good].flatMap((one) => foundBy(name, one, one)).map((same) => same?.kind);
    expect(claims.filter(({ kind }) => alike.includes(kind))).toEqual([]);
  });
});
