/**
 * The edges of the board, and discs wedged into one. `reasons/consequence.ts` takes both from it, `contrast/edge-reasons.ts` the
 * wedges, `stability.ts` the edges.
 */
import type { Color } from '../../rules/color.js';
import type { Position } from '../../rules/position.js';
import { SQUARES, type Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';

const line = (...indices: number[]): readonly Square[] => indices.map((index) => SQUARES[index]!);
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The four edges, each from corner to corner: top, bottom, left, right. */
export const EDGE_LINES: readonly (readonly Square[])[] = [
  line(...STEPS),
  line(...STEPS.map((step) => 56 + step)),
  line(...STEPS.map((step) => 8 * step)),
  line(...STEPS.map((step) => 8 * step + 7)),
];

/**
 * Whether a side that has just played a square of an edge has wedged a disc there: it stands between two discs of the
 * other side, so nothing along the edge can turn it.
 */
export function isWedge(after: Position, square: Square, color: Color): boolean {
  if (CORNERS.includes(square) || after.at(square) !== color) return false;
  const edge = EDGE_LINES.find((squares) => squares.includes(square));
  if (!edge) return false;
  const at = edge.indexOf(square);
  return [at - 1, at + 1].every((next) => {
    const disc = after.at(edge[next]!);
    return disc !== undefined && disc !== color;
  });
}
