import type { Color, Square } from '../../../src/core/rules.js';

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
  'levelFive',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/**
 * What a task asks. The strings of the course phrase the question, and a test checks that it is true of the right
 * moves.
 */
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
  /** The moves from the usual start to the position. */
  readonly moves: string;
  /** All moves that are right. */
  readonly answer: readonly Square[];
  /** A value in the question: a number of discs, directions or replies, a row, or the letter of a column. */
  readonly n?: number | string;
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
