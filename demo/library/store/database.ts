/** Stores the library's games in IndexedDB, hundreds in one record, because single records are slow to read. */
import type { DBSchema, IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { inTransaction, openDatabase } from '../../open-database.js';
import type { OwnCollection, StoredGame } from '../library-types.js';

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

/** Stores games. An operation that fails, with a {@link DOMException}, has changed nothing. */
export interface GameStore {
  /** Whether the games are there at the next visit. */
  readonly isLasting: boolean;
  pages(): Promise<ReadonlyMap<number, GamePage>>;
  page(number: number): Promise<GamePage>;
  facts(): Promise<LibraryFacts>;
  /** Changes what is stored besides the games, with what another tab has written meanwhile. @returns all of it */
  changeFacts(change: (facts: LibraryFacts) => LibraryFacts): Promise<LibraryFacts>;
  /** Appends games. @returns their numbers */
  append(games: readonly StoredGame[]): Promise<number[]>;
  /** Changes games by number; returning `undefined` removes a game. */
  change(ids: readonly number[], change: (game: StoredGame) => StoredGame | undefined): Promise<void>;
  /** Ends the connection. */
  close(): void;
}

/** The facts of a library without games. */
export const NO_FACTS: LibraryFacts = { collections: [], last: [] };

interface Schema extends DBSchema {
  pages: { key: number; value: GamePage };
  facts: { key: 'facts'; value: LibraryFacts };
}

const gameSchema = v.looseObject({
  game: v.looseObject({}),
  moves: v.pipe(v.string(), v.regex(/^(?:[a-h][1-8])*$/u)),
  in: v.array(v.number()),
  movesKey: v.number(),
});

const factsSchema = v.object({
  collections: v.array(v.object({ id: v.number(), name: v.string() })),
  last: v.array(v.number()),
});

const isGame = (stored: unknown): stored is StoredGame => v.is(gameSchema, stored);

/** The games of a stored page; what is none counts as deleted. */
function gamesIn(page: unknown): GamePage {
  if (!Array.isArray(page)) return [];
  return Array.from(page, (game: unknown) => (isGame(game) ? game : undefined));
}

function factsIn(stored: unknown): LibraryFacts {
  return v.is(factsSchema, stored) ? stored : NO_FACTS;
}

/** The store of this browser. */
export class GameDatabase implements GameStore {
  readonly isLasting = true;
  readonly #open: Promise<IDBPDatabase<Schema>>;

  /** @param onClosed called when the database was closed: another tab needs to change it, or it was deleted */
  constructor(onClosed: () => void) {
    this.#open = openDatabase<Schema>('othello-library', { pages: {}, facts: {} }, onClosed);
    // The caller hears of it.
    this.#open.catch(() => undefined);
  }

  close(): void {
    void this.#open.then(
      (db) => db.close(),
      () => undefined,
    );
  }

  async pages(): Promise<ReadonlyMap<number, GamePage>> {
    return inTransaction(await this.#open, 'pages', 'readonly', async (store) => {
      const keys = await store.getAllKeys();
      const pages = await store.getAll();
      return new Map(
        keys.flatMap((key, at) => (Number.isSafeInteger(key) ? [[key, gamesIn(pages[at])] as const] : [])),
      );
    });
  }

  async page(number: number): Promise<GamePage> {
    return gamesIn(await inTransaction(await this.#open, 'pages', 'readonly', (store) => store.get(number)));
  }

  async facts(): Promise<LibraryFacts> {
    return factsIn(await inTransaction(await this.#open, 'facts', 'readonly', (store) => store.get('facts')));
  }

  async changeFacts(change: (facts: LibraryFacts) => LibraryFacts): Promise<LibraryFacts> {
    return inTransaction(await this.#open, 'facts', 'readwrite', async (store) => {
      const facts = change(factsIn(await store.get('facts')));
      await store.put(facts, 'facts');
      return facts;
    });
  }

  async append(games: readonly StoredGame[]): Promise<number[]> {
    return inTransaction(await this.#open, 'pages', 'readwrite', async (store) => {
      // Another tab may have written meanwhile, so the end is read in the same transaction.
      const end = await store.openKeyCursor(IDBKeyRange.lowerBound(0), 'prev');
      const last = end && Number.isSafeInteger(end.key) ? end.key : undefined;
      let number = last ?? 0;
      let page: GamePage = last === undefined ? [] : gamesIn(await store.get(last));
      const ids: number[] = [];
      for (let at = 0; at < games.length;) {
        if (page.length >= PAGE_SIZE) [number, page] = [number + 1, []];
        const more = games.slice(at, at + PAGE_SIZE - page.length);
        for (let index = 0; index < more.length; index++) ids.push(number * PAGE_SIZE + page.length + index);
        page = [...page, ...more];
        await store.put(page, number);
        at += more.length;
      }
      return ids;
    });
  }

  async change(ids: readonly number[], change: (game: StoredGame) => StoredGame | undefined): Promise<void> {
    const inPage = new Map<number, number[]>();
    for (const id of ids) {
      const number = Math.floor(id / PAGE_SIZE);
      const own = inPage.get(number) ?? [];
      inPage.set(number, own);
      own.push(id);
    }
    await inTransaction(await this.#open, 'pages', 'readwrite', async (store) => {
      for (const [number, own] of inPage) {
        const page = [...gamesIn(await store.get(number))];
        for (const id of own) {
          const game = page[id % PAGE_SIZE];
          if (game) page[id % PAGE_SIZE] = change(game);
        }
        await store.put(page, number);
      }
    });
  }
}

/** Whether the browser did not store something: the disk is full, or the store fails. Nothing has changed then. */
export function isNotStored(error: unknown): boolean {
  return error instanceof DOMException;
}
