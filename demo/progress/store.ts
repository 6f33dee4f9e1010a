/**
 * Stores the user's training in this browser only: games, tries at puzzles, when puzzles are due, and lines of
 * openings.
 */
import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';
import type { PuzzleResult } from '../../src/elements/companions/puzzle/puzzle.js';
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
  type KeptGame,
  type KeptLine,
  type KeptPuzzle,
  type Training,
} from './training.js';

export type { KeptGame, KeptPuzzle, Training } from './training.js';

/** Number of records written at a time; in between the page stays responsive. */
const BATCH = 500;

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  attempts: { key: number; value: Attempt };
  puzzles: { key: string; value: KeptPuzzle };
  lines: { key: string; value: KeptLine };
}

/** The tables of the database. */
const TABLES = ['games', 'attempts', 'puzzles', 'lines'] as const;
/** Version of the database. */
const VERSION = 1;

/** A table that is being written; a failure aborts its transaction. */
interface Store {
  put(item: KeptGame | Attempt | KeptPuzzle | KeptLine): unknown;
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= open();
  opened.catch(() => (opened = undefined));
  return opened;
}

async function open(): Promise<IDBPDatabase<Schema>> {
  // Another tab with a newer version of the site needs to change the database.
  const blocking = (): void => {
    void opened?.then((db) => db.close());
    opened = undefined;
  };
  try {
    return await openDB<Schema>(FORMAT, VERSION, {
      upgrade: (db) => {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('attempts', { autoIncrement: true });
        db.createObjectStore('puzzles', { keyPath: 'key' });
        db.createObjectStore('lines', { keyPath: 'id' });
      },
      blocking,
    });
  } catch (error) {
    // A newer version of the site has changed the database; use the tables that this one knows.
    if ((error as DOMException).name !== 'VersionError') throw error;
    return openDB<Schema>(FORMAT, undefined, { blocking });
  }
}

/** Everything stored that is valid, oldest first. */
export async function readTraining(): Promise<Training> {
  const db = await database();
  const [allGames, allAttempts, allPuzzles, allLines] = await Promise.all([
    db.getAll('games'),
    db.getAll('attempts'),
    db.getAll('puzzles'),
    db.getAll('lines'),
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
export async function keepLine(line: KeptLine): Promise<void> {
  const db = await database();
  if (!(await db.get('lines', line.id))) await db.put('lines', line);
}

/** Deletes a line of the repertoire. */
export async function deleteLine({ id }: Pick<KeptLine, 'id'>): Promise<void> {
  await (await database()).delete('lines', id);
}

/** Stores a game; existing facts are kept if the new record does not have them. */
export async function keepGame(game: KeptGame): Promise<void> {
  const db = await database();
  const known = await db.get('games', game.id);
  await db.put('games', { ...known, ...game, at: known?.at ?? game.at });
}

/** Stores a mistake of the user as a puzzle; an existing one is not changed. */
export async function keepMistake(puzzle: KeptPuzzle['puzzle'], now: number): Promise<void> {
  const db = await database();
  const key = keyOf(puzzle);
  if (!(await db.get('puzzles', key))) await db.put('puzzles', { key, puzzle, own: true, due: now });
}

/** Stores a try, and schedules the puzzle by FSRS: the harder it was, the sooner it is due. */
export async function keepAttempt(
  puzzle: KeptPuzzle['puzzle'],
  { solved, mistakes, hints }: PuzzleResult,
  now: Date,
): Promise<void> {
  const db = await database();
  const key = keyOf(puzzle);
  const known = await knownPuzzle(db, key);
  const card = nextCard(known, gradeOf({ solved, mistakes, hints }), now);
  await db.add('attempts', { at: now.getTime(), key, solved, mistakes, hints });
  await db.put('puzzles', { key, puzzle, own: known?.own ?? false, due: card.due.getTime(), card });
}

/**
 * Stores a position of an opening with its moves, and schedules it: the more often it was missed, the sooner it is due.
 */
export async function keepOpening(
  opening: Pick<KeptPuzzle['puzzle'], 'position' | 'moves'>,
  mistakes: number,
  now: Date,
): Promise<void> {
  const db = await database();
  const puzzle = { ...opening, solution: '', goal: OPENING };
  const key = keyOf(puzzle);
  const known = await knownPuzzle(db, key);
  const card = nextCard(known, gradeOf({ solved: true, mistakes, hints: 0 }), now);
  await db.add('attempts', { at: now.getTime(), key, solved: true, mistakes, hints: 0 });
  await db.put('puzzles', { key, puzzle, own: false, due: card.due.getTime(), card });
}

/** The stored record of a puzzle, if it is valid. */
async function knownPuzzle(db: IDBPDatabase<Schema>, key: string): Promise<KeptPuzzle | undefined> {
  const { puzzles } = await readParts({ puzzles: [await db.get('puzzles', key)] });
  return puzzles[0];
}

/** Schedules a puzzle; a try counts even if the clock was put back since the last one. */
export function nextCard(known: Pick<KeptPuzzle, 'card'> | undefined, grade: Grade, now: Date): Card {
  const card: Card = known?.card ?? createEmptyCard(now);
  const last = card.last_review ?? now;
  return fsrs({ enable_fuzz: false }).next(card, last > now ? last : now, grade).card;
}

/** How well a puzzle was known. */
export function gradeOf({
  solved,
  mistakes,
  hints,
}: Pick<PuzzleResult, 'solved' | 'mistakes' | 'hints'>): Grade {
  if (!solved || mistakes > 1) return Rating.Again;
  return mistakes > 0 || hints > 1 ? Rating.Hard : Rating.Good;
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
  const db = await database();
  const change = db.transaction(TABLES, 'readwrite');
  await Promise.all([...TABLES.map((name) => change.objectStore(name).clear()), change.done]);
}
