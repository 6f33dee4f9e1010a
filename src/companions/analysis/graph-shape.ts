/** What a graph of a game draws, in numbers: no element, no words. */
import { expectedPoints, isError, isWorseThanGood, type MoveClass } from '../../analysis/classes.js';
import type { PlyReview } from '../../analysis/ply-review.js';
import { blackValue } from './words.js';

/** What the graph's height stands for: discs, or the chances of winning. */
export type GraphScale = 'discs' | 'chances';

/** One place of the line. */
export interface GraphPoint {
  readonly ply: number;
  /** From 1, all for Black, to -1, all for White. */
  readonly height: number;
  readonly exact: boolean;
  /** The class of the move that led here, where it is marked. */
  readonly mark: MoveClass | undefined;
}

/** The greatest advantages, in discs, that a graph may reach up to. */
const REACHES = [16, 32, 64];

/** The least of the usual reaches that all values fit in. */
export function reachOf(plies: readonly (PlyReview | undefined)[]): number {
  const most = Math.max(
    0,
    ...plies.flatMap((ply) => (ply ? [Math.abs(ply.before), Math.abs(ply.after)] : [])),
  );
  return REACHES.find((reach) => reach >= most) ?? REACHES.at(-1)!;
}

/** The points of a line: the start, and each move that has a value. All values come from the moves' own searches. */
export function pointsOf(
  plies: readonly (PlyReview | undefined)[],
  scale: GraphScale,
  reach = reachOf(plies),
): GraphPoint[] {
  const points: GraphPoint[] = [];
  const [first] = plies;
  if (first)
    points.push({
      ply: 0,
      height: heightOf(first, 'best', scale, reach),
      exact: isExact(first),
      mark: undefined,
    });
  for (const ply of plies) {
    if (!ply) continue;
    const mark = isWorseThanGood(ply.class) ? ply.class : undefined;
    points.push({ ply: ply.ply, height: heightOf(ply, 'played', scale, reach), exact: isExact(ply), mark });
  }
  return points;
}

const isExact = ({ certainty }: PlyReview): boolean => certainty === 'exact';

function heightOf(ply: PlyReview, of: 'best' | 'played', scale: GraphScale, reach: number): number {
  if (scale === 'discs') {
    const value = of === 'best' ? ply.before : ply.after;
    return clamp(blackValue(ply.color, value) / reach);
  }
  return clamp(blackValue(ply.color, 2 * expectedPoints(ply.chances[of]) - 1));
}

const clamp = (height: number): number => Math.max(-1, Math.min(1, height));

/** Two points beside each other in the game, to be joined. */
export interface GraphSegment {
  readonly from: GraphPoint;
  readonly to: GraphPoint;
}

/** What joins the points; where a value is missing, there is a gap. */
export function segmentsOf(points: readonly GraphPoint[]): GraphSegment[] {
  return points.flatMap((to, at) => {
    const from = points[at - 1];
    return from?.ply === to.ply - 1 ? [{ from, to }] : [];
  });
}

/** The ply of the next mistake or blunder in a direction, if there is one. */
export function nextError(
  plies: readonly (PlyReview | undefined)[],
  from: number,
  direction: 1 | -1,
): number | undefined {
  const errors = plies.flatMap((ply) => (isError(ply?.class) ? [ply!.ply] : []));
  return direction > 0 ? errors.find((ply) => ply > from) : errors.findLast((ply) => ply < from);
}
