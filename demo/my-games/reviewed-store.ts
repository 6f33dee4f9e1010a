/** Sides of games that were reviewed, kept by their keys: a review that was interrupted goes on behind them. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { parseReviewed, printReviewed, type ReviewedSide } from '../../src/report.js';

/** Where reviewed sides are kept. */
export interface ReviewedStore {
  /** Those of some keys that are there. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, ReviewedSide>>;
  /** @throws {DOMException} `QuotaExceededError` where the disk is full */
  keep(side: ReviewedSide): Promise<void>;
}

interface Schema extends DBSchema {
  /** Each as the line that `othello-engine report --resume` writes. */
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
      // Another tab has a newer version of the site, which changes the database.
      blocking: () => {
        void this.#opened?.then((db) => db.close());
        this.#opened = undefined;
      },
    });
    this.#opened.catch(() => (this.#opened = undefined));
    return this.#opened;
  }
}
