/** The events of `<othello-lesson>`: `lesson.ts` sends them, and their types are public. */

/** Another step is shown. */
export interface LessonStepDetail {
  /** Its number, from 1. */
  readonly step: number;
  readonly total: number;
  /** Its part of the text. */
  readonly element: HTMLElement;
}

/** The result of a reader in a lesson. */
export interface LessonResult {
  /** Number of moves to find. */
  readonly tasks: number;
  /** Number of moves found without the solution. */
  readonly found: number;
  /** Number of moves found on the first try. */
  readonly firstTry: number;
  /** The other steps with a move to find, by their numbers from 1. */
  readonly missed: readonly number[];
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-lessonstep': CustomEvent<LessonStepDetail>;
    'othello-lessonend': CustomEvent<LessonResult>;
  }
}
