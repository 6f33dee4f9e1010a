/** Stores reviewed sides of games by their keys, so that an interrupted run can continue. */
import type { DBSchema, IDBPDatabase } from 'idb';
import { parseReviewed, printReviewed, type ReviewedSide } from '../../src/core/report.js';
import { inTransaction, openDatabase } from '../open-database.js';

/** The store of reviewed sides. */
export interface ReviewedStore {
  /** The sides that exist for some keys. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, ReviewedSide>>;
  /** @throws {DOMException} when it is not stored, usually because the disk is full */
  keep(side: ReviewedSide): Promise<void>;
}

interface Schema extends DBSchema {
  /** Each as a line of `printReviewed`. */
  sides: { key: string; value: string };
}

/** The store of this browser. What it does not keep lasts as long as the page. */
export class ReviewedDatabase implements ReviewedStore {
  readonly #here = new Map<string, ReviewedSide>();
  #opened: Promise<IDBPDatabase<Schema>> | undefined;

  async read(keys: readonly string[]): Promise<ReadonlyMap<string, ReviewedSide>> {
    // Without the store everything is reviewed again.
    const stored = await this.#readAll(keys).catch(() => new Map<string, ReviewedSide>());
    for (const key of keys) {
      const side = this.#here.get(key);
      if (side) stored.set(key, side);
    }
    return stored;
  }

  async #readAll(keys: readonly string[]): Promise<Map<string, ReviewedSide>> {
    const db = await this.#database();
    const lines = await inTransaction(db, 'sides', 'readonly', (store) =>
      Promise.all(keys.map((key) => store.get(key))),
    );
    return parseReviewed(lines.filter((line) => typeof line === 'string').join('\n'));
  }

  async keep(side: ReviewedSide): Promise<void> {
    this.#here.set(side.key, side);
    const db = await this.#database();
    await inTransaction(db, 'sides', 'readwrite', (store) => store.put(printReviewed(side), side.key));
    this.#here.delete(side.key);
  }

  #database(): Promise<IDBPDatabase<Schema>> {
    this.#opened ??= openDatabase<Schema>(
      'othello-reviewed',
      { sides: {} },
      () => (this.#opened = undefined),
    );
    this.#opened.catch(() => (this.#opened = undefined));
    return this.#opened;
  }
}
