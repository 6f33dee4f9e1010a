import type { Level, LevelName } from '../../engine/engine.js';
import type { Color } from '../../rules/color.js';
import type { MatchRule, PlayerIndex } from '../../rules/match.js';
import type { TimeRule } from '../../rules/score.js';
import { parseTime } from '../time.js';

/** What "New game" asks, as it was answered last. A value that never changes and can be stored. */
export interface GameSetup {
  /** One person against the computer, or two on the same machine. */
  readonly players: 'one' | 'two';
  readonly level: Level | LevelName;
  /** The first player's colour; by lot, then the loser of a game begins the next. */
  readonly side: Color | 'lot';
  /** Empty means the language's own word. */
  readonly names: readonly [string, string];
  /** Each side's time: `20:00`, minutes, or `none`. */
  readonly time: string;
  /** Seconds added after each move. */
  readonly increment: number;
  readonly flagRule: TimeRule;
  /** Corners that the weaker player starts with, 0-4. */
  readonly handicap: number;
  /** Who gets them. */
  readonly weaker: PlayerIndex;
  readonly match: 'none' | MatchRule['kind'];
  /** Games of a match by margin. */
  readonly games: number;
  /** Points of margin that end a match. */
  readonly target: number;
  /** Players turn the discs themselves, to learn it. */
  readonly byHand: boolean;
}

export const DEFAULT_SETUP: GameSetup = {
  players: 'one',
  level: 'easy',
  side: 'black',
  names: ['', ''],
  time: 'none',
  increment: 0,
  flagRule: 'czech',
  handicap: 0,
  weaker: 0,
  match: 'none',
  games: 3,
  target: 100,
  byHand: false,
};

/** The three levels that come first, in their order; then all. */
export const MAIN_LEVELS: readonly LevelName[] = ['easy', 'medium', 'hard'];
export const MORE_LEVELS: readonly (Level | LevelName)[] = [1, 3, 5, 7, 'expert', 9, 'master'];

/** The longest name that is kept. */
export const NAME_LENGTH = 30;

/** A set-up from outside: each answer that makes no sense is the default. */
export function readSetup(data: unknown): GameSetup {
  const from = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>;
  const d = DEFAULT_SETUP;
  const names: readonly unknown[] = Array.isArray(from['names']) ? from['names'] : [];
  return {
    players: oneOf(from['players'], ['one', 'two'], d.players),
    level: oneOf(from['level'], [...MAIN_LEVELS, ...MORE_LEVELS], d.level),
    side: oneOf(from['side'], ['black', 'white', 'lot'], d.side),
    names: [nameOf(names[0]), nameOf(names[1])],
    time: typeof from['time'] === 'string' && parseTime(from['time']) ? from['time'] : d.time,
    increment: whole(from['increment'], 0, 600, d.increment),
    flagRule: oneOf(from['flagRule'], ['czech', 'zero', 'none'], d.flagRule),
    handicap: whole(from['handicap'], 0, 4, d.handicap),
    weaker: oneOf(from['weaker'], [0, 1], d.weaker),
    match: oneOf(from['match'], ['none', 'margin', 'best-of-three', 'points'], d.match),
    games: whole(from['games'], 1, 99, d.games),
    target: whole(from['target'], 1, 6400, d.target),
    byHand: from['byHand'] === true,
  };
}

/** The rule of the match, if it is one. */
export function matchRule({ match, games, target }: GameSetup): MatchRule | undefined {
  if (match === 'none') return undefined;
  if (match === 'margin') return { kind: match, games };
  return match === 'points' ? { kind: match, target } : { kind: match };
}

/** One of the words, or the fallback. */
export function oneOf<T>(value: unknown, words: readonly T[], fallback: T): T {
  return words.find((word) => word === value) ?? fallback;
}

function whole(value: unknown, least: number, most: number, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : fallback;
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, NAME_LENGTH) : '';
}
