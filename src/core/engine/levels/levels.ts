/**
 * Levels 1 to 10: how each plays.
 *
 * Levels 1 to 9 choose as people do: a move is drawn by the chances of the model of human choice (`human/`) for a
 * strength, sharpened or flattened so that neighbouring levels are about equally far apart. No person plays as well as
 * the highest levels: those search most of their moves, and choose the others as strong people would. Level 10 searches
 * all. Levels below 10 are limited by plies and nodes, never by time, so a slow machine plays the same game.
 */
import { randomNumbersFor } from '../../rules/random.js';
import { noviceShare } from './human/novice.js';
import { levelNumber, isStrength } from './level-names.js';
import type { Level, LevelName, Strength } from '../engine.js';

/** How a level chooses its moves. */
export interface LevelSettings {
  /** The strength of the people that it imitates, in points. */
  strength: number;
  /** The power to which the chances are raised: above 1, likely moves become likelier than with people. */
  sharpness: number;
  /** The share of moves that it searches instead, 0-1. */
  searched: number;
  /** Approximate nodes of a searched move; if absent, time ends the search. */
  nodes?: number;
}

/** How the levels play, weakest first. Their strengths are measured by `npm run -w training ladder`. */
export const LEVEL_SETTINGS: readonly LevelSettings[] = [
  { strength: 950, sharpness: 0.8, searched: 0 },
  { strength: 1120, sharpness: 1, searched: 0 },
  { strength: 1320, sharpness: 1, searched: 0 },
  { strength: 1570, sharpness: 1, searched: 0 },
  { strength: 1850, sharpness: 1, searched: 0 },
  { strength: 2150, sharpness: 1.1, searched: 0 },
  { strength: 2150, sharpness: 1.5, searched: 0.3, nodes: 6e4 },
  { strength: 2150, sharpness: 1.5, searched: 0.76, nodes: 6e4 },
  { strength: 2150, sharpness: 1.5, searched: 0.9, nodes: 3e5 },
  { strength: 2150, sharpness: 1.5, searched: 1 },
];

/** How many moves a search compares in the opening, and how many discs worse than the best the chosen one may be. */
export const VARIETY = { moves: 3, margin: 0.5 } as const;
/** Searched moves vary while at least this many squares are empty; after that only the best is played. */
const OPENING_EMPTIES = 44;

/**
 * Weak players play ends better than the rest of a game. Between these numbers of empty squares, a strength below this one comes
 * to lie only this part of the distance below it: training/report.md.
 */
const WEAK_AT_END = { below: 1500, distance: 0.5, begins: 24, ends: 14 } as const;

/** How a level finds one move: it chooses as people do, or searches. */
export type LevelPlan =
  /** `novice` is the share of moves that are chosen as novices do, 0-1. */
  | { kind: 'people'; strength: number; sharpness: number; novice: number }
  | { kind: 'search'; nodes?: number; varied: boolean };

/**
 * How a level finds its move in a position.
 *
 * @param seed the same seed gives the same plan in the same position
 * @param board 64 characters of `X`, `O` and `-`, a1 first
 */
export function planOfLevel(level: Level | LevelName | Strength, board: string, seed: number): LevelPlan {
  const settings = isStrength(level)
    ? { strength: level, sharpness: 1, searched: 0 }
    : LEVEL_SETTINGS[levelNumber(level) - 1]!;
  return planOf(settings, board, seed);
}

/** As {@link planOfLevel}, for any settings. */
export function planOf(
  { strength, sharpness, searched, nodes }: LevelSettings,
  board: string,
  seed: number,
): LevelPlan {
  const empties = board.split('-').length - 1;
  // Not the seed that draws the move, so that the two choices are independent.
  if (randomNumbersFor(~seed, board)() >= searched)
    return {
      kind: 'people',
      strength: strengthAt(strength, empties),
      sharpness,
      novice: noviceShare(strength),
    };
  const varied = empties >= OPENING_EMPTIES;
  return { kind: 'search', varied, ...(nodes !== undefined && { nodes }) };
}

/** The strength whose chances a move is drawn by, for a level of some strength. */
export function strengthAt(strength: number, empties: number): number {
  const { below, distance, begins, ends } = WEAK_AT_END;
  const progress = Math.max(0, Math.min(1, (begins - empties) / (begins - ends)));
  return strength + progress * (1 - distance) * Math.max(0, below - strength);
}

/**
 * Chooses among the searched moves in the opening: any that is as good as the best, or nearly so.
 *
 * @param moves best first
 */
export function variedMove<Valued extends { value: number }>(
  moves: readonly Valued[],
  board: string,
  seed: number,
): Valued {
  const candidates = moves.filter(({ value }) => value >= moves[0]!.value - VARIETY.margin);
  return candidates[Math.floor(randomNumbersFor(seed, board)() * candidates.length)]!;
}
