import type { Engine, EngineMove } from '../../engine/engine.js';
import type { GameStrings } from '../../locales/strings/game.js';
import type { Language } from '../../locales/languages.js';
import type { Game } from '../../rules/game.js';
import type { Position } from '../../rules/position.js';
import type { GameClock } from '../game-clock.js';
import type { RemoteBoard } from '../remote/remote.js';
import type { ViewState } from '../timekeeper.js';
import type { BoardSettings } from './board-settings.js';
import type { LineOptions } from './friend/line-options.js';
import type { Options } from './options.js';
import type { SessionPage } from './page.js';

/** What a session needs of where it runs; a view of it gives that. */
export interface SessionEnvironment {
  readonly page: SessionPage;
  strings(): GameStrings;
  /** The language of the strings, as a tag for `Intl`. */
  language(): string;
  /** The languages that a person can choose from. */
  languages(): readonly Language[];
  /** Under which key what survives a reload is kept, if at all. */
  storageKey(): string | undefined;
  /** Whether what is shown may be saved yet, and still: not by a view that was taken out of its page. */
  canSave(): boolean;
  /** By what live games reach the other side. */
  lines(): LineOptions;
  /** A board on which the game is played, for live games. */
  remoteBoard(): RemoteBoard;
  /** What the board says of itself beside the game; `undefined` while there is none. */
  boardState(): ViewState | undefined;
  /** An engine for the coach, who closes it. */
  openEngine(): Promise<Engine>;
}

/** What the parts of a session know of it. */
export interface SessionHost {
  readonly env: SessionEnvironment;
  readonly game: Game;
  readonly clock: GameClock;
  readonly options: Options;
  readonly strings: GameStrings;
  /** How boards that show the game are set. */
  readonly board: BoardSettings;
  /** Sets them otherwise, at once. */
  setBoard(settings: Partial<BoardSettings>): void;
  setMessage(text: string, from?: MessageSource, advice?: Advice): void;
  /** Reports a part of the game that could not be loaded. */
  reportLoadError(cause: unknown): void;
  /** Has everything be drawn again. */
  requestUpdate(): void;
}

/** Who announces a message to screen readers: the game, or the board, which has announced the event itself. */
export type MessageSource = 'game' | 'board';

/** A line of moves that can be shown on the board. */
export interface ShownLine {
  readonly start: Position;
  readonly moves: readonly EngineMove[];
}

/** What the coach says has a title, and a line that shows what it means. */
export interface Advice {
  readonly title: string;
  readonly line?: ShownLine | undefined;
}

/** What has just happened, in words. */
export interface Message extends Partial<Advice> {
  readonly text: string;
  readonly from: MessageSource;
}
