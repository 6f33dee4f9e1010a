/**
 * Stable discs: no sequence of moves can flip them. It tries out whole edges, which `stableDiscs` of the rules does not;
 * the tally and `instead.ts` use it.
 */
import { discOf, type Color } from '../../rules/color.js';
import type { Position } from '../../rules/position.js';
import { SQUARES, squareIndex, type Square } from '../../rules/square.js';
import { EDGE_LINES } from './edges.js';

/**
 * What {@link stableOnEdge} has found, by edge. An edge is read from corner to corner, as `X`, `O` and `-`.
 */
const knownEdges = new Map<string, number>();

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

/** Whether a line protects a disc that is on no edge: it is full, or the disc leans on stable discs. */
function protects(
  board: string,
  stable: ReadonlySet<number>,
  index: number,
  [ahead, behind]: readonly [readonly number[], readonly number[]],
): boolean {
  const leans = ([next]: readonly number[]): boolean => stable.has(next!) && board[next!] === board[index];
  if (leans(ahead) || leans(behind)) return true;
  if (stable.has(ahead[0]!) && stable.has(behind[0]!)) return true;
  return ahead.every((at) => board[at] !== '-') && behind.every((at) => board[at] !== '-');
}

/** The indices of a line from a square to the edge of the board. */
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

/**
 * Which discs of one edge no sequence of moves on that edge can flip, whoever plays: a bit for each square, 1 for the
 * first, 128 for the last.
 */
function stableOnEdge(edge: string): number {
  const found = knownEdges.get(edge);
  if (found !== undefined) return found;
  let stable = 0;
  for (let at = 0; at < 8; at++) if (edge[at] !== '-') stable |= 1 << at;
  for (let at = 0; at < 8; at++) {
    if (edge[at] !== '-') continue;
    // Includes moves that flip nothing on the edge: they may flip discs elsewhere.
    for (const disc of ['X', 'O']) stable &= unchangedOnEdge(edge, playOnEdge(edge, at, disc));
  }
  knownEdges.set(edge, stable);
  return stable;
}

/** The discs that a move does not change, and that later moves cannot change. */
function unchangedOnEdge(before: string, after: string): number {
  let same = stableOnEdge(after);
  for (let at = 0; at < 8; at++) if (before[at] !== after[at]) same &= ~(1 << at);
  return same;
}

/** An edge after a disc was put on a square. */
function playOnEdge(edge: string, square: number, disc: string): string {
  const discs = Array.from(edge);
  discs[square] = disc;
  for (const step of [-1, 1]) {
    let end = square + step;
    while (discs[end] !== undefined && discs[end] !== '-' && discs[end] !== disc) end += step;
    if (discs[end] !== disc) continue;
    for (let at = square + step; at !== end; at += step) discs[at] = disc;
  }
  return discs.join('');
}
