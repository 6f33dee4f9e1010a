/**
 * The type of the texts of `<othello-puzzle>`. `en/puzzle.ts`, `fr/puzzle.ts` and `cs/puzzle.ts` have all of them, the
 * files of `community` most.
 */
import type { Plural } from '../strings.js';

/** All strings of `<othello-puzzle>`. `{…}` is filled in, see the English file. */
export interface PuzzleStrings {
  readonly colors: { readonly black: string; readonly white: string };
  /** Name of the element. */
  readonly name: string;
  /** The task, by goal. */
  readonly ask: {
    readonly best: string;
    readonly win: string;
    readonly draw: string;
    readonly 'play-out': string;
  };
  /** How many of several moves are still to be found; another right move may end the puzzle earlier. */
  readonly toFind: Plural;
  /** The same where the other side, `{color}`, has to pass after the right move. */
  readonly again: string;
  readonly checking: string;
  readonly right: string;
  readonly next: string;
  readonly wrong: string;
  readonly wrongBy: Plural;
  readonly wrongGoal: { readonly win: string; readonly draw: string };
  /** What answers a wrong move: a square, or a corner. */
  readonly reply: string;
  readonly replyCorner: string;
  /** The same where the answer is on the square of the right move, which is not named. */
  readonly replyWanted: string;
  /** The same with the end of the game for the solver, where nothing else says why the move is wrong. */
  readonly replyEnds: { readonly win: string; readonly draw: string; readonly loss: string };
  readonly solved: string;
  readonly solvedAfter: Plural;
  /** Without a wrong move, by the number of hints. */
  readonly solvedWith: Plural;
  /** With both, in the words of the next two. */
  readonly solvedBoth: string;
  readonly wrongMoves: Plural;
  readonly hintsTaken: Plural;
  /** How the game ends with best play: the discs of the solver, `{own}`, and of the `{other}` side. */
  readonly ends: { readonly win: string; readonly draw: string; readonly loss: string };
  /** What every other first move comes to at best. */
  readonly endsOther: { readonly win: string; readonly draw: string; readonly loss: string };
  /** The same of a wrong move that was tried, on `{square}`, where `{best}` was right. */
  readonly endsWith: { readonly win: string; readonly draw: string; readonly loss: string };
  /** The same of a win by less than the best one, whose result is `{bestOwn}` to `{bestOther}`, at the `{n}`th move of the solver. */
  readonly endsLess: string;
  readonly solution: string;
  readonly outBest: string;
  readonly outWorse: Plural;
  readonly outCost: Plural;
  readonly thinking: string;
  readonly failed: string;
  readonly missing: string;
  readonly hint: string;
  /** Says in which part of the board the marked squares are, of which one is the move. */
  readonly hintArea: {
    readonly corner: string;
    readonly edge: string;
    readonly inside: string;
    readonly topLeft: string;
    readonly topRight: string;
    readonly bottomLeft: string;
    readonly bottomRight: string;
    readonly board: string;
  };
  readonly hintReason: string;
  /** Some squares; one is the move. */
  readonly hintAmong: string;
  readonly hintSquare: string;
  readonly solve: string;
  readonly why: string;
  /** The same for one move of several. */
  readonly whyMove: string;
  /** What a right move does on the board: `{color}` has to pass, it takes a corner, `{color}` has few moves. */
  readonly whyPass: string;
  readonly whyCorner: string;
  readonly whyFew: Plural;
  /** The discs of the solver and of the other side after the right `{move}` and after the `{second}` best one. */
  readonly whyScore: string;
  readonly retry: string;
}
