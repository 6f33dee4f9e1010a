/**
 * Reasons about wedges: discs between two of the other side on an edge, which nothing along the edge can flip.
 * `contrast.ts` calls it.
 */
import type { Contrast } from '../reasons/finding.js';
import { isWedge } from '../positions/edges.js';
import { playedBy, type Step } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import type { Square } from '../../rules/square.js';

/** A wedge that comes later than this, in plies, has other causes. */
const WEDGE_WITHIN = 3;

/** Wedges: one of the other side's in best play, or one that could have been made. */
export const wedges: Contrast = (worse, better) => {
  // From the answer on, so the plies of the line are one more.
  const allowed = wedgeIn(worse.steps.slice(1), worse.other);
  // The worse move is not to blame for a wedge that also comes after the better one, sooner or later.
  const otherAllowed = playedBy(better.steps, better.other);
  const made = wedgeIn(better.steps.slice(0, 1), better.mover);
  const otherMade = wedgeIn(worse.steps.slice(0, 1), worse.mover);
  return [
    ...(allowed && !otherAllowed.includes(allowed.square)
      ? [
          {
            kind: 'wedge-allowed' as const,
            squares: [allowed.square],
            numbers: { plies: allowed.plies + 1 },
            worseLine: worse.line.slice(0, allowed.plies + 1),
            betterLine: [better.move],
            weight: 4,
          },
        ]
      : []),
    ...(made && !otherMade
      ? [
          {
            kind: 'wedge-missed' as const,
            squares: [made.square],
            numbers: {},
            worseLine: [worse.move],
            betterLine: [better.move],
            weight: 4,
          },
        ]
      : []),
  ];
};

/** The first wedge of a side in these steps, and at which of them it comes, from 1. */
function wedgeIn(
  steps: readonly Step[],
  color: Outcome['mover'],
): { square: Square; plies: number } | undefined {
  for (const [index, { move, color: by, after }] of steps.slice(0, WEDGE_WITHIN).entries()) {
    if (by === color && move !== 'pass' && isWedge(after, move, color))
      return { square: move, plies: index + 1 };
  }
  return undefined;
}
