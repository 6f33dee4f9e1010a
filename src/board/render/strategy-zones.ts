import type { Square } from '../../rules/square.js';
import { CORNERS, C_SQUARES, DANGER_ZONE, EDGES, X_SQUARES } from '../../rules/strategy.js';

export { stableDiscs } from '../../rules/strategy.js';

/** The kinds of squares that a learner is shown, the narrower first: an X-square is in the danger zone, too. */
const ZONES = [
  ['corner', CORNERS],
  ['x', X_SQUARES],
  ['c', C_SQUARES],
  ['edge', EDGES],
  ['danger', DANGER_ZONE],
] as const;

/** The zone that a square belongs to, as the style sheet names it. */
export function zoneOf(square: Square): string | undefined {
  return ZONES.find(([, squares]) => squares.includes(square))?.[0];
}
