/** Answers the calls of a page: in a worker, so that the page stays responsive; in the page where none starts. */
import { FormatError } from '../../../src/core/formats.js';
import { GameDatabase, isNotStored } from '../store/database.js';
import { Library } from '../library.js';
import { OPENED } from '../library-types.js';
import { MemoryStore } from '../store/memory-store.js';
import { oneAtATime } from './one-at-a-time.js';
import type { LibraryAnswer, LibraryRequest, MethodName, ReadingMethods } from './worker-messages.js';
import { unreadGame } from '../opened-game.js';
import { readChapters } from '../read-chapters.js';
import type { GameSource } from '../read-sources.js';

/** Methods that change the library. */
const CHANGES: ReadonlySet<MethodName> = new Set([
  'import',
  'addGame',
  'keepAgain',
  'createCollection',
  'renameCollection',
  'deleteCollection',
  'addTo',
  'collect',
  'takeFrom',
  'delete',
  'undoDelete',
]);

/** The library behind the calls of one page. */
export class LibraryHost {
  readonly #send: (answer: LibraryAnswer) => void;
  /** Tells other tabs about changes, so that they read the store again. */
  readonly #tabs = new BroadcastChannel('othello-library');
  #library: Library;
  #opening: Promise<void>;
  #isClosed = false;

  constructor(send: (answer: LibraryAnswer) => void) {
    this.#send = send;
    this.#library = this.#ofThisBrowser();
    this.#opening = this.#open();
    // A file that another tab reads is written in many pieces.
    this.#tabs.onmessage = () => void this.#reopen().catch(() => undefined);
    send({ type: 'ready' });
  }

  readonly #reopen = oneAtATime(async () => {
    await this.#opening;
    this.#send({ type: 'changed', state: await this.#library.reopen() });
  });

  #ofThisBrowser(): Library {
    const database = new GameDatabase(() => void this.#onClosed());
    return new Library(database, () => this.#tabs.postMessage('changed'));
  }

  async #open(): Promise<void> {
    try {
      await this.#library.open();
    } catch {
      // Without storage the library lasts as long as the page, and its state says so.
      this.#library.close();
      this.#library = new Library(new MemoryStore());
    }
  }

  /** Another tab changed the database, or it was deleted. */
  async #onClosed(): Promise<void> {
    if (this.#isClosed) return;
    this.#library = this.#ofThisBrowser();
    this.#opening = this.#open();
    await this.#opening;
    this.#send({ type: 'changed', state: this.#library.state() });
  }

  /** Ends it, for a page that needs it no more. */
  close(): void {
    this.#isClosed = true;
    this.#tabs.close();
    this.#library.close();
  }

  async take({ id, method, args }: LibraryRequest): Promise<void> {
    try {
      await this.#opening;
      const result = await this.#call(id, method, args);
      if (CHANGES.has(method)) this.#send({ type: 'changed', state: this.#library.state() });
      this.#send({ type: 'result', id, result });
    } catch (error) {
      const { message, name } = error as Error;
      const unread = error instanceof FormatError ? { unread: unreadGame(error) } : {};
      this.#send({ type: 'failed', id, message, ...(isNotStored(error) && { fault: name }), ...unread });
    }
  }

  #call(id: number, method: MethodName, args: readonly unknown[]): unknown {
    const library = this.#library;
    switch (method) {
      case 'open':
        return library.state();
      case 'import': {
        const [sources, collection, encoding] = args as Parameters<ReadingMethods['import']>;
        const onProgress = (games: number): void => this.#send({ type: 'progress', id, games });
        return library.import(sources, collection, onProgress, encoding);
      }
      case 'readChapters':
        return readChapters(...(args as [readonly GameSource[], number]));
      case 'keepAgain':
        return library.state().isLasting ? library.keepAgain() : this.#openAgain(library);
      default:
        return (library[method] as (...args: readonly unknown[]) => unknown)(...args);
    }
  }

  /** Tries to open the store once more, and puts into it what was added without it. */
  async #openAgain(temporary: Library): Promise<boolean> {
    const library = this.#ofThisBrowser();
    try {
      await library.open();
    } catch {
      library.close();
      return false;
    }
    for (const [, game] of await temporary.games([...temporary.find({})]))
      await library.addGame(game, OPENED);
    this.#library = library;
    return true;
  }
}
