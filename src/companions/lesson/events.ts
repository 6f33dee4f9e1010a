/** Another step is shown. */
export interface LessonStepDetail {
  /** Which one, the first is 1. */
  readonly step: number;
  readonly total: number;
  /** Its part of the text. */
  readonly element: HTMLElement;
}

/** How a reader has come through a lesson. */
export interface LessonResult {
  /** Moves that were to be found. */
  readonly tasks: number;
  /** Those that were found, and not shown. */
  readonly found: number;
  /** Those found at the first try. */
  readonly firstTry: number;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-lessonstep': CustomEvent<LessonStepDetail>;
    'othello-lessonend': CustomEvent<LessonResult>;
  }
}
