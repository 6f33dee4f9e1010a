import type { Square } from '../../../core/rules/square.js';
import { CORNERS, C_SQUARES, DANGER_ZONE, EDGES, X_SQUARES } from '../../../core/rules/strategy.js';

export { stableDiscs } from '../../../core/rules/strategy.js';

/** The zones shown to learners, narrow ones first: an X-square is also in the danger zone. */
const ZONES = [
  ['corner', CORNERS],
  ['x', X_SQUARES],
  ['c', C_SQUARES],
  ['edge', EDGES],
  ['danger', DANGER_ZONE],
] as const;

/** The zone of a square, as named in the style sheet. */
export function zoneOf(square: Square): string | undefined {
  return ZONES.find(([, squares]) => squares.includes(square))?.[0];
}
