import type { Color } from './color.js';
import type { Position } from './position.js';
import { SQUARES, squareIndex, type Square } from './square.js';

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

function isFull(board: string, index: number, dx: number, dy: number): boolean {
  for (let at: number | undefined = index; at !== undefined; at = neighbour(at, dx, dy)) {
    if (board[at] === '-') return false;
  }
  return true;
}

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
