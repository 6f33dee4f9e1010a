/**
 * The needs of a game session from its page and its board, as interfaces without a DOM. The view gives a session its
 * environment, and a session gives its parts a context: so all of them run in tests without a page.
 */
import type { FoundReview } from '../../../../core/analysis/review-json.js';
import type { Engine, EngineMove } from '../../../../core/engine/engine.js';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import type { Language } from '../../../../core/locales/languages.js';
import type { Game } from '../../../../core/rules/game/game.js';
import type { Position } from '../../../../core/rules/position.js';
import type { GameClock } from '../../clock/game-clock.js';
import type { ChannelOptions } from '../../remote/channel.js';
import type { RemoteBoard } from '../../remote/remote.js';
import type { ViewState } from '../../clock/timekeeper.js';
import type { Options } from './setup/game-options.js';
import type { ErrorDetail } from '../../../board/events.js';
import type { Color } from '../../../../core/rules/color.js';
import type { Arrow, Mark } from '../../../../core/rules/game/facts.js';
import type { Opponent } from './setup/game-setup.js';

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

/** The page of a session: its address, and the state in the entry of the browser's history. */
export interface SessionPage {
  readonly address: string;
  readonly state: unknown;
  /** Whether the page is hidden. */
  readonly isHidden: boolean;
  /** Whether it is not in a frame of another page. */
  readonly isOwnWindow: boolean;
  /** Replaces the entry of the history; without an address, the page keeps its own. */
  replace(state: unknown, address?: string): void;
}

/** The hosts that a connection contacts; empty if it only reaches other tabs of this browser. */
export function contactsOf(
  { relay, openChannel, contacts }: ChannelOptions,
  page: SessionPage,
): readonly string[] {
  if (openChannel) return contacts.length > 0 ? contacts : [new URL(page.address).host];
  if (!relay) return [];
  // The part before an @ is not the host: `wss://trusted.example@other.example`.
  try {
    return [new URL(relay, page.address).host];
  } catch {
    return [relay];
  }
}

/** The interface of a session for its parts. */
export interface SessionContext {
  readonly env: SessionEnvironment;
  readonly game: Game;
  readonly clock: GameClock;
  readonly options: Options;
  readonly strings: GameStrings;
  /** The name of the player of each colour. */
  readonly names: Readonly<Record<Color, string>>;
  /** The side of the user, where the other one is played by the computer or elsewhere. */
  readonly userSide: Color | undefined;
  /** The last event, in words. */
  readonly message: Message;
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
  /** The game that has ended is reviewed. */
  | { readonly type: 'reviewed'; readonly review: FoundReview }
  /** The user must confirm that the current game is given up: see `NewGames.answer`. */
  | { readonly type: 'question' }
  | { readonly type: 'error'; readonly detail: ErrorDetail };

/** Called after each change of a session. */
export type SessionListener = (change: SessionChange) => void;

/** Settings for boards that show the game of a session: who plays, and what is shown. */
export interface BoardSettings {
  /** The side of the computer. */
  readonly engine: Color | 'none';
  readonly level: Opponent;
  /** Whether the computer uses the opening book. */
  readonly usesBook: boolean;
  /** The sides that are played on this page. */
  readonly player: Color | 'both';
  readonly interactive: boolean;
  /** Whether no moves can be made: a question is open, or the computer waits. */
  readonly paused: boolean;
  /** The side at the bottom. */
  readonly orientation: Color;
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** Discs to show in place of the game's, as a board string: a turn with flips by hand. */
  readonly preview: string | undefined;
}

/** The settings of a board before a session has any of its own. */
export const DEFAULT_BOARD: BoardSettings = {
  engine: 'none',
  level: 'easy',
  usesBook: false,
  player: 'both',
  interactive: true,
  paused: false,
  orientation: 'black',
  marks: [],
  arrows: [],
  preview: undefined,
};
