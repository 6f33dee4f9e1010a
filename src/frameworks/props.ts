/** What a page can write on each element, as the compilers of frameworks are told it. Types alone. */
import type { OthelloBoard } from '../board/element.js';
import type { OthelloGraph } from '../companions/analysis/graph.js';
import type { OthelloLines } from '../companions/analysis/lines.js';
import type { OthelloOpenings } from '../companions/analysis/openings.js';
import type { OthelloReview } from '../companions/analysis/review.js';
import type { OthelloClock } from '../companions/clock.js';
import type { OthelloControls } from '../companions/controls.js';
import type { OthelloEvaluation } from '../companions/evaluation.js';
import type { OthelloGame } from '../companions/game/game.js';
import type { Options } from '../companions/game/options.js';
import type { OthelloLesson } from '../companions/lesson/lesson.js';
import type { OthelloMoves } from '../companions/moves.js';
import type { OthelloPuzzle } from '../companions/puzzle/puzzle.js';
import type { OthelloScore } from '../companions/score.js';
import type { Arrow, Mark } from '../formats/marks.js';

/** The classes of the package's elements by tag. */
export interface OthelloClasses {
  'othello-board': OthelloBoard;
  'othello-game': OthelloGame;
  'othello-score': OthelloScore;
  'othello-clock': OthelloClock;
  'othello-moves': OthelloMoves;
  'othello-controls': OthelloControls;
  'othello-evaluation': OthelloEvaluation;
  'othello-graph': OthelloGraph;
  'othello-lines': OthelloLines;
  'othello-openings': OthelloOpenings;
  'othello-review': OthelloReview;
  'othello-lesson': OthelloLesson;
  'othello-puzzle': OthelloPuzzle;
}

/** The events of all elements here: they bubble, so that each element hears those of what it holds. */
export type OthelloEvents = {
  [
    K in keyof GlobalEventHandlersEventMap as K extends `othello-${string}` ? K : never
  ]: GlobalEventHandlersEventMap[K];
};

/** Properties that take more than they give: a mapped type knows of an accessor only what it gives. */
interface Taken {
  marks: string | readonly Mark[] | null;
  arrows: string | readonly Arrow[] | null;
  ply: number | `${number}` | 'end';
  preview: string | null;
  options: Partial<Options>;
}

// Whether two types are the same, readonly counted, is asked of the compiler in this form.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The names of an element's own properties that a page can set. */
type Settable<E extends HTMLElement> = {
  [K in Exclude<keyof E, keyof HTMLElement>]: Same<Pick<E, K>, Readonly<Pick<E, K>>> extends true
    ? never
    : E[K] extends (...parameters: never[]) => unknown
      ? never
      : K;
}[Exclude<keyof E, keyof HTMLElement>] &
  string;

/** A value as HTML writes it beside the one that a script has. */
type Written<T> = T extends number ? T | `${T}` : T extends boolean ? T | '' : T;

/** What the property `K` of an element takes. */
type Value<E, K extends keyof E> = (K extends keyof Taken ? Taken[K] : Written<E[K]>) | undefined;

/** `handicap-for` for `handicapFor`: so an attribute is named. */
type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** Whether an attribute can hold it, as it cannot an object or a function. */
type AsText<T> = Extract<T, string | number | boolean | undefined>;

/** The properties of an element, and its attributes where they are named otherwise. */
export type OwnProps<E extends HTMLElement> = {
  [K in Settable<E> & keyof E]?: Value<E, K>;
} & {
  [
    K in Settable<E> & keyof E as [Exclude<E[K], undefined>] extends [string | number | boolean]
      ? Kebab<K>
      : never
  ]?: AsText<Value<E, K>>;
};
