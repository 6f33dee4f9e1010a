/**
 * The type of the texts of clock, controls, evaluation, moves and score. `en/companions.ts`, `fr/companions.ts` and
 * `cs/companions.ts` have all of them, the files of `community` most.
 */

/** All strings of the elements beside the board. `{…}` is filled in, see the English file. */
export interface CompanionStrings {
  readonly black: string;
  readonly white: string;
  readonly score: {
    readonly name: string;
    readonly discs: string;
    readonly toMove: string;
    readonly thinking: string;
    readonly winner: string;
    readonly draw: string;
  };
  readonly moves: {
    readonly name: string;
    readonly start: string;
    readonly move: string;
    readonly pass: string;
    readonly none: string;
    readonly side: string;
    readonly sideShown: string;
    /** Leads to moves of a large tree that are not rendered. */
    readonly more: string;
    readonly opening: string;
  };
  readonly controls: {
    readonly name: string;
    readonly undo: string;
    readonly redo: string;
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly pass: string;
    readonly resign: string;
    readonly hint: string;
    readonly moveNow: string;
    readonly hintIs: string;
    readonly noHint: string;
    readonly resignTitle: string;
    readonly resignText: string;
    readonly resignYes: string;
    readonly resignNo: string;
  };
  readonly clock: {
    readonly name: string;
    readonly side: string;
    readonly out: string;
    readonly unlimited: string;
  };
  readonly evaluation: {
    readonly name: string;
    readonly ahead: string;
    readonly even: string;
    readonly exact: string;
    readonly selective: string;
    readonly heuristic: string;
    readonly none: string;
    readonly noValue: string;
    readonly depth: string;
  };
}
