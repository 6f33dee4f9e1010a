/**
 * Where reasons begin: for each limit, positions of games on both sides of it, and what the coach says there. The texts
 * are those of a fault; nothing is said where a difference is too small to be noticed, or has another cause. No engine
 * is used: the lines are given here, and what the answers cost, where that matters.
 */
import { describe, expect, it } from 'vitest';
import type { Answers, Return } from '../../../src/core/coach/answers.js';
import { returnMissed } from '../../../src/core/coach/contrast/answers.js';
import {
  cornerForced,
  cornerGiven,
  cornersInBestPlay,
  cornerThreat,
} from '../../../src/core/coach/contrast/corners.js';
import { wedges } from '../../../src/core/coach/contrast/edges.js';
import { access, parity, stableDiscs } from '../../../src/core/coach/contrast/endgame.js';
import {
  mobility,
  mobilityLater,
  opens,
  passes,
  safeMovesLeft,
  theirSafeMoves,
} from '../../../src/core/coach/contrast/mobility.js';
import { movesLost, reply } from '../../../src/core/coach/contrast/reply.js';
import {
  flips,
  frontier,
  frontierLater,
  quietMove,
  quietMoves,
} from '../../../src/core/coach/contrast/shape.js';
import { reserveLost } from '../../../src/core/coach/contrast/tempo.js';
import { faint } from '../../../src/core/coach/contrast/faint.js';
import { asFault, type Contrast } from '../../../src/core/coach/finding.js';
import { outcomeOf, type Outcome } from '../../../src/core/coach/outcome.js';
import type { Explanation } from '../../../src/core/coach/reason.js';
import { sentence } from '../../../src/core/coach/sentences.js';
import { parseBoardString } from '../../../src/core/formats/board-string.js';
import { en } from '../../../src/core/locales/en/coach.js';
import type { EngineMove } from '../../../src/core/engine/engine.js';
import type { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { refuted } from '../../bench/coach/verifier.js';

interface Case {
  readonly board: string;
  /** Lines that begin with the moves compared. */
  readonly worse: string;
  readonly better: string;
  /** What the answers to the worse move cost, the decisive one first; unknown if absent. */
  readonly costs?: Readonly<Partial<Record<Square, number>>>;
  /** The answers that decide, if there are several. */
  readonly punishing?: string;
  /** What follows the decisive answer. */
  readonly answerLine?: string;
  /** What the better move allows against that answer. */
  readonly against?: Return;
  readonly says: readonly string[];
}

interface Limit {
  readonly limit: string;
  readonly contrast: Contrast;
  readonly cases: readonly Case[];
}

/** Small differences, which are looked for only where the answers are known. */
const small: Contrast = (worse, better, answers) => (answers ? faint(worse, better, answers) : []);

const LIMITS: readonly Limit[] = [
  {
    limit: 'a side with six moves is short of them, one with seven is not',
    contrast: mobility,
    cases: [
      {
        board: '----------X------OXX-----XXXXO--XXXXXO----XOOO------------------ O',
        worse: 'd1 d7',
        better: 'a4 e3',
        says: ['The answer d7 leaves you 6 moves; after a4 and the answer e3 you would have 11.'],
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
        says: ['The answer a2 leaves you 3 moves; after d7 and the answer f8 you would have 5.'],
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
    limit: 'three more moves are worth a word, two are not',
    contrast: opens,
    cases: [
      {
        board: 'XXXXXXXX-XXOOXXO-XXXXXOOXOXOXOOXOOOXOOXXOOOOXXXX----OO------O--- O',
        worse: 'h7',
        better: 'd7',
        says: ['It gives the opponent a choice of 9 moves; d7 would leave 6.'],
      },
      {
        board: 'OOO--O--XOXOOOXXXXOXOXX-XXOOXXOOXXOXXXOOXXXXOXOOXXOOXX--XXXXXX-- O',
        worse: 'g8',
        better: 'g1',
        says: [],
      },
    ],
  },
  {
    limit: 'of many moves, a third more are noticed, a quarter more are not',
    contrast: opens,
    cases: [
      {
        board: '---XXX---O--X-----OXXXX---XOOO----OXOOO---OOOOO-----O----------- O',
        worse: 'h2',
        better: 'b3',
        says: ['It gives the opponent a choice of 14 moves; b3 would leave 10.'],
      },
      {
        board: '----------X------OXXX---OOOXXO--OOXXXO--O-XXOO-----X------------ O',
        worse: 'd2',
        better: 'c7',
        says: [],
      },
    ],
  },
  {
    limit:
      'where the better move leaves three, two more are worth a word once the answers are known; where it leaves four they are not',
    contrast: opens,
    cases: [
      {
        board: 'X--X-XOXX-XXXOXXXXOOOX-XXXOXOXX-XXXOOX--XXOXOX--XOOOOO--OOOOOOO- O',
        worse: 'h4',
        better: 'e1',
        costs: { g3: 22, b2: 18, g5: 12, h5: 12, g7: 6 },
        says: ['It gives the opponent a choice of 5 moves; e1 would leave 3.'],
      },
      {
        board: 'X--X-XOXX-XXXOXXXXOOOX-XXXOXOXX-XXXOOX--XXOXOX--XOOOOO--OOOOOOO- O',
        worse: 'h4',
        better: 'e1',
        says: [],
      },
      {
        board: 'XXXXXXXXXXXOOXXOOXOOOOOOOOXOXOOXOOOXOOXXOOOOOXXX---OOX------OX-- O',
        worse: 'h7',
        better: 'g8',
        costs: { h8: 32, a7: 16, d8: 12, b7: 12, c7: 4, g7: 4 },
        says: [],
      },
    ],
  },
  {
    limit: 'one and a half moves fewer on average are noticed, 1.4 are not',
    contrast: mobilityLater,
    cases: [
      {
        board: '-----------X-X----XXXX----XXXX---XXXXX----OOX-----OOO-----O--O-- O',
        worse: 'g3 f6 g5 g4',
        better: 'f6 f7 e2 b6',
        says: [
          'Over the next moves you have fewer to choose from than after f6: 13.8 instead of 15.3 on average.',
        ],
      },
      {
        board: '----------------O-OOOO--XOOXOO---XOOOO----XXXX------------------ X',
        worse: 'd2 a5 e2 f2 g6',
        better: 'a2 c7 b3 a6 g5',
        says: [],
      },
    ],
  },
  {
    limit: 'fewer moves count for more where the other side has more of them, too: they must weigh four',
    contrast: mobilityLater,
    cases: [
      {
        board: '--O-------O------OOXX-X-OOOXXX--OOXXXO--O-XXOO-----X------O-X--- O',
        worse: 'e7 b6 d8 b8',
        better: 'b6 g5 d2 f7',
        says: [
          'Over the next moves you have fewer to choose from than after b6: 8 instead of 9.5 on average.',
        ],
      },
      {
        board: '--XXOX----OOOX---OOOOO---OXXOXO-OOXOOOOO-XOOOXX-X-XOXX-X---X---- X',
        worse: 'a2 a3 g3 c8 b8 g2',
        better: 'a3 a6 a4 g2 g3 h6',
        says: [],
      },
    ],
  },
  {
    limit: 'a side with one move that gives no corner is nearly out of them, one with two is not',
    contrast: theirSafeMoves,
    cases: [
      {
        board: '--XXOX----XOOO--XXXXXXOOXXXXOXOOXXXOXOXOXOXXOXX-X-XXXXXXOOOOOO-- X',
        worse: 'h2',
        better: 'b7',
        says: ['It leaves the opponent 3 moves that give no corner; b7 would leave 1.'],
      },
      {
        board: 'X--X-XOXX-XXXOXXXXOOOX-XXXOXOXX-XXXOOX--XXOXOX--XOOOOO--OOOOOOO- O',
        worse: 'h4',
        better: 'e1',
        says: [],
      },
    ],
  },
  {
    limit: 'a pass at the fifth ply is due to the move, a later one has other causes',
    contrast: passes,
    cases: [
      {
        board: 'OOO--O--XOXOOOXXXXOXOXX-XXOOXXOOXXOXXXOOXXXXOXOOXXOOXX--XXXXXX-- O',
        worse: 'g7 h3 g1 h1 pass',
        better: 'g1',
        says: ['In the engine’s line you will have to pass: g7 h3 g1 h1 pass.'],
      },
      {
        board: 'OOO--O--XOXOOOXXXXOXOXX-XXOOXXOOXXOXXXOOXXXXOXOOXXOOXX--XXXXXX-- O',
        worse: 'g8 g1 e1 d1 h1 h3 g7 h8 pass',
        better: 'g1',
        says: [],
      },
    ],
  },
  {
    limit: 'a pass of the other side is no disadvantage',
    contrast: passes,
    cases: [
      {
        board: 'XOXXXX--XOXXXXXOXOXXOXX-XOOXXXXXXXOOXXXXXOXXOXXXOOOXXXX-OOOOOOO- O',
        worse: 'h3 h1 g1 pass',
        better: 'h7',
        says: [],
      },
    ],
  },
  {
    limit: 'three stable discs more are worth a word, two are not',
    contrast: stableDiscs,
    cases: [
      {
        board: '--OOOO----OOX---OOOOXX--OOOOXX--OOOXXXX-OOXOXXXX-XOO-X----O----- O',
        worse: 'h7 h8',
        better: 'f2 e8',
        says: [
          'In the engine’s line you have no stable disc after 2 moves, the opponent 3; with f2 it would be 0 against 0.',
        ],
      },
      {
        board: '---XXX---O--X-----OXXXX---XOOO----OXOOO---OOOOO-----O----------- O',
        worse: 'g2 b3 f2 a1 g4 h1',
        better: 'b3 h6 d2 c2 h5 b4',
        says: [],
      },
    ],
  },
  {
    limit: 'four discs more are worth a word, three are not',
    contrast: flips,
    cases: [
      {
        board: '------------------XXOO----XXXX----OXXX----OXOOO----------------- O',
        worse: 'c2',
        better: 'e7',
        says: ['It flips 5 discs, e7 only 1: having few discs is an advantage until the endgame.'],
      },
      {
        board: '----------X------OXX------OXXO----XXXX----XOO------------------- O',
        worse: 'e3',
        better: 'b4',
        says: [],
      },
    ],
  },
  {
    limit: 'with sixteen squares empty discs are a burden, with fifteen no longer',
    contrast: flips,
    cases: [
      {
        board: 'XXXXXXX--XXOOXXO-XXXXXOOXOXOXOOXOOOXOOXXOOOOXXXX----OO------O--- O',
        worse: 'a3',
        better: 'd7',
        says: ['It flips 6 discs, d7 only 1: having few discs is an advantage until the endgame.'],
      },
      {
        board: 'XXXXXXXX-XXOOXXO-XXXXXOOXOXOXOOXOOOXOOXXOOOOXXXX----OO------O--- O',
        worse: 'a3',
        better: 'd7',
        says: [],
      },
    ],
  },
  {
    limit: 'three discs more at the frontier are worth a word, two are not',
    contrast: frontier,
    cases: [
      {
        board: '----------X------OXX------OXXO----XXXX----XOO------------------- O',
        worse: 'e3',
        better: 'b4',
        says: ['It exposes your discs: you have 10 discs next to empty squares, after b4 it would be 7.'],
      },
      {
        board: '------------------XO------XXXO-----XXX-----OX------------------- O',
        worse: 'b4',
        better: 'b3',
        says: [],
      },
    ],
  },
  {
    limit: 'of many discs at the frontier, a quarter more are noticed: three of nine, not of fourteen',
    contrast: frontier,
    cases: [
      {
        board: '------------------XXOO----XXXX----OXXX----OXOOO----------------- O',
        worse: 'c2',
        better: 'e7',
        says: ['It exposes your discs: you have 12 discs next to empty squares, after e7 it would be 9.'],
      },
      {
        board: '--O-------O------OOXX-X-OOOXXX--OOXXXO--O-XXOO-----X------O-X--- O',
        worse: 'e2',
        better: 'b6',
        says: [],
      },
    ],
  },
  {
    limit:
      'a move that opens three squares more than a quiet one is not quiet, two more are not worth a word',
    contrast: quietMove,
    cases: [
      {
        board: '--O--O--X-OOOO---XOOOOX-OOXOXOO-OOXXXO--O-XXXO-----XX-----O-X--- O',
        worse: 'f8',
        better: 'a3',
        says: ['The quieter move is a3: the discs that it flips touch 1 empty square, those of f8 touch 4.'],
      },
      {
        board: '--O--O--X-OOOO---XOOOOX-OOXOXOO-OOXXXO--O-XXXO-----XX-----O-X--- O',
        worse: 'h2',
        better: 'a3',
        says: [],
      },
    ],
  },
  {
    limit: 'a quiet move opens one square at most',
    contrast: quietMove,
    cases: [
      {
        board: '--O--O--X-OOOO---XOOOOX-OOXOXOO-OOXXXO--O-XXXO-----XX-----O-X--- O',
        worse: 'f8',
        better: 'a3',
        says: ['The quieter move is a3: the discs that it flips touch 1 empty square, those of f8 touch 4.'],
      },
      {
        board: '----------X------OXX------OXXO----XXXX----XOO------------------- O',
        worse: 'c7',
        better: 'b4',
        says: [],
      },
    ],
  },
  {
    limit: 'a quiet answer gives one new move at most',
    contrast: quietMoves,
    cases: [
      {
        board: '---XXX---O--X-----OXXXX---XOOO----OXOOO---OOOOO-----O----------- O',
        worse: 'h2 g4',
        better: 'b3',
        says: ['It leaves the opponent a quiet move, g4, which b3 takes away.'],
      },
      {
        board: '-----------OOO----XXXX----XXXXX---XXXX----XXXO------------------ X',
        worse: 'f1 g5',
        better: 'd1',
        says: [],
      },
    ],
  },
  {
    limit: 'two moves that the answer takes are a reason of their own, one is not',
    contrast: movesLost,
    cases: [
      {
        board: '-----X-----XXX----XXOX---XXXOX--XXOXOX----OXOX----OOOX----OOOO-- O',
        worse: 'a4 b6',
        better: 'a3 b6',
        says: [
          'After the answer b6 you can no longer play c1 and b3, since b6 turns e3; had you played a3, you still could.',
        ],
      },
      {
        board: '----------X------OXX-----XXXXO--XXXXXO----XOOO------------------ O',
        worse: 'd1 d7',
        better: 'a4 e3',
        says: [],
      },
    ],
  },
  {
    limit: 'a wedge at the sixth ply is due to the move, one at the eighth has other causes',
    contrast: wedges,
    cases: [
      {
        board: '--O--O--X-OOOO---XOOOOX-OOOOXOO-OOOOXX--O-OOXXX---OOO----XXXX--- O',
        worse: 'h6 b6 h4 g2 a7 h5',
        better: 'g7',
        says: ['The opponent wedges in at h5: h6 b6 h4 g2 a7 h5.'],
      },
      {
        board: '---O--O---OOOOO-XOXOOOXXXXOOOOXXXXOOXOXXXOOXOXXXOOOOOOX---XXXX-- X',
        worse: 'c1 a2 e1 h8 f1 b1 a8 b8',
        better: 'a8',
        says: [],
      },
    ],
  },
  {
    limit: 'the same answer leaves two moves fewer, which somebody who counts notices; one fewer nobody does',
    contrast: small,
    cases: [
      {
        board: '----------X------OXX-----XXXXO--XXXXXO----XOOO------------------ O',
        worse: 'd2 e3',
        better: 'a4',
        costs: { e3: 3, e1: -4 },
        says: ['The opponent answers e3, which leaves you 9 moves; after a4 it would leave you 11.'],
      },
      {
        board: '----------X------OXX------OXXO----XXXX----XOO------------------- O',
        worse: 'c7 f3',
        better: 'b4',
        costs: { f3: 6, b4: 5 },
        says: [],
      },
    ],
  },
  {
    limit: 'a side that the answer leaves ten moves may be called short of them, one with eleven not',
    contrast: small,
    cases: [
      {
        board: '----------X------OXX-----XXXXO--XXXXXO----XOOO------------------ O',
        worse: 'e3 d7',
        better: 'a4',
        costs: { d7: 9, a4: 7 },
        says: ['The opponent answers d7, which leaves you 10 moves; after a4 it would leave you 15.'],
      },
      {
        board: '--XXOX----OXOX---OOOOX----OXOXX--OOOOXX---XXOXX-----OX-X-------- X',
        worse: 'a5 d7',
        better: 'b6',
        costs: { d7: 4, c7: 3 },
        says: ['The quieter move is b6: the discs that it flips touch 1 empty square, those of a5 touch 4.'],
      },
    ],
  },
  {
    limit: 'the same answer leaves eight moves, three fewer: nine, or two fewer, are not worth a word',
    contrast: reply,
    cases: [
      {
        board: '--O--O--X-OOOO---XOOOOX-OOOOXOO-OOOOXX--O-OOXXX---OOO----XXXX--- O',
        worse: 'h3 e1',
        better: 'g7',
        costs: { e1: 9, d1: -1 },
        says: ['The opponent answers e1, which leaves you 8 moves; after g7 it would leave you 11.'],
      },
      {
        board: '--O--O--X-OOOO---XOOOOX-OOXOXOO-OOXXXO--O-XXXO-----XX-----O-X--- O',
        worse: 'b6 b2',
        better: 'a3',
        costs: { b2: 18, h4: 14 },
        says: [],
      },
      {
        board: '--O--O--X-OOOO---XOOOOX-OOXOXOO-OOXXXO--O-XXXO-----XX-----O-X--- O',
        worse: 'b6 h4',
        better: 'a3',
        costs: { h4: 14 },
        says: [],
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
        says: ['With h4 you win a corner by force: h4 d1 a7 b1 h1.'],
      },
    ],
  },
  {
    limit: 'a corner at the ninth ply of both lines is due to the moves, one at the tenth is not',
    contrast: cornersInBestPlay,
    cases: [
      {
        board: 'XXXXXXXXXXXOOXXOOXOOOOOOOOXOXOOXOOOXOOXXOOOOOXXX---OOX------OX-- O',
        worse: 'h7 h8 g7 c8 g8 d8 c7 b8 b7',
        better: 'g8 d8 c8 g7 c7 a7 b7 b8 a8',
        says: [
          'In the engine’s line the opponent goes on to take the corner h8: h7 h8 g7 c8 g8 d8 c7 b8 b7.',
          'After g8 you go on to take the corner a8: g8 d8 c8 g7 c7 a7 b7 b8 a8.',
        ],
      },
      {
        board: 'XXXXXXXXXXXOOXXOOXOOOOOOOOXOXOOXOOOXOOXXOOOOOXXX---OOX------OX-- O',
        worse: 'h7 h8 g7 c8 g8 d8 c7 b8',
        better: 'g8 d8 c8 g7 c7 a7 b7 b8',
        says: ['In the engine’s line the opponent goes on to take the corner h8: h7 h8 g7 c8 g8 d8 c7 b8.'],
      },
      {
        board: 'OOOOOOO--OOXOO-OOOOOXOOOXXXOOXXX-XOOOOXXXXXXXXOX-XXXXXOX--OOXX-- O',
        worse: 'b8 h1 a5 g2 a7 a2 g8 a8 pass h8',
        better: 'h8 g8 a8 a7 a5 b8 pass a2 pass g2',
        says: [
          'In the engine’s line the opponent goes on to take the corners h1 and a8: b8 h1 a5 g2 a7 a2 g8 a8 pass.',
          'After h8 you go on to take the corner a8: h8 g8 a8 a7 a5 b8 pass a2 pass.',
        ],
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
        says: [
          'The opponent can take the corner h1 at once, since they can turn the new disc on g2; g3 would not allow that.',
        ],
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
    limit:
      'a corner that the other side could take after the better move as well is not lost by the worse one',
    contrast: cornersInBestPlay,
    cases: [
      {
        board: 'OOOOOOOOOOXXXXXXOXOOOOOXOOXOOXOXOOXXXXOXOOOXXXOOOOOOXX--XXXXXX-- X',
        worse: 'h7 h8',
        better: 'g7 g8',
        says: [],
      },
      {
        board: '--OOOO--X-OXXX--XXOOOO---XOOOOO--OOXXXO--OOXXX-O----X----------- X',
        worse: 'g2 g1 b1 h1',
        better: 'g3 a5 a4 h3',
        says: ['In the engine’s line the opponent goes on to take the corner h1: g2 g1 b1 h1.'],
      },
    ],
  },
  {
    limit: 'nobody gets the last move in a region that the line does not fill',
    contrast: parity,
    cases: [
      {
        board: '--XXXX--XOXXXX-OXOOXOXO-XOOOXXXXXOOOXXXXXXOXOXXX-OXOXX--OOO--X-- O',
        worse: 'h3 h1',
        better: 'a7',
        says: [],
      },
    ],
  },
  {
    limit: 'a region that the other side enters at the eighth ply is not opened by the move',
    contrast: access,
    cases: [
      {
        board: 'OXOOOO---XXOOO--OXOXOX--OXOOXX-XOXOOOOXXOXOXXXXXOXXOXX--OXXXX--- O',
        worse: 'f8 g2 g3 h2 g4 h3 a2 g7',
        better: 'a2',
        says: [],
      },
    ],
  },
  {
    limit: 'after the end of the game no disc is called stable: the count says more',
    contrast: stableDiscs,
    cases: [
      {
        board: 'OOOOOOOOOOXXXXXXOXOOOOOXOOXOOXOXOOXXXXOXOOOXXXOOOOOOXX--XXXXXX-- X',
        worse: 'h7 h8 pass g8',
        better: 'g7 g8 h8 h7',
        says: [],
      },
    ],
  },
  {
    limit:
      'a square of one side alone is opened, and where the answers are known the other side must want it',
    contrast: reserveLost,
    cases: [
      {
        board: '---O--O---OOOO---OXOXXXX-XOOXXXX-XOOXXXXX-OXXXXX--OX------X-O--- X',
        worse: 'c1',
        better: 'b6 a5',
        says: [
          'Only you could play b1; with its own disc on c1, it lets the opponent play there too, which b6 would not have allowed: b1 would turn c2 back.',
        ],
      },
      {
        board: '----------X------OXX------OXXO----XXXX----XOO------------------- O',
        worse: 'e3',
        better: 'b4 b5',
        says: [
          'Only you could play d2; by turning d3, it lets the opponent play there too, which b4 would not have allowed.',
        ],
      },
      {
        board: '----------X------OXX------OXXO----XXXX----XOO------------------- O',
        worse: 'e3',
        better: 'b4 b5',
        costs: { b4: 6, e7: 4 },
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
        says: ['The answer h8 (a corner) leaves you no move; after g7 and the answer g8 you would have 2.'],
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
    limit:
      'moves are compared on average over three plies or more, and not where the other side has fewer, too',
    contrast: mobilityLater,
    cases: [
      {
        board: '-----------X------OXO-----OXO-----OXO------X-------------------- O',
        worse: 'c7 f4 e6 c6 d1 b6',
        better: 'e2 b5 e6 b4 d1 f5',
        says: [
          'Over the next moves you have fewer to choose from than after e2: 8.3 instead of 10 on average.',
        ],
      },
      {
        board: '--OOOO--X-OXXX--XXOOOO---XOOOOO--OOXXXO--OOXXX-O----X----------- X',
        worse: 'g2',
        better: 'g3',
        says: [],
      },
      {
        board: '--OOOO--X-OXXX--XXOOOO---XOOOOO--OOXXXO--OOXXX-O----X----------- X',
        worse: 'g2 g1 b1',
        better: 'g3 a5 a4',
        says: [],
      },
      {
        board: '---O-----XOO----OOXOO----OXXXOX--OXXOOO---XXXX-----X-O---------- O',
        worse: 'a1 a5 d8',
        better: 'b6 g3 f3',
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
  {
    limit: 'in the endgame the frontier does not count',
    contrast: frontier,
    cases: [
      {
        board: '--XXXX--XOXXXX-OXOOXOXO-XOOOXXXXXOOOXXXXXXOXOXXX-OXOXX--OOO--X-- O',
        worse: 'h3',
        better: 'a7',
        says: [],
      },
    ],
  },
  {
    limit: 'the frontier is compared over three plies or more, three discs apart and by a quarter',
    contrast: frontierLater,
    cases: [
      {
        board: '--XXXX--XOXXXX-OXOOXOXO-XOOOXXXXXOOOXXXXXXOXOXXX-OXOXX--OOO--X-- O',
        worse: 'h3',
        better: 'a7',
        says: [],
      },
      {
        board: '--XXXX--XOXXXX-OXOOXOXO-XOOOXXXXXOOOXXXXXXOXOXXX-OXOXX--OOO--X-- O',
        worse: 'h3 h1 a7',
        better: 'a7 a1 e8',
        says: [],
      },
      {
        board: '---O-----XOO----OOXOO----OXXXOX--OXXOOO---XXXX-----X-O---------- O',
        worse: 'e7 f2 f3 e1 d8 e2',
        better: 'b6 g3 f3 h4 e7 c7',
        says: [],
      },
    ],
  },
  {
    limit: 'a quiet move is taken only where it was there before, and kept only where it is quiet',
    contrast: quietMoves,
    cases: [
      {
        board: '---O--O---OOOO---OXOXXXX-XOOXXXX-XOOXXXXX-OXXXXX--OX------X-O--- X',
        worse: 'b1 c1',
        better: 'b6',
        says: [],
      },
      {
        board: '---O--O---OOOO---OXOXXXX-XOOXXXX-XOOXXXXX-OXXXXX--OX------X-O--- X',
        worse: 'c1 a5',
        better: 'b6 a5 b2',
        says: [],
      },
    ],
  },
  {
    limit: 'of several answers two besides the best are told, each with what it does',
    contrast: reply,
    cases: [
      {
        board: '----------X------OXX------OXXO----XXXX----XOO------------------- O',
        worse: 'e3 b4',
        better: 'b4',
        costs: { b4: 6, e7: 4, f6: 4, f7: 3 },
        punishing: 'b4 e7 f6',
        says: [
          'Both sides wanted b4, and now the opponent plays there: b4 turns c4.',
          'The opponent answers e7, which does you more harm now than after b4: e7 turns d6.',
          'The opponent answers f6, which does you more harm now than after b4: f6 turns e5 back.',
        ],
      },
      {
        board: '---O--O---OOOO---OXOXXXX-XOOXXXX-XOOXXXXX-OXXXXX--OX------X-O--- X',
        worse: 'b1 c1',
        better: 'b6',
        costs: { c1: 16, a5: 14, g2: 13, a3: 13, a4: 14, b6: 12 },
        punishing: 'c1 a5 g2 a3 a4 b6',
        says: [
          'With b6, c1 would have stayed closed; by turning c2, this move opens it to the opponent, who plays there: from c1 they threaten the corner a1.',
          'The opponent answers a5, which does you more harm now than after b6: a5 gives you no new move.',
          'The opponent answers g2; after b6 that would give you the corner h1.',
        ],
      },
    ],
  },
  {
    limit: 'an answer that can be given after both moves is told by the moves that it takes, or leaves',
    contrast: reply,
    cases: [
      {
        board: '-----------X------OXO-----OXO-----OXO------X-------------------- O',
        worse: 'e7 f4',
        better: 'e2',
        costs: { f4: 8, b4: 8, f2: 6, f6: 5, b6: 5 },
        punishing: 'f4 b4 f2 f6 b6',
        says: [
          'The opponent answers f4, which does you more harm now than after e2: after f4 you can no longer play c2, since f4 turns e4.',
          'The opponent answers b4, which leaves you 8 moves; after e2 it would leave you 11.',
        ],
      },
      {
        board: '----------X------OXX------OXXO----XXXX----XOO------------------- O',
        worse: 'c7 b4',
        better: 'b4 b5',
        costs: { f3: 6, b4: 7, f7: 3 },
        punishing: 'f3 b4',
        says: ['Both sides wanted b4, and now the opponent plays there: b4 turns c4.'],
      },
    ],
  },
  {
    limit: 'an answer that does no more than after the better move is not told',
    contrast: reply,
    cases: [
      {
        board: '---O-----XOO----OOXOO----OXXXOX--OXXOOO---XXXX-----X-O---------- O',
        worse: 'e7 f2',
        better: 'b6',
        costs: { f2: 11, e8: 9, h5: 7, e1: 7 },
        punishing: 'f2 e8 h5 e1',
        says: [
          'The move b6 would have made f2 impossible by turning d4 and c5; now the opponent plays there: f2 turns e3.',
          'With b6, e8 would have stayed closed; with its own disc on e7, this move opens it to the opponent, who plays there: e8 turns e6 back.',
        ],
      },
      {
        board: 'XXXXXX---XXOOOO--XXXXOX-XOXOXXXXOOOXOOXXOOOOXXXX----OO------O--- O',
        worse: 'h7 h8',
        better: 'h2 f8 h3',
        costs: { h8: 16, h3: 14, d8: 11, f8: 11 },
        punishing: 'h8 h3 d8 f8',
        says: [],
      },
    ],
  },
  {
    limit: 'an answer that prepares the next one is told, unless the next one would do as much at once',
    contrast: reply,
    cases: [
      {
        board: '--OOOO--X-OXXX--XXOOOO---XOOOOO--OOXXXO--OOXXX-O----X----------- X',
        worse: 'g2 g1',
        better: 'g3',
        costs: { g1: 8, h1: 7 },
        punishing: 'g1 h1',
        answerLine: 'g1 b1 h1',
        says: ['The opponent answers g1 and can then play h1 (a corner) too, which g3 would have prevented.'],
      },
      {
        board: '--OOOO--X-OXXX--XXOOOO---XOOOOO--OOXXXO--OOXXX-O----X----------- X',
        worse: 'g2 g1',
        better: 'g3',
        costs: { g1: 7, h1: 7 },
        punishing: 'g1 h1',
        answerLine: 'g1 b1 h1',
        says: [
          'The opponent answers g1, which does you more harm now than after g3: g1 gives you no new move.',
        ],
      },
    ],
  },
  {
    limit: 'what punishes a move against the answer must do more than after the better move',
    contrast: returnMissed,
    cases: [
      {
        board: '-----------OOO----XXXX----XXXXX---XXXX----XXXO------------------ X',
        worse: 'c1 c2',
        better: 'd1',
        costs: { c2: 2, e7: -2 },
        against: { square: 'e1', because: 'weaker', punishment: 'g6' },
        says: [],
      },
    ],
  },
  {
    limit: 'a square that the other side can still take is told as such',
    contrast: returnMissed,
    cases: [
      {
        board: '--XXXX--XOXXXX-OXOOXOXO-XOOOXXXXXOOOXXXXXXOXOXXX-OXOXX--OOO--X-- O',
        worse: 'h3 a1',
        better: 'a7',
        costs: { a1: 4, h1: 4 },
        against: { square: 'e8', because: 'punished', punishment: 'a7' },
        says: ['The opponent answers a1 (a corner) and can then play a7 too, where you could have played.'],
      },
    ],
  },
  {
    limit: 'of several equal answers each is told, of lesser ones none',
    contrast: small,
    cases: [
      {
        board: '-----------X------OXO-----OXO-----OXO------X-------------------- O',
        worse: 'e7 f4',
        better: 'e2',
        costs: { f4: 8, b4: 8, f2: 6 },
        punishing: 'f4 b4 f2',
        says: [
          'The opponent answers f4, which leaves you 8 moves; after e2 it would leave you 11.',
          'The opponent answers b4, which leaves you 8 moves; after e2 it would leave you 11.',
          'The quieter move is e2: the discs that it flips touch 1 empty square, those of e7 touch 4.',
        ],
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

/** What is known of the answers; `undefined` if nothing is. */
function answersOf({ costs, punishing, answerLine, against }: Case): Answers | undefined {
  if (!costs) return undefined;
  const squares = Object.keys(costs) as [Square];
  const [first] = squares;
  return {
    punishing: punishing === undefined ? [first] : (punishing.split(' ') as Square[]),
    best: squares.slice(0, 3),
    costs: new Map(Object.entries(costs) as [Square, number][]),
    lines: new Map(answerLine === undefined ? [] : [[first, answerLine.split(' ') as EngineMove[]]]),
    returns: new Map(against && [[first, against]]),
  };
}

describe.each(LIMITS)('$limit', ({ contrast, cases }) => {
  for (const one of cases) {
    const { board, worse, better, says } = one;
    it(`${worse}, compared with ${better}: ${says.join(' ') || 'nothing'}`, () => {
      const position = parseBoardString(board);
      const [bad, good] = [lineFrom(position, worse), lineFrom(position, better)];
      const explanation: Explanation = {
        move: bad.move,
        value: -4,
        other: good.move,
        otherValue: 0,
        loss: 4,
        certainty: 'heuristic',
        depth: 8,
        verdict: 'bad',
        reasons: [],
      };
      const reasons = contrast(bad, good, answersOf(one)).map(asFault);
      expect(reasons.map((reason) => sentence(explanation, reason, en, 'en'))).toEqual(says);
      // The second implementation of the claims agrees.
      for (const reason of reasons) expect(refuted(position, explanation, reason)).toBeUndefined();
    });
  }
});
