/** The records of the user's training, and schemas that check data from outside part by part. */
import type { Card } from 'ts-fsrs';
import * as v from 'valibot';
import { LEVELS, STRENGTHS, type Level, type Strength } from '../../src/core/engine.js';
import { parseBoardString } from '../../src/core/formats/notation/board-string.js';
import type { Puzzle } from '../../src/core/puzzles.js';
import { Replay, type Position, type Square } from '../../src/core/rules.js';

/** A game against a level, or against people of a strength. */
export interface TrainingGame {
  /** The moves and the side; the same game is stored once. */
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly moves: string;
  readonly side: 'black' | 'white';
  readonly level: Level | Strength;
  /** The user's discs minus the computer's. */
  readonly margin: number;
  /** The user's accuracy in per cent; missing before the review. */
  readonly accuracy?: number | undefined;
}

/** A try at a puzzle. */
export interface Attempt {
  readonly at: number;
  readonly key: string;
  readonly solved: boolean;
  readonly mistakes: number;
  readonly hints: number;
  /** The date whose puzzle it was, as `2026-11-29`; missing for any other puzzle, and in older records. */
  readonly day?: string | undefined;
}

/** A puzzle that is repeated when it is due. */
export interface TrainingPuzzle {
  /** Position and goal. */
  readonly key: string;
  readonly puzzle: {
    readonly position: string;
    readonly solution: string;
    readonly goal: string;
    /** For a position of an opening: the moves before it, if known. */
    readonly moves?: string | undefined;
  };
  /** Whether it comes from one of the user's games. */
  readonly own: boolean;
  /** When it is due, in milliseconds since 1970; own mistakes are due at once. */
  readonly due: number;
  /** The scheduler's record; missing before the first try. */
  readonly card?: Card | undefined;
}

/** A line of the user's opening repertoire for one colour. */
export interface TrainingLine {
  /** The side and the moves; the same line is stored once. */
  readonly id: string;
  /** When it was added, in milliseconds since 1970. */
  readonly at: number;
  readonly side: 'black' | 'white';
  /** From the position, at least one. */
  readonly moves: string;
  /** Where it begins, as a board string; missing for the usual start. */
  readonly position?: string | undefined;
}

/** Everything stored, in the form of a file. */
export interface Training {
  readonly games: readonly TrainingGame[];
  readonly attempts: readonly Attempt[];
  readonly puzzles: readonly TrainingPuzzle[];
  readonly lines: readonly TrainingLine[];
}

/** The valid parts of data from outside, and the paths of invalid parts: `games[3].moves`. */
export interface ReadTraining extends Training {
  readonly bad: readonly string[];
}

/** The name of the format, in files and in the database. */
export const FORMAT = 'othello-training';
/** The version of the form of files. */
export const FILE_VERSION = 1;

/** Used in place of a puzzle's goal for a missed position of an opening. */
export const OPENING = 'opening';

/** Whether a record is a position of an opening. */
export function isOpening({ puzzle }: Pick<TrainingPuzzle, 'puzzle'>): boolean {
  return puzzle.goal === OPENING;
}

/** Whether a try succeeded at once, without help. */
export function isClean({
  solved,
  mistakes,
  hints,
}: Pick<Attempt, 'solved' | 'mistakes' | 'hints'>): boolean {
  return solved && mistakes === 0 && hints === 0;
}

/** The key of a puzzle. */
export function keyOf({
  position,
  goal = 'best',
}: {
  position: { toString(): string };
  goal?: string;
}): string {
  return `${position.toString()} ${goal}`;
}

/** A puzzle as it is kept. */
export function puzzleRecord({ position, solution, goal }: Puzzle): TrainingPuzzle['puzzle'] {
  return { position: position.toString(), solution: solution.join(''), goal };
}

/** The last time that a `Date` can represent. */
const LAST_TIME = 8.64e15;
/** How long data is checked before the page can respond, in milliseconds. */
const SLICE = 20;

const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const whole = (least: number, most: number) => v.pipe(within(least, most), v.integer());
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** A day, in milliseconds: no clock is further ahead, in any time zone. */
const DAY = 24 * 60 * 60 * 1000;
/** The longest interval of the scheduler: a hundred years. */
const LONGEST_PAUSE = 36_500 * DAY;

const until = (most: number) =>
  v.pipe(
    within(0, LAST_TIME),
    v.check((time) => time <= Date.now() + most),
  );
/** A time in the past. A later one would always count as the newest. */
const past = until(DAY);
/** When something is due. */
const due = until(LONGEST_PAUSE);
const dateOf = (time: typeof past) =>
  v.pipe(
    v.union([v.number(), v.string(), v.date()]),
    v.transform((value) => new Date(value).getTime()),
    time,
    v.transform((value) => new Date(value)),
  );
/** A position. */
const boardString = v.pipe(v.string(), v.regex(/^[XO-]{64} [XO]$/));
/** Moves, whether they can be played or not. */
const squares = v.pipe(v.string(), v.regex(/^(?:[a-h][1-8]){1,60}$/));
/** Legal moves from the usual start. */
const moves = v.pipe(
  squares,
  v.check((line) => canBePlayed(line)),
);

const gameSchema: v.GenericSchema<unknown, TrainingGame> = v.object({
  id: text(200),
  at: past,
  moves,
  side: v.picklist(['black', 'white']),
  level: v.picklist([...LEVELS, ...STRENGTHS]),
  margin: whole(-64, 64),
  accuracy: v.optional(within(0, 100)),
});

const attemptSchema: v.GenericSchema<unknown, Attempt> = v.object({
  at: past,
  key: text(200),
  solved: v.boolean(),
  mistakes: whole(0, 1000),
  hints: whole(0, 1000),
  day: v.optional(v.pipe(v.string(), v.isoDate())),
});

/** Zero before the first try, then within the scheduler's limits; with other numbers it schedules nothing. */
const memory = (least: number, most: number) => v.union([v.literal(0), within(least, most)]);
const cardSchema = v.pipe(
  v.looseObject({
    due: dateOf(due),
    last_review: v.optional(dateOf(past)),
    stability: memory(0.001, 36_500),
    difficulty: memory(1, 10),
    reps: whole(0, 1e6),
    lapses: whole(0, 1e6),
    state: v.picklist([0, 1, 2, 3]),
  }),
  v.check(({ stability, difficulty }) => (stability === 0) === (difficulty === 0)),
) as unknown as v.GenericSchema<unknown, Card>;

/** A puzzle that can be asked. */
export const askableSchema: v.GenericSchema<unknown, TrainingPuzzle['puzzle']> = v.pipe(
  v.object({
    position: boardString,
    solution: v.pipe(v.string(), v.regex(/^(?:[a-h][1-8]){0,60}$/)),
    goal: v.picklist(['best', 'win', 'draw', 'play-out', 'opening']),
    moves: v.optional(v.union([v.literal(''), moves])),
  }),
  v.check((puzzle) => canBeSolved(puzzle)),
);

const puzzleSchema: v.GenericSchema<unknown, TrainingPuzzle> = v.pipe(
  v.object({
    key: text(200),
    puzzle: askableSchema,
    own: v.boolean(),
    due,
    card: v.optional(cardSchema),
  }),
  // Tries are stored under the key of the puzzle asked, so another key would stay due for ever.
  v.forward(
    v.check(({ key, puzzle }) => key === keyOf(puzzle)),
    ['key'],
  ),
);

/**
 * Whether there is a side to move, and the solution is legal. A puzzle that cannot be asked would stay due for ever.
 */
function canBeSolved({ position, solution }: { position: string; solution: string }): boolean {
  try {
    const start = parseBoardString(position);
    return start.phase === 'play' && canBePlayed(solution, start);
  } catch {
    return false;
  }
}

/** Whether concatenated squares are legal moves. All stored games are checked on each visit, so it must be fast. */
function canBePlayed(squares: string, start?: Position): boolean {
  const replay = new Replay(start);
  try {
    for (let at = 0; at < squares.length; at += 2) replay.play(squares.slice(at, at + 2) as Square);
    return true;
  } catch {
    return false;
  }
}

const lineSchema: v.GenericSchema<unknown, TrainingLine> = v.pipe(
  v.object({
    id: text(200),
    at: past,
    side: v.picklist(['black', 'white']),
    moves: squares,
    position: v.optional(boardString),
  }),
  v.check(({ moves: line, position }) => isLine(line, position)),
);

/** Whether the moves of a line can be played from where it begins. */
function isLine(line: string, position: string | undefined): boolean {
  try {
    return canBePlayed(line, position === undefined ? undefined : parseBoardString(position));
  } catch {
    return false;
  }
}

/**
 * The valid parts of data from outside. The page stays responsive.
 *
 * @param onProgress called with the finished share, 0-1
 */
export async function readParts(
  data: { readonly [Part in keyof Training]?: unknown },
  onProgress?: (share: number) => void,
): Promise<ReadTraining> {
  const bad: string[] = [];
  const lists = { games: gameSchema, attempts: attemptSchema, puzzles: puzzleSchema, lines: lineSchema };
  const total = Object.keys(lists).reduce(
    (sum, name) => sum + listOf(data[name as keyof Training]).length,
    0,
  );
  let done = 0;
  let since = performance.now();
  const read = async <Item>(
    name: keyof Training,
    schema: v.GenericSchema<unknown, Item>,
  ): Promise<Item[]> => {
    if (data[name] !== undefined && !Array.isArray(data[name])) bad.push(name);
    const good: Item[] = [];
    for (const [index, item] of listOf(data[name]).entries()) {
      const { success, output, issues } = v.safeParse(schema, item, { abortEarly: true });
      if (success) good.push(output);
      else bad.push([`${name}[${index}]`, v.getDotPath(issues[0])].filter(Boolean).join('.'));
      done++;
      if (performance.now() - since < SLICE) continue;
      onProgress?.(done / total);
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    return good;
  };
  return {
    games: await read('games', lists.games),
    attempts: await read('attempts', lists.attempts),
    puzzles: await read('puzzles', lists.puzzles),
    lines: await read('lines', lists.lines),
    bad,
  };
}

/**
 * Reads the text of a file.
 *
 * @throws {Error} when it is not of this format
 */
export function readFile(text: string, onProgress?: (share: number) => void): Promise<ReadTraining> {
  const file = v.parse(
    v.object({
      format: v.literal(FORMAT),
      version: v.literal(FILE_VERSION),
      games: v.optional(v.unknown()),
      attempts: v.optional(v.unknown()),
      puzzles: v.optional(v.unknown()),
      lines: v.optional(v.unknown()),
    }),
    JSON.parse(text),
  );
  return readParts(file, onProgress);
}

/** Merges two records of a game: what is known stays, with the newer accuracy. */
export function mergedGame(known: TrainingGame | undefined, game: TrainingGame): TrainingGame {
  if (!known) return game;
  return { ...known, accuracy: game.accuracy ?? known.accuracy };
}

/** Merges two records of a puzzle: the one tried last counts, so that a schedule is never set back. */
export function mergedPuzzle(known: TrainingPuzzle | undefined, puzzle: TrainingPuzzle): TrainingPuzzle {
  if (!known) return puzzle;
  const newer = lastTry(puzzle) > lastTry(known) ? puzzle : known;
  return { ...newer, own: known.own || puzzle.own };
}

/** When a puzzle was tried last; when it is due says nothing about that. */
function lastTry({ card }: TrainingPuzzle): number {
  return card?.last_review?.getTime() ?? (card ? 0 : -1);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
