/** Messages between the page and the library's worker. */
import type {
  FileLocation,
  FormatErrorCode,
  FormatErrorData,
  FormatName,
  GameJson,
} from '../../src/core/formats.js';
import type { Color } from '../../src/core/rules.js';
import type { Library } from './library.js';
import type { Added, LibraryState } from './library-types.js';
import type { GameSource } from './read-sources.js';

/** A single game that was opened, for the board. */
export interface OpenedGame {
  /** The game, at the place to show. */
  readonly game: GameJson;
  /** The side at the bottom, if a link says so. */
  readonly orientation?: Color | undefined;
}

/** A game that could not be read, with what is needed to restore its `FormatError` after a message. */
export interface UnreadGame {
  readonly format: FormatName;
  readonly problem: string;
  readonly offset: number;
  readonly code: FormatErrorCode;
  readonly data: FormatErrorData;
  readonly location: FileLocation | undefined;
  /** The name of the file that it is in. */
  readonly file?: string;
}

/** The result of importing texts and files. */
export interface Imported extends Added {
  /** The first games that could not be read, and their total number. */
  readonly unread: readonly UnreadGame[];
  readonly unreadCount: number;
  /** The game, if there was only one. */
  readonly only: OpenedGame | undefined;
}

/** Games that were read without adding them to the library. */
export interface ReadGames {
  /** Each with the index of its link; 0 for texts and files. */
  readonly games: readonly (OpenedGame & { readonly source: number })[];
  /** Whether there are more than requested. */
  readonly hasMore: boolean;
  /** The first game that could not be read. */
  readonly unread: UnreadGame | undefined;
}

/** Methods of the worker besides those that are the library's own. */
export interface ReadingMethods {
  /** Reports the progress in messages of its own. The letters of files are in `encoding`, by default in their own. */
  import(sources: readonly GameSource[], collection: number, encoding?: string): Promise<Imported>;
  /** The games of texts, files and links, up to a maximum. */
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
  | 'addGame'
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

/** The methods that the page may call. */
export type LibraryMethods = OfLibrary & ReadingMethods;
export type MethodName = keyof LibraryMethods;

/** A message from the page to the worker. */
export interface LibraryRequest {
  readonly id: number;
  readonly method: MethodName;
  readonly args: readonly unknown[];
}

/** A message from the worker to the page. */
export type LibraryAnswer =
  /** The worker has started. */
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly id: number; readonly result: unknown }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly message: string;
      readonly unread?: UnreadGame;
      /** The name of a fault of the browser's store; nothing has changed. */
      readonly fault?: string;
    }
  /** Progress of an import: the number of games read. */
  | { readonly type: 'progress'; readonly id: number; readonly games: number }
  /** The library has changed, by a request or in another tab. */
  | { readonly type: 'changed'; readonly state: LibraryState };
