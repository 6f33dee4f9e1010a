/**
 * Levels 1 to 10: how much each sees, and how it errs.
 *
 * A level first lets the core search as far as the level sees, with a value for several moves; then it chooses among
 * them as a person of its strength would (`move-choice.ts`). What makes levels 2 to 9 lose is mostly blunders: moves that
 * they make without looking ahead. A player that errs a little in every move instead plays all games alike, and loses
 * nearly all of them to a level that is a little better. All work below level 10 is limited by plies and nodes, never
 * by time, so a slow machine plays the same game.
 */
import { levelNumber, type Level, type LevelName } from './level-names.js';

/** What a level lets the core do for one move. */
export interface LevelLimits {
  /** Plies to look ahead. */
  depth: number;
  /** Whether to go on to the end of the game. */
  exact: boolean;
  /** Moves that get a value of their own. */
  multiPv: number;
  /** Nodes to visit, about; none where only the time given for a move ends the search. */
  nodes?: number;
}

/** How a level plays. */
export interface LevelSettings {
  /** Plies that it looks ahead in the middle of the game. */
  depth: number;
  /** Empty squares from which on it counts to the end. */
  exactFrom: number;
  /** Nodes of one move, about. */
  nodes?: number;
  /** Moves that it compares; 34 are more than a position offers. */
  moves: number;
  /** How much the value found counts in its choice, 0-1. */
  judgement: number;
  /** What a flipped disc is worth to it early in the game, in discs; half as much near the end. */
  greed: number;
  /** The chance, 0-1, that it overlooks a move that is hard to see. */
  oversightRate: number;
  /** The chance, 0-1, of a blunder: a move made as the weakest level would make it. */
  blunderRate: number;
  /** Spread of the random error in its values, in discs. */
  noise: number;
  /** Moves at most so much worse than the best are as good to it, in discs. */
  margin: number;
}

/** How the levels play, weakest first. Their strengths are measured by `npm run ladder`. */
export const LEVEL_SETTINGS: readonly LevelSettings[] = [
  {
    depth: 1,
    exactFrom: 1,
    nodes: 2e3,
    moves: 34,
    judgement: 0.22,
    greed: 0.8,
    oversightRate: 0.5,
    blunderRate: 0,
    noise: 2.9,
    margin: 0,
  },
  {
    depth: 1,
    exactFrom: 1,
    nodes: 2e3,
    moves: 34,
    judgement: 1,
    greed: 0.1,
    oversightRate: 0.2,
    blunderRate: 0.6,
    noise: 2.5,
    margin: 0,
  },
  {
    depth: 2,
    exactFrom: 2,
    nodes: 5e3,
    moves: 34,
    judgement: 1,
    greed: 0.08,
    oversightRate: 0.18,
    blunderRate: 0.4,
    noise: 2.2,
    margin: 0,
  },
  {
    depth: 2,
    exactFrom: 3,
    nodes: 5e3,
    moves: 34,
    judgement: 1,
    greed: 0.06,
    oversightRate: 0.14,
    blunderRate: 0.22,
    noise: 1.6,
    margin: 0,
  },
  {
    depth: 3,
    exactFrom: 4,
    nodes: 1e4,
    moves: 34,
    judgement: 1,
    greed: 0.05,
    oversightRate: 0.08,
    blunderRate: 0.155,
    noise: 1.4,
    margin: 0,
  },
  {
    depth: 4,
    exactFrom: 8,
    nodes: 2e4,
    moves: 34,
    judgement: 1,
    greed: 0,
    oversightRate: 0.03,
    blunderRate: 0.122,
    noise: 0.9,
    margin: 0,
  },
  {
    depth: 6,
    exactFrom: 11,
    nodes: 2e4,
    moves: 3,
    judgement: 1,
    greed: 0,
    oversightRate: 0,
    blunderRate: 0.097,
    noise: 0.5,
    margin: 0,
  },
  {
    depth: 60,
    exactFrom: 64,
    nodes: 6e4,
    moves: 3,
    judgement: 1,
    greed: 0,
    oversightRate: 0,
    blunderRate: 0.06,
    noise: 0,
    margin: 0.5,
  },
  {
    depth: 60,
    exactFrom: 64,
    nodes: 3e5,
    moves: 3,
    judgement: 1,
    greed: 0,
    oversightRate: 0,
    blunderRate: 0.014,
    noise: 0,
    margin: 0.5,
  },
  {
    depth: 60,
    exactFrom: 64,
    moves: 3,
    judgement: 1,
    greed: 0,
    oversightRate: 0,
    blunderRate: 0,
    noise: 0,
    margin: 0.5,
  },
];

/** The level that makes another level's blunders. */
export const BLUNDER_LEVEL: Level = 1;

/** Levels from here on vary only in the opening; later they ask for nothing but the best move. */
const STRONG: Level = 8;
const OPENING_EMPTIES = 44;

/**
 * What the core is to do for a level's move.
 *
 * @param empties empty squares of the position, 1-60
 */
export function levelLimits(level: Level | LevelName, empties: number): LevelLimits {
  const number = levelNumber(level);
  const { depth, exactFrom, nodes, moves } = LEVEL_SETTINGS[number - 1]!;
  const varied = number < STRONG || empties >= OPENING_EMPTIES;
  return {
    depth: empties <= exactFrom ? empties : Math.min(depth, empties),
    exact: empties <= exactFrom,
    multiPv: varied ? moves : 1,
    ...(nodes !== undefined && { nodes }),
  };
}
