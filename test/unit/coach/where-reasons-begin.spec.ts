/**
 * Where reasons begin: for each limit, positions of games on both sides of it, and what the coach says there. Nothing is said where a difference is too small to be noticed, or has another cause. No engine
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
import { access, parity } from '../../../src/core/coach/contrast/endgame.js';
import { mobility, opens, passes, safeMovesLeft } from '../../../src/core/coach/contrast/mobility.js';
import { reply } from '../../../src/core/coach/contrast/reply.js';
import { flips, frontier, quietMove } from '../../../src/core/coach/contrast/shape.js';
import { reserveLost } from '../../../src/core/coach/contrast/tempo.js';
import { faint } from '../../../src/core/coach/contrast/faint.js';
import { asFault, type Contrast } from '../../../src/core/coach/finding.js';
import { outcomeOf, type Outcome } from '../../../src/core/coach/outcome.js';
import type { Explanation, ReasonKind } from '../../../src/core/coach/reason.js';
import { parseBoardString } from '../../../src/core/formats/board-string.js';
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
  readonly says: readonly ReasonKind[];
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
    limit: 'three more moves are worth a word, two are not',
    contrast: opens,
    cases: [
      {
        board: 'XXXXXXXX-XXOOXXO-XXXXXOOXOXOXOOXOOOXOOXXOOOOXXXX----OO------O--- O',
        worse: 'h7',
        better: 'd7',
        says: ['opens'],
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
        says: ['opens'],
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
        says: ['opens'],
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
    limit: 'a pass at the fifth ply is due to the move, a later one has other causes',
    contrast: passes,
    cases: [
      {
        board: 'OOO--O--XOXOOOXXXXOXOXX-XXOOXXOOXXOXXXOOXXXXOXOOXXOOXX--XXXXXX-- O',
        worse: 'g7 h3 g1 h1 pass',
        better: 'g1',
        says: ['pass-suffered'],
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
    limit: 'four discs more are worth a word, three are not',
    contrast: flips,
    cases: [
      {
        board: '------------------XXOO----XXXX----OXXX----OXOOO----------------- O',
        worse: 'c2',
        better: 'e7',
        says: ['many-flips'],
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
        says: ['many-flips'],
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
        says: ['frontier'],
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
        says: ['frontier'],
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
        says: ['quiet-move'],
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
        says: ['quiet-move'],
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
    limit: 'a wedge at the sixth ply is due to the move, one at the eighth has other causes',
    contrast: wedges,
    cases: [
      {
        board: '--O--O--X-OOOO---XOOOOX-OOOOXOO-OOOOXX--O-OOXXX---OOO----XXXX--- O',
        worse: 'h6 b6 h4 g2 a7 h5',
        better: 'g7',
        says: ['wedge-allowed'],
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
        says: ['reply-stronger'],
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
        says: ['reply-stronger'],
      },
      {
        board: '--XXOX----OXOX---OOOOX----OXOXX--OOOOXX---XXOXX-----OX-X-------- X',
        worse: 'a5 d7',
        better: 'b6',
        costs: { d7: 4, c7: 3 },
        says: ['quiet-move'],
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
        says: ['reply-stronger'],
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
        says: ['corner-force-missed'],
      },
    ],
  },
  {
    limit:
      'a corner won at the ninth ply is due to the moves, a later one is not; one lost at once has its own reason',
    contrast: cornersInBestPlay,
    cases: [
      {
        board: 'XXXXXXXXXXXOOXXOOXOOOOOOOOXOXOOXOOOXOOXXOOOOOXXX---OOX------OX-- O',
        worse: 'h7 h8 g7 c8 g8 d8 c7 b8 b7',
        better: 'g8 d8 c8 g7 c7 a7 b7 b8 a8',
        says: ['corner-won-later'],
      },
      {
        board: 'XXXXXXXXXXXOOXXOOXOOOOOOOOXOXOOXOOOXOOXXOOOOOXXX---OOX------OX-- O',
        worse: 'h7 h8 g7 c8 g8 d8 c7 b8',
        better: 'g8 d8 c8 g7 c7 a7 b7 b8',
        says: [],
      },
      {
        board: 'OOOOOOO--OOXOO-OOOOOXOOOXXXOOXXX-XOOOOXXXXXXXXOX-XXXXXOX--OOXX-- O',
        worse: 'b8 h1 a5 g2 a7 a2 g8 a8 pass h8',
        better: 'h8 g8 a8 a7 a5 b8 pass a2 pass g2',
        says: ['corner-won-later'],
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
        says: [],
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
    limit:
      'a square of one side alone is opened, and where the answers are known the other side must want it',
    contrast: reserveLost,
    cases: [
      {
        board: '---O--O---OOOO---OXOXXXX-XOOXXXX-XOOXXXXX-OXXXXX--OX------X-O--- X',
        worse: 'c1',
        better: 'b6 a5',
        says: ['reserve-lost'],
      },
      {
        board: '----------X------OXX------OXXO----XXXX----XOO------------------- O',
        worse: 'e3',
        better: 'b4 b5',
        says: ['reserve-lost'],
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
    limit: 'of several answers two besides the best are told, each with what it does',
    contrast: reply,
    cases: [
      {
        board: '----------X------OXX------OXXO----XXXX----XOO------------------- O',
        worse: 'e3 b4',
        better: 'b4',
        costs: { b4: 6, e7: 4, f6: 4, f7: 3 },
        punishing: 'b4 e7 f6',
        says: ['square-wanted'],
      },
      {
        board: '---O--O---OOOO---OXOXXXX-XOOXXXX-XOOXXXXX-OXXXXX--OX------X-O--- X',
        worse: 'b1 c1',
        better: 'b6',
        costs: { c1: 16, a5: 14, g2: 13, a3: 13, a4: 14, b6: 12 },
        punishing: 'c1 a5 g2 a3 a4 b6',
        says: ['own-square-opened', 'reply-poisoned'],
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
        says: ['reply-stronger', 'reply-stronger'],
      },
      {
        board: '----------X------OXX------OXXO----XXXX----XOO------------------- O',
        worse: 'c7 b4',
        better: 'b4 b5',
        costs: { f3: 6, b4: 7, f7: 3 },
        punishing: 'f3 b4',
        says: ['square-wanted'],
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
        says: ['reply-prevented', 'own-square-opened'],
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
        says: ['reply-continued'],
      },
      {
        board: '--OOOO--X-OXXX--XXOOOO---XOOOOO--OOXXXO--OOXXX-O----X----------- X',
        worse: 'g2 g1',
        better: 'g3',
        costs: { g1: 7, h1: 7 },
        punishing: 'g1 h1',
        answerLine: 'g1 b1 h1',
        says: [],
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
        says: ['reply-continued'],
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
        says: ['reply-stronger', 'reply-stronger', 'quiet-move'],
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
      expect(reasons.map(({ kind }) => kind)).toEqual(says);
      // The second implementation of the claims agrees.
      for (const reason of reasons) expect(refuted(position, explanation, reason)).toBeUndefined();
    });
  }
});
