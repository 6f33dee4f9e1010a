/**
 * The events of a board: their names, and what `detail` has. Pages listen to them; `page-events.ts` dispatches them, and
 * companions and applications take the types from here.
 */
import type { EngineErrorCode, EngineMove, MoveValue } from '../../core/engine/engine.js';
import type { Color } from '../../core/rules/color.js';
import type { Square } from '../../core/rules/square.js';

/** Who did it: a person or the engine. What the page does by a method has no such event, only `othello-change`. */
export type Actor = 'user' | 'engine';

/** A move about to be made. */
export interface BeforeMoveDetail {
  readonly square: Square;
  readonly color: Color;
  readonly flips: readonly Square[];
  readonly by: Actor;
}

/** A move that was made. */
export interface MoveDetail extends BeforeMoveDetail {
  /** How many moves have been made, including this one. */
  readonly ply: number;
  /** The position after it: 64 characters, a space, and `X` or `O` to move. */
  readonly position: string;
  /** Discs of each side. */
  readonly score: { readonly black: number; readonly white: number; readonly empty: number };
}

/** A pass; `forced` if it was automatic. */
export interface PassDetail {
  readonly color: Color;
  readonly by: Actor;
  readonly forced: boolean;
}

/** The end of a game: official score, 64 in all. */
export interface GameOverDetail {
  readonly black: number;
  readonly white: number;
  /** `undefined` is a draw. */
  readonly winner: Color | undefined;
  /** Black's points less White's. */
  readonly margin: number;
  readonly reason: 'full' | 'blocked' | 'wipe-out' | 'resignation' | 'time';
}

/** Another place of the game is shown. */
export interface PlyChangeDetail {
  readonly ply: number;
  readonly by: 'user';
}

/** What has changed; of several reasons the first in this list. */
export type ChangeReason =
  /** Another game, or another start of it. */
  | 'setup'
  /** The game ended, maybe by resignation or time. */
  | 'result'
  | 'move'
  | 'pass'
  /** Another place of the same game is shown. */
  | 'navigate'
  /** The tree, a note or a fact of the game, not the place shown. */
  | 'edit'
  /** Something besides the game: who plays, whether the engine thinks, `paused`, `preview`. */
  | 'state';

/** The board changed. */
export interface ChangeDetail {
  readonly reason: ChangeReason;
  readonly ply: number;
  /** The position shown: 64 characters, a space, and `X` or `O` to move. */
  readonly position: string;
}

/** A square was clicked, tapped or activated. */
export interface SquareClickDetail {
  readonly square: Square;
  readonly disc: Color | undefined;
  readonly legal: boolean;
}

/** What the engine thinks of the position shown. */
export interface AnalysisDetail {
  readonly ply: number;
  readonly depth: number;
  /** Nodes visited, and how many a second. */
  readonly nodes: number;
  readonly nps: number;
  /** The values of all moves, best first. */
  readonly scores: ReadonlyMap<EngineMove, MoveValue>;
  readonly best: EngineMove | undefined;
  readonly pv: readonly EngineMove[];
  /** Whether this is the final result. */
  readonly final: boolean;
}

/** Something could not be done. What was shown before is still there. */
export interface ErrorDetail {
  /**
   * `attribute` for an invalid value; `load-failed` for a part of the board that could not be fetched, which the next
   * use retries; `engine-restarted` when the engine crashed and was restarted; else why the engine failed.
   */
  readonly code: 'attribute' | 'load-failed' | 'engine-restarted' | EngineErrorCode;
  /** The problem, where it is, and what is accepted. */
  readonly message: string;
  readonly cause: unknown;
}

/** The events of `<othello-board>`; all bubble and are composed. */
export interface OthelloBoardEventMap {
  /** Cancelable: before a move by the user or the engine. */
  'othello-beforemove': CustomEvent<BeforeMoveDetail>;
  /** After a move by the user or the engine. */
  'othello-move': CustomEvent<MoveDetail>;
  /** When the flips of a move have been shown. */
  'othello-moveend': CustomEvent<MoveDetail>;
  'othello-pass': CustomEvent<PassDetail>;
  'othello-gameover': CustomEvent<GameOverDetail>;
  /** A person went back or forward in the game. */
  'othello-plychange': CustomEvent<PlyChangeDetail>;
  /**
   * Any state of the board may have changed, by a person, the engine or the page. At most once per task; for elements
   * beside a board that show its game.
   */
  'othello-change': CustomEvent<ChangeDetail>;
  /** Cancelable: the click then plays no move. */
  'othello-squareclick': CustomEvent<SquareClickDetail>;
  /** At most ten times a second. */
  'othello-analysis': CustomEvent<AnalysisDetail>;
  'othello-engineready': CustomEvent<{ readonly level: number | string }>;
  'othello-error': CustomEvent<ErrorDetail>;
}

declare global {
  // Events bubble, so any element above the board may have listeners.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface GlobalEventHandlersEventMap extends OthelloBoardEventMap {}
}
