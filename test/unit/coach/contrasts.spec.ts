/**
 * Each kind of reason by itself: a position of a human game in which it holds, and a position with one disc or line
 * changed in which it must not be given. No engine is used; the lines are given here.
 */
import { describe, expect, it } from 'vitest';
import {
  cornerExposed,
  cornerForced,
  cornerGiven,
  cornerMissed,
  cornersInBestPlay,
  cornerThreat,
  sacrifice,
} from '../../../src/core/coach/contrast/corners.js';
import { unbalancedEdge, wedges } from '../../../src/core/coach/contrast/edges.js';
import { access, parity } from '../../../src/core/coach/contrast/endgame.js';
import { mobility, opens, passes, safeMovesLeft } from '../../../src/core/coach/contrast/mobility.js';
import type { Answers, Return } from '../../../src/core/coach/answers.js';
import { repliesPrevented, returnMissed } from '../../../src/core/coach/contrast/answers.js';
import { prepared, reply } from '../../../src/core/coach/contrast/reply.js';
import { couldWait, reserveLost } from '../../../src/core/coach/contrast/tempo.js';
import { flips, frontier, quietMove } from '../../../src/core/coach/contrast/shape.js';
import { type Contrast, type Finding } from '../../../src/core/coach/finding.js';
import { outcomeOf, type Outcome } from '../../../src/core/coach/outcome.js';
import type { NumberName, ReasonKind } from '../../../src/core/coach/reason.js';
import type { EngineMove } from '../../../src/core/engine/engine.js';
import type { Color } from '../../../src/core/rules/color.js';
import { Position } from '../../../src/core/rules/position.js';
import { squareIndex, type Square } from '../../../src/core/rules/square.js';

/** A position and two lines from it, each beginning with one of the moves compared. */
interface Case {
  readonly board: string;
  /** Black by default. */
  readonly turn?: Color;
  readonly worse: string;
  readonly better: string;
  /** What the replies are worth, if known. */
  readonly answers?: Answers;
}

interface Example extends Case {
  readonly kind: ReasonKind;
  readonly contrast: Contrast;
  /** Why it holds. */
  readonly because: string;
  readonly squares?: string;
  readonly numbers?: Readonly<Partial<Record<NumberName, number>>>;
  /** Why it must not be given, and the difference: a disc (`e4-`: e4 is empty) or a line. */
  readonly unless: string;
  readonly change: string | Partial<Case>;
}

/** Replies that decide; the first one with the replies against it. */
function punishedBy(first: Square, ...more: readonly (Square | Return)[]): Answers {
  const others = more.filter((one) => typeof one === 'string');
  const returns = more.filter((one) => typeof one !== 'string').map((one) => [first, one] as const);
  return {
    punishing: [first, ...others],
    best: [first, ...others],
    lines: new Map(),
    returns: new Map(returns),
  };
}

const TWO_ANSWERS = '--OOOO-----OOO-----XOXXX---XOXXX--XXOXXX-XXXOXXX--XXX--X---X----';
const RETURN = '------------------XXXO-X--XXXOX--OOOOXO--XXXXOOO--XXOO----XOOO--';
const RETURN_PUNISHED = '--O-XX--O-XXXX---OOOOOOOXXOXOXOO-OXOOXOOOOOXOXO-XOXXXO----OOOOO-';
const CONTINUED = '--OOO-X---OOOX-X---OXXXX-OOOXXOXXXOXXXXX--OOOXXX--XOOO----OOOOO-';
const WALL = '--X--X----XXOX---OOOXXXX--OOXXXX--OOOXOX--OOOXXX--XXXX-X--XXXX--';
const LEFT_OPEN = '-OOOOO----OOOO--O-XOOO---OXXOO--XXXXXO--XXXXOO--X-XOOO----OOOO--';
const BOTTOM = '---O-X------O---X-XXOOX-XXXOOOO-XXOOOXO-XXXXOOO---XOXOO--XXXXX--';
const RIGHT = '--OOX------OOO---OXOXOO---OOOOOO-OOXOXOO--OXXXOO--OXXXXO----XX-X';
const PREVENTED = '--XXXXX----XOX---OOOXOX-OOOXOOO--OXXXO--OXXXXXX----XXO----------';
const COULD_WAIT = '----------X--------XOX----XOXOXX--XXOXO---XOOOOO--OOXX----O-XX--';
const THREAT = '------------------XOOO---OOOOO--OOOOOO----XOXO----XXOX---OOO----';
const THREATENED = '-----O----OXXX--OOXOXX--OXOXXX--OXXOXXX-OXXXOOX-O-XOXO-X-XXX-O--';
const FEW = '---O------OO------OOOO---OOOOOO--OOOOOOOXOOOOOOOXXOOOO--XXXXXX--';

const EXAMPLES: readonly Example[] = [
  {
    kind: 'corner-given',
    contrast: cornerGiven,
    because: 'after b7 White takes a8 along b7, c6, d5 to e4',
    board: '--OOOOO---OOOO--OOOOOO---OOOOOO--OOXOO--OOOOOOO---OO-O-O--OO-O--',
    worse: 'b7',
    better: 'a5',
    squares: 'a8',
    unless: 'with e4 empty no white disc ends that diagonal',
    change: 'e4-',
  },
  {
    kind: 'corner-forced',
    contrast: cornerForced,
    because: 'after g7 White plays g6 and h4 and gets h8 whatever Black answers, while h1 can be kept',
    board: LEFT_OPEN,
    worse: 'g7',
    better: 'b3',
    squares: 'h8',
    numbers: { plies: 6 },
    unless: 'with b1 black White can take a1 at once, which is another reason',
    change: 'b1X',
  },
  {
    kind: 'corner-force-missed',
    contrast: cornerForced,
    because: 'after g2 White has only g7 and b8, and Black gets h8 or a8: which, White decides',
    board: '----OOOO---OXX-O--OOXXOO--OOXXXO--OOXOO---OXXXO---XXXX-O--XXXXX-',
    worse: 'h6',
    better: 'g2',
    squares: '',
    unless: 'with e1 black White has d1 at once and need not go to g7',
    change: 'e1X',
  },
  {
    kind: 'corner-missed',
    contrast: cornerMissed,
    because: 'h8 can be taken, and h7 leaves it to White',
    board: BOTTOM,
    worse: 'h7 h8',
    better: 'h8',
    squares: 'h8',
    unless: 'e1 is no corner',
    change: { better: 'e1' },
  },
  {
    kind: 'x-square',
    contrast: cornerExposed,
    because: 'g7 lies diagonally next to h8, which is empty, and b3 next to no corner',
    board: LEFT_OPEN,
    worse: 'g7',
    better: 'b3',
    squares: 'h8',
    unless: 'with c3 white the diagonal is White’s: h8 is given at once, which is another reason',
    change: 'c3O',
  },
  {
    kind: 'c-square',
    contrast: cornerExposed,
    because: 'b1 lies on the edge next to a1, which is empty; h1, next to g2, is White’s already',
    board: '---OOO-O--OOOO-O--OOXOXO-OOXXXXO-OXOXXXOOXXXXX----XXXX-----X----',
    worse: 'b1',
    better: 'g2',
    squares: 'a1',
    unless: 'with h1 empty g2 exposes a corner as well',
    change: 'h1-',
  },
  {
    kind: 'corner-lost-later',
    contrast: cornersInBestPlay,
    because: 'White plays h1 in the line of c8, and no corner in that of b4',
    board: RIGHT,
    worse: 'c8 f1 g2 d8 h3 h1 c2 g8 a5',
    better: 'b4 f1 a5 d8 c2 a6 b6 a4 b2',
    squares: 'h1',
    numbers: { plies: 6 },
    unless: 'the first five plies of both lines have no corner',
    change: { worse: 'c8 f1 g2 d8 h3' },
  },
  {
    kind: 'corner-won-later',
    contrast: cornersInBestPlay,
    because: 'Black plays h1 in the line of b1, and no corner in that of b4',
    board: RIGHT,
    worse: 'b4 f1 a5 d8 c2 a6 b6 a4 b2',
    better: 'b1 c2 h3 h2 g1 f1 h1 d8 g2',
    squares: 'h1',
    numbers: { plies: 9 },
    unless: 'the line of b6 has no corner either',
    change: { better: 'b6 d8 b1 c2 a3 a4 a5 b4 a2' },
  },
  {
    kind: 'sacrifice',
    contrast: sacrifice,
    because: 'after f8 White takes a8, after d1 no corner can be taken, and f8 is better all the same',
    board: '-----X------OX-X--OOOXXX-OOOOXOX-OOOXOOX--OXOXXX--OXXO-X-XXXX-O-',
    worse: 'd1',
    better: 'f8 a8',
    squares: 'a8',
    unless: 'with h2 white d1 gives a corner, too: h8, along the edge',
    change: 'h2O',
  },
  {
    kind: 'mobility',
    contrast: mobility,
    because: 'Black has 6 moves after b5 b4, and 9 after e1 g2',
    board: WALL,
    worse: 'b5 b4',
    better: 'e1 g2',
    numbers: { own: 6, otherOwn: 9, theirs: 11, otherTheirs: 8 },
    unless: 'with f1 white it is 8 against 9',
    change: 'f1O',
  },
  {
    kind: 'opens',
    contrast: opens,
    because: 'White has 11 moves after b5, and 8 after e1',
    board: WALL,
    worse: 'b5',
    better: 'e1',
    numbers: { theirs: 11, otherTheirs: 8 },
    unless: 'with g3 white it is 9 against 7',
    change: 'g3O',
  },
  {
    kind: 'safe-moves',
    contrast: safeMovesLeft,
    because: 'of Black’s moves after a6 a5 only c7 gives no corner; after b7 c7 there are a5, a6 and a8',
    board: '-X-O------X-----OOXXX-XOOOOOXXXO-OXOOOXO-OOOOXOOO--OXO----OOOO--',
    worse: 'a6 a5',
    better: 'b7 c7',
    squares: 'c7',
    numbers: { own: 1, otherOwn: 3 },
    unless: 'with a3 black there is a corner to take after a6 a5: a8',
    change: 'a3X',
  },
  {
    kind: 'pass-forced',
    contrast: passes,
    because: 'after a5 White has no move',
    board: FEW,
    worse: 'g7',
    better: 'a5 pass',
    unless: 'after h3 White has h4',
    change: { better: 'h3 h4' },
  },
  {
    kind: 'pass-suffered',
    contrast: passes,
    because: 'after c2 Black plays a5, and White has no move',
    board: '---O-------O------XOOO---OOOOOO--OOOOOOOXOOOOOOOXXOOOO--XXXXXX--',
    turn: 'white',
    worse: 'c2 a5 pass',
    better: 'b3',
    numbers: { plies: 3 },
    unless: 'a line in which Black plays g7 instead',
    change: { worse: 'c2 g7' },
  },
  {
    kind: 'frontier',
    contrast: frontier,
    because: '12 black discs touch an empty square after g3, and 9 after a4',
    board: LEFT_OPEN,
    worse: 'g3',
    better: 'a4',
    numbers: { own: 12, otherOwn: 9 },
    unless: 'with f3 black it is 12 against 10',
    change: 'f3X',
  },
  {
    kind: 'many-flips',
    contrast: flips,
    because: 'b5 turns seven discs, and e1 a single one',
    board: WALL,
    worse: 'b5',
    better: 'e1',
    numbers: { own: 7, otherOwn: 1 },
    unless: 'with f1 white b5 turns four, three more than e1',
    change: 'f1O',
  },
  {
    kind: 'quiet-move',
    contrast: quietMove,
    because: 'the disc that e1 turns touches one empty square, and those that b5 turns touch five',
    board: WALL,
    worse: 'b5',
    better: 'e1',
    squares: 'e1',
    numbers: { own: 5, otherOwn: 1 },
    unless: 'with f1 white those of b5 touch three',
    change: 'f1O',
  },
  {
    kind: 'square-wanted',
    contrast: reply,
    because: 'White answers e2 on d8, where Black should have played',
    board: COULD_WAIT,
    worse: 'e2 d8',
    better: 'd8',
    squares: 'd8',
    unless: 'the answer is another one',
    change: { worse: 'e2 e1' },
  },
  {
    kind: 'own-square-opened',
    contrast: reply,
    because: 'White could not play f6; h5 opens it, and White plays there, where Black should have played',
    board: '--OOOO----XOOO--XXXXOXX-XXXXXOXXXXXOOOO-XXXOO-----XXO----OOOOO--',
    worse: 'h5 f6',
    better: 'f6',
    squares: 'f6',
    unless: 'with e6 black White could play f6 before, too: both wanted it',
    change: 'e6X',
  },
  {
    kind: 'reply-opened',
    contrast: reply,
    because: 'after a4 White can play a3, where there was nothing to flip before',
    board: THREAT,
    worse: 'a4 a3',
    better: 'e8',
    squares: 'a3',
    unless: 'with b4 black White could play a3 before, too',
    change: 'b4X',
  },
  {
    kind: 'reply-prevented',
    contrast: reply,
    because: 'White can play c2 now and after g5, not after h5',
    board: PREVENTED,
    worse: 'g5 c2',
    better: 'h5',
    squares: 'c2',
    unless: 'with c3 black White has c2 after h5, too',
    change: 'c3X',
  },
  {
    kind: 'reply-stronger',
    contrast: reply,
    because: 'after b2 c1 Black threatens a1, which c1 after e1 would not',
    board: THREATENED,
    turn: 'white',
    worse: 'b2 c1',
    better: 'e1 c1',
    squares: 'c1',
    unless: 'b1 threatens nothing there that it would not elsewhere',
    change: { worse: 'b2 b1' },
  },
  {
    kind: 'prepared',
    contrast: prepared,
    because: 'after g6 c6 White can play d3, which it could not before, and cannot after h5 c6',
    board: '------------OX------OOOX--XOXOX---OOOXO----OXX----OXXX----------',
    turn: 'white',
    worse: 'h5 c6',
    better: 'g6 c6 d3',
    squares: 'd3',
    unless: 'the line ends before d3',
    change: { better: 'g6 c6' },
  },
  {
    kind: 'reply-poisoned',
    contrast: reply,
    because: 'after a3 a2 White takes a1 along the edge, not after c3 a2',
    board: '-----------------O-XX-X-OXXXXX---XXXXO--X-OOOO-----O------------',
    turn: 'white',
    worse: 'c3 a2',
    better: 'a3',
    squares: 'a2 a1',
    unless: 'with a5 black a2 flips a3 and a4, and White gets no corner',
    change: 'a5X',
  },
  {
    kind: 'replies-prevented',
    contrast: repliesPrevented,
    because: 'Black answers c3 or f7 after c2, and can play neither after f7',
    board: TWO_ANSWERS,
    turn: 'white',
    worse: 'c2 c3',
    better: 'f7 g8',
    answers: punishedBy('c3', 'f7'),
    squares: 'c3 f7',
    unless: 'g1 can be played after f7, too',
    change: { answers: punishedBy('c3', 'g1') },
  },
  {
    kind: 'return-missed',
    contrast: returnMissed,
    because: 'after b8 g8 White takes h8, which h4 g8 does not allow',
    board: RETURN,
    turn: 'white',
    worse: 'h4 g8',
    better: 'b8 h5',
    answers: punishedBy('g8', { square: 'h8', because: 'illegal' }),
    squares: 'g8 h8',
    unless: 'nothing is known against g8',
    change: { answers: punishedBy('g8') },
  },
  {
    kind: 'return-punished',
    contrast: returnMissed,
    because: 'after a5 b8 Black can play h6; after h7 b8 h6 White takes a8',
    board: RETURN_PUNISHED,
    worse: 'h7 b8',
    better: 'a5 b1',
    answers: punishedBy('b8', { square: 'h6', because: 'punished', punishment: 'a8' }),
    squares: 'b8 h6 a8',
    unless: 'nothing is known against b8',
    change: { answers: punishedBy('b8') },
  },
  {
    kind: 'reply-continued',
    contrast: reply,
    because: 'after b6 f1 White could go on with c3, which b7 f1 does not allow',
    board: CONTINUED,
    worse: 'b6 f1',
    better: 'b7 b8',
    answers: { ...punishedBy('f1'), lines: new Map([['f1', ['f1', 'b1', 'c3']]]) },
    squares: 'f1 c3',
    unless: 'White goes on with a3, which was there before',
    change: { answers: { ...punishedBy('f1'), lines: new Map([['f1', ['f1', 'b1', 'a3']]]) } },
  },
  {
    kind: 'reserve-lost',
    contrast: reserveLost,
    because: 'White could not play e8, and can after f8, not after g4',
    board: '-----------------XXXXO---XXXOO--X-OOOO---XOOXO----OOO------O----',
    worse: 'f8 a6',
    better: 'g4 g5',
    squares: 'e8',
    unless: 'with a disc on e8 nobody plays there',
    change: 'e8O',
  },
  {
    kind: 'could-wait',
    contrast: couldWait,
    because: 'White cannot play e2, now or after d8, and could play d8',
    board: COULD_WAIT,
    worse: 'e2 d8',
    better: 'd8 f2',
    squares: 'd8',
    unless: 'with h5 white White could play e2, too',
    change: 'h5O',
  },
  {
    kind: 'corner-threat-missed',
    contrast: cornerThreat,
    because: 'after e8 Black could take a8 along the edge, after a4 not',
    board: THREAT,
    worse: 'a4 a3',
    better: 'e8',
    squares: 'a8',
    unless: 'with b8 empty nothing is enclosed from a8',
    change: 'b8-',
  },
  {
    kind: 'unbalanced-edge',
    contrast: unbalancedEdge,
    because: 'g8 makes five discs in a row from c8, with a8, b8 and h8 empty, and White takes h8',
    board: '-XX-O-----XOOO----OXOOOX-OOOXOXO---OOOOO-X-OXOO--OOOOOO---XXXX--',
    worse: 'g8 h8',
    better: 'b5 c5 a6 a5',
    squares: 'c8 d8 e8 f8 g8',
    numbers: { plies: 2 },
    unless: 'with b8 black there are six: the edge is balanced',
    change: 'b8X',
  },
  {
    kind: 'wedge-allowed',
    contrast: wedges,
    because: 'White plays g8 between the black discs f8 and h8',
    board: BOTTOM,
    worse: 'h8 g8',
    better: 'e1',
    squares: 'g8',
    numbers: { plies: 2 },
    unless: 'with b8 white that move turns f8: the disc stands beside its own colour',
    change: 'b8O',
  },
  {
    kind: 'wedge-missed',
    contrast: wedges,
    because: 'a2 stands between the white discs a1 and a3',
    board: 'O-O------OOO----OOOOXX--OOXOXX--OXOOXOOOOOXXOOOOO-XOOX---X-O----',
    worse: 'd1',
    better: 'a2',
    squares: 'a2',
    unless: 'with a1 black it leans on a disc of its own',
    change: 'a1X',
  },
  {
    kind: 'parity',
    contrast: parity,
    because: 'Black begins the four squares of the a1 corner, and White gets the last; h2 begins three',
    board: '--XOOX----OOOOX-OOOOOOOOOOOOXXX--XXXXXX---XXXXXX--XX-X-----X----',
    worse: 'b1 a1 a2 b2',
    better: 'h2',
    squares: 'a1 b1 a2 b2',
    numbers: { own: 4, otherOwn: 3 },
    unless: 'with g1 filled h2 begins an even region, too',
    change: 'g1X',
  },
  {
    kind: 'region-opened',
    contrast: access,
    because: 'only Black could play in the eight squares at h1; after h4 White plays f3 there, after h6 not',
    board: '---O----X-XOO---XXXOO-OOXXXOOOO-XXOOOOOOXXOOXOO---XXXX----XX----',
    worse: 'h4 f3',
    better: 'h6',
    squares: 'e1 f1 f2 g1 g2 f3 h1 h2',
    unless: 'with d1 empty the region goes on to the a1 corner, where White can play',
    change: 'd1-',
  },
  {
    kind: 'region-closed',
    contrast: access,
    because: 'after f7 h4 Black has no move left at g7, g8, h7 and h8; after a4 a7 there is h7',
    board: '-XXXXXX---OOOX--OOOOOXX--OXXOOX-XXOXXOOXX-XOXOOO--XXO------OOO--',
    worse: 'f7 h4',
    better: 'a4 a7',
    squares: 'g7 g8 h7 h8',
    unless: 'after f7 g2 Black still has h7',
    change: { worse: 'f7 g2' },
  },
];

/** What a contrast finds for a kind. */
function found(
  { kind, contrast }: Example,
  { board, turn = 'black', worse, better, answers }: Case,
): Finding | undefined {
  const position = Position.of(board, turn);
  return contrast(lineFrom(position, worse), lineFrom(position, better), answers).find(
    (one) => one.kind === kind,
  );
}

/** A line, played to its end. */
function lineFrom(position: Position, text: string): Outcome {
  const line = text.split(' ') as EngineMove[];
  const outcome = outcomeOf(position, { move: line[0]!, line });
  expect(outcome.line, 'the whole line is legal').toEqual(line);
  return outcome;
}

/** The same with a disc placed, flipped or removed, or with another line. */
function changed({ board, worse, better, turn, answers, change }: Example): Case {
  const same = { board, worse, better, ...(turn && { turn }), ...(answers && { answers }) };
  if (typeof change !== 'string') return { ...same, ...change };
  const at = squareIndex(change.slice(0, 2) as Square);
  expect(board[at]).not.toBe(change[2]);
  return { ...same, board: board.slice(0, at) + change[2]! + board.slice(at + 1) };
}

describe('what the better move allows as well', () => {
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
  const saidOf = (lower: string, line: string): boolean[] => {
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
    [
      'is not said with 24 where both also play elsewhere',
      '--XXXXXX--XX-X-----X----',
      'b1 a1 g1 h1 a2 b2',
      [],
    ],
    ['stands behind what can be seen with 14', 'X-XXXXXXXXXXXXXXXXXXX---', 'b1 a1 g1 h1 a2 b2', [true]],
    ['is counted out with 11', 'X-XXXXXXXXXXXXXXXXXXXXXX', 'b1 a1 g1 h1 a2 b2', [false]],
  ])('%s', (_, lower, line, expected) => {
    expect(saidOf(lower, line)).toEqual(expected);
  });
});

describe.each(EXAMPLES)('$kind', (example) => {
  it(`holds: ${example.because}`, () => {
    const finding = found(example, example);
    expect(finding).toBeDefined();
    if (example.squares !== undefined) expect(finding!.squares.join(' ')).toBe(example.squares);
    if (example.numbers) expect(finding!.numbers).toEqual(expect.objectContaining(example.numbers));
  });

  it(`is not said: ${example.unless}`, () => {
    expect(found(example, changed(example))).toBeUndefined();
  });

  it('is a matter of both moves: a move is never worse than itself', () => {
    const { worse, better } = example;
    expect(found(example, { ...example, better: worse })).toBeUndefined();
    expect(found(example, { ...example, worse: better })).toBeUndefined();
  });
});
