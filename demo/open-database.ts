/** Opens this browser's databases, whatever other builds of the site have made of them. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type StoreNames } from 'idb';
import { inTime } from './in-time.js';

/** How long the browser may take to open a database, in milliseconds. */
const OPENING = 5000;
/** How long it may take to read or to write, in milliseconds; a large collection takes seconds on a phone. */
const WORKING = 20_000;

/** The tables of a database, with their keys. */
export type Tables<Schema extends DBSchema> = Readonly<
  Record<StoreNames<Schema> & string, IDBObjectStoreParameters>
>;

/**
 * Opens a database of any version: one of a newer build as it is, one that lacks tables with those added.
 *
 * @param onClosed called when the database was closed: another tab needs to change it, or it was deleted
 * @throws {DOMException} when there is no storage, or it does not answer
 */
export async function openDatabase<Schema extends DBSchema>(
  name: string,
  tables: Tables<Schema>,
  onClosed: () => void,
): Promise<IDBPDatabase<Schema>> {
  const names = Object.keys(tables) as (StoreNames<Schema> & string)[];
  const open = async (version?: number): Promise<IDBPDatabase<Schema>> => {
    let isLate = false;
    const opened = openDB<Schema>(name, version, {
      upgrade: (db) => {
        for (const table of names)
          if (!db.objectStoreNames.contains(table)) db.createObjectStore(table, tables[table]);
      },
      blocking: (_current, _blocked, { target }) => {
        (target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed,
    });
    opened.then(
      (db) => isLate && db.close(),
      () => undefined,
    );
    return inTime(opened, OPENING).catch((error: unknown) => {
      isLate = true;
      throw error;
    });
  };
  const db = await open();
  if (names.every((table) => db.objectStoreNames.contains(table))) return db;
  db.close();
  return open(db.version + 1);
}

/**
 * Works in a transaction until it is finished.
 *
 * @throws {DOMException} when it fails or does not end; nothing has changed then
 */
export async function inTransaction<
  Schema extends DBSchema,
  Table extends StoreNames<Schema>,
  Mode extends 'readonly' | 'readwrite',
  Result,
>(
  db: IDBPDatabase<Schema>,
  table: Table,
  mode: Mode,
  work: (store: IDBPObjectStore<Schema, [Table], Table, Mode>) => Promise<Result>,
): Promise<Result> {
  const transaction = db.transaction(table, mode);
  try {
    // A call on a transaction that was aborted meanwhile throws at once.
    const worked = (async () => work(transaction.store))();
    const [result] = await inTime(Promise.all([worked, transaction.done]), WORKING);
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    throw error;
  }
}
