/**
 * The interfaces by which the parts of a board use it, so that they do not depend on the whole. The controller provides
 * these interfaces; the type checker sees that a part asks for nothing else.
 */
import type { ReactiveControllerHost } from '@lit/reactive-element';
import type { Arrow, Mark } from '../../core/rules/game/facts.js';
import type { Square } from '../../core/rules/square.js';
import type { Announced, BoardModel, ViewChange } from './model/model.js';
import type { BoardOptions, BoardEngineOptions } from './model/options.js';
import type { PageEvents } from './page-events.js';
import type { CellState } from './markup/cells.js';
import type { LocalizedStrings, MoveValueNote } from './markup/labels.js';
import type { Shell } from './markup/shell.js';

/** The interface by which the engine's part uses its board. No DOM. */
export interface EngineContext {
  readonly options: BoardEngineOptions;
  readonly model: BoardModel;
  readonly events: PageEvents;
  /** Whether the engine's values of the position shown are wanted. */
  readonly needsEvaluation: boolean;
  /** Whether the engine plays or values positions on this board. */
  readonly usesEngine: boolean;
  /** Settles when the flips of the last move have been shown; `undefined` when nothing moves. */
  readonly flipsShown: Promise<unknown> | undefined;
  /** Requests a redraw of the board. */
  requestUpdate(): void;
  /** Switches a custom state of the element on or off. */
  setState(name: string, on: boolean): void;
}

/** A board's element, as its parts see it. */
export interface BoardHost extends HTMLElement, ReactiveControllerHost, BoardOptions {
  readonly ply: number;
  readonly position: string;
  readonly thinking: boolean;
  hint(): Promise<Square | 'pass'>;
}

/** What every part of a board may use of it. */
export interface BoardContext extends EngineContext {
  readonly element: BoardHost;
  readonly options: BoardOptions;
  /** The index of the square that has the focus, or would get it, 0-63. */
  readonly focusIndex: number;
  /** The elements of the board; only once it has been in a page. */
  readonly shell: Shell;
  /** Whether it has been in a page. */
  readonly hasShell: boolean;
  /** The board's strings, with the page's own merged in. */
  readonly localized: LocalizedStrings;
  /** The marks on the squares: the page's, and those of the place shown. */
  readonly marks: readonly Mark[];
  /** The arrows, as `marks`. */
  readonly arrows: readonly Arrow[];
  /** How each square looks, a1 first. */
  cellStates(): readonly CellState[];
  /** The engine's values of the moves in the position shown, once known. */
  moveValues(): ReadonlyMap<Square, MoveValueNote> | undefined;
  /** Adds a style sheet, given as text, to the board. */
  addStyles(styles: string): void;
  /** Sets the square to which the Tab key leads. */
  setFocusSquare(square: Square): void;
  /** Gives the focus to a square. */
  focusSquare(square: Square): void;
}

/** A part of a board that is loaded later. */
export interface BoardPart {
  /** Renders what has changed: called with each update of the board, and one follows when the part has loaded. */
  update?(): void;
  /** Called for each change of what is shown; `boardBefore` is the board string that was shown before. */
  onChange?(change: ViewChange, boardBefore: string, announced: Announced): void;
  /** The board has left its document. */
  suspend?(): void;
}
