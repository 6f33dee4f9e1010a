/** What goes between the page and the worker of the library. */
import type { FilePlace, FormatErrorCode, FormatErrorData, FormatName, GameJson } from '../../src/formats.js';
import type { Color } from '../../src/rules.js';
import type { Library } from './library.js';
import type { Added, LibraryState } from './library-types.js';
import type { GameSource } from './read-sources.js';

/** A game that was opened alone, as it goes on the board. */
export interface OpenedGame {
  /** The game, at the place that is to be shown. */
  readonly game: GameJson;
  /** The side at the bottom, where a link says it. */
  readonly orientation?: Color | undefined;
}

/** A game that could not be read: what makes a `FormatError` again on the other side of a message. */
export interface UnreadGame {
  readonly format: FormatName;
  readonly problem: string;
  readonly offset: number;
  readonly code: FormatErrorCode;
  readonly data: FormatErrorData;
  readonly place: FilePlace | undefined;
}

/** What became of texts and files. */
export interface Imported extends Added {
  /** The first games that could not be read, and how many there are. */
  readonly unread: readonly UnreadGame[];
  readonly unreadCount: number;
  /** Where there was one game only. */
  readonly only: OpenedGame | undefined;
}

/** Games that were read without adding them to the library. */
export interface ReadGames {
  /** Each with the number of the link that it is of; of texts and files 0. */
  readonly games: readonly (OpenedGame & { readonly source: number })[];
  /** There are more than were asked for. */
  readonly hasMore: boolean;
  /** The first that could not be read. */
  readonly unread: UnreadGame | undefined;
}

/** What the worker can be asked for beside the library's own methods. */
export interface ImportMethods {
  import(sources: readonly GameSource[], collection: number): Promise<Imported>;
  addGame(game: GameJson, collection: number): Promise<Added>;
  /** The games of texts, files and links, at most so many. */
  readChapters(sources: readonly GameSource[], most: number): Promise<ReadGames>;
}

type OfLibrary = Pick<
  Library,
  | 'open'
  | 'state'
  | 'find'
  | 'rows'
  | 'movesAt'
  | 'players'
  | 'ownSides'
  | 'game'
  | 'games'
  | 'keepAgain'
  | 'createCollection'
  | 'renameCollection'
  | 'deleteCollection'
  | 'addTo'
  | 'collect'
  | 'takeFrom'
  | 'delete'
  | 'undoDelete'
  | 'export'
>;

export type LibraryMethods = OfLibrary & ImportMethods;
export type MethodName = keyof LibraryMethods;

/** What the page asks the worker. */
export interface LibraryRequest {
  readonly id: number;
  readonly method: MethodName;
  readonly args: readonly unknown[];
}

/** What the worker tells the page. */
export type LibraryAnswer =
  | { readonly type: 'result'; readonly id: number; readonly result: unknown }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly message: string;
      readonly unread?: UnreadGame;
      /** The disk is full: nothing has changed. */ readonly isFull: boolean;
    }
  /** So many games of what is being imported are read. */
  | { readonly type: 'progress'; readonly id: number; readonly games: number }
  /** The library is not as it was: by what was asked, or by another tab. */
  | { readonly type: 'changed'; readonly state: LibraryState };
