/**
 * `othello-board/jsx`: types of the elements for JSX. React 19, Preact and Solid each have an interface of
 * their own to extend with them; the README shows how.
 */
import type { OthelloBoard } from './board/element.js';
import type { OthelloBoardEventMap } from './board/events.js';
import type { OthelloGraph } from './companions/analysis/graph.js';
import type { OthelloLines } from './companions/analysis/lines.js';
import type { OthelloReview } from './companions/analysis/review.js';
import type { OthelloClock } from './companions/clock.js';
import type { OthelloControls } from './companions/controls.js';
import type { OthelloEvaluation } from './companions/evaluation.js';
import type { OthelloGame } from './companions/game/game.js';
import type { OthelloLesson } from './companions/lesson/lesson.js';
import type { OthelloMoves } from './companions/moves.js';
import type { OthelloPuzzle } from './companions/puzzle/puzzle.js';
import type { OthelloOpenings } from './companions/analysis/openings.js';
import type { OthelloScore } from './companions/score.js';

/** What a framework itself gives every element. */
interface Common {
  id?: string;
  class?: string;
  className?: string;
  slot?: string;
  style?: unknown;
  lang?: string;
  hidden?: boolean;
  children?: unknown;
  ref?: unknown;
  key?: unknown;
}

// Whether two types are the same, readonly counted, is asked of the compiler in this form.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The properties of an element's own class that a page can set. */
type Settable<E extends HTMLElement> = {
  [
    K in Exclude<keyof E, keyof HTMLElement> as Same<Pick<E, K>, Readonly<Pick<E, K>>> extends true
      ? never
      : E[K] extends (...parameters: never[]) => unknown
        ? never
        : K
  ]?: E[K];
};

type Listeners<M> = { [K in keyof M & string as `on${K}`]?: (event: M[K]) => void };

/** The properties, listeners and common attributes of an element. */
export type ElementProps<E extends HTMLElement, M> = Common & Settable<E> & Listeners<M>;

/** The events of all elements here: they bubble, so that each element hears those of what it holds. */
type OthelloEvents = {
  [
    K in keyof GlobalEventHandlersEventMap as K extends `othello-${string}` ? K : never
  ]: GlobalEventHandlersEventMap[K];
};

type Props<E extends HTMLElement> = ElementProps<E, OthelloEvents>;

/** The package's elements by tag. */
export interface OthelloElements {
  'othello-board': ElementProps<OthelloBoard, OthelloBoardEventMap>;
  'othello-game': Props<OthelloGame>;
  'othello-score': Props<OthelloScore>;
  'othello-clock': Props<OthelloClock>;
  'othello-moves': Props<OthelloMoves>;
  'othello-controls': Props<OthelloControls>;
  'othello-evaluation': Props<OthelloEvaluation>;
  'othello-graph': Props<OthelloGraph>;
  'othello-lines': Props<OthelloLines>;
  'othello-openings': Props<OthelloOpenings>;
  'othello-review': Props<OthelloReview>;
  'othello-lesson': Props<OthelloLesson>;
  'othello-puzzle': Props<OthelloPuzzle>;
}
