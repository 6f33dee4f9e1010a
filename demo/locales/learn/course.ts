import type { LessonId, TaskKind } from '../../learn/course/lesson.js';
import type { Color } from '../../../src/core/rules.js';
import type { Language } from '../language.js';

/** The strings of the course, loaded with its first lesson. */
export interface CourseStrings {
  /** The name of the first step of a lesson, which explains. */
  readonly explained: string;
  /** Below a paragraph whose board shows the position of the next task. */
  readonly ahead: string;
  /** The answer to the move that the first step of the first lesson asks for. */
  readonly firstMove: string;
  readonly task: string;
  /** The name of the last task, which checks the reader's understanding. */
  readonly check: string;
  /** The title of the small game against the opponent `{name}`, and the button that begins it. */
  readonly smallGame: string;
  readonly play: string;
  /** The reader's `{color}`. */
  readonly sides: string;
  /** How it ended: discs of `{you}` and of the `{other}` player, whose `{name}` it has. */
  readonly score: string;
  readonly colors: Readonly<Record<Color, string>>;
  readonly newGame: string;
  readonly reached: string;
  readonly missed: string;
  /**
   * After it, why: corners of the reader, `{own}`, and of the `{other}` side; what was reached of an aim; possible moves; the
   * `{other}` discs, five or more, that a `{move}` flipped.
   */
  readonly short: Readonly<Record<'corners' | 'count' | 'moves' | 'flips', string>>;
  /** The title of the one sentence to remember, at the end. */
  readonly remember: string;
  /** What is missing before a lesson counts as done. */
  readonly toDo: string;
  readonly done: string;
  /** The title in place of it while moves are missing: so many were found. */
  readonly foundOf: string;
  /** One line of praise at the end: `{n}` moves of `{total}` were found on the first try. */
  readonly allFirst: string;
  readonly someFirst: string;
  readonly allFound: string;
  /** Beside the bar over the tasks: a move found on the first try, the `{n}`th in a row, or after mistakes. */
  readonly praise: Readonly<Record<'first' | 'row' | 'later', string>>;
  /** Asks again what was not found on the first try. */
  readonly tryMissed: string;
  readonly startAgain: string;
  readonly all: string;
  readonly next: string;
  readonly lessonOf: string;
  readonly print: string;
  readonly embed: string;
  readonly embedHow: string;
  readonly copy: string;
  readonly copied: string;
  /**
   * The questions, one for each task of the kind in a lesson, and the answer to the right move; `{move}` is the move, `{n}`
   * the task's value, `{flips}` what the move flips, `{before}` and `{after}` the opponent's possible moves.
   */
  readonly kinds: Readonly<Record<TaskKind, { readonly ask: readonly string[]; readonly solved: string }>>;
  /** What is said to a wrong move. */
  readonly wrong: WrongMoveStrings;
  /**
   * The explanation in at most 120 words, what each of its boards without a move to make shows, the one sentence to
   * remember, and the aim of the small game against `{name}`.
   */
  readonly lessons: Readonly<
    Record<
      LessonId,
      {
        readonly text: readonly string[];
        readonly figures: readonly string[];
        readonly takeaway: string;
        readonly game: string;
      }
    >
  >;
}

/**
 * Why a move is wrong: `{move}` is the move, `{reply}` the opponent's, `{k}` a number of the move, and `{n}` the number of
 * the right one.
 */
export type WrongMoveStrings = Readonly<Record<WrongMove, string>>;

type WrongMove =
  | 'most'
  | 'lines'
  | 'block'
  | 'fewest'
  | 'frontier'
  | 'wipeOut'
  | 'quiet'
  | 'row'
  | 'column'
  | 'silence'
  | 'opened'
  | 'flippedBack'
  | 'lasting'
  | 'noCorner'
  | 'noMove'
  | 'wedge'
  | 'noEdge'
  | 'flipped'
  | 'attacked'
  | 'tempo'
  | 'spent'
  | 'costs'
  | 'drawn'
  | 'drawnAfter'
  | 'lost'
  | 'lostAfter';

/** Loads the strings of each language. */
export const COURSE: Readonly<Record<Language, () => Promise<CourseStrings>>> = {
  en: async () => (await import('./course/en.js')).en,
  fr: async () => (await import('./course/fr.js')).fr,
  cs: async () => (await import('./course/cs.js')).cs,
};
