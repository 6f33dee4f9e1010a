/** Adding games to the library: which of them are there already, and writing the others in batches. */
import { SameGames, type GameRecord } from '../../src/formats.js';
import { PAGE_SIZE } from './database.js';
import { playersOf } from './duplicate-key.js';
import type { GameIndex } from './game-index.js';
import type { Added, StoredGame } from './library-types.js';
import { storedGame } from './stored-game.js';

/** Number of games written at a time. */
const BATCH = 2 * PAGE_SIZE;

/** What {@link Adding} needs from the library. */
interface AddingTo {
  append(games: readonly StoredGame[]): Promise<number[]>;
  join(ids: readonly number[]): Promise<void>;
}

/** Adds games to the library; call {@link end} at the end. */
export class Adding {
  readonly #collection: number;
  readonly #index: GameIndex;
  readonly #library: AddingTo;
  #waiting: StoredGame[] = [];
  /** Games that are not written yet: a file may contain the same game twice. */
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

  /** Adds a game, unless it exists. */
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

  /** Writes the remaining games. */
  async end(): Promise<Added> {
    await this.#write();
    const known = [...new Set(this.#known)];
    await this.#library.join(known);
    return { added: this.#added, known: this.#known.length + this.#again, ids: [...new Set(this.#ids)] };
  }

  /** Number of games so far. */
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
