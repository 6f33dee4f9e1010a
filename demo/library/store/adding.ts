/** Adding games to the library: which of them it has already, and which are to be written. */
import { SameGames, type GameRecord } from '../../../src/core/formats.js';
import { PAGE_SIZE } from './database.js';
import { playersOf } from './duplicate-key.js';
import type { GameIndex } from './game-index.js';
import type { Added, StoredGame } from '../library-types.js';
import { storedGame } from './stored-game.js';

/** Number of games written at a time. */
const BATCH = 2 * PAGE_SIZE;

/** Games that are being added. The library writes those that {@link take} returns, and reports their numbers. */
export class Adding {
  readonly #collection: number;
  /** Read again when another tab changes the store. */
  readonly #index: () => GameIndex;
  #waiting: StoredGame[] = [];
  /** Games that are not written yet: a file may contain the same game twice. */
  #waitingGames = new SameGames<StoredGame>(({ game }) => playersOf(game));
  readonly #ids: number[] = [];
  readonly #known: number[] = [];
  #again = 0;
  #added = 0;

  constructor(collection: number, index: () => GameIndex) {
    this.#collection = collection;
    this.#index = index;
  }

  /** Adds a game, unless it exists. */
  add(record: GameRecord): void {
    const stored = storedGame(record, this.#collection);
    const known = this.#index().known(stored);
    if (known !== undefined) {
      this.#known.push(known);
      this.#ids.push(known);
    } else if (this.#waitingGames.find(stored.movesKey, playersOf(stored.game))) this.#again++;
    else {
      const opening = this.#index().openingOf(stored);
      this.#waitingGames.add(stored.movesKey, stored);
      this.#waiting.push({ ...stored, ...(opening !== undefined && { opening }) });
    }
  }

  /** Whether there are enough games to write. */
  get isFull(): boolean {
    return this.#waiting.length >= BATCH;
  }

  /** Number of games so far. */
  get count(): number {
    return this.#ids.length + this.#waiting.length + this.#again;
  }

  /** The games to write, once. */
  take(): readonly StoredGame[] {
    const games = this.#waiting;
    this.#waiting = [];
    this.#waitingGames = new SameGames<StoredGame>(({ game }) => playersOf(game));
    return games;
  }

  /** The games taken last were written. */
  onWritten(ids: readonly number[]): void {
    for (const id of ids) this.#ids.push(id);
    this.#added += ids.length;
  }

  /** What was added, when everything is written. */
  get result(): Omit<Added, 'isStored'> {
    return { added: this.#added, known: this.#known.length + this.#again, ids: [...new Set(this.#ids)] };
  }

  /** The games that the library had already. */
  get known(): readonly number[] {
    return [...new Set(this.#known)];
  }
}
