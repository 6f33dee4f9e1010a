/** A lesson of the course as data: its steps and tasks, and its small game. The texts are in `locales/learn/course`. */
import type { Color, Square } from '../../../src/core/rules.js';
import type { OpponentId } from '../../opponents/opponents.js';

/** The lessons of the course, in their order. */
export const LESSON_IDS = [
  'flipping',
  'aim',
  'coordinates',
  'passing',
  'corners',
  'xSquares',
  'blocks',
  'edges',
  'mobility',
  'centre',
  'quiet',
  'freeMoves',
  'parity',
  'swindles',
  'counting',
  'endings',
  'openings',
  'families',
  'plans',
  'stronger',
  'graduation',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/**
 * What a task asks for. The strings of the course phrase the question; a test checks by the rules that the right moves
 * are all moves of which this is true.
 */
export type TaskKind =
  /** The only move that wins, two squares before the end. */
  | 'winning'
  /** The only move that wins, to be counted to the last square. */
  | 'count'
  /** The move that flips most discs: `n` of them. */
  | 'most'
  /** The move that flips in most directions: `n` of them. */
  | 'lines'
  /** The only legal move. */
  | 'only'
  /** The move after which the opponent must pass. */
  | 'silence'
  /** The move that flips all discs that the opponent still has. */
  | 'wipeOut'
  /** The move that takes a corner. */
  | 'corner'
  /** The move after which a corner is yours, behind an X-square that the opponent has taken. */
  | 'punish'
  /** The move after which every reply gives you a corner. */
  | 'squeeze'
  /** The only move that does not let the opponent into a corner. */
  | 'safe'
  /** The move after which you have most stable discs. */
  | 'block'
  /** The move between two discs of the opponent on an edge, which neither flips. */
  | 'wedge'
  /** The move on an edge whose disc is stable. */
  | 'anchor'
  /** The move that leaves the opponent the fewest replies. */
  | 'fewest'
  /** The quiet move: what it flips touches hardly any empty square. */
  | 'quiet'
  /** The only move that wins, in a region with an odd number of empty squares. */
  | 'parity'
  /** A move that keeps the opening even, as the engine judges. */
  | 'even'
  /** The only legal move in the row `n`. */
  | 'row'
  /** The only legal move in the column `n`. */
  | 'column'
  /** The move after which the fewest of your discs touch an empty square. */
  | 'frontier'
  /** The move, not on a corner, that opens no square for the opponent. */
  | 'tempo'
  /** The only move that wins: it leaves squares that only you can play on. */
  | 'swindle'
  /** The only move that wins, to be worked out to the last square. */
  | 'solve'
  /** The only move that does not lose. */
  | 'draw'
  /** The best move by `n` discs, as the engine judges. */
  | 'best';

/** A position in which a move is to be found. */
export interface Task {
  readonly kind: TaskKind;
  /** The moves from the usual start to the position. */
  readonly moves: string;
  /** All moves that are right. */
  readonly answer: readonly Square[];
  /** A value in the question: a number of discs, directions or replies, a row, or the letter of a column. */
  readonly n?: number | string;
  /**
   * What the engine says to wrong moves where the rules alone do not say it, `g8h8:-12 b2:0`: the move, the reply, and the
   * result with best play; in an opening and in `best`, how much worse it is than the right move.
   */
  readonly judged?: string;
}

/** The aim of the small game at the end of a lesson. */
type Purpose =
  /** Have more discs at the end. */
  | 'win'
  /** Flip this many discs in one move. */
  | 'flips'
  /** Leave the computer without a move. */
  | 'silence'
  /** Take this many corners. */
  | 'corners'
  /** Own a whole edge. */
  | 'edge'
  /** Leave the computer at most this many moves, and at least one. */
  | 'replies'
  /** Make this many quiet moves. */
  | 'quiet'
  /** Have at least as many moves as the computer after this many moves of the game. */
  | 'even'
  /** The same, and fewer discs than the computer. */
  | 'behind'
  /** Occupy this many of the given squares. */
  | 'squares'
  /** Make this many moves after which the computer can play nowhere where it could not play before. */
  | 'tempo'
  /** Have at least this many discs at the end. */
  | 'close';

/** A small game against the computer. */
export interface SmallGame {
  readonly purpose: Purpose;
  readonly n?: number;
  /** The squares of an aim about squares. */
  readonly squares?: readonly Square[];
  /** The moves before it, from the usual start. */
  readonly moves?: string;
  /** The user's side. */
  readonly side: Color;
  readonly opponent: OpponentId;
}

/** The board beside a paragraph of the explanation; it shows what that paragraph says, and nothing else. */
export interface LessonFigure {
  /** The number of the paragraph, 0 for the first. */
  readonly of: number;
  /** The moves from the usual start, or else a position. */
  readonly moves?: string;
  readonly position?: string;
  readonly marks?: string;
  readonly arrows?: string;
  /** A move that the reader makes on it; such a board has no caption. */
  readonly answer?: Square;
}

/** A lesson of the course. */
export interface Lesson {
  readonly id: LessonId;
  /** Boards of paragraphs, in their order; a paragraph without one shows the position of the next task. */
  readonly figures: readonly LessonFigure[];
  readonly tasks: readonly Task[];
  readonly game: SmallGame;
}
