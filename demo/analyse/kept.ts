import * as v from 'valibot';
import {
  gameToJson,
  readGameJson,
  shownToJson,
  writeGameJson,
  type GameJson,
} from '../../src/formats/game-json.js';
import type { Game } from '../../src/rules.js';
import { currentForm } from './kept-before.js';

const KEY = 'othello-analyse';
/** Where the review of the game on the board is kept: it may be damaged, or find no room, and the game is still there. */
export const KEPT_REVIEW = 'othello-analyse-review';

/** What the page was left with. */
export interface Kept {
  readonly desk: Game;
  /** What the game on the board has taken the place of. */
  readonly before?: Game;
  /** Whether the engine was on. */
  readonly engine: boolean;
  /** Whether White was at the bottom. */
  readonly turned: boolean;
}

/** Keeps the analysis for the next visit, where the browser allows it. */
export function keep({ desk, before, engine, turned }: Kept): void {
  const state = { desk: written(desk), ...(before && { before: written(before) }), engine, turned };
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Where nothing may be kept, the analysis lasts as long as the page.
  }
}

/** Whether there is a review to read. */
export function hasKeptReview(): boolean {
  try {
    return localStorage.getItem(KEPT_REVIEW) !== null;
  } catch {
    return false;
  }
}

/** What was written of games, until they change by more than that another place is shown. */
const writtenGames = new WeakMap<Game, GameJson>();

/** Writes games beforehand, in pieces: the page answers meanwhile, and {@link keep} has nothing left to write. */
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

/** What can be read of what was kept. */
export interface Restored extends Partial<Kept> {
  /** What was left out: the problem of each. */
  readonly bad: readonly string[];
}

/** What was kept, part by part: those that make no sense are left out. */
export async function restoreKept(): Promise<Restored> {
  const bad: string[] = [];
  const data = stored(bad);
  const isOn = (name: 'engine' | 'turned'): boolean => {
    if (data[name] !== undefined && !v.is(v.boolean(), data[name])) bad.push(`${name}: yes or no expected`);
    return data[name] === true;
  };
  const desk = await readGame(data['desk'], 'desk', bad);
  const before = await readGame(data['before'], 'before', bad);
  const [engine, turned] = [isOn('engine'), isOn('turned')];
  return { ...(desk && { desk }), ...(before && { before }), engine, turned, bad };
}

function stored(bad: string[]): Readonly<Record<string, unknown>> {
  try {
    return v.parse(v.record(v.string(), v.unknown()), JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    bad.push('all');
    return {};
  }
}

/** A game that was kept in whatever form. */
async function readGame(data: unknown, name: string, bad: string[]): Promise<Game | undefined> {
  if (data === undefined) return undefined;
  const leftOut = (problem: string): void => void bad.push(`${name}.${problem}`);
  try {
    const current = currentForm(data, leftOut);
    const { game } = await readGameJson(current, { onProblem: ({ problem }) => leftOut(problem) });
    return game;
  } catch (error) {
    leftOut((error as Error).message);
    return undefined;
  }
}
