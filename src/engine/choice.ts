/**
 * Which of the moves that a search valued a level plays: a weak player trusts the count of turned discs more than
 * judgement of the position, likes corners and edges, and does not notice moves that turn a single disc in the middle
 * or that work along a diagonal. The strongest levels only vary between moves of nearly equal value.
 */
import type { Color } from '../rules/color.js';
import type { Level, LevelName, MoveValue } from './engine.js';
import { LAPSE_LEVEL, LEVELS, levelNumber, type LevelSettings } from './levels.js';

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

/**
 * The level that a level plays at in this moment: its own, or in a moment without attention the weakest, which neither
 * looks ahead nor trusts what it sees. People lose by such moments more than by small errors everywhere.
 */
export function momentaryLevel(level: Level | LevelName, board: string, seed: number): Level {
  const number = levelNumber(level);
  const random = randomNumbers(~seed, board);
  return random() < LEVELS[number - 1]!.lapse ? LAPSE_LEVEL : number;
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
