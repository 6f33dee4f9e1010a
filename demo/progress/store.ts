/** What is kept of somebody's training, on this machine alone: games, tries at puzzles, and when puzzles come again. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';
import * as v from 'valibot';
import type { PuzzleData, PuzzleResult } from '../../src/companions/puzzle/puzzle.js';

/** A game against a level. */
export interface KeptGame {
  /** The moves and the side: the same game is kept once. */
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly moves: string;
  readonly side: 'black' | 'white';
  readonly level: number;
  /** The person's discs less the computer's. */
  readonly margin: number;
  /** How accurate the person played, in per cent; missing before the game was looked through. */
  readonly accuracy?: number | undefined;
}

/** A try at a puzzle. */
export interface Attempt {
  readonly at: number;
  readonly key: string;
  readonly solved: boolean;
  readonly mistakes: number;
  readonly hints: number;
}

/** A puzzle that is asked again when it is due. */
export interface KeptPuzzle {
  /** Position and goal. */
  readonly key: string;
  readonly puzzle: {
    readonly position: string;
    readonly solution: string;
    readonly goal: string;
    /** Of a position of an opening, where they are known: the moves that led to it. */
    readonly moves?: string | undefined;
  };
  /** Whether it comes from a game of the person's own. */
  readonly own: boolean;
  /** When it is due, in milliseconds since 1970; own mistakes are due at once. */
  readonly due: number;
  /** The scheduler's record; missing before the first try. */
  readonly card?: Card | undefined;
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  attempts: { key: number; value: Attempt };
  puzzles: { key: string; value: KeptPuzzle };
}

/** Everything that is kept, as a file holds it. */
export interface Training {
  readonly games: readonly KeptGame[];
  readonly attempts: readonly Attempt[];
  readonly puzzles: readonly KeptPuzzle[];
}

const FORMAT = 'othello-training';
const number = v.pipe(v.number(), v.finite());
const time = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => new Date(value)),
  v.date(),
);
const cardSchema = v.looseObject({
  due: time,
  last_review: v.optional(time),
  stability: number,
  difficulty: number,
});
const fileSchema = v.object({
  format: v.literal(FORMAT),
  games: v.array(
    v.object({
      id: v.string(),
      at: number,
      moves: v.string(),
      side: v.picklist(['black', 'white']),
      level: v.pipe(number, v.integer(), v.minValue(1), v.maxValue(10)),
      margin: number,
      accuracy: v.optional(number),
    }),
  ),
  attempts: v.array(
    v.object({ at: number, key: v.string(), solved: v.boolean(), mistakes: number, hints: number }),
  ),
  puzzles: v.array(
    v.object({
      key: v.string(),
      puzzle: v.object({
        position: v.string(),
        solution: v.string(),
        goal: v.string(),
        moves: v.optional(v.string()),
      }),
      own: v.boolean(),
      due: number,
      card: v.optional(cardSchema),
    }),
  ),
});

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(FORMAT, 1, {
    upgrade: (db) => {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('attempts', { autoIncrement: true });
      db.createObjectStore('puzzles', { keyPath: 'key' });
    },
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Everything that is kept, oldest first. */
export async function readTraining(): Promise<Training> {
  const db = await database();
  const [games, attempts, puzzles] = await Promise.all([
    db.getAll('games'),
    db.getAll('attempts'),
    db.getAll('puzzles'),
  ]);
  return {
    games: games.sort((a, b) => a.at - b.at),
    attempts: attempts.sort((a, b) => a.at - b.at),
    puzzles,
  };
}

/** Keeps a game; what was known of it stays where the new one does not say it. */
export async function keepGame(game: KeptGame): Promise<void> {
  const db = await database();
  const known = await db.get('games', game.id);
  await db.put('games', { ...known, ...game, at: known?.at ?? game.at });
}

/** Keeps a mistake of the person's as a puzzle; one that is kept already stays as it is. */
export async function keepMistake(puzzle: KeptPuzzle['puzzle'], now: number): Promise<void> {
  const db = await database();
  const key = keyOf(puzzle);
  if (!(await db.get('puzzles', key))) await db.put('puzzles', { key, puzzle, own: true, due: now });
}

/** Keeps a try, and says when the puzzle comes again: by FSRS, the sooner the harder it was. */
export async function keepAttempt(
  puzzle: KeptPuzzle['puzzle'],
  { solved, mistakes, hints }: PuzzleResult,
  now: Date,
): Promise<void> {
  const db = await database();
  const key = keyOf(puzzle);
  const known = await db.get('puzzles', key);
  const card = nextCard(known, gradeOf({ solved, mistakes, hints }), now);
  await db.add('attempts', { at: now.getTime(), key, solved, mistakes, hints });
  await db.put('puzzles', { key, puzzle, own: known?.own ?? false, due: card.due.getTime(), card });
}

/** What a position of an opening that was missed is kept with, in the place of a puzzle's goal. */
const OPENING = 'opening';

/** Whether what is kept is a position of an opening. */
export function isOpening({ puzzle }: KeptPuzzle): boolean {
  return puzzle.goal === OPENING;
}

/**
 * Keeps a position of an opening with the moves that led to it, and says when it comes again: the sooner the oftener it
 * was missed.
 */
export async function keepOpening(
  opening: Pick<KeptPuzzle['puzzle'], 'position' | 'moves'>,
  mistakes: number,
  now: Date,
): Promise<void> {
  const db = await database();
  const puzzle = { ...opening, solution: '', goal: OPENING };
  const key = keyOf(puzzle);
  const known = await db.get('puzzles', key);
  const card = nextCard(known, gradeOf({ solved: true, mistakes, hints: 0 }), now);
  await db.put('puzzles', { key, puzzle, own: false, due: card.due.getTime(), card });
}

function nextCard(known: KeptPuzzle | undefined, grade: Grade, now: Date): Card {
  return fsrs({ enable_fuzz: false }).next(known?.card ?? createEmptyCard(now), now, grade).card;
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

/** Everything as the text of a file. */
export async function exportTraining(): Promise<string> {
  return JSON.stringify({ format: FORMAT, ...(await readTraining()) });
}

/**
 * Adds what a file of {@link exportTraining} has; nothing is lost, and what is kept already stays once.
 *
 * @throws {Error} when it is no such file
 */
export async function importTraining(text: string): Promise<void> {
  const { games, attempts, puzzles } = readFile(text);
  const db = await database();
  const known = new Set((await db.getAll('attempts')).map(({ at, key }) => `${at} ${key}`));
  const change = db.transaction(['games', 'attempts', 'puzzles'], 'readwrite');
  await Promise.all([
    ...games.map((game) => change.objectStore('games').put(game)),
    ...attempts
      .filter(({ at, key }) => !known.has(`${at} ${key}`))
      .map((attempt) => change.objectStore('attempts').add(attempt)),
    ...puzzles.map((puzzle) => change.objectStore('puzzles').put(puzzle as unknown as KeptPuzzle)),
    change.done,
  ]);
}

/** Reads the text of a file. */
export function readFile(text: string): v.InferOutput<typeof fileSchema> {
  return v.parse(fileSchema, JSON.parse(text));
}

/** Forgets everything. */
export async function deleteTraining(): Promise<void> {
  const db = await database();
  const change = db.transaction(['games', 'attempts', 'puzzles'], 'readwrite');
  await Promise.all([
    change.objectStore('games').clear(),
    change.objectStore('attempts').clear(),
    change.objectStore('puzzles').clear(),
    change.done,
  ]);
}

/** What a puzzle is kept under. */
export function keyOf({ position, goal = 'best' }: Pick<PuzzleData, 'position'> & { goal?: string }): string {
  return `${position.toString()} ${goal}`;
}
