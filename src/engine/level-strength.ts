/**
 * How much stronger each level is than the weakest, in Elo points: measured in games between neighbours by
 * `npm run ladder`, see docs/guides/measurements.md.
 */
export const ELO_ABOVE_FIRST = [0, 216, 387, 575, 761, 959, 1141, 1422, 1725, 1931] as const;
