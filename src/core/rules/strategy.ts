/**
 * The strategy that beginners learn: corners and the squares beside them, stable discs, and advice by rules of thumb.
 * The hints of a board and the advice in games show it, and the coach starts from it.
 */
import { type Color, opponent } from './color.js';
import { Position } from './position.js';
import { type Square, squareIndex, SQUARES } from './square.js';

/** The corners: a disc there can never be flipped. */
export const CORNERS: readonly Square[] = ['a1', 'h1', 'a8', 'h8'];
/** The squares diagonally next to the corners. */
export const X_SQUARES: readonly Square[] = ['b2', 'g2', 'b7', 'g7'];
/** The squares next to the corners on the edges. */
export const C_SQUARES: readonly Square[] = ['b1', 'g1', 'a2', 'h2', 'a7', 'h7', 'b8', 'g8'];
/** All squares of the four edges, corners included. */
export const EDGES: readonly Square[] = SQUARES.filter((square) => ringOf(square) === 0);
/** The danger zone: the ring of squares next to the edges, X-squares included. */
export const DANGER_ZONE: readonly Square[] = SQUARES.filter((square) => ringOf(square) === 1);

/** The corner that an X- or C-square gives away, `undefined` for any other square. */
export function cornerOf(square: Square): Square | undefined {
  if (!X_SQUARES.includes(square) && !C_SQUARES.includes(square)) return undefined;
  const index = squareIndex(square);
  return SQUARES[((index & 7) < 4 ? 0 : 7) + (index < 32 ? 0 : 56)];
}

/**
 * Discs of a colour (by default of both) that no sequence of legal moves can flip. Stable discs that only deeper
 * reasoning would find are left out.
 *
 * A disc is safe in one direction when that line is full, or when it is next to the edge or a stable disc of its own
 * colour. A disc that is safe in all four directions is stable. (Between two stable discs of the other colour the line
 * is full.)
 */
export function stableDiscs(position: Position, color?: Color): Square[] {
  const { board } = position;
  const stable = new Set<number>();
  const candidates = new Set(SQUARES.keys());
  for (let found = true; found;) {
    found = false;
    for (const index of candidates) {
      if (board[index] === '-' || !AXES.every((axis) => isSafe(board, stable, index, axis))) continue;
      stable.add(index);
      candidates.delete(index);
      found = true;
    }
  }
  return SQUARES.filter((square, i) => stable.has(i) && (!color || position.at(square) === color));
}

/** Column and row steps of the four lines through a square. */
const AXES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
];

/**
 * Whether a disc cannot be flipped along a line: the line is full, or the next square on one side is stable or off
 * the board.
 */
function isSafe(
  board: string,
  stable: ReadonlySet<number>,
  index: number,
  [dx, dy]: readonly [number, number],
): boolean {
  const [ahead, behind] = [neighbour(index, dx, dy), neighbour(index, -dx, -dy)];
  const holds = (at: number | undefined): boolean =>
    at === undefined || (stable.has(at) && board[at] === board[index]);
  if (holds(ahead) || holds(behind)) return true;
  return isFull(board, index, dx, dy) && isFull(board, index, -dx, -dy);
}

/** Whether no square from here to the edge is empty. */
function isFull(board: string, index: number, dx: number, dy: number): boolean {
  for (let at: number | undefined = index; at !== undefined; at = neighbour(at, dx, dy)) {
    if (board[at] === '-') return false;
  }
  return true;
}

/** The index of the next square in a direction; `undefined` off the board. */
function neighbour(index: number, dx: number, dy: number): number | undefined {
  const column = (index & 7) + dx;
  const row = (index >> 3) + dy;
  return column >= 0 && column < 8 && row >= 0 && row < 8 ? row * 8 + column : undefined;
}

/** How far a square is from the nearest edge, 0-3. */
function ringOf(square: Square): number {
  const index = squareIndex(square);
  const fromEdge = (line: number): number => Math.min(line, 7 - line);
  return Math.min(fromEdge(index & 7), fromEdge(index >> 3));
}

/** The rules of thumb that a move can break; the page supplies the words. */
export type AdviceKey =
  /** A corner could have been taken. */
  | 'misses-corner'
  /** The opponent can take a corner that they could not take before. */
  | 'gives-corner'
  /** A disc diagonally next to an empty corner. */
  | 'x-square'
  /** A disc on the edge next to an empty corner. */
  | 'c-square'
  /** A disc in the ring next to the edges while a better square is legal. */
  | 'danger-zone'
  /** Many discs flipped early, where fewer were possible. */
  | 'many-flips';

/** A remark on a move. */
export interface Advice {
  readonly key: AdviceKey;
  /** The squares concerned: the corners, the square itself, or the discs flipped. */
  readonly squares: readonly Square[];
}

/** Flipping many discs and the danger zone count as mistakes while at least this many squares are empty. */
const EARLY_EMPTIES = 36;
/** Fewer flips than this are never called many. */
const MANY_FLIPS = 5;

/**
 * Which rules of thumb a legal move breaks, the most important first. They prove nothing: sometimes the best move
 * breaks one.
 */
export function adviceFor(position: Position, move: Square): Advice[] {
  const advice: Advice[] = [];
  const { legalMoves } = position;
  const corners = legalMoves.filter((square) => CORNERS.includes(square));
  if (corners.length > 0) {
    // A corner taken: the other rules no longer matter.
    return corners.includes(move) ? [] : [{ key: 'misses-corner', squares: corners }];
  }
  const given = cornersGiven(position, move);
  if (given.length > 0) advice.push({ key: 'gives-corner', squares: given });
  const corner = cornerOf(move);
  if (corner && !position.at(corner)) {
    advice.push({ key: X_SQUARES.includes(move) ? 'x-square' : 'c-square', squares: [corner] });
  }
  if (position.empties < EARLY_EMPTIES) return advice;
  if (DANGER_ZONE.includes(move) && !X_SQUARES.includes(move)) {
    if (legalMoves.some((square) => !DANGER_ZONE.includes(square))) {
      advice.push({ key: 'danger-zone', squares: [move] });
    }
  }
  const flips = position.flips(move);
  const fewest = Math.min(...legalMoves.map((square) => position.flips(square).length));
  if (flips.length >= MANY_FLIPS && flips.length > 2 * fewest) {
    advice.push({ key: 'many-flips', squares: flips });
  }
  return advice;
}

/** The corners that the opponent can take after a move, but could not have taken before it. */
function cornersGiven(position: Position, move: Square): Square[] {
  const before = position.withTurn(opponent(position.turn)).legalMoves;
  const after = position.play(move).legalMoves;
  return CORNERS.filter((corner) => after.includes(corner) && !before.includes(corner));
}
