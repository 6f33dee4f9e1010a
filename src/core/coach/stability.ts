import { discOf, type Color } from '../rules/color.js';
import type { Position } from '../rules/position.js';
import { SQUARES, squareIndex, type Square } from '../rules/square.js';
import { stableOnEdge } from './edge-stability.js';
import { EDGE_LINES } from './edges.js';

/** The four lines through each square: both halves of each, outward from the square. */
const HALVES: readonly (readonly (readonly [readonly number[], readonly number[]])[])[] = SQUARES.map(
  (_, index) =>
    (
      [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([dx, dy]) => [half(index, dx, dy), half(index, -dx, -dy)] as const),
);

/**
 * The discs of a side that no sequence of moves can flip: discs on edges, for which every continuation is tried, and
 * discs protected along each of the four lines, because the line is full, ends at the board's edge, or continues with a
 * stable disc of the same colour.
 */
export function stableDiscsOf(position: Position, color: Color): Square[] {
  const { board } = position;
  const own = discOf(color);
  const stable = new Set<number>();
  for (const edge of EDGE_LINES) {
    const discs = stableOnEdge(edge.map((square) => board[squareIndex(square)]!).join(''));
    edge.forEach((square, at) => {
      if ((discs >> at) & 1) stable.add(squareIndex(square));
    });
  }
  for (let grows = true; grows;) {
    grows = false;
    for (let index = 0; index < 64; index++) {
      if (board[index] === '-' || stable.has(index)) continue;
      if (!HALVES[index]!.every((line) => protects(board, stable, index, line))) continue;
      stable.add(index);
      grows = true;
    }
  }
  return SQUARES.filter((_, index) => board[index] === own && stable.has(index));
}

function protects(
  board: string,
  stable: ReadonlySet<number>,
  index: number,
  [ahead, behind]: readonly [readonly number[], readonly number[]],
): boolean {
  const leans = (side: readonly number[]): boolean =>
    side.length === 0 || (stable.has(side[0]!) && board[side[0]!] === board[index]);
  if (leans(ahead) || leans(behind)) return true;
  if (stable.has(ahead[0]!) && stable.has(behind[0]!)) return true;
  return ahead.every((at) => board[at] !== '-') && behind.every((at) => board[at] !== '-');
}

function half(index: number, dx: number, dy: number): number[] {
  const squares: number[] = [];
  let [column, row] = [(index & 7) + dx, (index >> 3) + dy];
  while (column >= 0 && column < 8 && row >= 0 && row < 8) {
    squares.push(row * 8 + column);
    column += dx;
    row += dy;
  }
  return squares;
}
