import type { Plural } from '../strings.js';

/** All words of `<othello-lesson>`. `{…}` is filled in, as the English file shows. */
export interface LessonStrings {
  readonly colors: { readonly black: string; readonly white: string };
  /** Names what stands beside the text: the board and the buttons. */
  readonly beside: string;
  /** Names the buttons. */
  readonly steps: string;
  readonly previous: string;
  readonly next: string;
  readonly finish: string;
  readonly stepOf: string;
  /** Said to screen readers when a move of the text was followed. */
  readonly onBoard: string;
  readonly ask: string;
  readonly checking: string;
  readonly right: string;
  readonly wrong: string;
  readonly worse: Plural;
  readonly solve: string;
  readonly shown: string;
  readonly failed: string;
  readonly ended: string;
  readonly result: Plural;
  readonly restart: string;
}
