/**
 * What each kind of reason says and where it begins: positions of games on both sides of each limit. Nothing is said
 * where a difference is too small to be noticed, or has another cause. No engine is used: the lines are given here, and
 * what the answers cost, where that matters.
 */
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../src/core/coach/values/answers.js';
import {
  cornerForced,
  cornerGiven,
  cornerThreat,
  cornerExposed,
  cornerMissed,
  sacrifice,
} from '../../../src/core/coach/contrast/corners.js';
import { wedges } from '../../../src/core/coach/contrast/edge-reasons.js';
import { access, parity } from '../../../src/core/coach/contrast/endgame.js';
import { mobility, movesMissed, safeMovesLeft } from '../../../src/core/coach/contrast/mobility.js';
import { staysPossible, reply, prepared } from '../../../src/core/coach/contrast/reply.js';
import { boardFindings, leastOf, opens, quietMove } from '../../../src/core/coach/contrast/shape.js';
import { reserveLost } from '../../../src/core/coach/contrast/tempo.js';
import { asFault, type Contrast } from '../../../src/core/coach/reasons/finding.js';
import { outcomeOf, type Outcome } from '../../../src/core/coach/positions/outcome.js';
import type { ReasonKind, NumberName } from '../../../src/core/coach/reasons/reason.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import type { EngineMove } from '../../../src/core/engine/engine.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { refuted } from '../../bench/coach/verifier.js';
import { unexplained } from './case.js';

interface Case {
  /** Why it is said, or is not. */
  readonly why?: string;
  readonly board: string;
  /** Lines that begin with the moves compared. */
  readonly worse: string;
  readonly better: string;
  /** What the answers to the worse move cost, the decisive one first; unknown if absent. */
  readonly costs?: Readonly<Partial<Record<Square, number>>>;
  /** The answers that decide, if there are several, or their costs are unknown. */
  readonly punishing?: string;
  readonly says: readonly ReasonKind[];
  /** Of the first reason, where they matter. */
  readonly squares?: string;
  readonly numbers?: Readonly<Partial<Record<NumberName, number>>>;
}

interface Limit {
  readonly limit: string;
  readonly contrast: Contrast;
  readonly cases: readonly Case[];
}

const LIMITS: readonly Limit[] = [
  {
    limit: 'sacrifice',
    contrast: sacrifice,
    cases: [
      {
        why: 'Black takes h1, and White a1 in return',
        board: '---X-O----OOXO-OOOOOOXO-OOXOXOXXOOOOOXXXXXOOXXXX--OOXX----OO-X-- O',
        worse: 'e1 h3 h7 a2',
        better: 'a7 b1 c1 h3 e1 h1 a1',
        says: ['sacrifice'],
        squares: 'h1 a1',
      },
      {
        why: 'without a1 nothing shows what h1 was given for',
        board: '---X-O----OOXO-OOOOOOXO-OOXOXOXXOOOOOXXXXXOOXXXX--OOXX----OO-X-- O',
        worse: 'e1 h3 h7 a2',
        better: 'a7 b1 c1 h3 e1 h1',
        says: [],
      },
    ],
  },
  {
    limit: 'prepared, where the move was possible before',
    contrast: staysPossible,
    cases: [
      {
        why: 'after e2 c6 nothing can be flipped from f3, after f2 d2 it can, and White plays there',
        board: '-------------------OX------OXXX---XOOXO----OX------------------- O',
        worse: 'e2 c6',
        better: 'f2 d2 f3',
        says: ['prepared'],
        squares: 'f3',
      },
      {
        why: 'nobody misses a move that is not made',
        board: '-------------------OX------OXXX---XOOXO----OX------------------- O',
        worse: 'e2 c6',
        better: 'f2 d2',
        says: [],
      },
    ],
  },
  {
    limit: 'opens',
    contrast: opens,
    cases: [
      {
        board: '-------------------XXO----XXOO----XOOO----OOXO----OOX----------- X',
        worse: 'g4 g5 h5 g3',
        better: 'd8',
        says: ['opens'],
        numbers: { otherTheirs: 1 },
      },
      {
        why: 'd8 opens one square, g4 three',
        board: '-------------------XXO----XXOO----XOOO----OOXO----OOX----------- X',
        worse: 'd8',
        better: 'g4',
        says: [],
      },
      {
        why: 'Black plays on one of the two squares that only g3 opens, and g4 opens two as well',
        board: '---XOO----XXOO---OOXOO---OOOXX---OOXXXX---OOX------------------- X',
        worse: 'g3 c1 a6 a5 d7 a7 b6 g4 h3',
        better: 'g4 c1 d7 g3 b6 h4',
        says: [],
      },
    ],
  },
  {
    limit: 'quiet-move, where the better move opens more',
    contrast: quietMove,
    cases: [
      {
        board: '---OO-----XOO----XXOOO---XOOXOXXXOXOOXXXOOOOXXXX--OOXX-X--OOOO-- X',
        worse: 'c1 f2',
        better: 'a7 b1 b7',
        says: [],
      },
    ],
  },
  {
    limit: 'corner-missed, where the other side takes it',
    contrast: cornerMissed,
    cases: [
      {
        board: '----X-----X-XOX--XXOXOOOXXOOXOOOXOOOOXOOXOOXXXXX-OOOOO--O-OOO--- O',
        worse: 'd2 d1 a2 g1 f1 h1',
        better: 'h1 d2',
        says: ['corner-missed'],
        numbers: { plies: 6 },
      },
    ],
  },
  {
    limit: 'squares of one side alone that the other side now has and does not take with its first answers',
    contrast: reserveLost,
    cases: [
      {
        board: '-----------OX---OOOOOO--OOXOOXX-OXXOXXX-OOOXXX-----OXX---------- O',
        worse: 'f2 d8 e8 c8 c7 f8 g3 e1',
        better: 'e8 f8 c7 d8 f2 c1 g3 d1',
        says: ['reserve-lost'],
        squares: 'e1 f1',
      },
    ],
  },
  {
    limit: 'squares that only one of two moves gives the other side, some of which it had before',
    contrast: (worse, better) =>
      boardFindings(worse, better, []).filter(({ kind, numbers }) => kind === 'opens' && numbers.theirs),
    cases: [
      {
        board: '------------------XXXOOO-OXXXXOO-XXXOOXO--OOXXO-----XX------X--- X',
        worse: 'f2 d7 a5 e1 h6 h7 g1 d2 b6 c7 d8 b3 c8',
        better: 'c7 d7 h6 d2 c2 e2 d8 h7 d1 b3 a3 a6 a5',
        says: ['opens'],
        squares: 'e1 g2 f1 a4',
        numbers: { theirs: 15, otherTheirs: 10 },
      },
    ],
  },
  {
    limit:
      'a move of the better line is missed where the answer does not leave it, nor the rest of that line',
    contrast: movesMissed,
    cases: [
      {
        board: '------------------XO-O----XXOO-----OXX-----O-X------------------ X',
        why: 'b5 becomes possible by b4, the answer to e3, and not by e3',
        worse: 'c5 e6 c6 g5 e3 f7 g4 d2',
        better: 'e3 b4 b5 e6 e7 g5 c5 c7',
        says: [],
      },
      {
        board: '----O---O---O---O-XXXX--OOOXX-----XXOXO--XXXXXX-X-X-O-O--OXX---- O',
        worse: 'b2 f8 f4 f1 d2 c2',
        better: 'f4 h5 h6 g4 b7 f1',
        says: ['mobility'],
        squares: 'b7',
      },
      {
        board: '------------------XO-O----XXOO-----OXX-----O-X------------------ X',
        worse: 'c5 e6 c2 b3 b5',
        better: 'e3 b4 b5 e6 e7 g5 c5 c7',
        says: [],
      },
    ],
  },
  {
    limit: 'quiet-move',
    contrast: quietMove,
    cases: [
      {
        board: '--X--X----XXOX---OOOXXXX--OOXXXX--OOOXOX--OOOXXX--XXXX-X--XXXX-- X',
        worse: 'b5',
        better: 'e1',
        says: ['quiet-move'],
      },
      {
        board: '--X--X----XXOX---OOOXXXX--OOXXXX--OOOXOX--OOOXXX--XXXX-X--XXXX-- X',
        worse: 'e1',
        better: 'b5',
        says: [],
      },
    ],
  },
  {
    limit: 'too-early',
    contrast: (worse, better) => leastOf(worse, better),
    cases: [
      {
        why: 'nothing else distinguishes the two, and c8 takes f8 from Black, who plays d8 two moves later',
        board: '----X------O-X----O-OOXX--OOOOOX-OOOXXOX---XOXXX---XOX------O--- X',
        worse: 'd8 c8',
        better: 'f8 c8 d8',
        says: ['too-early'],
        squares: 'd8 f8',
        numbers: { plies: 3 },
      },
      {
        board: '----X------O-X----O-OOXX--OOOOOX-OOOXXOX---XOXXX---XOX------O--- X',
        worse: 'd8 c8',
        better: 'f8 c8',
        says: [],
      },
    ],
  },
  {
    limit: 'corner-given',
    contrast: cornerGiven,
    cases: [
      {
        why: 'after b7 White takes a8 along b7, c6, d5 to e4',
        board: '--OOOOO---OOOO--OOOOOO---OOOOOO--OOXOO--OOOOOOO---OO-O-O--OO-O-- X',
        worse: 'b7',
        better: 'a5',
        says: ['corner-given'],
        squares: 'a8',
      },
      {
        why: 'with e4 empty no white disc ends that diagonal',
        board: '--OOOOO---OOOO--OOOOOO---OOO-OO--OOXOO--OOOOOOO---OO-O-O--OO-O-- X',
        worse: 'b7',
        better: 'a5',
        says: [],
      },
    ],
  },
  {
    limit: 'corner-forced',
    contrast: cornerForced,
    cases: [
      {
        why: 'after g7 White plays g6 and h4 and gets h8 whatever Black answers, while h1 can be kept',
        board: '-OOOOO----OOOO--O-XOOO---OXXOO--XXXXXO--XXXXOO--X-XOOO----OOOO-- X',
        worse: 'g7',
        better: 'b3',
        says: ['corner-forced'],
        squares: 'h8',
        numbers: { plies: 6 },
      },
      {
        why: 'with b1 black White can take a1 at once, which is another reason',
        board: '-XOOOO----OOOO--O-XOOO---OXXOO--XXXXXO--XXXXOO--X-XOOO----OOOO-- X',
        worse: 'g7',
        better: 'b3',
        says: [],
      },
    ],
  },
  {
    limit: 'corner-force-missed',
    contrast: cornerForced,
    cases: [
      {
        why: 'after g2 White has only g7 and b8, and Black gets h8 or a8: which, White decides',
        board: '----OOOO---OXX-O--OOXXOO--OOXXXO--OOXOO---OXXXO---XXXX-O--XXXXX- X',
        worse: 'h6',
        better: 'g2',
        says: ['corner-force-missed'],
        squares: '',
      },
      {
        why: 'with e1 black White has d1 at once and need not go to g7',
        board: '----XOOO---OXX-O--OOXXOO--OOXXXO--OOXOO---OXXXO---XXXX-O--XXXXX- X',
        worse: 'h6',
        better: 'g2',
        says: [],
      },
    ],
  },
  {
    limit: 'corner-missed',
    contrast: cornerMissed,
    cases: [
      {
        why: 'h8 can be taken, and h7 leaves it to White',
        board: '---O-X------O---X-XXOOX-XXXOOOO-XXOOOXO-XXXXOOO---XOXOO--XXXXX-- X',
        worse: 'h7 h8',
        better: 'h8',
        says: ['corner-missed'],
        squares: 'h8',
      },
      {
        why: 'e1 is no corner',
        board: '---O-X------O---X-XXOOX-XXXOOOO-XXOOOXO-XXXXOOO---XOXOO--XXXXX-- X',
        worse: 'h7 h8',
        better: 'e1',
        says: [],
      },
    ],
  },
  {
    limit: 'x-square',
    contrast: cornerExposed,
    cases: [
      {
        why: 'g7 lies diagonally next to h8, which is empty, and b3 next to no corner',
        board: '-OOOOO----OOOO--O-XOOO---OXXOO--XXXXXO--XXXXOO--X-XOOO----OOOO-- X',
        worse: 'g7',
        better: 'b3',
        says: ['x-square'],
        squares: 'h8',
      },
      {
        why: 'with c3 white the diagonal is White’s: h8 is given at once, which is another reason',
        board: '-OOOOO----OOOO--O-OOOO---OXXOO--XXXXXO--XXXXOO--X-XOOO----OOOO-- X',
        worse: 'g7',
        better: 'b3',
        says: [],
      },
    ],
  },
  {
    limit: 'c-square',
    contrast: cornerExposed,
    cases: [
      {
        why: 'b1 lies on the edge next to a1, which is empty; h1, next to g2, is White’s already',
        board: '---OOO-O--OOOO-O--OOXOXO-OOXXXXO-OXOXXXOOXXXXX----XXXX-----X---- X',
        worse: 'b1',
        better: 'g2',
        says: ['c-square'],
        squares: 'a1',
      },
      {
        why: 'with h1 empty g2 exposes a corner as well',
        board: '---OOO----OOOO-O--OOXOXO-OOXXXXO-OXOXXXOOXXXXX----XXXX-----X---- X',
        worse: 'b1',
        better: 'g2',
        says: [],
      },
    ],
  },
  {
    limit: 'mobility',
    contrast: mobility,
    cases: [
      {
        why: 'Black has 6 moves after b5 b4, and 9 after e1 g2, but some of those only by g2',
        board: '--X--X----XXOX---OOOXXXX--OOXXXX--OOOXOX--OOOXXX--XXXX-X--XXXX-- X',
        worse: 'b5 b4',
        better: 'e1 g2',
        says: [],
      },
      {
        why: 'with f1 white it is 8 against 9',
        board: '--X--O----XXOX---OOOXXXX--OOXXXX--OOOXOX--OOOXXX--XXXX-X--XXXX-- X',
        worse: 'b5 b4',
        better: 'e1 g2',
        says: [],
      },
    ],
  },
  {
    limit: 'safe-moves',
    contrast: safeMovesLeft,
    cases: [
      {
        why: 'of Black’s moves after a6 a5 only c7 gives no corner; after b7 c7 there are a5, a6 and a8',
        board: '-X-O------X-----OOXXX-XOOOOOXXXO-OXOOOXO-OOOOXOOO--OXO----OOOO-- X',
        worse: 'a6 a5',
        better: 'b7 c7',
        says: ['safe-moves'],
        squares: 'c7',
        numbers: { own: 1, otherOwn: 3 },
      },
      {
        why: 'with a3 black there is a corner to take after a6 a5: a8',
        board: '-X-O------X-----XOXXX-XOOOOOXXXO-OXOOOXO-OOOOXOOO--OXO----OOOO-- X',
        worse: 'a6 a5',
        better: 'b7 c7',
        says: [],
      },
    ],
  },
  {
    limit: 'square-wanted',
    contrast: reply,
    cases: [
      {
        why: 'White answers e2 on d8, where Black should have played',
        board: '----------X--------XOX----XOXOXX--XXOXO---XOOOOO--OOXX----O-XX-- X',
        worse: 'e2 d8',
        better: 'd8',
        says: ['square-wanted'],
        squares: 'd8',
      },
      {
        why: 'the answer is another one',
        board: '----------X--------XOX----XOXOXX--XXOXO---XOOOOO--OOXX----O-XX-- X',
        worse: 'e2 e1',
        better: 'd8',
        says: ['reply-opened'],
      },
    ],
  },
  {
    limit: 'own-square-opened',
    contrast: reply,
    cases: [
      {
        why: 'White could not play f6; h5 opens it, and White plays there, where Black should have played',
        board: '--OOOO----XOOO--XXXXOXX-XXXXXOXXXXXOOOO-XXXOO-----XXO----OOOOO-- X',
        worse: 'h5 f6',
        better: 'f6',
        says: ['own-square-opened'],
        squares: 'f6',
      },
      {
        why: 'with e6 black White could play f6 before, too: both wanted it',
        board: '--OOOO----XOOO--XXXXOXX-XXXXXOXXXXXOOOO-XXXOX-----XXO----OOOOO-- X',
        worse: 'g6 f6',
        better: 'f6',
        says: ['square-wanted'],
      },
    ],
  },
  {
    limit: 'square-wanted, at once',
    contrast: reply,
    cases: [
      {
        why: 'both can play b4, which Black takes at once',
        board: '--XXXX----XOXX-O--XXOXOO--XOOXOO-XOOXXOOX-XOXXOO--XXOX-O--XXXXX- O',
        worse: 'b3 b4',
        better: 'b4 a4',
        says: ['square-wanted'],
        squares: 'b4',
      },
      {
        why: 'Black takes b6 instead, which both can play, too',
        board: '--XXXX----XOXX-O--XXOXOO--XOOXOO-XOOXXOOX-XOXXOO--XXOX-O--XXXXX- O',
        worse: 'b3 b4',
        better: 'b4 b6',
        says: [],
      },
      {
        why: 'who plays b6 takes one of two such squares, and leaves the other',
        board: '--XXXX----XOXX-O--XXOXOO--XOOXOO-XOOXXOOX-XOXXOO--XXOX-O--XXXXX- O',
        worse: 'b6 b4',
        better: 'b4 a4',
        says: [],
      },
    ],
  },
  {
    limit: 'reply-opened',
    contrast: reply,
    cases: [
      {
        why: 'after a4 White can play a3, where there was nothing to flip before',
        board: '------------------XOOO---OOOOO--OOOOOO----XOXO----XXOX---OOO---- X',
        worse: 'a4 a3',
        better: 'e8',
        says: ['reply-opened'],
        squares: 'a3',
      },
      {
        why: 'with b4 black White could play a3 before, too',
        board: '------------------XOOO---XOOOO--OOOOOO----XOXO----XXOX---OOO---- X',
        worse: 'a4 a3',
        better: 'e8',
        says: [],
      },
    ],
  },
  {
    limit: 'reply-prevented',
    contrast: reply,
    cases: [
      {
        why: 'White can play c2 now and after g5, not after h5',
        board: '--XXXXX----XOX---OOOXOX-OOOXOOO--OXXXO--OXXXXXX----XXO---------- X',
        worse: 'g5 c2',
        better: 'h5',
        says: ['reply-prevented'],
        squares: 'c2',
      },
      {
        why: 'with c3 black White has c2 after h5, too',
        board: '--XXXXX----XOX---OXOXOX-OOOXOOO--OXXXO--OXXXXXX----XXO---------- X',
        worse: 'g5 c2',
        better: 'h5',
        says: [],
      },
    ],
  },
  {
    limit: 'reply-stronger',
    contrast: reply,
    cases: [
      {
        why: 'after b2 c1 Black threatens a1, which c1 after e1 would not',
        board: '-----O----OXXX--OOXOXX--OXOXXX--OXXOXXX-OXXXOOX-O-XOXO-X-XXX-O-- O',
        worse: 'b2 c1',
        better: 'e1 c1',
        says: ['reply-stronger'],
        squares: 'c1',
      },
      {
        why: 'b1 threatens nothing there that it would not elsewhere',
        board: '-----O----OXXX--OOXOXX--OXOXXX--OXXOXXX-OXXXOOX-O-XOXO-X-XXX-O-- O',
        worse: 'b2 b1',
        better: 'e1 c1',
        says: [],
      },
    ],
  },
  {
    limit: 'prepared',
    contrast: prepared,
    cases: [
      {
        why: 'after g6 c6 White can play d3, which it could not before, and cannot after h5 c6',
        board: '------------OX------OOOX--XOXOX---OOOXO----OXX----OXXX---------- O',
        worse: 'h5 c6',
        better: 'g6 c6 d3',
        says: ['prepared'],
        squares: 'd3',
      },
      {
        why: 'the line ends before d3',
        board: '------------OX------OOOX--XOXOX---OOOXO----OXX----OXXX---------- O',
        worse: 'h5 c6',
        better: 'g6 c6',
        says: [],
      },
    ],
  },
  {
    limit: 'reply-poisoned',
    contrast: reply,
    cases: [
      {
        why: 'after a3 a2 White takes a1 along the edge, not after c3 a2',
        board: '-----------------O-XX-X-OXXXXX---XXXXO--X-OOOO-----O------------ O',
        worse: 'c3 a2',
        better: 'a3',
        says: ['reply-poisoned'],
        squares: 'a2 a1',
      },
      {
        why: 'with a5 black a2 flips a3 and a4, and White gets no corner',
        board: '-----------------O-XX-X-OXXXXX--XXXXXO--X-OOOO-----O------------ O',
        worse: 'c3 a2',
        better: 'a3',
        says: [],
      },
    ],
  },
  {
    limit: 'corner-threat-missed',
    contrast: cornerThreat,
    cases: [
      {
        why: 'after e8 Black could take a8 along the edge, after a4 not',
        board: '------------------XOOO---OOOOO--OOOOOO----XOXO----XXOX---OOO---- X',
        worse: 'a4 a3',
        better: 'e8',
        says: ['corner-threat-missed'],
        squares: 'a8',
      },
      {
        why: 'with b8 empty nothing is enclosed from a8',
        board: '------------------XOOO---OOOOO--OOOOOO----XOXO----XXOX----OO---- X',
        worse: 'a4 a3',
        better: 'e8',
        says: [],
      },
    ],
  },
  {
    limit: 'wedge-allowed',
    contrast: wedges,
    cases: [
      {
        why: 'White plays g8 between the black discs f8 and h8',
        board: '---O-X------O---X-XXOOX-XXXOOOO-XXOOOXO-XXXXOOO---XOXOO--XXXXX-- X',
        worse: 'h8 g8',
        better: 'e1',
        says: ['wedge-allowed'],
        squares: 'g8',
        numbers: { plies: 2 },
      },
      {
        why: 'with b8 white that move turns f8: the disc stands beside its own colour',
        board: '---O-X------O---X-XXOOX-XXXOOOO-XXOOOXO-XXXXOOO---XOXOO--OXXXX-- X',
        worse: 'h8 g8',
        better: 'e1',
        says: [],
      },
    ],
  },
  {
    limit: 'wedge-missed',
    contrast: wedges,
    cases: [
      {
        why: 'a2 stands between the white discs a1 and a3',
        board: 'O-O------OOO----OOOOXX--OOXOXX--OXOOXOOOOOXXOOOOO-XOOX---X-O---- X',
        worse: 'd1',
        better: 'a2',
        says: ['wedge-missed'],
        squares: 'a2',
      },
      {
        why: 'with a1 black it leans on a disc of its own',
        board: 'X-O------OOO----OOOOXX--OOXOXX--OXOOXOOOOOXXOOOOO-XOOX---X-O---- X',
        worse: 'd1',
        better: 'a2',
        says: [],
      },
    ],
  },
  {
    limit: 'a side with six moves is short of them, one with seven is not',
    contrast: mobility,
    cases: [
      {
        board: '----------X------OXX-----XXXXO--XXXXXO----XOOO------------------ O',
        worse: 'd1 d7',
        better: 'a4 e3',
        says: ['mobility'],
      },
      {
        board: '----OX------X-----XXOO----XXOX----OXOX----OOOOO-----O----------- O',
        worse: 'b4 d1',
        better: 'g1 d2',
        says: [],
      },
    ],
  },
  {
    limit: 'of three moves left, two fewer are worth a word where the answers are known, but not one',
    contrast: mobility,
    cases: [
      {
        board: 'XXXXXXXX-XXOOXXO-XXXXXOOXOXOXOOXOOOXOOXXOOOOXXXX----OO------O--- O',
        worse: 'a3 a2',
        better: 'd7 f8',
        costs: { a2: 5, d7: -5 },
        says: ['mobility'],
      },
      {
        board: 'XXXXXXXX-XXOOXXO-XXXXXOOXOXOXOOXOOOXOOXXOOOOXXXX----OO------O--- O',
        worse: 'a3 a2',
        better: 'd7 f8',
        says: [],
      },
      {
        board: '--O--O--X-OOOOX--XOOOXX-OXOOXOO-OXXXXXOXOXXXOOOO-XOOOO--XXXXX--- O',
        worse: 'g1 h7',
        better: 'h4 h2',
        costs: { h7: 6, h2: 3 },
        says: [],
      },
    ],
  },
  {
    limit: 'a wedge at the fourth ply is due to the move, one at the sixth has other causes',
    contrast: wedges,
    cases: [
      {
        board: '--O--O--X-OOOO---XOOOOX-OOOOXOO-OOOOXX--O-OOXXX---OOO----XXXX--- O',
        worse: 'h6 b6 h4 g2 a7 h5',
        better: 'g7',
        says: [],
      },
      {
        why: 'c1 stands between b1 and d1',
        board: '---X-----OOX-X--XOOXXX--XOOXXX--XOXOXX--X-OXXO--X---X----------- X',
        worse: 'b1 c1',
        better: 'b6 d7',
        says: ['wedge-allowed'],
        squares: 'c1',
      },
    ],
  },
  {
    limit: 'a corner that falls within five plies against any defence is told, whichever it is',
    contrast: cornerForced,
    cases: [
      {
        board: '--O--O--X-OOOOX--XOOOXX-OXOOXOO-OXXXXXOXOXXXOOOO-XOOOO--XXXXX--- O',
        worse: 'g1',
        better: 'h4',
        says: ['corner-force-missed'],
      },
    ],
  },
  {
    limit: 'a corner that can be taken at once is not called forced: another reason says so',
    contrast: cornerForced,
    cases: [
      {
        board: '--OOOO--X-OXXX--XXOOOO---XOOOOO--OOXXXO--OOXXX-O----X----------- X',
        worse: 'g2',
        better: 'g3',
        says: [],
      },
      {
        board: '---O-----XOO----OOXOO----OXXXOX--OXXOOO---XXXX-----X-O---------- O',
        worse: 'e7',
        better: 'b6',
        says: [],
      },
    ],
  },
  {
    limit: 'a corner that can be taken at once is given',
    contrast: cornerGiven,
    cases: [
      {
        board: '--OOOO--X-OXXX--XXOOOO---XOOOOO--OOXXXO--OOXXX-O----X----------- X',
        worse: 'g2 g1',
        better: 'g3',
        says: ['corner-given'],
      },
    ],
  },
  {
    limit: 'no corner is threatened where one could be taken, or where the better move gives one',
    contrast: cornerThreat,
    cases: [
      {
        board: '---O-----XOO----OOXOO----OXXXOX--OXXOOO---XXXX-----X-O---------- O',
        worse: 'a1',
        better: 'b6',
        says: [],
      },
      {
        board: '--XXXX--XOXXXX-OXOOXOXO-XOOOXXXXXOOOXXXXXXOXOXXX-OXOXX--OOO--X-- O',
        worse: 'h3',
        better: 'a7',
        says: [],
      },
    ],
  },
  {
    limit: 'a side without a move left is short of them, where the answers are known',
    contrast: mobility,
    cases: [
      {
        board: 'OOOOOOOOOOXXXXXXOXOOOOOXOOXOOXOXOOXXXXOXOOOXXXOOOOOOXX--XXXXXX-- X',
        worse: 'h7 h8',
        better: 'g7 g8',
        costs: { h8: 4, g8: -2, g7: -4 },
        says: ['mobility'],
      },
      {
        board: 'OOOOOOOOOOXXXXXXOXOOOOOXOOXOOXOXOOXXXXOXOOOXXXOOOOOOXX--XXXXXX-- X',
        worse: 'h7 h8',
        better: 'g7 g8',
        says: [],
      },
    ],
  },
  {
    limit: 'thirteen moves instead of ten are not noticed',
    contrast: opens,
    cases: [
      {
        board: '---O--O---OOOO---OXOXXXX-XOOXXXX-XOOXXXXX-OXXXXX--OX------X-O--- X',
        worse: 'c1',
        better: 'b6',
        says: [],
      },
    ],
  },
  {
    limit: 'a side that can take a corner does not wait for moves that give none',
    contrast: safeMovesLeft,
    cases: [
      {
        board: '--XXXX--XOXXXX-OXOOXOXO-XOOOXXXXXOOOXXXXXXOXOXXX-OXOXX--OOO--X-- O',
        worse: 'h3 h1',
        better: 'a7 a1',
        says: [],
      },
    ],
  },
];

function lineFrom(position: Position, text: string): Outcome {
  const line = text.split(' ') as EngineMove[];
  const outcome = outcomeOf(position, { move: line[0]!, line });
  expect(outcome.line, 'the whole line is legal').toEqual(line);
  return outcome;
}

describe('a fault that the better move shares', () => {
  it('is no reason where the same answer closes the same region', () => {
    // After e8 c7 Black cannot play on h1 or h2 either; after e8 d8 there is h2.
    const board = '--OOOOX-X-OOXXX-XXOXXOOOXXXXXOOOXXXXOOOOXXXXOOOO----OO-------O--';
    const [worse, better] = ['g7 c7', 'e8 d8'].map((line) => lineFrom(Position.of(board, 'black'), line));
    expect(better!.replied!.legalMoves).toContain('h2');
    expect(access(worse!, better!).map(({ kind }) => kind)).not.toContain('region-closed');
  });
});

describe('the last move in a region', () => {
  const upper = '--XOOX----OOOOX-OOOOOOOOOOOOXXX--XXXXXX-';
  const areRules = (lower: string, line: string): boolean[] => {
    const position = Position.of(upper + lower, 'black');
    return parity(lineFrom(position, line), lineFrom(position, 'h2')).map(({ isRule = false }) => isRule);
  };

  it.each<[string, string, string, boolean[]]>([
    [
      'is said with 24 empty squares where the region is filled at once',
      '--XXXXXX--XX-X-----X----',
      'b1 a1 a2 b2',
      [false],
    ],
    ['is not said with 25', '--XXXXXX--XX-X----------', 'b1 a1 a2 b2', []],
    [
      'is not said with 24 where both also play elsewhere',
      '--XXXXXX--XX-X-----X----',
      'b1 a1 g1 h1 a2 b2',
      [],
    ],
    ['stands behind what can be seen with 14', 'X-XXXXXXXXXXXXXXXXXXX---', 'b1 a1 g1 h1 a2 b2', [true]],
    ['is counted out with 11', 'X-XXXXXXXXXXXXXXXXXXXXXX', 'b1 a1 g1 h1 a2 b2', [false]],
  ])('%s', (_, lower, line, expected) => {
    expect(areRules(lower, line)).toEqual(expected);
  });
});

/** What is known of the answers; `undefined` if nothing is. */
function answersOf({ costs, punishing }: Case): Answers | undefined {
  if (!costs && punishing === undefined) return undefined;
  const squares = Object.keys(costs ?? {}) as Square[];
  const decisive = punishing === undefined ? squares.slice(0, 1) : (punishing.split(' ') as Square[]);
  return {
    punishing: decisive,
    best: costs ? squares.slice(0, 3) : decisive,
    ...(costs && { costs: new Map(Object.entries(costs) as [Square, number][]) }),
  };
}

describe.each(LIMITS)('$limit', ({ contrast, cases }) => {
  it.each(cases)('$worse, compared with $better: $says', (one) => {
    const { board, worse, better, says, squares, numbers, why } = one;
    const position = parseBoardString(board);
    const [bad, good] = [lineFrom(position, worse), lineFrom(position, better)];
    const explanation = unexplained(bad, good);
    const answers = answersOf(one);
    const reasons = contrast(bad, good, answers).map((finding) => asFault(finding));
    expect(
      reasons.map(({ kind }) => kind),
      why,
    ).toEqual(says);
    const about = reasons.find(({ squares: named }) => squares === undefined || named.join(' ') === squares);
    if (squares !== undefined || numbers) expect(about?.numbers, why).toMatchObject(numbers ?? {});
    // The second implementation of the claims agrees.
    for (const reason of reasons) expect(refuted(position, explanation, reason)).toBeUndefined();
    // A move is never worse than itself.
    const alike = [...contrast(bad, bad, answers), ...contrast(good, good)].map(({ kind }) => kind);
    expect(alike.filter((kind) => says.includes(kind))).toEqual([]);
  });
});
