/**
 * Which of the moves that a search valued a level plays: a weak player trusts the count of flipped discs more than
 * judgement of the position, likes corners and edges, and overlooks moves that flip a single disc in the middle
 * or that work along a diagonal. The strongest levels only vary between moves of nearly equal value.
 */
import type { Color } from '../rules/color.js';
import { Position } from '../rules/position.js';
import { randomNumbersFor } from '../rules/random.js';
import type { Square } from '../rules/square.js';
import { CORNERS, EDGES } from '../rules/strategy.js';
import type { MoveValue } from './engine.js';
import { levelNumber, type Level, type LevelName } from './level-names.js';
import { BLUNDER_LEVEL, LEVEL_SETTINGS, type LevelSettings } from './levels.js';

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
  const settings = LEVEL_SETTINGS[levelNumber(level) - 1]!;
  const random = randomNumbersFor(seed, board);
  const position = Position.of(board, turn);
  const appeals = moves.map((move) => appealOf(move, settings, position, random));
  const noticed = moves.map((move) => random() >= settings.oversightRate * hardness(move, position));
  const all = [...moves.keys()];
  const considered = noticed.includes(true) ? all.filter((at) => noticed[at]) : all;
  const best = Math.max(...considered.map((at) => appeals[at]!));
  const candidates = considered.filter((at) => appeals[at]! >= best - settings.margin);
  return candidates[Math.floor(random() * candidates.length)]!;
}

/**
 * The level that a level plays a move at: its own, or for a blunder the weakest, which neither looks ahead nor trusts its
 * values. People lose by blunders more than by small errors everywhere.
 */
export function effectiveLevel(level: Level | LevelName, board: string, seed: number): Level {
  const number = levelNumber(level);
  const random = randomNumbersFor(~seed, board);
  return random() < LEVEL_SETTINGS[number - 1]!.blunderRate ? BLUNDER_LEVEL : number;
}

/** How good a move looks, in discs. */
function appealOf(
  { move, value }: MoveValue,
  { judgement, greed, noise }: LevelSettings,
  position: Position,
  random: () => number,
): number {
  // The sum of three draws is near a bell curve, and has no far ends: no move is chosen out of the blue.
  const drawn = (random() + random() + random() - 1.5) * 2 * noise;
  if (move === 'pass') return value;
  const flipped = position.flips(move).length;
  const eagerness = greed * (position.empties > 20 ? 1 : 0.5);
  return judgement * value + eagerness * (flipped + habit(move)) + drawn;
}

/** What players have heard about a square: take corners, and edges are good. */
function habit(move: Square): number {
  if (CORNERS.includes(move)) return 8;
  return EDGES.includes(move) ? 1.5 : 0;
}

/** How hard a move is to see, 0-1. */
function hardness({ move }: MoveValue, position: Position): number {
  if (move === 'pass' || CORNERS.includes(move)) return 0;
  const lines = position.flipsByDirection(move);
  const isDiagonal = worksOnlyDiagonally(move, lines);
  if (isDiagonal) return lines.some((line) => line.length > 1) ? 1 : 0.8;
  return lines.flat().length === 1 ? 0.7 : 0.2;
}

/** Whether a move flips discs along diagonals only: such moves are easily overlooked. */
export function worksOnlyDiagonally(move: Square, lines: readonly (readonly Square[])[]): boolean {
  return lines.every(([nearest]) => !nearest!.startsWith(move[0]!) && !nearest!.endsWith(move[1]!));
}
