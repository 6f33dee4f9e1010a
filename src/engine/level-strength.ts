/**
 * How much stronger each level is than the weakest, in Elo points: measured in games between neighbours by
 * `npm run ladder`, see docs/guides/measurements.md.
 */
export const ELO_ABOVE_FIRST = [0, 173, 326, 538, 746, 961, 1153, 1366, 1632, 1916] as const;
