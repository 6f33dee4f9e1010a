import * as v from 'valibot';
import { gameFromJson, gameToJson, type GameJson } from '../../src/formats/game-json.js';
import { currentForm } from './kept-before.js';

const KEY = 'othello-analyse';

/** What the page was left with. */
export interface Kept {
  readonly desk: GameJson;
  /** What the game on the board has taken the place of. */
  readonly before?: GameJson;
  /** Whether the engine was on. */
  readonly engine: boolean;
  /** Whether White was at the bottom. */
  readonly turned: boolean;
}

/** Keeps the analysis for the next visit, where the browser allows it. */
export function keep(state: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Where nothing may be kept, the analysis lasts as long as the page.
  }
}

/** What can be read of what was kept. */
export interface Restored extends Partial<Kept> {
  /** What was left out: the problem of each. */
  readonly bad: readonly string[];
}

/** What was kept, part by part: those that make no sense are left out. */
export function restoreKept(): Restored {
  const bad: string[] = [];
  const data = stored(bad);
  const game = (name: 'desk' | 'before'): GameJson | undefined => readGame(data[name], name, bad);
  const isOn = (name: 'engine' | 'turned'): boolean => {
    if (data[name] !== undefined && !v.is(v.boolean(), data[name])) bad.push(`${name}: yes or no expected`);
    return data[name] === true;
  };
  const [desk, before, engine, turned] = [game('desk'), game('before'), isOn('engine'), isOn('turned')];
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

/** A game as it is written now, of what was kept in whatever form. */
function readGame(data: unknown, name: string, bad: string[]): GameJson | undefined {
  if (data === undefined) return undefined;
  const leftOut = (problem: string): void => void bad.push(`${name}.${problem}`);
  try {
    const record = gameFromJson(currentForm(data, leftOut), { onProblem: ({ problem }) => leftOut(problem) });
    return gameToJson(record);
  } catch (error) {
    leftOut((error as Error).message);
    return undefined;
  }
}
