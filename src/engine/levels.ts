/**
 * Levels 1 to 10: how much each sees, and how it errs.
 *
 * A level first lets the core search as far as the level sees, with a value for several moves, and then chooses
 * among them as a person of its strength would: a weak player trusts the count of turned discs more than judgement
 * of the position, likes corners and edges, and does not notice moves that turn a single disc in the middle or that
 * work along a diagonal. The strongest levels only vary between moves of nearly equal value. All work below level 10
 * is limited by plies and nodes, never by time, so a slow machine plays the same game.
 */
import type { Color } from '../rules/color.js';
import type { Level, LevelName, MoveValue } from './engine.js';

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
  name?: LevelName;
  /** Plies that it looks ahead in the middle of the game. */
  depth: number;
  /** Empty squares from which on it counts to the end. */
  exactFrom: number;
  /** Nodes of one move, about. */
  nodes?: number;
  /** Moves that it weighs against each other; 34 are more than a position offers. */
  moves: number;
  /** How much the value found counts in its choice, 0-1. */
  judgement: number;
  /** What a turned disc is worth to it early in the game, in discs; half as much near the end. */
  greed: number;
  /** The chance, 0-1, that it does not see a move that is hard to see. */
  blindness: number;
  /** Spread of the mood of the moment, in discs. */
  mood: number;
  /** Moves at most so much worse than the best are as good to it, in discs. */
  margin: number;
}

/** The levels, weakest first. Their strengths are measured by `npm run ladder`. */
export const LEVELS: readonly LevelSettings[] = [
  {
    depth: 1,
    exactFrom: 1,
    nodes: 2e3,
    moves: 34,
    judgement: 0.3,
    greed: 0.8,
    blindness: 0.5,
    mood: 2.9,
    margin: 0,
  },
  {
    name: 'easy',
    depth: 1,
    exactFrom: 1,
    nodes: 2e3,
    moves: 34,
    judgement: 0.5,
    greed: 0.6,
    blindness: 0.37,
    mood: 2.7,
    margin: 0,
  },
  {
    depth: 1,
    exactFrom: 2,
    nodes: 2e3,
    moves: 34,
    judgement: 0.97,
    greed: 0.18,
    blindness: 0.2,
    mood: 2.6,
    margin: 0,
  },
  {
    name: 'medium',
    depth: 2,
    exactFrom: 3,
    nodes: 5e3,
    moves: 34,
    judgement: 1,
    greed: 0.1,
    blindness: 0.14,
    mood: 2.1,
    margin: 0,
  },
  {
    depth: 3,
    exactFrom: 4,
    nodes: 1e4,
    moves: 34,
    judgement: 1,
    greed: 0.05,
    blindness: 0.06,
    mood: 1.75,
    margin: 0,
  },
  {
    name: 'hard',
    depth: 4,
    exactFrom: 8,
    nodes: 2e4,
    moves: 34,
    judgement: 1,
    greed: 0,
    blindness: 0.02,
    mood: 1.1,
    margin: 0,
  },
  {
    depth: 6,
    exactFrom: 11,
    nodes: 2e4,
    moves: 3,
    judgement: 1,
    greed: 0,
    blindness: 0,
    mood: 0.5,
    margin: 0,
  },
  {
    name: 'expert',
    depth: 60,
    exactFrom: 64,
    nodes: 3.2e4,
    moves: 3,
    judgement: 1,
    greed: 0,
    blindness: 0,
    mood: 0,
    margin: 0.5,
  },
  {
    depth: 60,
    exactFrom: 64,
    nodes: 1.5e5,
    moves: 3,
    judgement: 1,
    greed: 0,
    blindness: 0,
    mood: 0,
    margin: 0.5,
  },
  {
    name: 'master',
    depth: 60,
    exactFrom: 64,
    moves: 3,
    judgement: 1,
    greed: 0,
    blindness: 0,
    mood: 0,
    margin: 0.5,
  },
];

/** Levels from here on only vary while openings are chosen; later they ask for nothing but the best move. */
const STRONG: Level = 8;
const OPENING_EMPTIES = 44;

/** The number of a level. */
export function levelNumber(level: Level | LevelName): Level {
  if (typeof level === 'number') return level;
  return (LEVELS.findIndex(({ name }) => name === level) + 1) as Level;
}

/**
 * What the core is to do for a level's move.
 *
 * @param empties empty squares of the position, 1-60
 */
export function levelLimits(level: Level | LevelName, empties: number): LevelLimits {
  const number = levelNumber(level);
  const { depth, exactFrom, nodes, moves } = LEVELS[number - 1]!;
  const varied = number < STRONG || empties >= OPENING_EMPTIES;
  return {
    depth: empties <= exactFrom ? empties : Math.min(depth, empties),
    exact: empties <= exactFrom,
    multiPv: varied ? moves : 1,
    ...(nodes !== undefined && { nodes }),
  };
}

/**
 * The move that a level plays.
 *
 * @param board 64 characters of `X`, `O` and `-`, a1 first
 * @param turn who is to move
 * @param seed the same seed gives the same choice in the same position
 * @param moves what the search found, best first; at least one
 * @returns the place of the chosen move in `moves`
 */
export function chooseMove(
  level: Level | LevelName,
  board: string,
  turn: Color,
  seed: number,
  moves: readonly MoveValue[],
): number {
  const settings = LEVELS[levelNumber(level) - 1]!;
  const random = randomNumbers(seed, board);
  const empties = board.split('-').length - 1;
  const views = moves.map((move) => ({
    appeal: appealOf(move, settings, board, turn, empties, random),
    seen: true,
  }));
  views.forEach(
    (view, at) => (view.seen = random() >= settings.blindness * hardness(moves[at]!, board, turn)),
  );
  const seen = views.some((view) => view.seen) ? views.filter((view) => view.seen) : views;
  const best = Math.max(...seen.map((view) => view.appeal));
  const candidates = seen.filter((view) => view.appeal >= best - settings.margin);
  return views.indexOf(candidates[Math.floor(random() * candidates.length)]!);
}

/** How good a move looks, in discs. */
function appealOf(
  { move, value }: MoveValue,
  { judgement, greed, mood }: LevelSettings,
  board: string,
  turn: Color,
  empties: number,
  random: () => number,
): number {
  // The sum of three draws is near a bell curve, and has no far ends: no move is chosen out of the blue.
  const drawn = (random() + random() + random() - 1.5) * 2 * mood;
  if (move === 'pass') return value;
  const turned = linesTurned(board, turn, move).reduce((sum, line) => sum + line.discs, 0);
  const eagerness = greed * (empties > 20 ? 1 : 0.5);
  return judgement * value + eagerness * (turned + habit(move)) + drawn;
}

/** What players have heard about a square: take corners, and edges are good. */
function habit(move: string): number {
  const onColumn = move.startsWith('a') || move.startsWith('h');
  const onRow = move.endsWith('1') || move.endsWith('8');
  if (onColumn && onRow) return 8;
  return onColumn || onRow ? 1.5 : 0;
}

/** How hard a move is to see, 0-1. */
function hardness({ move }: MoveValue, board: string, turn: Color): number {
  if (move === 'pass' || habit(move) > 5) return 0;
  const lines = linesTurned(board, turn, move);
  if (lines.every(({ isDiagonal }) => isDiagonal)) return lines.some(({ discs }) => discs > 1) ? 1 : 0.8;
  const turned = lines.reduce((sum, { discs }) => sum + discs, 0);
  return turned === 1 ? 0.7 : 0.2;
}

const DIRECTIONS = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => ({ row, column })));

/** The lines of discs that a move turns. */
function linesTurned(board: string, turn: Color, move: string): { discs: number; isDiagonal: boolean }[] {
  const own = turn === 'black' ? 'X' : 'O';
  const fromColumn = move.charCodeAt(0) - 97;
  const fromRow = move.charCodeAt(1) - 49;
  return DIRECTIONS.flatMap(({ row, column }) => {
    for (let step = 1; ; step++) {
      const x = fromColumn + step * column;
      const y = fromRow + step * row;
      const disc = x < 0 || x > 7 || y < 0 || y > 7 ? '-' : board[y * 8 + x];
      if (disc === '-' || (row === 0 && column === 0)) return [];
      if (disc === own) return step > 1 ? [{ discs: step - 1, isDiagonal: row !== 0 && column !== 0 }] : [];
    }
  });
}

/** Numbers from 0 to 1 that follow from a seed and a position (the mulberry32 generator). */
function randomNumbers(seed: number, board: string): () => number {
  let state = seed;
  for (let square = 0; square < board.length; square++)
    state = Math.imul(state ^ board.charCodeAt(square), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
