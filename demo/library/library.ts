/** The library of games: a store and an index. No page: it runs in a worker, and in tests. */
import { FormatError, gameFromJson, type GameJson, type GameRecord } from '../../src/core/formats.js';
import type { PlayedMove } from '../../src/core/book.js';
import { SQUARES } from '../../src/core/rules.js';
import { Adding } from './store/adding.js';
import { GameIndex } from './store/game-index.js';
import {
  isNotStored,
  NO_FACTS,
  PAGE_SIZE,
  type GamePage,
  type GameStore,
  type LibraryFacts,
} from './store/database.js';
import { exportGames, type ExportedGames } from './store/export-games.js';
import {
  FIRST_OWN_COLLECTION,
  type Added,
  type ExportFormat,
  type GameQuery,
  type GameRow,
  type LibraryState,
  type OwnCollection,
  type Owner,
  type OwnSide,
  type StoredGame,
} from './library-types.js';
import { opened, unreadGame, type OpenedGame, type UnreadGame } from './opened-game.js';
import { readSources, type GameSource } from './read-sources.js';
import { wholeGame } from './store/stored-game.js';

/** At most this many unreadable games are reported: a file with more is probably not a file of games. */
const MOST_REPORTED = 5;
/** Milliseconds between progress reports. */
const REPORT_AFTER = 150;
/** Milliseconds for which positions are indexed before waiting messages are handled. */
const SLICE = 40;

/** Milliseconds after which a deleted game is removed for good; until then another tab may undo the deletion. */
const UNDO_TIME = 3_600_000;

/** Adds a game to an index; `false` if it cannot be read. */
function isIndexed(index: GameIndex, id: number, game: StoredGame | undefined): boolean {
  try {
    index.set(id, game);
    return true;
  } catch {
    return false;
  }
}

/** The result of importing texts and files. */
export interface Imported extends Added {
  /** The first games that could not be read, and their total number. */
  readonly unread: readonly UnreadGame[];
  readonly unreadCount: number;
  /** The game, if there was only one. */
  readonly only: OpenedGame | undefined;
}

/** The games, their index and their collections. A change is stored before it is answered. */
export class Library {
  readonly #store: GameStore;
  /** Called after every change of the store, so that other tabs read it again. */
  readonly #onWritten: () => void;
  #index = new GameIndex();
  #facts = NO_FACTS;
  /** Games that could not be stored, by number. */
  readonly #notStored = new Map<number, StoredGame>();
  #nextId = 0;
  /** Games that were deleted long ago. */
  #deletedIds = new Set<number>();

  constructor(store: GameStore, onWritten: () => void = () => undefined) {
    this.#store = store;
    this.#onWritten = onWritten;
  }

  /** Reads the store; games deleted more than an hour ago are removed, on a full disk at a later visit. */
  async open(): Promise<LibraryState> {
    await this.#read();
    const gone = [...this.#deletedIds];
    if (gone.length > 0) {
      // Another tab may have restored them meanwhile.
      await this.#ifStorable(this.#store.change(gone, (game) => (game.deleted ? undefined : game)));
      for (const id of gone) this.#index.set(id, undefined);
    }
    void this.#indexPositions();
    return this.state();
  }

  /** Ends the connection to the store. */
  close(): void {
    this.#store.close();
  }

  /** Reads the store again after another tab has changed it. Games that could not be stored are kept. */
  async reopen(): Promise<LibraryState> {
    await this.#read();
    void this.#indexPositions();
    return this.state();
  }

  async #read(): Promise<void> {
    const pages = await this.#store.pages();
    // Read after the pages, which take a while: so they have what this tab changes meanwhile.
    const facts = await this.#store.facts();
    const index = new GameIndex();
    const deleted = new Set<number>();
    const longAgo = Date.now() - UNDO_TIME;
    let next = 0;
    for (const [number, page] of pages) {
      for (const [row, game] of page.entries()) {
        const id = number * PAGE_SIZE + row;
        // One that cannot be read must not take the others with it.
        if (!isIndexed(index, id, game)) continue;
        if (game?.deleted !== undefined && game.deleted < longAgo) deleted.add(id);
        next = Math.max(next, id + 1);
      }
    }
    const notStored = [...this.#notStored.values()];
    this.#notStored.clear();
    for (const game of notStored) {
      index.set(next, game);
      this.#notStored.set(next++, game);
    }
    [this.#index, this.#facts, this.#nextId, this.#deletedIds] = [index, facts, next, deleted];
  }

  async #indexPositions(): Promise<void> {
    const index = this.#index;
    while (index === this.#index && !index.indexPositions(SLICE)) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  /** What the page shows of the library as a whole. */
  state(): LibraryState {
    const { inCollection, years, openings } = this.#index.summary();
    return {
      games: this.#index.size,
      inCollection,
      last: this.find({ collection: 'last' }).length,
      collections: this.#facts.collections,
      years,
      openings,
      isLasting: this.#store.isLasting,
      notStored: this.#notStored.size,
      deleted: this.#index.lastDeleted.length,
    };
  }

  /** The numbers of the games that match a query, sorted. */
  find(query: GameQuery): Uint32Array<ArrayBuffer> {
    return this.#index.find(query, this.#facts.last);
  }

  /** What a list shows of games. */
  rows(ids: readonly number[]): (GameRow | undefined)[] {
    return ids.map((id) => this.#index.row(id));
  }

  /** The moves played in a position (a board string) in the games of a query, most frequent first. */
  movesAt(position: string, query: GameQuery = {}): readonly PlayedMove[] {
    const { collection, ...others } = query;
    if (collection !== 'last') return this.#index.movesAt(position, query);
    const last = new Set(this.#facts.last);
    return this.#index.movesAt(position, others, (id) => last.has(id));
  }

  /** The people with most games. */
  players(most: number): { name: string; games: number }[] {
    return this.#index.players(most);
  }

  /** The sides played by an owner, newest games first. */
  ownSides(owner: Owner): OwnSide[] {
    return this.#index.ownSides(owner);
  }

  /** Games by number, with their moves; missing games are left out. */
  async games(ids: readonly number[]): Promise<(readonly [id: number, game: GameJson])[]> {
    const stored = await this.#storedAll(ids);
    return ids.flatMap((id, at) => (stored[at] ? [[id, wholeGame(stored[at])] as const] : []));
  }

  /** A complete game, at its start. @throws {RangeError} when it does not exist any more */
  async game(id: number): Promise<GameJson> {
    return wholeGame(await this.#stored(id));
  }

  async #stored(id: number): Promise<StoredGame> {
    const game =
      this.#notStored.get(id) ?? (await this.#store.page(Math.floor(id / PAGE_SIZE)))[id % PAGE_SIZE];
    if (!game) throw new RangeError(`no game ${id}`);
    return game;
  }

  /** Games by number; `undefined` for missing ones. */
  async #storedAll(ids: readonly number[]): Promise<(StoredGame | undefined)[]> {
    const pages = new Map<number, GamePage>();
    const games: (StoredGame | undefined)[] = [];
    for (const id of ids) {
      const number = Math.floor(id / PAGE_SIZE);
      const page = pages.get(number) ?? (await this.#store.page(number));
      pages.set(number, page);
      games.push(this.#notStored.get(id) ?? page[id % PAGE_SIZE]);
    }
    return games;
  }

  // --- Adding ------------------------------------------------------------------------------------------

  /**
   * Adds the games of texts, files and links. For a single game also returns how to show it on a board.
   *
   * @param encoding how the letters of files are written; found out by default
   * @throws {FormatError} when nothing could be read
   */
  async import(
    sources: readonly GameSource[],
    collection: number,
    onProgress: (games: number) => void = () => undefined,
    encoding?: string,
  ): Promise<Imported> {
    const adding = new Adding(collection, () => this.#index);
    const unread: UnreadGame[] = [];
    let unreadCount = 0;
    let first: GameRecord | undefined;
    let reported = performance.now();
    const refuse = (error: FormatError, file?: string): void => {
      unreadCount++;
      if (unread.length < MOST_REPORTED) unread.push(unreadGame(error, file));
    };
    try {
      for await (const entry of readSources(sources, encoding)) {
        const { record } = entry;
        if (record) {
          first ??= record;
          adding.add(record);
          if (adding.isFull) await this.#write(adding);
        } else refuse(entry.error, 'file' in entry ? entry.file : undefined);
        if (performance.now() - reported < REPORT_AFTER) continue;
        onProgress(adding.count);
        // Let pending searches run in between.
        await new Promise((resolve) => setTimeout(resolve));
        reported = performance.now();
      }
    } catch (error) {
      // One of several files may contain no games.
      if (!(error instanceof FormatError) || adding.count === 0) throw error;
      refuse(error);
    }
    const only = adding.count === 1 ? first && opened(first) : undefined;
    const added = await this.#endAdding(adding, collection);
    if (added.ids.length > 0) await this.#rememberLast(added.ids);
    return { ...added, unread, unreadCount, only };
  }

  /** Adds a game of the page. */
  addGame(game: GameJson, collection: number): Promise<Added> {
    const adding = new Adding(collection, () => this.#index);
    adding.add(gameFromJson(game));
    return this.#endAdding(adding, collection);
  }

  async #endAdding(adding: Adding, collection: number): Promise<Added> {
    await this.#write(adding);
    await this.#join(adding.known, collection);
    const { result } = adding;
    const isStored = this.#store.isLasting && !result.ids.some((id) => this.#notStored.has(id));
    return { ...result, isStored };
  }

  async #write(adding: Adding): Promise<void> {
    const games = adding.take();
    if (games.length > 0) adding.onWritten(await this.#append(games));
  }

  /** Tries again to store what could not be stored. @returns whether everything is stored now */
  async keepAgain(): Promise<boolean> {
    const [ids, games] = [[...this.#notStored.keys()], [...this.#notStored.values()]];
    if (games.length === 0) return true;
    try {
      const stored = await this.#store.append(games);
      for (const id of ids) this.#index.set(id, undefined);
      this.#notStored.clear();
      stored.forEach((id, at) => this.#index.set(id, games[at]));
      this.#nextId = Math.max(this.#nextId, ...stored.map((id) => id + 1));
      const renamed = new Map(ids.map((id, at) => [id, stored[at]!]));
      await this.#rememberLast(this.#facts.last.map((id) => renamed.get(id) ?? id));
      this.#onWritten();
      void this.#indexPositions();
      return true;
    } catch (error) {
      if (isNotStored(error)) return false;
      throw error;
    }
  }

  async #append(games: readonly StoredGame[]): Promise<number[]> {
    let ids: number[];
    try {
      // The store numbers games from its own end, so it would reuse the numbers of games that are not stored.
      if (this.#notStored.size > 0 && !(await this.keepAgain()))
        throw new DOMException('', 'QuotaExceededError');
      ids = await this.#store.append(games);
      this.#onWritten();
    } catch (error) {
      if (!isNotStored(error)) throw error;
      ids = games.map((game) => {
        this.#notStored.set(this.#nextId, game);
        return this.#nextId++;
      });
    }
    ids.forEach((id, at) => this.#index.set(id, games[at]));
    this.#nextId = Math.max(this.#nextId, ...ids.map((id) => id + 1));
    // Completely, so that a search right after an import misses no position.
    this.#index.indexUpTo(SQUARES.length);
    return ids;
  }

  // --- Collections: each write that fails with a `DOMException` has changed nothing --------------------

  /** @returns the number of the collection with this name, which is created if necessary */
  async createCollection(name: string): Promise<number> {
    const isNamed = (one: OwnCollection): boolean => one.name === name;
    if (!this.#facts.collections.some(isNamed)) {
      await this.#changeFacts(({ collections, ...facts }) => {
        const id = Math.max(FIRST_OWN_COLLECTION - 1, ...collections.map((one) => one.id)) + 1;
        // Another tab may have created it meanwhile.
        return {
          ...facts,
          collections: collections.some(isNamed) ? collections : [...collections, { id, name }],
        };
      });
    }
    return this.#facts.collections.find(isNamed)!.id;
  }

  async renameCollection(id: number, name: string): Promise<void> {
    await this.#changeFacts(({ collections, ...facts }) => ({
      ...facts,
      collections: collections.map((one) => (one.id === id ? { id, name } : one)),
    }));
  }

  /** Deletes a collection; its games are kept. */
  async deleteCollection(id: number): Promise<void> {
    // Deleted games too: a restored one must not turn up in a later collection that reuses this number.
    await this.takeFrom(this.#index.allIn(id), id);
    await this.#changeFacts(({ collections, ...facts }) => ({
      ...facts,
      collections: collections.filter((one) => one.id !== id),
    }));
  }

  async addTo(ids: readonly number[], collection: number): Promise<void> {
    const others = ids.filter((id) => !this.#index.collectionsOf(id).includes(collection));
    await this.#change(others, (game) => ({ ...game, in: [...game.in, collection] }));
  }

  /** Adds games to the collection with this name, which is created if necessary. */
  async collect(ids: readonly number[], name: string): Promise<void> {
    await this.addTo(ids, await this.createCollection(name));
  }

  /** Adds existing games to a collection; if that is not stored, the games are still there. */
  #join(ids: readonly number[], collection: number): Promise<void> {
    return this.#ifStorable(this.addTo(ids, collection));
  }

  /** Waits for a change that may be left undone when it cannot be stored. */
  async #ifStorable(change: Promise<void>): Promise<void> {
    try {
      await change;
    } catch (error) {
      if (!isNotStored(error)) throw error;
    }
  }

  async takeFrom(ids: readonly number[], collection: number): Promise<void> {
    await this.#change(ids, (game) => ({ ...game, in: game.in.filter((one) => one !== collection) }));
  }

  // --- Deleting ----------------------------------------------------------------------------------------

  /** Deletes games; {@link undoDelete} restores them. */
  async delete(ids: readonly number[]): Promise<void> {
    const now = Date.now();
    await this.#change(ids, (game) => ({ ...game, deleted: now }));
  }

  /**
   * Restores the games that were deleted last; called again, those deleted before them. If a game has been added again
   * meanwhile, its deleted copy is removed instead.
   */
  async undoDelete(): Promise<void> {
    await this.#change(this.#index.lastDeleted, (game) => {
      const { deleted: _deleted, ...restored } = game;
      return this.#index.known(game) === undefined ? restored : undefined;
    });
  }

  async #change(ids: readonly number[], change: (game: StoredGame) => StoredGame | undefined): Promise<void> {
    if (ids.length === 0) return;
    const stored = ids.filter((id) => !this.#notStored.has(id));
    await this.#store.change(stored, change);
    for (const id of ids) {
      const game = this.#notStored.get(id);
      const changed = game && change(game);
      if (changed) this.#notStored.set(id, changed);
      else this.#notStored.delete(id);
    }
    const games = await this.#storedAll(ids);
    ids.forEach((id, at) => this.#index.set(id, games[at]));
    this.#onWritten();
    void this.#indexPositions();
  }

  /** @throws {DOMException} when it is not stored; nothing has changed then */
  async #changeFacts(change: (facts: LibraryFacts) => LibraryFacts): Promise<void> {
    this.#facts = await this.#store.changeFacts(change);
    this.#onWritten();
  }

  /** Remembers the games opened last. If it is not stored, the list lasts until the page is closed. */
  async #rememberLast(last: readonly number[]): Promise<void> {
    try {
      await this.#changeFacts((facts) => ({ ...facts, last }));
    } catch (error) {
      if (!isNotStored(error)) throw error;
      this.#facts = { ...this.#facts, last };
    }
  }

  // --- Exporting ---------------------------------------------------------------------------------------

  /** Exports games as a text; games that the format cannot hold are left out. */
  async export(ids: readonly number[], format: ExportFormat): Promise<ExportedGames> {
    return exportGames(await this.#storedAll(ids), format);
  }
}
