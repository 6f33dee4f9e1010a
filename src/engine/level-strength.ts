/**
 * How much stronger each level is than the weakest, in Elo points: measured in games between neighbours by
 * `npm run ladder`, see docs/guides/measurements.md.
 */
export const ELO_ABOVE_FIRST = [0, 221, 410, 626, 821, 1054, 1315, 1559, 1768, 1983] as const;
