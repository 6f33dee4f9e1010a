import type { OthelloBoard } from '../../board/element.js';
import type { GameStrings } from '../../locales/game/strings.js';
import type { OthelloClock } from '../clock.js';
import type { Options } from './options.js';

/** What the parts of `<othello-game>` know of the element. */
export interface GameHost {
  board(): OthelloBoard;
  /** The clock, where the game has one. */
  clock(): OthelloClock | null;
  strings(): GameStrings;
  /** The language of the strings, as a tag for `Intl`. */
  language(): string;
  options(): Options;
  /** Under which key what survives a reload is kept, if at all. */
  storageKey(): string | undefined;
  setMessage(text: string, from?: MessageSource): void;
  /** Reports a part of the game that could not be loaded. */
  reportLoadError(cause: unknown): void;
  requestUpdate(): void;
  /** Resolves when what has changed is rendered. */
  updateComplete(): Promise<boolean>;
}

/** Who announces a message to screen readers: the game, or the board, which has announced the event itself. */
export type MessageSource = 'game' | 'board';

/** What has just happened, in words. */
export interface Message {
  readonly text: string;
  readonly from: MessageSource;
}
