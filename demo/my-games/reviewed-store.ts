/** Stores reviewed sides of games by their keys, so that an interrupted run can continue. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { parseReviewed, printReviewed, type ReviewedSide } from '../../src/core/report.js';

/** The store of reviewed sides. */
export interface ReviewedStore {
  /** The sides that exist for some keys. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, ReviewedSide>>;
  /** @throws {DOMException} `QuotaExceededError` when the disk is full */
  keep(side: ReviewedSide): Promise<void>;
}

interface Schema extends DBSchema {
  /** Each as a line that `othello-engine report --resume` writes. */
  sides: { key: string; value: string };
}

/** The store of this browser. */
export class ReviewedDatabase implements ReviewedStore {
  #opened: Promise<IDBPDatabase<Schema>> | undefined;

  async read(keys: readonly string[]): Promise<ReadonlyMap<string, ReviewedSide>> {
    const transaction = (await this.#database()).transaction('sides');
    const [lines] = await Promise.all([
      Promise.all(keys.map((key) => transaction.store.get(key))),
      transaction.done,
    ]);
    return parseReviewed(lines.filter((line) => line !== undefined).join('\n'));
  }

  async keep(side: ReviewedSide): Promise<void> {
    await (await this.#database()).put('sides', printReviewed(side), side.key);
  }

  #database(): Promise<IDBPDatabase<Schema>> {
    this.#opened ??= openDB<Schema>('othello-reviewed', 1, {
      upgrade: (db) => void db.createObjectStore('sides'),
      // Another tab with a newer version of the site needs to change the database.
      blocking: () => {
        void this.#opened?.then((db) => db.close());
        this.#opened = undefined;
      },
    });
    this.#opened.catch(() => (this.#opened = undefined));
    return this.#opened;
  }
}
