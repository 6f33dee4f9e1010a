import type { ErrorDetail } from '../../board/events.js';
import type { BoardSettings } from './board-settings.js';

/** What views of a session are told. The session already has its new state. */
export type SessionChange =
  /** Boards that show the game are set otherwise. */
  | { readonly type: 'board'; readonly settings: Partial<BoardSettings> }
  /** Something is to be drawn again: the message, the names, what there is to do. */
  | { readonly type: 'view' }
  | { readonly type: 'options' }
  /** A game began. */
  | { readonly type: 'newgame' }
  /** A side had no move, and the other one moves again. */
  | { readonly type: 'passed' }
  /** Another game is shown, or the one that had ended goes on: its result is out of date. */
  | { readonly type: 'replaced' }
  /** The result is to be announced. */
  | { readonly type: 'ended' }
  /** Somebody has to agree first that the game on the board is given up: see `NewGames.answer`. */
  | { readonly type: 'question' }
  | { readonly type: 'error'; readonly detail: ErrorDetail };

export type SessionListener = (change: SessionChange) => void;
