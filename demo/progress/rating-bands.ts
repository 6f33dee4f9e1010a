/** How a rating is shown: rounded, and in bands that are named after players of that rating. */

/** Where the bands begin that have words; the first one has no beginning. */
export const STEPS = [900, 1200, 1500, 1800] as const;

/** The band of a rating: how many of the steps it has passed. */
export function bandOf(rating: number): number {
  return STEPS.filter((step) => rating >= step).length;
}

/** A rating as it is shown: to ten points, because it is known no better. */
export function shownRating(rating: number): number {
  return Math.round(rating / 10) * 10;
}
