/**
 * Computes the shape of a graph: only numbers, no elements and no words. Values are Black's, in discs; coordinates are
 * those of its SVG.
 */
import { isError, isWorseThanGood, type MoveClass } from '../../../core/analysis/classes.js';
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import type { PlaceValue } from '../analysis/place-value.js';

/** The meaning of the graph's height: discs, or the chances of winning. */
export type GraphScale = 'discs' | 'chances';

/** One point of the line. */
export interface GraphPoint {
  readonly ply: number;
  /** From 1 (Black wins everything) to -1 (White does). */
  readonly height: number;
  /** Whether the value is proven. */
  readonly exact: boolean;
  /** The class of the move before it, if it is marked. */
  readonly mark: MoveClass | undefined;
}

/** Ranges of the graph, in discs. */
const REACHES = [8, 16, 24, 32, 48, 64];

/** A place with a value, and the class of the move before it. */
export interface GraphPlace {
  readonly ply: number;
  readonly value: PlaceValue;
  readonly class?: MoveClass | undefined;
}

/** The smallest range that holds all values. */
export function reachOf(places: readonly GraphPlace[]): number {
  const most = Math.max(0, ...places.map(({ value }) => Math.abs(value.value)));
  return REACHES.find((reach) => reach >= most) ?? REACHES.at(-1)!;
}

/** The points for the places of a line. */
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

/** Two consecutive points to be connected. */
export interface GraphSegment {
  readonly from: GraphPoint;
  readonly to: GraphPoint;
}

/** The connections between points; there is a gap where a value is missing. */
export function segmentsOf(points: readonly GraphPoint[]): GraphSegment[] {
  return points.flatMap((to, at) => {
    const from = points[at - 1];
    return from?.ply === to.ply - 1 ? [{ from, to }] : [];
  });
}

/** The ply of the next mistake or blunder in a direction, if any. */
export function nextError(
  plies: readonly (PlyReview | undefined)[],
  from: number,
  direction: 1 | -1,
): number | undefined {
  const errors = plies.flatMap((ply) => (isError(ply?.class) ? [ply!.ply] : []));
  return direction > 0 ? errors.find((ply) => ply > from) : errors.findLast((ply) => ply < from);
}

/** What is written at a point: the number of a key moment, or the sign of a mistake. */
export interface GraphSign {
  readonly point: GraphPoint;
  /** Where it stands along the graph, from 0 to 1: at the middle of its move, unless another sign is too close. */
  readonly place: number;
  /** From 1; `undefined` for the sign of its class. */
  readonly moment?: number;
  /** Whether it stands below the line. */
  readonly below: boolean;
}

/** A sign stands on the outer side of the line, but on the inner one beyond this height, because the graph ends there. */
const ROOM = 0.8;

/** The width of a sign in a graph, as a share of the graph's own on a phone. */
const SIGN_WIDTH = 1 / 16;

/**
 * The signs of a graph: key moments by their numbers, else mistakes, the worst first; one that another would overlap is
 * left out. Moments move apart instead, and none is left out.
 *
 * @param moments plies of the key moments, in the order of their numbers
 */
export function signsOf(
  points: readonly GraphPoint[],
  length: number,
  moments: readonly number[],
): GraphSign[] {
  const isNear = (one: GraphPoint, other: GraphPoint): boolean =>
    Math.abs(one.ply - other.ply) / length < SIGN_WIDTH;
  const isBelow = ({ height }: GraphPoint): boolean => (height < 0 ? height > -ROOM : height > ROOM);
  const placeOf = ({ ply }: GraphPoint): number => (ply - 0.5) / length;
  if (moments.length > 0) {
    const numbered = moments.flatMap((ply, at) => {
      const point = points.find((one) => one.ply === ply);
      return point ? [{ point, moment: at + 1, below: isBelow(point) }] : [];
    });
    numbered.sort((one, other) => one.point.ply - other.point.ply);
    const places = movedApart(numbered.map(({ point }) => placeOf(point)));
    return numbered.map((sign, at) => ({ ...sign, place: places[at]! }));
  }
  const signs: GraphSign[] = [];
  const drops = points.map((point, at) => ({
    point,
    drop: Math.abs(point.height - (points[at - 1]?.height ?? 0)),
  }));
  for (const { point } of drops
    .filter(({ point: { mark } }) => isError(mark))
    .toSorted((a, b) => b.drop - a.drop))
    if (!signs.some((one) => isNear(one.point, point)))
      signs.push({ point, place: placeOf(point), below: isBelow(point) });
  return signs;
}

/** Places in ascending order, moved as little as it takes to both sides until no two are closer than a sign is wide. */
function movedApart(places: readonly number[]): number[] {
  const later: number[] = [];
  for (const place of places) later.push(Math.max(place, (later.at(-1) ?? -1) + SIGN_WIDTH));
  const earlier: number[] = [];
  for (const place of places.toReversed()) earlier.unshift(Math.min(place, (earlier[0] ?? 2) - SIGN_WIDTH));
  return later.map((place, at) => (place + earlier[at]!) / 2);
}
