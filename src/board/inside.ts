import type { CSSResult } from '@lit/reactive-element';
import type { Color } from '../rules/color.js';
import type { Game } from '../rules/game.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import type { OthelloBoard } from './element.js';
import type { ChangeReason, ErrorDetail, OthelloBoardEventMap } from './events.js';
import type { Speech } from './labels.js';
import type { BoardWords } from './localize.js';
import type { CellState } from './view/cells.js';
import type { Shell } from './view/shell.js';

/** A room of the board that is fetched later. */
export interface Room {
  /** The board is as it should be seen now. */
  follow(): void;
}

/** What the rooms that are fetched later need of their board, beside its public members. */
export interface Inside {
  readonly board: OthelloBoard;
  readonly internals: ElementInternals;
  shell(): Shell;
  /** How each square looks now, a1 first; none before the board has been in a page. */
  states(): readonly CellState[];
  /** The game as the attributes have it now. */
  game(): Game;
  /** The discs on the board: the game's, or a preview. */
  shown(): Position;
  speech(): Speech<BoardWords>;
  /** Whether a person plays on this board, now or later. */
  interactive(): boolean;
  /** Whether anybody may move: nothing pauses the game, no preview hides it. */
  running(): boolean;
  /** Whether a person is to move. */
  open(): boolean;
  enginesTurn(turn: Color): boolean;
  /** Whether the engine's values are asked for. */
  valued(): boolean;
  /** The square that has the focus, or would get it, 0-63. */
  current(): number;
  /** Chooses the square that would get the focus. */
  point(index: number): void;
  /** Where "take back" leads: against the engine, to the person's own last turn. */
  back(): number;
  /** A person goes to another place of the game. */
  travel(ply: number): void;
  make(square: Square): void;
  /** Adds a style sheet to the board. */
  wear(styles: CSSResult): void;
  changed(reason: ChangeReason): void;
  emit<K extends keyof OthelloBoardEventMap>(
    type: K,
    detail: OthelloBoardEventMap[K]['detail'],
    cancelable?: boolean,
  ): boolean;
  /** Reports that something could not be fetched. */
  failed(error: unknown): void;
  report(code: ErrorDetail['code'], message: string, cause: unknown): void;
}
