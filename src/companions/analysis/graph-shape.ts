/** What a graph of a game draws, in numbers: no element, no words. */
import { isError, isWorseThanGood, type MoveClass } from '../../analysis/classes.js';
import type { PlyReview } from '../../analysis/ply-review.js';
import type { PlaceValue } from './place-value.js';

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

/** A place of a line that has a value, and the class of the move that led there. */
export interface GraphPlace {
  readonly ply: number;
  readonly value: PlaceValue;
  readonly class?: MoveClass | undefined;
}

/** The least of the usual reaches that all values fit in. */
export function reachOf(places: readonly GraphPlace[]): number {
  const most = Math.max(0, ...places.map(({ value }) => Math.abs(value.value)));
  return REACHES.find((reach) => reach >= most) ?? REACHES.at(-1)!;
}

/** The points of a line's places. */
export function pointsOf(
  places: readonly GraphPlace[],
  scale: GraphScale,
  reach = reachOf(places),
): GraphPoint[] {
  return places.map(({ ply, value, class: moveClass }) => ({
    ply,
    height: clamp(scale === 'discs' ? value.value / reach : 2 * value.points - 1),
    exact: value.certainty === 'exact',
    mark: isWorseThanGood(moveClass) ? moveClass : undefined,
  }));
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
