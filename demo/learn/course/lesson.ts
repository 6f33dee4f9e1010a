import type { Color, Square } from '../../../src/rules.js';

/** The lessons of the course, in their order. */
export const LESSON_IDS = [
  'aim',
  'flipping',
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
  'levelFive',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What is asked in a task; the words of the course say it, and a test what is true of the moves that are right. */
export type TaskKind =
  | 'winning'
  | 'count'
  | 'most'
  | 'lines'
  | 'only'
  | 'silence'
  | 'wipeOut'
  | 'corner'
  | 'punish'
  | 'squeeze'
  | 'safe'
  | 'block'
  | 'wedge'
  | 'anchor'
  | 'fewest'
  | 'quiet'
  | 'parity'
  | 'even'
  | 'row'
  | 'column'
  | 'frontier'
  | 'tempo'
  | 'swindle'
  | 'solve'
  | 'draw'
  | 'best';

/** A position in which a move is to be found. */
export interface Task {
  readonly kind: TaskKind;
  /** The game that led there from the usual start. */
  readonly moves: string;
  /** All moves that are right. */
  readonly answer: readonly Square[];
  /** A number that the words tell: discs flipped, directions, replies, a row; or the letter of a column. */
  readonly n?: number | string;
}

/** What the small game at the end of a lesson is for. */
type Purpose =
  /** To have more discs at the end. */
  | 'win'
  /** To flip so many discs in one move. */
  | 'flips'
  /** To leave the computer without a move. */
  | 'silence'
  /** To take so many corners. */
  | 'corners'
  /** To own a whole edge. */
  | 'edge'
  /** To leave the computer no more moves than this, but one. */
  | 'replies'
  /** To make a quiet move so many times. */
  | 'quiet'
  /** To have at least as many moves as the computer after so many moves of the game. */
  | 'even'
  /** The same, and fewer discs than the computer. */
  | 'behind'
  /** To place discs on so many of the squares that are named. */
  | 'squares'
  /** To make so many moves after which the computer can play nowhere where it could not have played before. */
  | 'tempo'
  /** To have at least so many discs at the end. */
  | 'close';

/** A small game against the computer. */
export interface SmallGame {
  readonly purpose: Purpose;
  readonly n?: number;
  /** Those that are named where the game is about squares. */
  readonly squares?: readonly Square[];
  /** The game before it, from the usual start. */
  readonly moves?: string;
  /** The person's side. */
  readonly side: Color;
  readonly level: 1 | 2 | 3 | 4 | 5;
}

/** A lesson of the course. */
export interface Lesson {
  readonly id: LessonId;
  /** What the board shows beside the explanation. */
  readonly figure: { readonly moves: string; readonly marks?: string; readonly arrows?: string };
  readonly tasks: readonly Task[];
  readonly game: SmallGame;
}
