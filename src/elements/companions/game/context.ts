import type { Engine, EngineMove } from '../../../core/engine/engine.js';
import type { GameStrings } from '../../../core/locales/strings/game.js';
import type { Language } from '../../../core/locales/languages.js';
import type { Game } from '../../../core/rules/game.js';
import type { Position } from '../../../core/rules/position.js';
import type { GameClock } from '../clock/game-clock.js';
import type { RemoteBoard } from '../remote/remote.js';
import type { ViewState } from '../clock/timekeeper.js';
import type { BoardSettings } from './board-settings.js';
import type { ChannelOptions } from './friend/channel-options.js';
import type { Options } from './options.js';
import type { SessionPage } from './page.js';

/** The environment that a session needs; its view provides it. */
export interface SessionEnvironment {
  readonly page: SessionPage;
  strings(): GameStrings;
  /** The language of the strings, as a tag for `Intl`. */
  language(): string;
  /** The languages that the user can choose from. */
  languages(): readonly Language[];
  /** Whether the user can choose how the game looks and sounds. */
  offersAppearance(): boolean;
  /** The key under which the session is saved, if at all. */
  storageKey(): string | undefined;
  /** Whether the state may be saved: not before it is loaded, and not by a view that was removed from its page. */
  canSave(): boolean;
  /** How live games reach the other side. */
  channels(): ChannelOptions;
  /** A board on which the game is played, for live games. */
  remoteBoard(): RemoteBoard;
  /** The state of the board besides the game; `undefined` while there is no board. */
  boardState(): ViewState | undefined;
  /** Opens an engine for the coach, which closes it. */
  openEngine(): Promise<Engine>;
}

/** The interface of a session for its parts. */
export interface SessionContext {
  readonly env: SessionEnvironment;
  readonly game: Game;
  readonly clock: GameClock;
  readonly options: Options;
  readonly strings: GameStrings;
  /** The settings of boards that show the game. */
  readonly board: BoardSettings;
  /** Changes some of these settings; boards follow at once. */
  setBoard(settings: Partial<BoardSettings>): void;
  setMessage(text: string, from?: MessageSource, advice?: Advice): void;
  /** Reports a part of the game that could not be loaded. */
  reportLoadError(cause: unknown): void;
  /** Requests a new rendering. */
  requestUpdate(): void;
}

/** Who announces a message to screen readers: the game, or the board, which has announced the event itself. */
export type MessageSource = 'game' | 'board';

/** A line of moves that can be shown on the board. */
export interface ShownLine {
  readonly start: Position;
  readonly moves: readonly EngineMove[];
}

/** A comment of the coach has a title, and a line that shows what it means. */
export interface Advice {
  readonly title: string;
  readonly line?: ShownLine | undefined;
}

/** The last event, in words. */
export interface Message extends Partial<Advice> {
  readonly text: string;
  readonly from: MessageSource;
}
