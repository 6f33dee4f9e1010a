import type { EngineErrorCode, EngineMove, MoveValue } from '../engine/engine.js';
import type { Color } from '../rules/color.js';
import type { Square } from '../rules/square.js';

/** Who did it: a person, the engine, or the page by a method. */
export type Actor = 'user' | 'engine';

/** A move that is about to be made. */
export interface BeforeMoveDetail {
  readonly square: Square;
  readonly color: Color;
  readonly flips: readonly Square[];
  readonly by: Actor;
}

/** A move that was made. */
export interface MoveDetail extends BeforeMoveDetail {
  /** How many moves have been made, this one counted. */
  readonly ply: number;
  /** The position after it: 64 characters, a space, and `X` or `O` to move. */
  readonly position: string;
  /** Discs of each side. */
  readonly score: { readonly black: number; readonly white: number; readonly empty: number };
}

/** A pass, by `forced` without asking. */
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

/** What has changed; where several things have, the one named first here. */
export type ChangeReason =
  /** Another game, or another start of it. */
  | 'setup'
  /** The game ended, also by resignation or time. */
  | 'result'
  | 'move'
  | 'pass'
  /** Another place of the same game is shown. */
  | 'navigate'
  /** The tree of the game, a note or a fact of it, not the place shown. */
  | 'edit'
  /** Something beside the game: who plays, whether the engine thinks, `paused`, `preview`. */
  | 'state';

/** The board is not as it was. */
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
  readonly scores: ReadonlyMap<EngineMove, MoveValue>;
  readonly best: EngineMove | undefined;
  readonly pv: readonly EngineMove[];
  /** Whether this is the last word. */
  readonly final: boolean;
}

/** Something that could not be done. What was shown before is still there. */
export interface ErrorDetail {
  /**
   * `attribute` for a value that was not understood; `load-failed` for a part of the board that could not be
   * fetched, and is asked for again when it is needed next; `engine-restarted` when the engine broke down and was
   * started again; else why the engine failed.
   */
  readonly code: 'attribute' | 'load-failed' | 'engine-restarted' | EngineErrorCode;
  /** What was wrong, where, and what is accepted. */
  readonly message: string;
  readonly cause: unknown;
}

/** The events of `<othello-board>`; all bubble and are composed. */
export interface OthelloBoardEventMap {
  /** Cancelable: before a move of a person or the engine. Cancelled, it is not made. */
  'othello-beforemove': CustomEvent<BeforeMoveDetail>;
  /** After a move of a person or the engine. */
  'othello-move': CustomEvent<MoveDetail>;
  /** When the flips of a move have been shown. */
  'othello-moveend': CustomEvent<MoveDetail>;
  'othello-pass': CustomEvent<PassDetail>;
  'othello-gameover': CustomEvent<GameOverDetail>;
  /** A person went back or forward in the game. */
  'othello-plychange': CustomEvent<PlyChangeDetail>;
  /**
   * Whatever the board says of itself may have changed, whoever did it: a person, the engine or the page.
   * At most once a task; for what stands beside a board and shows its game.
   */
  'othello-change': CustomEvent<ChangeDetail>;
  /** Cancelable: cancelled, the click plays no move. */
  'othello-squareclick': CustomEvent<SquareClickDetail>;
  /** At most ten times a second. */
  'othello-analysis': CustomEvent<AnalysisDetail>;
  'othello-engineready': CustomEvent<{ readonly level: number | string }>;
  'othello-error': CustomEvent<ErrorDetail>;
}

declare global {
  // Events bubble, so listeners sit on any element above the board.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface GlobalEventHandlersEventMap extends OthelloBoardEventMap {}
}
