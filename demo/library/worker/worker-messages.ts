/** Messages between the page and the library's worker. */
import type { Imported, Library } from '../library.js';
import type { LibraryState } from '../library-types.js';
import type { UnreadGame } from '../opened-game.js';
import type { ReadGames } from '../read-chapters.js';
import type { GameSource } from '../read-sources.js';

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
