/**
 * The type of the texts of review, graph, moves, lines and openings. `en/analysis.ts`, `fr/analysis.ts` and
 * `cs/analysis.ts` have all of them, the files of `community` most.
 */
import type { Effort } from '../../engine/effort.js';
import type { Plural } from '../strings.js';

/** All strings of the elements that show an analysis. `{…}` is filled in, see the English file. */
export interface AnalysisStrings {
  readonly black: string;
  readonly white: string;
  readonly classes: {
    readonly best: string;
    readonly good: string;
    readonly inaccuracy: string;
    readonly mistake: string;
    readonly blunder: string;
  };
  readonly ahead: string;
  readonly even: string;
  readonly percent: string;
  readonly lost: Plural;
  readonly exact: string;
  readonly selective: string;
  readonly heuristic: string;
  readonly move: string;
  readonly graph: {
    readonly name: string;
    readonly start: string;
    readonly unknown: string;
    readonly none: string;
    readonly scale: string;
    readonly discs: string;
    readonly chances: string;
    readonly keys: string;
    readonly table: string;
    readonly moveHead: string;
    readonly valueHead: string;
    readonly lostHead: string;
    readonly classHead: string;
    /** What the graph draws: a value that is an estimate, a move that lost discs, a key moment. */
    readonly key: Readonly<Record<'estimate' | 'lost' | 'moment', string>>;
  };
  readonly lines: {
    readonly name: string;
    readonly start: string;
    readonly stop: string;
    readonly lock: string;
    readonly count: string;
    readonly idle: string;
    readonly thinking: string;
    readonly over: string;
    readonly failed: string;
    readonly depth: string;
    readonly nodes: string;
    readonly speed: string;
    readonly line: string;
    /** The value of a line that is not as good as the best, in discs. */
    readonly worse: Plural;
    readonly noValue: string;
    readonly givesNone: string;
    readonly pass: string;
  };
  readonly openings: {
    readonly name: string;
    readonly move: string;
    readonly opening: string;
    readonly value: string;
    readonly games: string;
    readonly percent: string;
    readonly none: string;
    readonly load: string;
    readonly remove: string;
    readonly reading: Plural;
    readonly counted: Plural;
    readonly failed: string;
  };
  readonly review: {
    readonly name: string;
    readonly start: string;
    /** A button: reviews the side line on the board, too. */
    readonly reviewLine: string;
    readonly resume: string;
    readonly cancel: string;
    readonly retry: string;
    readonly progress: string;
    readonly stopped: string;
    readonly complete: string;
    readonly empty: string;
    readonly failed: string;
    readonly summary: string;
    readonly accuracy: string;
    readonly lostHead: string;
    readonly opening: string;
    readonly midgame: string;
    readonly endgame: string;
    readonly turningPoints: string;
    readonly noTurningPoints: string;
    readonly costliest: string;
    readonly better: Plural;
    readonly show: string;
    readonly showMove: string;
    readonly stopShowing: string;
    readonly why: string;
    readonly refutation: string;
    /** Moves that are worse than good and not listed. */
    readonly others: Plural;
    readonly pending: string;
    readonly unexplained: string;
    /** Heads of the two lines of a reason. */
    readonly playedLine: string;
    readonly betterLine: string;
    /** Label of the move of a line that shows the reason. */
    readonly showsHere: string;
    readonly effort: string;
    readonly efforts: Readonly<Record<Effort, string>>;
    /** A button, shown after another effort was chosen. */
    readonly again: string;
  };
  readonly drill: {
    readonly name: string;
    readonly errors: Plural;
    readonly none: string;
    readonly progress: string;
    readonly task: string;
    readonly best: string;
    readonly good: string;
    readonly same: string;
    readonly wrong: Plural;
    readonly hint: string;
    readonly hintCorner: string;
    readonly hintEdge: string;
    readonly hintInside: string;
    readonly hintCandidates: string;
    readonly solve: string;
    readonly solution: string;
    readonly next: string;
    readonly end: string;
    readonly done: string;
  };
}
