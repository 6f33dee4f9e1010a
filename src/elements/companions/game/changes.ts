import type { ErrorDetail } from '../../board/events.js';
import type { BoardSettings } from './board-settings.js';

/** Notifications for views of a session. The session already has its new state. */
export type SessionChange =
  /** The settings of boards have changed. */
  | { readonly type: 'board'; readonly settings: Partial<BoardSettings> }
  /** Something must be rendered again: the message, the names, the buttons. */
  | { readonly type: 'view' }
  /** The options have changed. */
  | { readonly type: 'options' }
  /** A game has started. */
  | { readonly type: 'newgame' }
  /** A side had no move, and the other one moves again. */
  | { readonly type: 'passed' }
  /** Another game is shown, or the ended one continues: its result is out of date. */
  | { readonly type: 'replaced' }
  /** The result must be announced. */
  | { readonly type: 'ended' }
  /** The user must confirm that the current game is given up: see `NewGames.answer`. */
  | { readonly type: 'question' }
  | { readonly type: 'error'; readonly detail: ErrorDetail };

export type SessionListener = (change: SessionChange) => void;
