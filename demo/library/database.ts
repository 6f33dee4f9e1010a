/** Stores the library's games in IndexedDB, hundreds in one record, because single records are slow to read. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OwnCollection, StoredGame } from './library-types.js';

/** Number of games in a record. The number of a game is the number of its record times this, plus its index. */
export const PAGE_SIZE = 512;

/** Games that are stored together; deleted games leave gaps. */
export type GamePage = readonly (StoredGame | undefined)[];

/** What is stored besides the games. */
export interface LibraryFacts {
  readonly collections: readonly OwnCollection[];
  /** The numbers of the games opened last. */
  readonly last: readonly number[];
}

/** Stores games. An operation that fails has changed nothing. */
export interface GameStore {
  pages(): Promise<ReadonlyMap<number, GamePage>>;
  page(number: number): Promise<GamePage>;
  facts(): Promise<LibraryFacts>;
  /** Changes what is stored besides the games, with what another tab has written meanwhile. @returns all of it */
  changeFacts(change: (facts: LibraryFacts) => LibraryFacts): Promise<LibraryFacts>;
  /** Appends games. @returns their numbers */
  append(games: readonly StoredGame[]): Promise<number[]>;
  /** Changes games by number; returning `undefined` removes a game. */
  change(ids: readonly number[], change: (game: StoredGame) => StoredGame | undefined): Promise<void>;
}

export const NO_FACTS: LibraryFacts = { collections: [], last: [] };

interface Schema extends DBSchema {
  pages: { key: number; value: GamePage };
  facts: { key: 'facts'; value: LibraryFacts };
}

/** The store of this browser. */
export class GameDatabase implements GameStore {
  readonly #open: Promise<IDBPDatabase<Schema>>;

  /** @param onClosed called when another tab with a newer version of the site needs the database */
  constructor(onClosed: () => void) {
    this.#open = openDB<Schema>('othello-library', 1, {
      upgrade: (db) => {
        db.createObjectStore('pages');
        db.createObjectStore('facts');
      },
      blocking: () => {
        void this.#open.then((db) => db.close());
        onClosed();
      },
      terminated: onClosed,
    });
  }

  async pages(): Promise<ReadonlyMap<number, GamePage>> {
    const transaction = (await this.#open).transaction('pages');
    const [keys, pages] = await Promise.all([
      transaction.store.getAllKeys(),
      transaction.store.getAll(),
      transaction.done,
    ]);
    return new Map(keys.map((key, at) => [key, pages[at]!]));
  }

  async page(number: number): Promise<GamePage> {
    return (await (await this.#open).get('pages', number)) ?? [];
  }

  async facts(): Promise<LibraryFacts> {
    return (await (await this.#open).get('facts', 'facts')) ?? NO_FACTS;
  }

  async changeFacts(change: (facts: LibraryFacts) => LibraryFacts): Promise<LibraryFacts> {
    const transaction = (await this.#open).transaction('facts', 'readwrite');
    const facts = change((await transaction.store.get('facts')) ?? NO_FACTS);
    await Promise.all([transaction.store.put(facts, 'facts'), transaction.done]);
    return facts;
  }

  async append(games: readonly StoredGame[]): Promise<number[]> {
    const transaction = (await this.#open).transaction('pages', 'readwrite');
    const { store } = transaction;
    // Another tab may have written meanwhile, so the end is read in the same transaction.
    const end = await store.openKeyCursor(null, 'prev');
    let number = end?.key ?? 0;
    let page: GamePage = end ? ((await store.get(number)) ?? []) : [];
    const ids: number[] = [];
    const written: Promise<unknown>[] = [];
    for (let at = 0; at < games.length;) {
      if (page.length >= PAGE_SIZE) [number, page] = [number + 1, []];
      const more = games.slice(at, at + PAGE_SIZE - page.length);
      more.forEach((_, place) => ids.push(number * PAGE_SIZE + page.length + place));
      page = [...page, ...more];
      written.push(store.put(page, number));
      at += more.length;
    }
    await Promise.all([...written, transaction.done]);
    return ids;
  }

  async change(ids: readonly number[], change: (game: StoredGame) => StoredGame | undefined): Promise<void> {
    const transaction = (await this.#open).transaction('pages', 'readwrite');
    const { store } = transaction;
    const inPage = new Map<number, number[]>();
    for (const id of ids) {
      const number = Math.floor(id / PAGE_SIZE);
      const own = inPage.get(number) ?? [];
      inPage.set(number, own);
      own.push(id);
    }
    const written: Promise<unknown>[] = [];
    for (const [number, own] of inPage) {
      const page = [...((await store.get(number)) ?? [])];
      for (const id of own) {
        const game = page[id % PAGE_SIZE];
        if (game) page[id % PAGE_SIZE] = change(game);
      }
      written.push(store.put(page, number));
    }
    await Promise.all([...written, transaction.done]);
  }
}

/** Whether writing failed for lack of space. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
