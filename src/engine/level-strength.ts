/**
 * How much stronger each level is than the weakest, in Elo points: measured in games between neighbours by
 * `npm run ladder`, see docs/guides/measurements.md.
 */
export const ELO_ABOVE_FIRST = [0, 221, 410, 626, 821, 1060, 1302, 1546, 1755, 1970] as const;
