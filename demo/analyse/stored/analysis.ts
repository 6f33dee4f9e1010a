/** Stores the analysis in the browser, and reads it on the next visit. */
import * as v from 'valibot';
import {
  gameToJson,
  readGameJson,
  shownToJson,
  writeGameJson,
  type GameJson,
} from '../../../src/core/formats/json/game-json.js';
import type { Game } from '../../../src/core/rules.js';
import type { Chapter } from '../chapters/chapters.js';
import { storedText, storeText } from './tab-storage.js';

const KEY = 'othello-analyse';
/** The version of the stored form; data in another form is not read. */
const FORM = 1;
/**
 * The key for the review of the game on the board. It is separate, so that a damaged or too large review does not
 * affect the game.
 */
export const REVIEW_KEY = 'othello-analyse-review';

/** The stored state of the page. */
export interface StoredAnalysis {
  readonly game: Game;
  /** The chapters, if there are several; `game` belongs to the current one. */
  readonly chapters?: StoredChapters;
  /** Whether the engine was on. */
  readonly engine: boolean;
  /** Whether White was at the bottom. */
  readonly turned: boolean;
  /** Whether a review was running. */
  readonly reviewing: boolean;
}

/** Chapters in order. */
export interface StoredChapters {
  readonly list: readonly Chapter[];
  /** Index of the one shown, from 0. */
  readonly index: number;
}

/**
 * Stores the analysis for the next visit, if the browser allows it.
 *
 * @returns whether it was stored; if not, it lasts as long as the page, and the earlier state is still stored
 */
export function storeAnalysis({ game, chapters, ...is }: StoredAnalysis): boolean {
  const state = { version: FORM, game: written(game), ...is };
  const several = chapters && {
    current: chapters.index,
    chapters: chapters.list.map((chapter, index) => ({
      id: chapter.id,
      ...(chapter.name !== undefined && { name: chapter.name }),
      ...(index !== chapters.index && { game: written(chapter.game) }),
    })),
  };
  try {
    storeText(KEY, JSON.stringify({ ...state, ...several }));
    return true;
  } catch {
    return false;
  }
}

/** The key for reviews of chapters that are not shown, by chapter id. */
export const REVIEWS_KEY = 'othello-analyse-reviews';

/** The key for the review of a game that was just played on the home page, until this page opens it. */
export const HANDED_KEY = 'othello-handed-review';

/** The key for the moments that the reader of a review goes through, and how far they are. */
export const WALK_KEY = 'othello-analyse-walk';

/** Whether the home page has reviewed a game. */
export function hasHandedReview(): boolean {
  return isThere(HANDED_KEY);
}

/** Whether a review of the game on the board is stored. */
export function hasStoredReview(): boolean {
  return isThere(REVIEW_KEY);
}

/** Whether reviews of other chapters are stored. */
export function hasStoredReviews(): boolean {
  return isThere(REVIEWS_KEY);
}

function isThere(key: string): boolean {
  try {
    return storedText(key) !== null;
  } catch {
    return false;
  }
}

/** Serialized games, valid until more than the place shown changes. */
const writtenGames = new WeakMap<Game, GameJson>();

/** Serializes games in pieces, so that the page stays responsive and {@link storeAnalysis} is fast. */
export async function prepareToKeep(games: readonly (Game | undefined)[]): Promise<void> {
  for (const game of games) if (game && !writtenGames.has(game)) await prepare(game);
}

async function prepare(game: Game): Promise<void> {
  writtenGames.set(game, await writeGameJson(game.record));
  const unwatch = game.watch((changes) => {
    if (changes.every(({ type }) => type === 'place')) return;
    writtenGames.delete(game);
    unwatch();
  });
}

function written(game: Game): GameJson {
  const before = writtenGames.get(game);
  if (!before) return gameToJson(game.record);
  const { line: _line, ply: _ply, ...tree } = before;
  return { ...tree, ...shownToJson({ game }) };
}

/** The readable parts of the stored state. */
export interface Restored extends Partial<StoredAnalysis> {
  /** A message for each part that was left out. */
  readonly bad: readonly string[];
}

/** Reads the stored state part by part; invalid parts are left out. */
export async function restoreAnalysis(): Promise<Restored> {
  const bad: string[] = [];
  const data = stored(bad);
  const isOn = (name: 'engine' | 'turned' | 'reviewing', usual: boolean): boolean => {
    const value = data[name] ?? usual;
    if (v.is(v.boolean(), value)) return value;
    bad.push(`${name} is neither yes nor no`);
    return usual;
  };
  const game = await readGame(data['game'], 'game', bad);
  const [engine, turned, reviewing] = [isOn('engine', true), isOn('turned', false), isOn('reviewing', false)];
  const chapters = await readChapters(data, game, bad);
  return {
    ...(game && { game }),
    ...(chapters && { chapters }),
    engine,
    turned,
    reviewing,
    bad,
  };
}

const chapterSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: v.optional(v.string()),
  game: v.optional(v.unknown()),
});

/** The chapters whose games can be read. */
async function readChapters(
  data: Readonly<Record<string, unknown>>,
  game: Game | undefined,
  bad: string[],
): Promise<StoredChapters | undefined> {
  const { chapters, current } = data;
  if (chapters === undefined) return undefined;
  if (!Array.isArray(chapters)) {
    bad.push('chapters is not a list');
    return undefined;
  }
  const list: Chapter[] = [];
  let index = 0;
  for (const [at, written] of chapters.entries()) {
    const isCurrent = at === current;
    const chapter = await readChapter(written, isCurrent ? game : undefined, `chapters.${at}`, bad);
    if (!chapter || list.some(({ id }) => id === chapter.id)) continue;
    if (isCurrent) index = list.length;
    list.push(chapter);
  }
  return list.length > 0 ? { list, index } : undefined;
}

async function readChapter(
  written: unknown,
  shown: Game | undefined,
  name: string,
  bad: string[],
): Promise<Chapter | undefined> {
  const { success, output } = v.safeParse(chapterSchema, written);
  if (!success) {
    bad.push(`${name} is not a chapter`);
    return undefined;
  }
  const game = shown ?? (await readGame(output.game, `${name}.game`, bad));
  return game && { id: output.id, name: output.name, game, before: undefined };
}

const storedSchema = v.looseObject({ version: v.literal(FORM) });

function stored(bad: string[]): Readonly<Record<string, unknown>> {
  try {
    const text = storedText(KEY);
    return text === null ? {} : v.parse(storedSchema, JSON.parse(text));
  } catch {
    bad.push('all');
    return {};
  }
}

/** Reads a stored game. */
async function readGame(data: unknown, name: string, bad: string[]): Promise<Game | undefined> {
  if (data === undefined) return undefined;
  try {
    const { game } = await readGameJson(data, {
      onProblem: ({ problem }) => void bad.push(`${name}.${problem}`),
    });
    return game;
  } catch (error) {
    bad.push(`${name}: ${(error as Error).message}`);
    return undefined;
  }
}
