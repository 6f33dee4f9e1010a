import { NO_FACTS, PAGE_SIZE, type GamePage, type GameStore, type LibraryFacts } from './database.js';
import type { StoredGame } from '../library-types.js';

/** Stores games in memory: without browser storage, and in tests. */
export class MemoryStore implements GameStore {
  readonly isLasting: boolean = false;
  readonly #games: (StoredGame | undefined)[] = [];
  #facts = NO_FACTS;

  close(): void {
    // Nothing is open.
  }

  pages(): Promise<ReadonlyMap<number, GamePage>> {
    const count = Math.ceil(this.#games.length / PAGE_SIZE);
    return Promise.resolve(
      new Map(Array.from({ length: count }, (_, number) => [number, this.#pageOf(number)])),
    );
  }

  page(number: number): Promise<GamePage> {
    return Promise.resolve(this.#pageOf(number));
  }

  facts(): Promise<LibraryFacts> {
    return Promise.resolve(this.#facts);
  }

  changeFacts(change: (facts: LibraryFacts) => LibraryFacts): Promise<LibraryFacts> {
    this.#facts = change(this.#facts);
    return Promise.resolve(this.#facts);
  }

  append(games: readonly StoredGame[]): Promise<number[]> {
    return Promise.resolve(games.map((game) => this.#games.push(game) - 1));
  }

  change(ids: readonly number[], change: (game: StoredGame) => StoredGame | undefined): Promise<void> {
    for (const id of ids) {
      const game = this.#games[id];
      if (game) this.#games[id] = change(game);
    }
    return Promise.resolve();
  }

  #pageOf(number: number): GamePage {
    return this.#games.slice(number * PAGE_SIZE, (number + 1) * PAGE_SIZE);
  }
}
