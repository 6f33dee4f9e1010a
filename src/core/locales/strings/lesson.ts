/**
 * The type of the texts of `<othello-lesson>`. `en/lesson.ts`, `fr/lesson.ts` and `cs/lesson.ts` have all of them, the
 * files of `community` most.
 */
import type { Plural } from '../strings.js';

/** All strings of `<othello-lesson>`. `{…}` is filled in, see the English file. */
export interface LessonStrings {
  readonly colors: { readonly black: string; readonly white: string };
  /** Label of the region beside the text: the board and the buttons. */
  readonly beside: string;
  /** Label of the buttons. */
  readonly steps: string;
  readonly previous: string;
  readonly next: string;
  readonly finish: string;
  readonly stepOf: string;
  /** Announced after following a move in the text. */
  readonly onBoard: string;
  readonly ask: string;
  readonly checking: string;
  readonly right: string;
  readonly wrong: string;
  /** The answer to a square on which nobody can play. */
  readonly illegal: string;
  /** The same after a few such squares, with the column of the move. */
  readonly illegalHint: string;
  /** The answer to a wrong move after which the opponent takes a corner. */
  readonly wrongCorner: string;
  readonly worse: Plural;
  readonly solve: string;
  readonly shown: string;
  readonly failed: string;
  readonly ended: string;
  readonly result: Plural;
  /** Takes a wrong move back. */
  readonly tryAgain: string;
  readonly restart: string;
}
