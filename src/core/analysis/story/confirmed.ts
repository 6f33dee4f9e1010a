/**
 * The moves of a review after its explanations, which search bad moves more deeply: a story blames no move for a loss
 * that the deeper search hardly sees.
 */
import type { Explanation } from '../../coach/reasons/reason.js';
import type { PlyReview } from '../ply-review.js';

/** The moves, those without a loss in the deeper search as good ones. */
export function confirmed(
  plies: readonly (PlyReview | undefined)[],
  explanations: readonly (Explanation | undefined)[] = [],
): readonly (PlyReview | undefined)[] {
  return plies.map((ply, at) => {
    const isDoubted = explanations[at]?.reasons.some(({ numbers }) => numbers.apart !== undefined);
    if (!ply || !isDoubted) return ply;
    const { best } = ply.chances;
    return { ...ply, loss: 0, after: ply.before, class: 'good', chances: { best, played: best } };
  });
}
