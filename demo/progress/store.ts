/**
 * Stores the user's training in this browser only: games, tries at puzzles, when puzzles are due, and lines of
 * openings.
 */
import { unwrap, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { inTransaction, openDatabase } from '../open-database.js';
import { recordAfter, type Outcome } from './schedule.js';
import {
  FILE_VERSION,
  FORMAT,
  keyOf,
  mergedGame,
  mergedPuzzle,
  OPENING,
  readFile,
  readParts,
  type Attempt,
  type TrainingGame,
  type TrainingLine,
  type TrainingPuzzle,
  type Training,
} from './training.js';

export type { TrainingGame, TrainingPuzzle, Training } from './training.js';

/** Number of records written at a time; in between the page stays responsive. */
const BATCH = 500;

interface Schema extends DBSchema {
  games: { key: string; value: TrainingGame };
  attempts: { key: number; value: Attempt };
  puzzles: { key: string; value: TrainingPuzzle };
  lines: { key: string; value: TrainingLine };
}

/** The tables of the database. */
const TABLES = ['games', 'attempts', 'puzzles', 'lines'] as const;

/** A table that is being written; a failure aborts its transaction. */
interface Store {
  put(item: TrainingGame | Attempt | TrainingPuzzle | TrainingLine): unknown;
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** @throws {DOMException} when there is no storage, or it does not answer */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDatabase<Schema>(
    FORMAT,
    {
      games: { keyPath: 'id' },
      attempts: { autoIncrement: true },
      puzzles: { keyPath: 'key' },
      lines: { keyPath: 'id' },
    },
    () => (opened = undefined),
  );
  opened.catch(() => (opened = undefined));
  return opened;
}

type Table = (typeof TABLES)[number];

/** Works in a table. @throws {DOMException} when it fails or does not answer in time; nothing has changed then */
async function inTable<Name extends Table, Mode extends 'readonly' | 'readwrite', Result>(
  table: Name,
  mode: Mode,
  work: (store: IDBPObjectStore<Schema, [Name], Name, Mode>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(await database(), table, mode, work);
}

/** Stores a record unless there is one with its key. */
async function putNew<Name extends 'lines' | 'puzzles'>(
  table: Name,
  key: string,
  record: Schema[Name]['value'],
): Promise<void> {
  await inTable(table, 'readwrite', async (store) => {
    if (!(await store.get(key))) await store.put(record);
  });
}

/** Everything stored that is valid, oldest first. */
export async function readTraining(): Promise<Training> {
  const [allGames, allAttempts, allPuzzles, allLines] = await Promise.all([
    inTable('games', 'readonly', (store) => store.getAll()),
    inTable('attempts', 'readonly', (store) => store.getAll()),
    inTable('puzzles', 'readonly', (store) => store.getAll()),
    inTable('lines', 'readonly', (store) => store.getAll()),
  ]);
  const { games, attempts, puzzles, lines } = await readParts({
    games: allGames,
    attempts: allAttempts,
    puzzles: allPuzzles,
    lines: allLines,
  });
  return {
    games: games.toSorted((a, b) => a.at - b.at),
    attempts: attempts.toSorted((a, b) => a.at - b.at),
    puzzles,
    lines: lines.toSorted((a, b) => a.at - b.at),
  };
}

/** Stores a line of the user's repertoire; an existing one is not changed. */
export async function keepLine(line: TrainingLine): Promise<void> {
  await putNew('lines', line.id, line);
}

/** Deletes a line of the repertoire. */
export async function deleteLine({ id }: Pick<TrainingLine, 'id'>): Promise<void> {
  await inTable('lines', 'readwrite', (store) => store.delete(id));
}

/** Stores a game; existing facts are kept if the new record does not have them. */
export async function keepGame(game: TrainingGame): Promise<void> {
  await inTable('games', 'readwrite', async (store) => {
    const known = await store.get(game.id);
    await store.put({ ...known, ...game, at: known?.at ?? game.at });
  });
}

/** Stores a mistake of the user as a puzzle; an existing one is not changed. */
export async function keepMistake(puzzle: TrainingPuzzle['puzzle'], now: number): Promise<void> {
  const key = keyOf(puzzle);
  await putNew('puzzles', key, { key, puzzle, own: true, due: now });
}

/**
 * Stores a try, and when the puzzle is asked again.
 *
 * @param day the date whose puzzle it is, as `2026-11-29`
 */
export async function keepAttempt(
  puzzle: TrainingPuzzle['puzzle'],
  { solved, mistakes, hints }: Outcome,
  now: Date,
  day?: string,
): Promise<void> {
  const key = keyOf(puzzle);
  const outcome = { solved, mistakes, hints };
  const record = recordAfter(await knownPuzzle(key), puzzle, outcome, now);
  await inTable('attempts', 'readwrite', (store) =>
    store.add({ at: now.getTime(), key, ...outcome, ...(day && { day }) }),
  );
  if (record) await inTable('puzzles', 'readwrite', (store) => store.put(record));
}

/**
 * Stores a position of an opening with its moves, and schedules it: the more often it was missed, the sooner it is due.
 */
export async function keepOpening(
  opening: Pick<TrainingPuzzle['puzzle'], 'position' | 'moves'>,
  mistakes: number,
  now: Date,
): Promise<void> {
  const puzzle = { ...opening, solution: '', goal: OPENING };
  await keepAttempt(puzzle, { solved: true, mistakes, hints: 0 }, now);
}

/** The stored record of a puzzle, if it is valid. */
async function knownPuzzle(key: string): Promise<TrainingPuzzle | undefined> {
  const stored = await inTable('puzzles', 'readonly', (store) => store.get(key));
  const { puzzles } = await readParts({ puzzles: [stored] });
  return puzzles[0];
}

/** Exports everything as the text of a file. */
export async function exportTraining(): Promise<string> {
  return JSON.stringify({ format: FORMAT, version: FILE_VERSION, ...(await readTraining()) });
}

/**
 * Imports the valid parts of a file of {@link exportTraining}. Nothing is lost, existing records are not duplicated,
 * and of two schedules of a puzzle the newer one counts.
 *
 * @param onProgress called with the finished share, 0-1
 * @returns paths of the invalid parts: `games[3].moves`
 * @throws {Error} when it is not such a file
 */
export async function importTraining(
  text: string,
  onProgress?: (share: number) => void,
): Promise<readonly string[]> {
  const { games, attempts, puzzles, lines, bad } = await readFile(text, (share) => onProgress?.(share / 2));
  const known = await readTraining();
  const knownGames = new Map(known.games.map((game) => [game.id, game]));
  const knownAttempts = new Set(known.attempts.map(({ at, key }) => `${at} ${key}`));
  const knownPuzzles = new Map(known.puzzles.map((puzzle) => [puzzle.key, puzzle]));
  const knownLines = new Set(known.lines.map(({ id }) => id));
  const newAttempts = attempts.filter(({ at, key }) => !knownAttempts.has(`${at} ${key}`));
  const newLines = lines.filter(({ id }) => !knownLines.has(id));
  const db = await database();
  const total = Math.max(1, games.length + newAttempts.length + puzzles.length + newLines.length);
  let written = 0;
  const inPieces = async <Item>(
    name: (typeof TABLES)[number],
    items: readonly Item[],
    write: (store: Store, item: Item) => unknown,
  ): Promise<void> => {
    for (let at = 0; at < items.length; at += BATCH) {
      const piece = items.slice(at, at + BATCH);
      const { store, done } = db.transaction(name, 'readwrite', { durability: 'relaxed' });
      // Avoids a promise for each of fifty thousand records.
      const table: Store = unwrap(store);
      for (const item of piece) write(table, item);
      await done;
      written += piece.length;
      onProgress?.(0.5 + written / total / 2);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  await inPieces('games', games, (store, game) => store.put(mergedGame(knownGames.get(game.id), game)));
  await inPieces('attempts', newAttempts, (store, attempt) => store.put(attempt));
  await inPieces('puzzles', puzzles, (store, puzzle) =>
    store.put(mergedPuzzle(knownPuzzles.get(puzzle.key), puzzle)),
  );
  await inPieces('lines', newLines, (store, line) => store.put(line));
  return bad;
}

/** Deletes everything. */
export async function deleteTraining(): Promise<void> {
  for (const table of TABLES) await inTable(table, 'readwrite', (store) => store.clear());
}
