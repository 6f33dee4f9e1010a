/** The library of games: keeps them in a store, finds them by an index. No page: it runs in a worker, and in tests. */
import {
  FormatError,
  parseBoardString,
  SameGames,
  type GameJson,
  type GameRecord,
} from '../../src/formats.js';
import type { PlayedMove } from '../../src/book.js';
import { GameIndex } from './game-index.js';
import { playersOf } from './duplicate-key.js';
import { isFull, PAGE_SIZE, type GamePage, type GameStore, type LibraryFacts } from './database.js';
import {
  FIRST_OWN_COLLECTION,
  type Added,
  type ExportFormat,
  type GameQuery,
  type GameRow,
  type LibraryState,
  type Owner,
  type OwnSide,
  type StoredGame,
} from './library-types.js';
import { recordOf, storedGame, wholeGame } from './stored-game.js';

/** Games that are written at once. */
const BATCH = 2 * PAGE_SIZE;
/** How long the index of positions works before messages have their turn, in milliseconds. */
const SLICE = 40;

/** So long after its deletion a game is gone for good, in milliseconds: another tab may still undo it. */
const UNDO_TIME = 3_600_000;
/** Nothing yet of what was opened last. */
const NO_FACTS: LibraryFacts = { collections: [], last: [] };

export class Library {
  readonly #store: GameStore;
  /** Tells other tabs which pages have changed; all where it is not said. */
  readonly #onWritten: () => void;
  #index = new GameIndex();
  #facts = NO_FACTS;
  /** Games that could not be kept, by their numbers. */
  readonly #unkept = new Map<number, StoredGame>();
  #nextId = 0;
  /** Games that were deleted long ago. */
  #deletedIds = new Set<number>();
  /** What the last deletion took away. */
  #lastDeleted: readonly number[] = [];

  constructor(store: GameStore, onWritten: () => void = () => undefined) {
    this.#store = store;
    this.#onWritten = onWritten;
  }

  /** Reads what is kept; games that were deleted more than an hour ago are gone then. */
  async open(): Promise<LibraryState> {
    await this.#read();
    const gone = [...this.#deletedIds];
    if (gone.length > 0) {
      await this.#store.change(gone, () => undefined);
      for (const id of gone) this.#index.set(id, undefined);
    }
    void this.#indexPositions();
    return this.state();
  }

  /** Reads again what is kept: another tab has changed it. Games that could not be kept stay. */
  async reopen(): Promise<LibraryState> {
    await this.#read();
    void this.#indexPositions();
    return this.state();
  }

  async #read(): Promise<void> {
    const [pages, facts] = await Promise.all([this.#store.pages(), this.#store.facts()]);
    const index = new GameIndex();
    const deleted = new Set<number>();
    const longAgo = Date.now() - UNDO_TIME;
    let next = 0;
    for (const [number, page] of pages) {
      for (const [place, game] of page.entries()) {
        const id = number * PAGE_SIZE + place;
        index.set(id, game);
        if (game?.deleted !== undefined && game.deleted < longAgo) deleted.add(id);
        next = Math.max(next, id + 1);
      }
    }
    const unkept = [...this.#unkept.values()];
    this.#unkept.clear();
    for (const game of unkept) {
      index.set(next, game);
      this.#unkept.set(next++, game);
    }
    [this.#index, this.#facts, this.#nextId, this.#deletedIds] = [index, facts, next, deleted];
  }

  async #indexPositions(): Promise<void> {
    const index = this.#index;
    while (index === this.#index && !index.indexPositions(SLICE)) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  state(): LibraryState {
    const { inCollection, years, openings } = this.#index.summary();
    return {
      games: this.#index.size,
      inCollection,
      last: this.#facts.last.length,
      collections: this.#facts.collections,
      years,
      openings,
      unkept: this.#unkept.size,
      deleted: this.#lastDeleted.length,
    };
  }

  find(query: GameQuery): Uint32Array<ArrayBuffer> {
    if (query.position !== undefined) this.#index.indexPositions();
    return this.#index.find(query, this.#facts.last);
  }

  rows(ids: readonly number[]): (GameRow | undefined)[] {
    return ids.map((id) => this.#index.row(id));
  }

  /** What was played in a position (a board string), most often first. */
  movesAt(position: string): readonly PlayedMove[] {
    this.#index.indexPositions();
    return this.#index.movesAt(parseBoardString(position));
  }

  players(most: number): { name: string; games: number }[] {
    return this.#index.players(most);
  }

  /** The sides that are somebody's, those of the newest games first. */
  ownSides(owner: Owner): OwnSide[] {
    return this.#index.ownSides(owner);
  }

  /** Games by their numbers with their moves; one that is gone is left out. */
  async games(ids: readonly number[]): Promise<(readonly [id: number, game: GameJson])[]> {
    const stored = await this.#storedAll(ids);
    return ids.flatMap((id, at) => (stored[at] ? [[id, wholeGame(stored[at])] as const] : []));
  }

  /** A game with all that is known of it, at its start. @throws {RangeError} when it is gone */
  async game(id: number): Promise<GameJson> {
    return wholeGame(await this.#stored(id));
  }

  async #stored(id: number): Promise<StoredGame> {
    const game = this.#unkept.get(id) ?? (await this.#store.page(Math.floor(id / PAGE_SIZE)))[id % PAGE_SIZE];
    if (!game) throw new RangeError(`no game ${id}`);
    return game;
  }

  /** Games by their numbers; `undefined` where one is gone. */
  async #storedAll(ids: readonly number[]): Promise<(StoredGame | undefined)[]> {
    const pages = new Map<number, GamePage>();
    const games: (StoredGame | undefined)[] = [];
    for (const id of ids) {
      const number = Math.floor(id / PAGE_SIZE);
      const page = pages.get(number) ?? (await this.#store.page(number));
      pages.set(number, page);
      games.push(this.#unkept.get(id) ?? page[id % PAGE_SIZE]);
    }
    return games;
  }

  // --- Adding ------------------------------------------------------------------------------------------

  /** Adds games one by one; they are written in pieces. Call {@link Adding.end} at the end. */
  add(collection: number): Adding {
    return new Adding(collection, this.#index, {
      append: (games) => this.#append(games),
      join: (ids) => this.#join(ids, collection),
    });
  }

  /** Remembers which games were opened last. */
  async setLast(ids: readonly number[]): Promise<void> {
    await this.#rememberLast(ids);
  }

  /** Tries once more to keep what could not be kept. @returns whether all is kept now */
  async keepAgain(): Promise<boolean> {
    const [ids, games] = [[...this.#unkept.keys()], [...this.#unkept.values()]];
    if (games.length === 0) return true;
    try {
      const kept = await this.#store.append(games);
      for (const id of ids) this.#index.set(id, undefined);
      this.#unkept.clear();
      kept.forEach((id, at) => this.#index.set(id, games[at]));
      this.#nextId = Math.max(this.#nextId, ...kept.map((id) => id + 1));
      const renamed = new Map(ids.map((id, at) => [id, kept[at]!]));
      await this.#rememberLast(this.#facts.last.map((id) => renamed.get(id) ?? id));
      this.#onWritten();
      void this.#indexPositions();
      return true;
    } catch (error) {
      if (isFull(error)) return false;
      throw error;
    }
  }

  async #append(games: readonly StoredGame[]): Promise<number[]> {
    let ids: number[];
    try {
      // Numbers of games that are not kept would be given twice.
      if (this.#unkept.size > 0 && !(await this.keepAgain()))
        throw new DOMException('', 'QuotaExceededError');
      ids = await this.#store.append(games);
      this.#onWritten();
    } catch (error) {
      if (!isFull(error)) throw error;
      ids = games.map((game) => {
        this.#unkept.set(this.#nextId, game);
        return this.#nextId++;
      });
    }
    ids.forEach((id, at) => this.#index.set(id, games[at]));
    this.#nextId = Math.max(this.#nextId, ...ids.map((id) => id + 1));
    this.#index.indexPositions();
    return ids;
  }

  // --- Collections: what fails as the disk is full (`QuotaExceededError`) has changed nothing ----------

  /** @returns the number of the collection of that name, which is made where there is none */
  async createCollection(name: string): Promise<number> {
    const { collections } = this.#facts;
    const known = collections.find((one) => one.name === name);
    if (known) return known.id;
    const id = Math.max(FIRST_OWN_COLLECTION - 1, ...collections.map((one) => one.id)) + 1;
    await this.#writeFacts({ ...this.#facts, collections: [...collections, { id, name }] });
    return id;
  }

  async renameCollection(id: number, name: string): Promise<void> {
    const collections = this.#facts.collections.map((one) => (one.id === id ? { id, name } : one));
    await this.#writeFacts({ ...this.#facts, collections });
  }

  /** The collection is gone; its games stay. */
  async deleteCollection(id: number): Promise<void> {
    const ids = [...this.#index.find({ collection: id })];
    await this.#change(ids, (game) => ({ ...game, in: game.in.filter((one) => one !== id) }));
    const collections = this.#facts.collections.filter((one) => one.id !== id);
    await this.#writeFacts({ ...this.#facts, collections });
  }

  async addTo(ids: readonly number[], collection: number): Promise<void> {
    const others = ids.filter((id) => !this.#index.collectionsOf(id).includes(collection));
    await this.#change(others, (game) => ({ ...game, in: [...game.in, collection] }));
  }

  /** Puts games into the collection of that name, which is made where there is none. */
  async collect(ids: readonly number[], name: string): Promise<void> {
    await this.addTo(ids, await this.createCollection(name));
  }

  /** Games that were there already are in the collection as well; where that cannot be kept, they are there all the same. */
  async #join(ids: readonly number[], collection: number): Promise<void> {
    try {
      await this.addTo(ids, collection);
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }

  async takeFrom(ids: readonly number[], collection: number): Promise<void> {
    await this.#change(ids, (game) => ({ ...game, in: game.in.filter((one) => one !== collection) }));
  }

  // --- Deleting ----------------------------------------------------------------------------------------

  /** Deletes games; {@link undoDelete} brings them back until others are deleted. */
  async delete(ids: readonly number[]): Promise<void> {
    const now = Date.now();
    await this.#change(ids, (game) => ({ ...game, deleted: now }));
    this.#lastDeleted = ids;
  }

  /** @returns the numbers of the games that are back */
  async undoDelete(): Promise<readonly number[]> {
    const ids = this.#lastDeleted;
    await this.#change(ids, ({ deleted: _deleted, ...game }) => game);
    this.#lastDeleted = [];
    return ids;
  }

  async #change(ids: readonly number[], change: (game: StoredGame) => StoredGame): Promise<void> {
    if (ids.length === 0) return;
    const kept = ids.filter((id) => !this.#unkept.has(id));
    await this.#store.change(kept, change);
    for (const id of ids) {
      const game = this.#unkept.get(id);
      if (game) this.#unkept.set(id, change(game));
    }
    const games = await this.#storedAll(ids);
    ids.forEach((id, at) => this.#index.set(id, games[at]));
    this.#onWritten();
    void this.#indexPositions();
  }

  /** @throws {DOMException} `QuotaExceededError` where the disk is full: nothing has changed then */
  async #writeFacts(facts: LibraryFacts): Promise<void> {
    await this.#store.writeFacts(facts);
    this.#facts = facts;
    this.#onWritten();
  }

  /** What was opened last is worth no error: where it cannot be kept, it counts until the page is closed. */
  async #rememberLast(last: readonly number[]): Promise<void> {
    const facts = { ...this.#facts, last };
    try {
      await this.#writeFacts(facts);
    } catch (error) {
      if (!isFull(error)) throw error;
      this.#facts = facts;
    }
  }

  // --- Taking along ------------------------------------------------------------------------------------

  /** Games as a text; a game that the format cannot hold is left out. */
  async export(ids: readonly number[], format: ExportFormat): Promise<{ text: string; left: number }> {
    const print = await printerOf(format);
    const texts: string[] = [];
    let left = 0;
    for (const stored of await this.#storedAll(ids)) {
      if (!stored) continue;
      try {
        texts.push(print(recordOf(stored)));
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        left++;
      }
    }
    return { text: `${texts.join('\n')}\n`, left };
  }
}

async function printerOf(format: ExportFormat): Promise<(record: GameRecord) => string> {
  const formats = await import('../../src/formats.js');
  switch (format) {
    case 'pgn':
      return formats.printPgn;
    case 'sgf':
      return formats.printSgf;
    case 'ggf':
      return formats.printGgf;
    case 'txt':
      return ({ game }) => formats.printTranscript(game.line);
  }
}

/** What a library does for {@link Adding}. */
interface AddingTo {
  append(games: readonly StoredGame[]): Promise<number[]>;
  join(ids: readonly number[]): Promise<void>;
}

/** Games on their way into the library. */
export class Adding {
  readonly #collection: number;
  readonly #index: GameIndex;
  readonly #library: AddingTo;
  #waiting: StoredGame[] = [];
  /** Those that wait: the same game may come twice in a file. */
  #waitingGames = new SameGames<StoredGame>(({ game }) => playersOf(game));
  readonly #ids: number[] = [];
  readonly #known: number[] = [];
  #again = 0;
  #added = 0;

  constructor(collection: number, index: GameIndex, library: AddingTo) {
    this.#collection = collection;
    this.#index = index;
    this.#library = library;
  }

  /** Takes a game, unless it is there. */
  async add(record: GameRecord): Promise<void> {
    const stored = storedGame(record, this.#collection);
    const known = this.#index.known(stored);
    if (known !== undefined) {
      this.#known.push(known);
      this.#ids.push(known);
    } else if (this.#waitingGames.find(stored.movesKey!, playersOf(stored.game))) this.#again++;
    else {
      const opening = this.#index.openingOf(stored);
      this.#waitingGames.add(stored.movesKey!, stored);
      this.#waiting.push({ ...stored, ...(opening !== undefined && { opening }) });
    }
    if (this.#waiting.length >= BATCH) await this.#write();
  }

  /** Writes what is left. */
  async end(): Promise<Added> {
    await this.#write();
    const known = [...new Set(this.#known)];
    await this.#library.join(known);
    return { added: this.#added, known: this.#known.length + this.#again, ids: [...new Set(this.#ids)] };
  }

  /** How many there are so far. */
  get count(): number {
    return this.#ids.length + this.#waiting.length + this.#again;
  }

  async #write(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const games = this.#waiting;
    this.#waiting = [];
    this.#waitingGames = new SameGames<StoredGame>(({ game }) => playersOf(game));
    const ids = await this.#library.append(games);
    for (const id of ids) this.#ids.push(id);
    this.#added += games.length;
  }
}
